import Tatami

/// Views that hold other views and that people fold.
extension ControlPage {
    static let containers = [
        ControlPage(
            name: "AccordionCell",
            rows: [
                cell("labelPosition = Top  title = \"Boats\""), cell("labelPosition = Bottom  title = \"Boats\""),
                cell("axis = Horizontal  labelPosition = Leading  title = \"Boats\""),
                cell("axis = Horizontal  labelPosition = Trailing  title = \"Boats\""),
                "title = \"Boats\"  isFolded = YES  body = { :class = Label  text = \"At noon\" }  layoutItem.fixedWidth = 128",
            ], cell: Size(152, 120),
            keys: [
                .enter, .space, .escape,
                Key("Up, Down, Home, End", "in an AccordionView, move among the labels; Left and Right do in a horizontal one"),
            ],
            pointers: """
                A press on the label folds or unfolds the cell where it is let go. A press on a control in the label is that control's.
                """, test: "try window.tap(.role(.button), with: .mouse)"),
        ControlPage(
            name: "AccordionView",
            rows: [
                """
                exclusive = YES  layoutItem.fixedSize = [200 132]  stackLayout <= { layoutItems = [ \
                { :class = AccordionCell  title = "Boats"  body = { :class = Label  text = "At noon" }  bodyMargin = [0 32 8 8] } \
                { :class = AccordionCell  title = "Trains"  body = { :class = Label  text = "Two an hour" }  bodyMargin = [0 32 8 8] } ] }
                """
            ], states: [.normal, .hovered, .focused], cell: Size(220, 148),
            keys: [Key("Up, Down, Home, End", "move among the labels; Left and Right do in a horizontal accordion")],
            pointers: "The label that is pressed keeps its place on the screen, as far as the content can scroll.",
            test: "try window.tap(.role(.button), with: .mouse)"),
        ControlPage(
            name: "TabBar",
            rows: [
                "tabs = [\(tab("Boats")) \(tab("Trains")) \(tab("Buses"))]  currentIndex = 1",
                """
                leadingButtons = [Previous]  trailingButtons = [Next]  layoutItem.fixedWidth = 220  currentIndex = 2 \
                tabs = [\(tab("Boats")) \(tab("Trains")) \(tab("Buses")) \(tab("Bicycles"))]
                """,
            ], states: [.normal, .hovered, .pressed, .focused, .disabled], cell: Size(264, 56),
            keys: tabKeys,
            pointers: """
                A press selects a tab where it is let go. The wheel, a finger and the buttons at the ends scroll tabs that need more room. A
                press on the cross of a closable tab closes it.
                """, test: "try window.tap(\"Trains\", with: .mouse)"),
        ControlPage(
            name: "TabButton",
            rows: [
                "title = \"Boats\"", "title = \"Boats\"  attachBottom = YES", "title = \"Boats\"  icon = Folder  isClosable = YES",
            ], states: State.allCases, cell: Size(136, 52), keys: [.enter, .space, Key("Delete", "closes it if it is closable")],
            pointers: "A press selects it where it is let go; one on the cross closes it.", test: "try window.tap(\"Boats\")"),
        ControlPage(
            name: "TabView",
            rows: [
                "tabs = [\(page("Boats", "At noon")) \(page("Trains", "Two an hour"))]  trailingButtons = [Fold]  layoutItem.fixedWidth = 220",
                """
                attachBottom = YES  layoutItem.fixedWidth = 220  selectedTab = "Trains" \
                tabs = [\(page("Boats", "At noon")) \(page("Trains", "Two an hour"))]
                """,
            ], states: [.normal, .hovered, .focused], cell: Size(240, 76),
            keys: tabKeys + [Key("Ctrl with Tab, Page Up, Page Down", "selects a neighbor, also from within the page")],
            pointers: "A press on the selected tab folds the page, or unfolds it.", test: "try window.tap(\"Trains\", with: .mouse)"),
    ]

    private static let tabKeys = [
        Key("Tab", "stops once, at the current tab; the next stop is in the page"),
        Key("Left, Right", "select the tab before, the next one, and round at the ends; mirrored from right to left"),
        Key("Home, End", "select the first, the last tab"), Key("Ctrl with an arrow", "moves only the focus"),
        Key("Enter, Space", "select the tab that has the focus"), Key("Delete", "closes a closable tab"),
    ]

    private static func tab(_ title: String) -> String { "{ :class = TabButton  title = \"\(title)\" }" }
    private static func page(_ title: String, _ text: String) -> String {
        "{ :class = TabButton  title = \"\(title)\"  page = { :class = Label  text = \"\(text)\" } }"
    }

    private static func cell(_ settings: String) -> String {
        "\(settings)  body = { :class = Label  text = \"At noon\" }  bodyMargin = 8  layoutItem.fixedSize = [128 100]"
    }
}
