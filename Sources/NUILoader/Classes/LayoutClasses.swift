import NUI
import TatamiGeometry
import TatamiLayout
import TatamiViews

extension NUIClass {
    static var layout: NUIClass {
        NUIClass(
            builtIn: "Layout", of: ItemLayout.self, aliases: ["NUILayout"], doc: "The properties of all layouts.", make: nil,
            [
                .adding(
                    "layoutItems", "The items of the layout, in order.", of: .array(of: .object("LayoutItem")),
                    keep: { layout in
                        let kept = layout.items
                        return { for item in layout.items where !kept.contains(where: { $0 === item }) { layout.remove(item) } }
                    }
                ) { (layout: ItemLayout, item: LayoutItem) in layout.add(item) }.listing(\.items) { $0.setItems($1) },
                .property(
                    "padding", \.padding, "The distances from the edges to the content: top, left, bottom, right, or one number for all.",
                    aliases: ["margin"], range: .distance, parts: ["paddingTop", "paddingLeading", "paddingBottom", "paddingTrailing"]
                ) { $0.padding = $1 },
                .property("paddingTop", \.padding.top, "The padding at the top.", aliases: ["topMargin"], range: .distance),
                .property(
                    "paddingLeading", \.padding.leading, "The padding at the leading edge.", aliases: ["paddingLeft", "leftMargin"],
                    range: .distance),
                .property("paddingBottom", \.padding.bottom, "The padding at the bottom.", aliases: ["bottomMargin"], range: .distance),
                .property(
                    "paddingTrailing", \.padding.trailing, "The padding at the trailing edge.", aliases: ["paddingRight", "rightMargin"],
                    range: .distance),
                .setting(
                    "hMargin", "The padding at the leading and the trailing edge.", range: .distance,
                    parts: ["paddingLeading", "paddingTrailing"]
                ) {
                    ($0.padding.leading, $0.padding.trailing) = ($1, $1 as Double)
                },
                .setting("vMargin", "The padding at the top and the bottom.", range: .distance, parts: ["paddingTop", "paddingBottom"]) {
                    ($0.padding.top, $0.padding.bottom) = ($1, $1 as Double)
                },
                .property(
                    "horizontalAlignment", \.horizontalAlignment, "The horizontal alignment of items that do not set their own.",
                    aliases: ["hAlign"]
                ) { $0.horizontalAlignment = $1 },
                .property(
                    "verticalAlignment", \.verticalAlignment, "The vertical alignment of items that do not set their own.",
                    aliases: ["vAlign"]
                ) { $0.verticalAlignment = $1 },
                .reading(
                    "layoutItem", \.layoutItem, "The item that holds the layout in another layout: `layoutItem.minWidth = 80`.",
                    isStored: false),
                .property("overflow", \.overflow, "Whether content that reaches beyond the edges is drawn or cut off."),
                .setting(
                    "cropSubviewOverflow", "YES sets the overflow to Clip, NO to Visible.", parts: ["overflow"],
                    get: { $0.overflow == .clip }
                ) {
                    $0.overflow = $1 ? .clip : .visible
                },
                .property(
                    "tag", \.plainTag, "Any value, for the program and for debugging.", aliases: ["debugName"], type: .any, isStored: false),
                .ignored(
                    "debugLayout", .bool, "debugLayout has no effect: 'tatami explain' says how views get their places",
                    aliases: ["debugMinSize"]),
            ])
    }

    static var stackLayout: NUIClass {
        NUIClass(
            builtIn: "StackLayout", of: StackLayout.self, parent: "Layout", doc: "Places its items in a row or a column.",
            make: { StackLayout(.vertical) },
            [
                .property("axis", \.axis, "The axis: Horizontal for a row, Vertical for a column.", aliases: ["orientation"]),
                .property(
                    "spacing", \.spacing, "The gap between neighbours, in points.", range: .distance,
                    parts: ["horizontalSpacing", "verticalSpacing"]
                ) { $0.spacing = $1 },
                .property(
                    "horizontalSpacing", \.horizontalSpacing, "The gap while the axis is horizontal.", aliases: ["hSpacing"],
                    range: .distance),
                .property(
                    "verticalSpacing", \.verticalSpacing, "The gap while the axis is vertical.", aliases: ["vSpacing"], range: .distance),
                .property("distribution", \.distribution, "How free room along the axis is distributed."),
                .property("mainLength", \.mainLength, "The length of the content along the axis, in points.", range: .length),
                .property("crossLength", \.crossLength, "The length of the content across the axis, in points.", range: .length),
            ] + wordsOfMICUi + blockAlignmentOfStacks
        ).readingItems(slotRules + gapRules)
    }

    /// The properties of stacks for which MICUi has numbers and words of its own.
    private static var wordsOfMICUi: [NUIProperty<StackLayout>] {
        [
            .setting(
                "cellSpacing", "The spacing; a negative number counts as 0.", range: .length,
                parts: ["horizontalSpacing", "verticalSpacing"],
                get: { $0.spacing }
            ) { $0.spacing = max(0, $1) },
            .setting(
                "fitGrowingSideSize", "The mainLength; a negative number means not set.", range: .distance, parts: ["mainLength"],
                get: { $0.mainLength }
            ) { $0.mainLength = $1 < 0 ? nil : $1 },
            .setting(
                "fixedSideSize", "The crossLength; a negative number means not set.", range: .distance, parts: ["crossLength"],
                get: { $0.crossLength }
            ) { $0.crossLength = $1 < 0 ? nil : $1 },
            .setting(
                "cellAlignment", "The alignment of items across the axis; set the axis before it.",
                parts: ["horizontalAlignment", "verticalAlignment"]
            ) { (layout: StackLayout, word: CellAlignment) in
                switch layout.axis {
                case .horizontal: layout.verticalAlignment = word.vertical
                case .vertical: layout.horizontalAlignment = word.horizontal
                }
            }.after("axis"),
        ]
    }

    static var micuiStackLayout: NUIClass {
        NUIClass(
            builtIn: "MICUiStackLayout", of: StackLayout.self, parent: "StackLayout",
            doc: "A vertical stack whose items stand at the left or the top, as the Layouter's do.",
            make: {
                let layout = StackLayout(.vertical)
                (layout.horizontalAlignment, layout.verticalAlignment) = (.left, .top)
                return layout
            })
    }

    static var horizontalLayout: NUIClass {
        NUIClass(
            builtIn: "HorizontalLayout", of: StackLayout.self, aliases: ["NUIHorizontalLayout"], parent: "StackLayout",
            doc: "A horizontal stack.", make: { StackLayout(.horizontal) })
    }

    static var verticalLayout: NUIClass {
        NUIClass(
            builtIn: "VerticalLayout", of: StackLayout.self, aliases: ["NUIVerticalLayout"], parent: "StackLayout",
            doc: "A vertical stack.", make: { StackLayout(.vertical) })
    }

    static var overlayLayout: NUIClass {
        NUIClass(
            builtIn: "OverlayLayout", of: OverlayLayout.self, parent: "Layout",
            doc: "Places items on top of each other, each in the whole content rectangle.",
            make: { OverlayLayout() },
            [
                .property("contentMode", \.contentMode, "How items fill the content rectangle.", aliases: ["cellPositioning"]),
                .ignored(
                    "spacing", .number, "spacing has no effect: items of an overlay have no neighbours",
                    aliases: ["horizontalSpacing", "verticalSpacing", "hSpacing", "vSpacing"]),
            ]
        ).readingItems(slotRules)
    }
}
