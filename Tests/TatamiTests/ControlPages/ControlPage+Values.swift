import Tatami

extension ControlPage {
    private static let editing = """
        A click sets the caret, a double click selects a word, a triple click the whole text; a drag selects. Selected text \
        moves to where it is dropped, also in another field; with Ctrl it is copied. A middle click pastes what was selected last.
        """

    static let texts = [
        ControlPage(
            name: "Label",
            rows: [
                "text = \"Trains leave from the bridge.\"  layoutItem.fixedWidth = 130",
                "attributedText = [{ text = \"See the \" } { text = \"timetable\"  link = \"timetable\" }]",
                "text = \"AX-2290-77\"  font = { style = Code }  selectable = YES",
                "text = \"A balanced title\"  font = { style = Headline }  lineBreakMode = Balanced"
                    + "  layoutItem.fixedWidth = 130",
            ], states: [.normal], cell: Size(150, 66),
            keys: [
                Key("Tab", "stops at each link, and at a text that can be selected"), Key("Enter, Space", "press the link with the focus"),
                Key("Left, Right, Up, Down, Home, End", "with Shift, select in a text that can be selected"),
                Key("Ctrl+A, Ctrl+C", "select all, copy"),
            ],
            pointers:
                "A press on a link takes effect where it is let go. In a text that can be selected, a drag selects, a double click a word.",
            test: "try window.tap(.role(.link))"),
        ControlPage(
            name: "TextField",
            rows: [
                "text = \"Ada\"  layoutItem.fixedWidth = 130", "placeholder = \"Name\"  layoutItem.fixedWidth = 130",
                "text = \"ada@\"  errorMessage = \"No domain.\"  layoutItem.fixedWidth = 130",
            ], states: State.ofField, cell: Size(150, 66),
            keys: Key.ofText + [
                Key("Enter", "commits the text, and goes on to the default button"), Key("Escape", "takes back what was typed"),
            ],
            pointers: editing, test: "try window.type(\"Ada\", into: .label(\"Name\"))"),
        ControlPage(
            name: "SecureField",
            rows: ["text = \"hunter2\"  layoutItem.fixedWidth = 130", "placeholder = \"Password\"  layoutItem.fixedWidth = 130"],
            states: State.ofField, cell: Size(150, 48), keys: Key.ofText + [Key("Ctrl+C, Ctrl+X", "have no effect: nothing is copied")],
            pointers: "\(editing) The eye shows the text until it is pressed again.",
            test: "try window.type(\"hunter2\", into: .label(\"Password\"))"),
        ControlPage(
            name: "SearchField",
            rows: ["text = \"engines\"  layoutItem.fixedWidth = 130", "placeholder = \"Search\"  layoutItem.fixedWidth = 130"],
            states: State.ofField, cell: Size(150, 48), keys: Key.ofText + [Key("Escape", "clears the text")],
            pointers: "\(editing) The cross clears the text.", test: "try window.type(\"engines\", into: .label(\"Search\"))"),
        ControlPage(
            name: "TextView", rows: ["text = \"Two lines of text that wrap.\"  layoutItem.fixedWidth = 130  layoutItem.fixedHeight = 56"],
            states: State.ofField, cell: Size(150, 74),
            keys: [Key("Up, Down", "a line; with Ctrl a paragraph"), Key("Page Up, Page Down", "as far as the view is high")] + Key.ofText
                + [Key("Enter", "a new line"), Key("Ctrl+Home, Ctrl+End", "the ends of the text")],
            pointers: "\(editing) The wheel and a finger scroll a text that is longer than the view.",
            test: "try window.type(\"First line\\nSecond line\", into: .label(\"Notes\"))"),
    ]

    static let values = [
        ControlPage(
            name: "Slider", rows: ["value = 0.4  layoutItem.fixedWidth = 96"],
            keys: [Key("Right, Left", "a step more, a step less; mirrored from right to left")] + Key.ofNumbers
                + [Key("Home, End", "the smallest, the largest number"), Key("Escape", "takes back a drag")],
            pointers:
                "The thumb follows a drag from where it was gripped, and a press of the track moves it there. With Shift it moves a tenth.",
            test: "try window.drag(.label(\"Volume\"), to: Point(200, 20))"),
        ControlPage(
            name: "Stepper", rows: ["value = 12  maximum = 20", "value = 12  maximum = 20  showsValue = NO"], cell: Size(136, 48),
            keys: Key.ofNumbers + [Key("Enter", "takes over the number that was typed"), Key("Escape", "brings back the number before")]
                + Key.ofText,
            pointers: "A button that is held goes on after 400 ms, every 60 ms, and ten times as far from the twentieth step on.",
            test: "window.key(.up)"),
        ControlPage(
            name: "RangeSlider", rows: ["lowerValue = 0.2  upperValue = 0.7  layoutItem.fixedWidth = 96"],
            keys: [
                Key("Tab", "stops at each thumb"), Key("Right, Left", "a step more, a step less; mirrored from right to left"),
                Key("Home, End", "the limit of the thumb on that side"), Key("Escape", "takes back a drag"),
            ] + Key.ofNumbers,
            pointers:
                "The thumbs never cross. Those at the same place part in the direction of the drag. With Shift a thumb moves a tenth.",
            test: "window.key(.right)"),
        ControlPage(
            name: "ProgressView",
            rows: ["progress = 0.6  layoutItem.fixedWidth = 96", "isIndeterminate = YES  layoutItem.fixedWidth = 96"],
            states: [.normal], cell: Size(320, 32)),
        ControlPage(name: "ActivityIndicator", rows: ["size = 20", "size = 32"], states: [.normal], cell: Size(320, 48)),
        ControlPage(
            name: "Badge",
            rows: [
                "text = \"Draft\"", "text = \"New\"  kind = Accent", "text = \"Done\"  kind = Success", "text = \"Late\"  kind = Warning",
                "text = \"Lost\"  kind = Danger", "text = \"12\"  kind = Count",
            ], states: [.normal], cell: Size(320, 36)),
        ControlPage(name: "Divider", rows: ["layoutItem.fixedWidth = 96"], states: [.normal], cell: Size(320, 24)),
    ]
}
