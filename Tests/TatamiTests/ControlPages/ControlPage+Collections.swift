import Tatami

/// Views of collections that people use.
extension ControlPage {
    static let collections = [
        ControlPage(
            name: "Toolbar",
            rows: [
                "layoutItem.fixedWidth = 300  items = [\(item("New", "isPinned = YES")) \(item("Copy")) { :class = ToolbarItem  isSeparator = YES } \(item("Print"))]",
                "layoutItem.fixedWidth = 180  items = [\(item("New", "isPinned = YES")) \(item("Copy")) \(item("Paste")) \(item("Print")) \(item("Export"))]",
            ], states: [.normal], cell: Size(320, 56),
            keys: [
                Key("Tab", "stops once, at the item that had the focus last"),
                Key("Left, Right, Home, End", "move among the items; mirrored from right to left"),
            ],
            pointers: "A press on More opens a menu with the items that do not fit.", test: "try window.tap(\"More\", with: .mouse)"),
        ControlPage(
            name: "SurveyView",
            rows: [
                """
                layoutItem.fixedSize = [320 150]  survey = "[{\\"name\\": \\"You\\", \\"questions\\": [{\\"id\\": \\"name\\", \\"label\\": \\"Your name\\"}, \
                {\\"id\\": \\"member\\", \\"label\\": \\"Are you a member?\\", \\"type\\": \\"checkbox\\"}, \
                {\\"id\\": \\"card\\", \\"label\\": \\"Your card\\", \\"show-if\\": \\"member=true\\"}]}]"
                """
            ], states: [.normal], cell: Size(344, 170),
            keys: [Key("Tab", "moves from control to control, of questions that are shown")],
            pointers: "The controls of the questions take presses; the view scrolls.",
            test: "try window.tap(.id(\"member\"), with: .mouse)"),
        ControlPage(
            name: "Table",
            rows: [
                """
                layoutItem.fixedSize = [320 146]  sortColumn = "Hours"  columns = [{ title = "Walk"  isSortable = YES } \
                { title = "Hours"  width = 90  isSortable = YES } { title = "Done"  width = Fitted }]  \
                rows = [\(walk("To the lake", "2.5", "YES")) \(walk("Along the river", "3.0")) \(walk("Up to the hut", "6.5", "YES"))]
                """
            ], states: [.normal], cell: Size(344, 166),
            keys: [
                Key("Tab", "stops at the header, and at the rows"),
                Key(
                    "Left, Right", "in the header go to other columns; among the rows move the focus of cells; mirrored from right to left"),
                Key("Enter, Space", "in the header ask for an order by the column, with Shift for a further one"),
                Key("Alt+Left, Alt+Right", "make the column of the header narrower and wider"),
                Key("Ctrl+Left, Ctrl+Right", "move the column of the header"),
                Key("Up, Down, Home, End", "move among the rows"), Key("Enter, F2", "edit the cell with the focus"),
                Key("Escape", "gives up what was typed"),
            ],
            pointers:
                "A press on a header asks for an order, dragging it moves the column, and dragging its end makes the column wider. A double press on a cell edits it.",
            test: "try window.tap(\"Hours\", with: .mouse)"),
        ControlPage(
            name: "OutlineView",
            rows: [
                """
                layoutItem.fixedSize = [320 150]  rows = [{ \(shows("Walks"))  isOpen = YES  rows = [{ \(shows("2025")) } { \(shows("2026"))  \
                rows = [{ \(shows("To the lake")) }] }] } { \(shows("Rules")) }]
                """
            ], states: [.normal], cell: Size(344, 170),
            keys: [
                Key("Tab", "stops once, at the row that had the focus last"), Key("Up, Down, Home, End", "move among the rows"),
                Key("Right", "opens a row, and goes to its first row if it is open; mirrored from right to left"),
                Key("Left", "closes a row, and goes to the row around it if it is closed"), Key("Enter", "opens and closes"),
            ], pointers: "A press on the mark of a row opens or closes it.", test: "window.key(.right)"),
    ]

    private static func walk(_ title: String, _ hours: String, _ isDone: String = "NO") -> String {
        "{ cells = [{ text = \"\(title)\" } { text = \"\(hours)\" } { :class = CheckBox  checked = \(isDone) }] }"
    }

    private static func shows(_ text: String) -> String { "view = { :class = Label  text = \"\(text)\" }" }

    private static func item(_ title: String, _ more: String = "") -> String {
        "{ :class = ToolbarItem  \(more)  view = { :class = Button  title = \"\(title)\" } }"
    }
}
