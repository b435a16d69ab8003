import NUI
import TatamiControls
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var accordionCell: NUIClass {
        NUIClass(
            builtIn: "AccordionCell", of: AccordionCell.self, aliases: ["AccordionCellView", "MICUiAccordionCellView"], parent: "View",
            doc: "A view with a label and a body, which folds to its label.", make: { AccordionCell() },
            cellParts + cellSettings + folding() + [
                .action("The action, or actions, that the cell sends when it folds or unfolds: `folded`, or `willFold` at the beginning.")
            ], actions: foldActions())
    }

    private static var cellParts: [NUIProperty<AccordionCell>] {
        [
            .property(
                "label", \.label, "The view that stays while the cell is folded.", aliases: ["labelView"], type: .object("View"),
                isStored: false),
            .setting(
                "title", "The text of a label of the usual look, which takes the place of `label`.", parts: ["label"],
                get: { ($0.label as? AccordionLabel)?.title }
            ) { (cell: AccordionCell, title: String) in cell.label = AccordionLabel(title) },
            .property(
                "body", \.bodyOfFile, "What the cell folds away: a view, or a layout without a view.", aliases: ["bodyView"],
                type: .oneOf([.object("View"), .object("Layout")]), isStored: false),
            .property("axis", \.axis, "The axis along which the cell folds.", aliases: ["orientation"]),
            .property(
                "labelPosition", \.labelPosition,
                "The edges at which the label stands, of which that of the axis counts: Bottom or Trailing, otherwise Top or Leading.",
                aliases: ["labelPos"]),
            .setting(
                "labelAlignment", "Where the label stands in its length; Fill stretches it.",
                get: { CellAlignment($0.labelAlignment) }
            ) { $0.labelAlignment = ($1 as CellAlignment).alongAnAxis },
            .property("labelMargin", \.labelMargin, "The distances around the label, in points.", range: .distance),
            .property("bodyMargin", \.bodyMargin, "The distances around the body, in points.", range: .distance),
        ]
    }

    private static var cellSettings: [NUIProperty<AccordionCell>] {
        [
            .property(
                "movableLabel", \.movableLabel,
                "Whether a cell with a frame of its own folds to the edge opposite to its label; without effect in a layout."),
            .property("labelTurn", \.labelTurn, "How the label of a cell that folds horizontally is turned."),
            .setting(
                "rotateRight", "YES turns the label clockwise, NO counterclockwise.", parts: ["labelTurn"],
                get: { $0.labelTurn == .clockwise }
            ) { $0.labelTurn = $1 ? .clockwise : .counterclockwise },
            .property("togglesOnPress", \.togglesOnPress, "Whether a press on the label folds and unfolds the cell."),
        ]
    }

    /// What all views have that fold their bodies.
    static func folding<Object: AccordionCell>() -> [NUIProperty<Object>] {
        [
            .property(
                "leastBodyLength", \.leastBodyLength, "The least length of the body, in points; it wins over the greatest.", range: .length),
            .property("greatestBodyLength", \.greatestBodyLength, "The greatest length of the body, in points.", range: .length),
            .property(
                "foldDuration", \.foldDuration, "The seconds that folding and unfolding take; by default they grow with the length."),
            .property("isFolded", \.isFolded, "Whether the cell is folded.", isStored: false).edited(by: .willFold),
        ]
    }

    /// The actions of views that fold their bodies.
    static func foldActions<Object: AccordionCell>() -> [NUIAction<Object>] {
        [
            .action("fold", "Folds the cell.") { cell, _ in cell.fold() },
            .action("unfold", "Unfolds the cell.") { cell, _ in cell.unfold() },
            .action("toggle", "Folds the cell, or unfolds it.") { cell, _ in cell.toggle() },
        ]
    }

    static var accordionView: NUIClass {
        NUIClass(
            builtIn: "AccordionView", of: AccordionView.self, parent: "StackView",
            doc: "A scrolling stack of accordion cells.", make: { AccordionView() },
            [
                .property("exclusive", \.exclusive, "Whether at most one cell is open: one that opens folds the others."),
                .property("keepsOneOpen", \.keepsOneOpen, "Whether the last open cell cannot be folded."),
            ],
            actions: [.action("foldAll", "Folds all cells.") { view, _ in view.foldAll() }]
        ).refusing { (view: AccordionView) in view.strangerFaults }
    }

    static var micuiAccordionView: NUIClass {
        NUIClass(
            builtIn: "MICUiAccordionView", of: AccordionView.self, parent: "AccordionView",
            doc: "An accordion whose cells stand at the left or the top, as the Layouter's do.",
            make: {
                let view = AccordionView()
                (view.stackLayout.horizontalAlignment, view.stackLayout.verticalAlignment) = (.left, .top)
                return view
            })
    }
}

extension LabelTurn: NUIEnumeration {
    /// The names of the turns of labels in files.
    public static let nuiEnumeration = EnumTable<LabelTurn>(
        "LabelTurn",
        [
            (["Automatic"], .automatic), (["None"], .none), (["Clockwise"], .clockwise), (["Counterclockwise"], .counterclockwise),
        ])
}

extension AccordionView {
    /// The fault of each item whose view is no accordion cell.
    fileprivate var strangerFaults: [PlaceFault] {
        stackLayout.items.compactMap { item in
            guard let child = item.view, !(child is AccordionCell) else { return nil }
            var fault = PlaceFault(
                message: "an AccordionView holds accordion cells alone, and this is none",
                hint: "put it into the body of a cell: { :class = AccordionCell  title = \"...\"  body = { ... } }", properties: ["view"])
            fault.object = item
            return fault
        }
    }
}

extension AccordionCell {
    /// The body as files set it: a view or a layout.
    fileprivate var bodyOfFile: TreeObject? {
        get { body.object }
        set { body = AccordionBody(newValue) }
    }
}

extension CellAlignment {
    /// Creates the alignment of the same meaning along any axis.
    fileprivate init(_ alignment: AxisAlignment) {
        switch alignment {
        case .center: self = .center
        case .end: self = .trailing
        case .stretch: self = .fill
        case .left: self = .left
        case .right: self = .right
        case .start, .baseline, .unset: self = .leading
        }
    }

    /// The alignment along any axis.
    fileprivate var alongAnAxis: AxisAlignment {
        switch self {
        case .leading: .start
        case .center: .center
        case .trailing: .end
        case .fill: .stretch
        case .left: .left
        case .right: .right
        }
    }
}
