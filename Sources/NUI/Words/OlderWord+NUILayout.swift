/// The words of NUILayout.
extension OlderWord {
    static let ofNUILayout = layouts + items + views

    private static let system = System.nuiLayout

    private static let layouts: [OlderWord] = rows(
        system.classes("NUIHorizontalLayout NUIVerticalLayout NUIFlowLayout NUIGridLayout NUIHorizontalCellLayout NUIVerticalCellLayout"),
        ["NUIHorizontalLayout", "NUIVerticalLayout", "NUIFlowLayout"].flatMap { name in
            system.properties(of: name, "layoutItems = [{ view = { :class = UILabel text = \"A\" } }]\ntag = \"row\"")
        },
        system.properties(
            of: "NUIGridLayout",
            """
            columns = "auto, 44, 1*"
            rows = "50, 1*"
            insertionMethod = LeftRightTopDown
            layoutItems = [{ view = { :class = UILabel text = "A" } column = 1 row = 1 }]
            """),
        system.values(of: "NUIGridLayout", "insertionMethod", "None LeftRightTopDown TopDownLeftRight"),
        system.properties(of: "NUIHorizontalCellLayout", "cells = \"50, auto, 1*, 2*\""),
        system.properties(of: "NUIVerticalCellLayout", "cells = \"auto, 1*, 44\""),
        ["NUIHorizontalCellLayout", "NUIVerticalCellLayout"].flatMap { name in
            system.properties(of: name, "insertPosition = 1", .refused("cellRange = [1 1] of each item"))
        },
        system.classes("NUIGridLength"),
        system.properties(
            of: "NUIGridLength",
            """
            type = Star  value = 2
            value = 44  type = Pixel
            """),
        system.values(of: "NUIGridLength", "type", "Auto Pixel Star"))

    private static let items: [OlderWord] = rows(
        system.classes("NUILayoutItem NUICellLayoutItem NUIGridLayoutItem"),
        system.properties(
            of: "NUILayoutItem", in: "NUIVerticalLayout",
            """
            view = { :class = UILabel text = "A" }
            margin = [0 10 10 10]
            horizontalAlignment = Stretch
            verticalAlignment = Top
            minWidth = 10
            minHeight = 10
            minSize = [10 10]
            maxWidth = 90
            maxHeight = 90
            maxSize = [90 90]
            fixedWidth = 50
            fixedHeight = 50
            fixedSize = [330 40]
            isFixedWidthSet = NO
            isFixedHeightSet = NO
            visibility = Collapsed
            tag = "first"
            """),
        system.values(of: "NUILayoutItem", "horizontalAlignment", in: "NUIVerticalLayout", "Center Left Right Stretch"),
        system.values(of: "NUILayoutItem", "verticalAlignment", in: "NUIHorizontalLayout", "Center Top Bottom Stretch"),
        system.values(of: "NUILayoutItem", "visibility", in: "NUIVerticalLayout", "Visible Hidden Collapsed"),
        system.standards(
            of: "NUILayoutItem",
            """
            margin = [0, 0, 0, 0]
            minWidth = 0
            visibility = Visible
            """),
        system.properties(of: "NUICellLayoutItem", in: "NUIHorizontalCellLayout", "cellRange = [1 1]"),
        system.properties(
            of: "NUIGridLayoutItem", in: "NUIGridLayout",
            """
            column = 1
            row = 1
            columnRange = [0 2]
            rowRange = [0 2]
            """))

    private static let views: [OlderWord] = rows(
        system.classes("NUIView NUILayoutView NUIScrollView NUILabel NUILayoutAnimation"),
        system.properties(
            of: "NUILayoutView",
            """
            layout = { :class = NUIVerticalLayout }
            layoutAnimation = { :class = NUILayoutAnimation duration = 0.3 }
            """),
        system.properties(of: "UIView", "layout = { :class = NUIVerticalLayout }"),
        system.properties(
            of: "NUILayoutAnimation",
            """
            duration = 0.3
            delay = 0.1
            options = EaseInOut
            curve = EaseInOut
            """),
        system.standards(
            of: "NUILayoutAnimation",
            """
            duration = 0.2
            delay = 0
            curve = EaseInOut
            """),
        system.properties(
            of: "NUIScrollView",
            """
            contentView = { :class = UIView }
            horizontalScrollerEnabled = YES
            verticalScrollerEnabled = NO
            """),
        system.properties(of: "NUIScrollView", "contentLayoutItem.horizontalAlignment = Stretch"),
        system.standards(
            of: "NUIScrollView",
            """
            horizontalScrollerEnabled = NO
            verticalScrollerEnabled = YES
            """),
        system.properties(of: "UIView", "needsToUpdateSize = YES", .refused("nothing: Tatami lays out again what has changed")),
        system.language(
            "layoutItem",
            """
            state wide = { a.layoutItem.minWidth = 9 }
            root = { layout = { :class = VerticalLayout  layoutItems = [{ view = { :class = UIView  :id = a } }] } }
            """),
        system.language(
            "superview",
            "state shown = { a.superview.hidden = NO }\nroot = { view = { :class = UIView  subviews = [{ :class = UIView  :id = a }] } }"))
}
