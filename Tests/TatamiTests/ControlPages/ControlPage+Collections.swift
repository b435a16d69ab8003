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
    ]

    private static func item(_ title: String, _ more: String = "") -> String {
        "{ :class = ToolbarItem  \(more)  view = { :class = Button  title = \"\(title)\" } }"
    }
}
