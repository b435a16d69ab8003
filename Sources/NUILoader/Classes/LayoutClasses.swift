import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var layout: NUIClass {
        NUIClass(
            "Layout", of: ItemLayout.self, aliases: ["NUILayout"], doc: "What all layouts have.", make: nil,
            [
                .adding(
                    "layoutItems", "What is arranged, in order.", of: .array(of: .object("LayoutItem")),
                    keep: { layout in
                        let kept = layout.items
                        return { for item in layout.items where !kept.contains(where: { $0 === item }) { layout.remove(item) } }
                    }
                ) { (layout: ItemLayout, item: LayoutItem) in layout.add(item) },
                .property(
                    "padding", \.padding, "Distances from the edges to the content: top, left, bottom, right, or one for all.",
                    aliases: ["margin"], range: .distance, parts: ["paddingTop", "paddingLeading", "paddingBottom", "paddingTrailing"]),
                .property("paddingTop", \.padding.top, "One of them.", aliases: ["topMargin"], range: .distance),
                .property("paddingLeading", \.padding.leading, "One of them.", aliases: ["paddingLeft", "leftMargin"], range: .distance),
                .property("paddingBottom", \.padding.bottom, "One of them.", aliases: ["bottomMargin"], range: .distance),
                .property(
                    "paddingTrailing", \.padding.trailing, "One of them.", aliases: ["paddingRight", "rightMargin"], range: .distance),
                .setting("hMargin", "The leading and the trailing one.", range: .distance, parts: ["paddingLeading", "paddingTrailing"]) {
                    ($0.padding.leading, $0.padding.trailing) = ($1, $1 as Double)
                },
                .setting("vMargin", "The top and the bottom one.", range: .distance, parts: ["paddingTop", "paddingBottom"]) {
                    ($0.padding.top, $0.padding.bottom) = ($1, $1 as Double)
                },
                .property("horizontalAlignment", \.horizontalAlignment, "Of items that name none.", aliases: ["hAlign"]),
                .property("verticalAlignment", \.verticalAlignment, "Of items that name none.", aliases: ["vAlign"]),
                .property("overflow", \.overflow, "Whether painting stops at the edges."),
                .setting("cropSubviewOverflow", "YES is the overflow Clip.", parts: ["overflow"], get: { $0.overflow == .clip }) {
                    $0.overflow = $1 ? .clip : .visible
                },
                .property(
                    "tag", \.plainTag, "Anything, for the program and for debugging.", aliases: ["debugName"], type: .any, isStored: false),
            ])
    }

    static var stackLayout: NUIClass {
        NUIClass(
            "StackLayout", of: StackLayout.self, parent: "Layout", doc: "Lines its items up along an axis.",
            make: { StackLayout(.vertical) },
            [
                .property("axis", \.axis, "The axis.", aliases: ["orientation"]),
                .property(
                    "spacing", \.spacing, "Points between neighbours.", range: .distance, parts: ["horizontalSpacing", "verticalSpacing"]),
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "The same where the axis is horizontal.", aliases: ["hSpacing"],
                    range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "The same where the axis is vertical.", aliases: ["vSpacing"], range: .distance),
                .property("distribution", \.distribution, "Where free room along the axis goes."),
                .property("mainLength", \.mainLength, "The content's length along the axis.", range: .length),
                .property("crossLength", \.crossLength, "The content's length across.", range: .length),
            ] + wordsOfMICUi)
    }

    /// What MICUi says of a stack with numbers and words of its own.
    private static var wordsOfMICUi: [NUIProperty<StackLayout>] {
        [
            .setting(
                "cellSpacing", "The spacing; what is negative counts as 0.", range: .length,
                parts: ["horizontalSpacing", "verticalSpacing"],
                get: { $0.spacing }
            ) { $0.spacing = max(0, $1) },
            .setting(
                "fitGrowingSideSize", "The mainLength; negative = not set.", range: .distance, parts: ["mainLength"], get: { $0.mainLength }
            ) { $0.mainLength = $1 < 0 ? nil : $1 },
            .setting(
                "fixedSideSize", "The crossLength; negative = not set.", range: .distance, parts: ["crossLength"], get: { $0.crossLength }
            ) { $0.crossLength = $1 < 0 ? nil : $1 },
            .setting(
                "cellAlignment", "Where items stand across the axis; the axis is named before.",
                parts: ["horizontalAlignment", "verticalAlignment"]
            ) { (layout: StackLayout, word: CellAlignment) in
                switch layout.axis {
                case .horizontal: layout.verticalAlignment = word.vertical
                case .vertical: layout.horizontalAlignment = word.horizontal
                }
            },
        ]
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
            [
                .property("contentMode", \.contentMode, "How items fill the rectangle.", aliases: ["cellPositioning"]),
                .ignored(
                    "spacing", .number, "spacing has no effect: items of an overlay have no neighbours",
                    aliases: ["horizontalSpacing", "verticalSpacing", "hSpacing", "vSpacing"]),
            ])
    }
}
