import NUI
import TatamiControls
import TatamiGeometry
import TatamiViews

extension NUIClass {
    /// What all views have that arrange their children by one layout. Their content is the layout, so they do not have what files can set
    /// of the content of other scroll views.
    static var arrangedView: NUIClass {
        NUIClass(
            builtIn: "ArrangedView", of: ArrangedView.self, parent: "View", doc: "A scrolling view whose children one layout arranges.",
            make: nil,
            [
                .property("layoutAnimation", \.layoutAnimation, "The animation of layout changes.", isStored: false),
                .property(
                    "horizontalScrollerEnabled", \.horizontalScrollerEnabled,
                    "Whether the content scrolls horizontally; set it after the layout, which decides otherwise."),
                .property(
                    "verticalScrollerEnabled", \.verticalScrollerEnabled,
                    "Whether the content scrolls vertically; set it after the layout, which decides otherwise."),
                .property(
                    "contentOffset", \.contentOffset, "How far the content is scrolled, in points from its left and upper edges.",
                    range: .length),
            ] + dragging, actions: customizing)
    }

    static var stackView: NUIClass {
        NUIClass(
            builtIn: "StackView", of: StackView.self, parent: "ArrangedView",
            doc: "A scrolling view whose children stand one after the other.",
            make: { StackView() },
            [
                .reading(
                    "stackLayout", \.stackLayout, "The layout of the children; it is vertical unless its axis is set.",
                    type: .object("StackLayout"))
            ])
    }

    static var micuiStackView: NUIClass {
        NUIClass(
            builtIn: "MICUiStackView", of: StackView.self, parent: "StackView",
            doc: "A stack view whose children stand at the left or the top, as the Layouter's do.",
            make: {
                let view = StackView()
                (view.stackLayout.horizontalAlignment, view.stackLayout.verticalAlignment) = (.left, .top)
                return view
            })
    }

    static var gridView: NUIClass {
        NUIClass(
            builtIn: "GridView", of: GridView.self, aliases: ["MICUiGridView"], parent: "ArrangedView",
            doc: "A scrolling view whose children are tiles of whole units.", make: { GridView() },
            [
                .reading(
                    "tileLayout", \.tileLayout, "The layout of the children.", aliases: ["gridLayout"], type: .object("TileLayout")),
                .property(
                    "megaUnitX", \.megaUnitX,
                    "The units that a tile without units of its own covers horizontally if the program adds it; those in files cover one.",
                    range: .span),
                .property(
                    "megaUnitY", \.megaUnitY,
                    "The units that a tile without units of its own covers vertically if the program adds it; those in files cover one.",
                    range: .span),
            ])
    }

    static var relativeView: NUIClass {
        NUIClass(
            builtIn: "RelativeView", of: RelativeView.self, aliases: ["MICUiRelativeView"], parent: "ArrangedView",
            doc: "A view whose children are placed by rules that name its area and other children.", make: { RelativeView() },
            [
                .reading("relativeLayout", \.relativeLayout, "The layout of the children.", type: .object("RelativeLayout")),
                .property(
                    "areaSize", \.areaSize,
                    "The size of the area, in points, which is then scrolled; by default it is the view without the padding.",
                    aliases: ["overallSize"], range: .length),
            ])
    }
}
