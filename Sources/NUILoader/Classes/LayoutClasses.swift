import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var layout: NUIClass {
        NUIClass(
            "Layout", of: ItemLayout.self, aliases: ["NUILayout"], doc: "What all layouts have.", make: nil,
            [
                .adding("layoutItems", "What is arranged, in order.", of: .array(of: .object("LayoutItem"))) {
                    (layout: ItemLayout, item: LayoutItem) in layout.add(item)
                },
                .property(
                    "padding", \.padding, "Distances from the edges to the content: top, left, bottom, right, or one for all.",
                    aliases: ["margin"], parts: ["paddingTop", "paddingLeading", "paddingBottom", "paddingTrailing"]),
                .property("paddingTop", \.padding.top, "One of them."),
                .property("paddingLeading", \.padding.leading, "One of them.", aliases: ["paddingLeft"]),
                .property("paddingBottom", \.padding.bottom, "One of them."),
                .property("paddingTrailing", \.padding.trailing, "One of them.", aliases: ["paddingRight"]),
                .property("horizontalAlignment", \.horizontalAlignment, "Of items that name none.", aliases: ["hAlign", "cellAlignment"]),
                .property("verticalAlignment", \.verticalAlignment, "Of items that name none.", aliases: ["vAlign"]),
                .property("overflow", \.overflow, "Whether painting stops at the edges."),
                .setting("cropSubviewOverflow", "YES is the overflow Clip.", parts: ["overflow"], get: { $0.overflow == .clip }) { $0.overflow = $1 ? .clip : .visible },
                .setting("tag", "Anything, for the program and for debugging.", aliases: ["debugName"], type: .any) {
                    (layout: ItemLayout, value: AnyValue) in layout.tag = value.plain
                },
            ])
    }

    static var stackLayout: NUIClass {
        NUIClass(
            "StackLayout", of: StackLayout.self, parent: "Layout", doc: "Lines its items up along an axis.",
            make: { StackLayout(.vertical) },
            [
                .property("axis", \.axis, "The axis.", aliases: ["orientation"]),
                .property(
                    "spacing", \.spacing, "Points between neighbours.",
                    aliases: ["horizontalSpacing", "verticalSpacing", "hSpacing", "vSpacing", "cellSpacing"]),
                .property("distribution", \.distribution, "Where free room along the axis goes."),
                .property("mainLength", \.mainLength, "The content's length along the axis.", aliases: ["fitGrowingSideSize"]),
                .property("crossLength", \.crossLength, "The content's length across.", aliases: ["fixedSideSize"]),
            ])
    }

    static var horizontalLayout: NUIClass {
        NUIClass(
            "HorizontalLayout", of: StackLayout.self, aliases: ["NUIHorizontalLayout"], parent: "StackLayout",
            doc: "A horizontal stack.", make: { StackLayout(.horizontal) })
    }

    static var verticalLayout: NUIClass {
        NUIClass(
            "VerticalLayout", of: StackLayout.self, aliases: ["NUIVerticalLayout"], parent: "StackLayout",
            doc: "A vertical stack.", make: { StackLayout(.vertical) })
    }

    static var overlayLayout: NUIClass {
        NUIClass(
            "OverlayLayout", of: OverlayLayout.self, parent: "Layout", doc: "Gives every item the whole content rectangle.",
            make: { OverlayLayout() },
            [.property("contentMode", \.contentMode, "How items fill the rectangle.", aliases: ["cellPositioning"])])
    }
}
