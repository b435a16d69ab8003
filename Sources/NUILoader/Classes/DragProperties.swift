import NUI
import TatamiControls
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// How files say where people drag the children of a view that arranges them (containers: section 1).
extension NUIClass {
    static var dragging: [NUIProperty<ArrangedView>] {
        [
            .property("reordering", \.reordering, "Where people drag the children: nowhere, inside the view, or to other views as well."),
            .property(
                "dragStart", \.dragStart,
                "What begins a drag: pulling with the mouse, holding with a finger, pulling a handle, or all of it after a long press."),
            .property("endsByTap", \.endsByTap, "Whether a tap ends the customizing that a long press began."),
            .property("dragKind", \.dragKind, "The kind of the children, by which other views accept them."),
            .setting(
                "acceptedKinds", "The kinds of children that the view takes from other views; an empty text is none.",
                get: { Names(list: $0.acceptedKinds.sorted()) }
            ) { (view: ArrangedView, kinds: Names) in view.acceptedKinds = Set(kinds.list.filter { !$0.isEmpty }) },
            .action(
                "The action, or actions, that the view sends when people have moved children, or on the event `dragEnded` or `customizingChanged`."
            ),
        ] + placing
    }

    /// Where children may be put that people place freely.
    private static var placing: [NUIProperty<ArrangedView>] {
        [
            .property(
                "dropGrid", \.placement.grid,
                "For children that are placed freely: the distances of the lines on which they are dropped, in points: [across, down].",
                range: .length),
            .property(
                "snapDistance", \.placement.snapDistance,
                "For children that are placed freely: how near an edge or a center a drop becomes equal to it, in points.", range: .length),
            .property("staysInBounds", \.placement.staysInBounds, "Whether children that are placed freely stay in the area."),
            .property("avoidsSiblings", \.placement.avoidsSiblings, "Whether children that are placed freely overlap no other."),
        ]
    }

    static var customizing: [NUIAction<ArrangedView>] {
        [
            .action("beginCustomizing", "Lets people pull the children at once, until a tap or Escape.") { view, _ in
                view.beginCustomizing()
            },
            .action("endCustomizing", "Ends customizing.") { view, _ in view.endCustomizing() },
        ]
    }
}

extension Reordering: NUIEnumeration {
    /// The names of the values in files.
    public static let nuiEnumeration = EnumTable<Reordering>(
        "Reordering", [(["None"], .none), (["Inside"], .inside), (["Shared"], .shared)])
}

extension DragMachine.Start: NUIFlags {
    static let nuiEnumeration = EnumTable<DragMachine.Start>(
        "DragStart",
        [(["Pull"], .pull), (["Hold"], .hold), (["Handle"], .handle), (["Customizing"], .customizing), (["Direct"], .direct)])
}
