/// The words of WeView 2.
extension OlderWord {
    static let ofWeView = rows(sizes, places, layouts, grids, views)

    private static let system = System.weView

    private static let sizes: [OlderWord] = system.properties(
        of: "LayoutItem", in: "HorizontalLayout",
        """
        minDesiredWidth = 10
        maxDesiredWidth = 90
        minDesiredHeight = 10
        maxDesiredHeight = 90
        minDesiredSize = [10 10]
        maxDesiredSize = [90 90]
        fixedDesiredWidth = 50
        fixedDesiredHeight = 50
        fixedDesiredSize = [50 50]
        desiredWidthAdjustment = 10
        desiredHeightAdjustment = -10
        desiredSizeAdjustment = [10 -10]
        ignoreDesiredWidth = YES
        ignoreDesiredHeight = YES
        ignoreDesiredSize = YES
        hStretchWeight = 1
        vStretchWeight = 1
        hStretches = 1
        vStretches = 1
        stretches = 1
        stretchesIgnoringDesiredSize = YES
        """)

    private static let places: [OlderWord] = rows(
        system.properties(
            of: "LayoutItem", in: "HorizontalLayout",
            """
            leftSpacingAdjustment = 4
            rightSpacingAdjustment = 4
            topSpacingAdjustment = 4
            bottomSpacingAdjustment = 4
            xPositionOffset = 5
            yPositionOffset = 5
            positionOffset = [5 5]
            cellHAlign = Left
            cellVAlign = Top
            skipLayout = YES
            debugName = "a"
            """),
        system.values(of: "LayoutItem", "cellHAlign", in: "HorizontalLayout", "Left Center Right"),
        system.values(of: "LayoutItem", "cellVAlign", in: "HorizontalLayout", "Top Center Bottom"),
        ["setMinDesiredWidth", "setFixedDesiredSize", "setIgnoreDesiredSize", "setPositionOffset"].flatMap { name in
            system.properties(of: "LayoutItem", in: "HorizontalLayout", "\(name) = 1", .refused("the name without 'set'"))
        })

    private static let layouts: [OlderWord] = rows(
        ["HorizontalLayout", "VerticalLayout", "FlowLayout", "GridLayout", "OverlayLayout"].flatMap(common),
        system.properties(of: "OverlayLayout", "cellPositioning = Fill"),
        system.values(of: "OverlayLayout", "cellPositioning", "Normal Fill AspectFill AspectFit"),
        ["StackLayout", "FlowLayout", "GridLayout"].flatMap { name in
            system.properties(of: name, "cellPositioning = Fill", .refused("horizontalAlignment = Stretch and verticalAlignment = Stretch"))
        },
        system.properties(of: "StackLayout", "spacingStretches = YES", .refused("distribution = SpaceBetween")),
        system.properties(of: "FlowLayout", "spacingStretches = YES", .refused("distribution = SpaceBetween")),
        system.properties(
            of: "FlowLayout", "rightToLeft = YES", .refused("direction = RightToLeft of the view that shows the layout"))
    )

    /// Returns the rows for what layouts of a class have in common.
    private static func common(of name: String) -> [OlderWord] {
        rows(
            system.properties(
                of: name,
                """
                leftMargin = 1
                rightMargin = 1
                topMargin = 1
                bottomMargin = 1
                hMargin = 1
                vMargin = 1
                margin = 1
                hAlign = Left
                vAlign = Bottom
                cropSubviewOverflow = YES
                debugName = "a"
                """),
            system.properties(of: name, "debugLayout = YES\ndebugMinSize = YES", .converted),
            system.properties(
                of: name, "hSpacing = 8\nvSpacing = 8\nspacing = 8", name == "OverlayLayout" ? .converted : .loads),
            system.values(of: name, "hAlign", "Left Center Right"), system.values(of: name, "vAlign", "Top Center Bottom"))
    }

    private static let grids: [OlderWord] = rows(
        system.classes("WeViewGridSizing WeViewSpacing"),
        system.properties(
            of: "GridLayout",
            """
            maxColumnCount = 2
            maxRowCount = 2
            columnSizings = [{ :class = WeViewGridSizing fixedSize = 50 } { :class = WeViewGridSizing stretchWeight = 1 }]
            rowSizings = [{ :class = WeViewGridSizing fixedSize = 50 }]
            defaultColumnSizing = { :class = WeViewGridSizing stretchWeight = 1 }
            defaultRowSizing = { :class = WeViewGridSizing fixedSize = 20 }
            columnSpacings = [{ :class = WeViewSpacing size = 8 }]
            rowSpacings = [{ :class = WeViewSpacing size = 8 stretchWeight = 1 }]
            defaultHSpacing = { :class = WeViewSpacing size = 8 stretchWeight = 1 }
            defaultVSpacing = { :class = WeViewSpacing stretchWeight = 1 }
            isRowHeightUniform = YES
            isColumnWidthUniform = YES
            """),
        system.properties(of: "WeViewGridSizing", "fixedSize = 50\nstretchWeight = 1"),
        system.properties(of: "WeViewSpacing", "size = 8\nstretchWeight = 1  size = 8"),
        ["leftMarginInfo", "rightMarginInfo", "topMarginInfo", "bottomMarginInfo"].flatMap { name in
            system.properties(
                of: "GridLayout", "\(name) = { size = 8 stretchWeight = 1 }",
                .refused("padding for the size, paddingWeights for the weight"))
        })

    private static let views: [OlderWord] = rows(
        system.classes("WeView WeScrollView WeViewSpacingView"),
        system.properties(of: "WeView", "layouts = [{ :class = HorizontalLayout } { :class = OverlayLayout }]"),
        system.properties(
            of: "WeScrollView",
            """
            contentView = { :class = UIView }
            hAlign = Left
            vAlign = Top
            """),
        system.values(of: "WeScrollView", "hAlign", "Left Center Right"),
        system.values(of: "WeScrollView", "vAlign", "Top Center Bottom"),
        system.standards(
            of: "WeScrollView",
            """
            horizontalScrollerEnabled = YES
            verticalScrollerEnabled = YES
            hAlign = Center
            vAlign = Center
            """),
        system.classes("WeViewProxyView", .refused("View whose item has the size of the other view")))
}
