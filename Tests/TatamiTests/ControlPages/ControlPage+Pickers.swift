import Tatami

extension ControlPage {
    static let pickers = [
        ControlPage(
            name: "ComboBox",
            rows: [
                "titles = [\"Denmark\", \"Norway\"]  selectedIndex = 1", "titles = [\"Denmark\", \"Norway\"]  placeholder = \"Country\"",
            ],
            states: State.ofField, cell: Size(150, 48),
            keys: [
                Key("Space, Enter, Down, Alt+Down, F4, letters", "open the list"),
                Key("Arrows, Page keys, Home, End, letters", "move in the list"), Key("Enter, Space, Alt+Up, Tab", "choose"),
                Key("Escape", "closes the list without a choice"),
            ], pointers: "A pointer may press the control, slide to a title and let go there. The wheel never changes the value.",
            test: "try window.tap(.label(\"Country\"), with: .mouse)"),
        ControlPage(
            name: "EditableComboBox",
            rows: ["titles = [\"Aarhus\", \"Odense\"]  text = \"Aarhus\"  layoutItem.fixedWidth = 130"], states: State.ofField,
            cell: Size(150, 48),
            keys: [
                Key("Letters", "open the list with the titles that contain the text"),
                Key("Down, Up, Alt+Down, F4", "open the list, move in it"),
                Key("Enter, Tab", "take the highlighted title"), Key("Escape", "closes the list, and then brings back the text before"),
            ] + Key.ofText, pointers: "The arrow opens the list.", test: "try window.type(\"Aar\", into: .label(\"City\"))"),
        ControlPage(
            name: "DatePicker", rows: ["value = \"1990-05-03\"  today = \"2026-11-23\""], states: State.ofField, cell: Size(172, 48),
            keys: [
                Key("Left, Right", "the part before, the next part"), Key("Up, Down", "turn the part"),
                Key("Digits", "write the part, and go on"),
                Key("Alt+Down, F4", "open the calendar"), Key("Arrows in the calendar", "days and weeks"),
                Key("Page keys in the calendar", "months; with Shift or Ctrl years"),
                Key("Home, End in the calendar", "the ends of the week"),
                Key("Enter, Escape", "choose the day, close the calendar"),
            ], pointers: "A press of a part lets keys change it; the button opens the calendar.", test: "window.key(.up)"),
        ControlPage(
            name: "ColorWell", rows: ["value = \"2F7D4F\"  accessibilityLabel = \"Paper\""],
            keys: [
                Key("Space, Enter, Down", "open the popover"), Key("Arrows in the palette and the area", "move by two directions"),
                Key("Escape", "brings back the color before"),
            ], pointers: "A press outside of the popover keeps the new color.", test: "try window.tap(.label(\"Paper\"))"),
        ControlPage(
            name: "MenuButton",
            rows: ["title = \"More\"  menu = { :class = Menu  items = [{ :class = MenuItem  title = \"Copy\" }] }"],
            keys: [
                Key("Space, Enter, Down", "open the menu at its first item"), Key("Up", "opens the menu at its last item"),
                Key("Arrows, Home, End, letters", "move in the menu"), Key("Escape", "closes the menu, or the submenu"),
            ], pointers: "A press opens the menu; a drag to an item chooses it.", test: "try window.tap(\"More\", with: .mouse)"),
    ]

    static let groups = [
        ControlPage(
            name: "Avatar", rows: ["name = \"Ada Lovelace\"", "name = \"Grace Hopper\"  size = 48", ""], states: [.normal],
            cell: Size(320, 64)),
        ControlPage(
            name: "GroupBox", rows: ["title = \"Sound\"  content = { :class = Switch  title = \"Mute\" }"], states: [.normal, .disabled],
            cell: Size(200, 116)),
        ControlPage(
            name: "FormLayout",
            rows: [
                """
                stackedBelow = 100  rows = [{ title = "Name"  field = { :class = TextField  text = "Ada" } } \
                { title = "Age"  field = { :class = Stepper  value = 36 } }]  layoutItem.fixedWidth = 240
                """
            ], states: [.normal, .disabled], cell: Size(260, 100)),
        ControlPage(
            name: "GuardView", rows: ["layoutItem.fixedSize = [96 32]"], states: [.normal, .focused], keys: [.space, .enter],
            pointers: "It fires as soon as it is pressed, and keeps pointers from what lies behind it.",
            test: "try window.tap(.role(.button))"),
    ]
}
