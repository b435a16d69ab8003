import Tatami

/// What stands in front of a window.
extension ControlPage {
    static let layers = [
        ControlPage(
            name: "Menu",
            rows: [
                """
                items = [{ title = "Open"  icon = Folder  shortcut = "Ctrl+O" } { title = "Share"  submenu = { items = [{ title = "Mail" }] } } \
                { isSeparator = YES } { title = "Sort by name"  checked = YES } { title = "Delete"  icon = Trash  style = Destructive }]
                """
            ], states: [.normal, .focused], cell: Size(240, 230),
            keys: [
                Key("Up, Down, Home, End", "move among the items; after the last one follows the first"),
                Key("Letters", "find an item by its title"), Key("Enter, Space", "press the item"),
                Key("Right, Left", "open a submenu, close it; mirrored from right to left"), Key("Escape", "closes one menu"),
                Key("Tab, Alt, F10, the menu key", "close all menus"),
            ],
            pointers: """
                It opens when its button is pressed: press, move to an item and let go, or click twice. A submenu opens where the mouse rests, and
                stays open while the mouse moves towards it. A press outside closes all menus and reaches nothing else.
                """, test: "try window.tap(\"Open\", with: .mouse)", place: .part(of: menuHost)),
        ControlPage(
            name: "MenuItem",
            rows: [
                "title = \"Copy\"  icon = Copy  shortcut = \"Ctrl+C\"", "title = \"Sort by name\"  checked = YES",
                "title = \"Share\"  submenu = { items = [{ title = \"Mail\" }] }", "title = \"Delete\"  icon = Trash  style = Destructive",
            ], states: [.normal, .focused, .disabled], cell: Size(200, 88),
            keys: [
                Key("Enter", "presses it"), Key("Space", "presses it; the menu of a check item stays open"),
                Key("Right", "opens its submenu; Left from right to left"),
            ], pointers: "The item under the mouse has the focus. A pointer may press the button, slide to the item and let go there.",
            test: "try window.tap(\"Copy\", with: .mouse)", place: .part(of: menuHost.replacing("%", with: "{ items = [ % ] }"))),
        ControlPage(
            name: "Sheet",
            rows: [
                """
                title = "New walk"  message = "A walk has a name."  content = { :class = TextField  text = "High ridges" } \
                buttons = [{ title = "Cancel"  keyRole = Cancel } { title = "Create"  keyRole = Default  style = Primary }]
                """
            ], states: [.normal], cell: Size(400, 260),
            keys: [
                Key("Tab", "stays inside"), Key("Enter", "presses the default button"),
                Key("Escape", "presses the cancel button; without one, it dismisses the sheet"),
            ],
            pointers: """
                A finger pulls it down anywhere, a mouse above its content: a quarter of its height or faster than 500 points a second does what
                Escape does, and less lets it go back. A press outside has no effect.
                """, test: "window.key(.escape)", place: .front),
        ControlPage(
            name: "Alert",
            rows: [
                """
                title = "Delete “High ridges”?"  message = "You can bring it back for 30 days." \
                buttons = [{ title = "Keep"  keyRole = Cancel } { title = "Delete walk"  style = Destructive }]
                """,
                "title = \"Saved\"  buttons = [{ title = \"OK\"  keyRole = Default  style = Primary }]",
            ], states: [.normal], cell: Size(420, 220),
            keys: [
                Key("Tab", "stays inside"),
                Key(
                    "Enter", "presses the default button, or the one with the focus: the cancel button where another one destroys something"
                ),
                Key("Escape", "presses the cancel button, or the only one"),
            ], pointers: "A press outside has no effect, and it is not pulled down.", test: "try window.tap(\"Keep\")", place: .front),
        ControlPage(
            name: "Tooltip", rows: ["title = \"Save\"  tooltip = \"Saves the walk and its photos\""],
            states: [.normal, .hovered, .focused],
            cell: Size(240, 88),
            keys: [Key("Tab", "shows that of the view that gets the focus, after half a second"), Key("Escape", "dismisses it")],
            pointers: """
                It comes when the mouse has rested on the view for half a second, at once if another one was up just before, and while a finger
                holds the view. The pointer may move onto it. A press or leaving dismisses it.
                """, test: "try window.hover(.label(\"Save\"))",
            property: Property(
                about: "A short text that explains a view, in front of the window: the property `tooltip` of every view.", of: "Button",
                role: .tooltip)),
    ]

    private static let menuHost = "{ :class = MenuButton  title = \"More\"  menu = % }"
}
