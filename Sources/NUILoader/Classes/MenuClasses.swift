import NUI
import TatamiControls
import TatamiViews

extension NUIClass {
    static var menu: NUIClass {
        NUIClass(
            builtIn: "Menu", of: Menu.self, aliases: ["UIMenu", "NSMenu"], parent: "View",
            doc: "A list of commands that opens in front of the window: the menu of a button, or of any view by `contextMenu`.",
            make: { Menu() },
            [.property("items", \.items, "The items, from top to bottom.", type: .array(of: .object("MenuItem")), isStored: false)])
    }

    static var menuItem: NUIClass {
        NUIClass(
            builtIn: "MenuItem", of: MenuItem.self, aliases: ["NSMenuItem"], parent: "Button", doc: "A command of a menu.",
            make: { MenuItem() },
            [
                .property("shortcut", \.shortcut, "The keys that do the same, as people read them; the item does not react to them."),
                .property("isCheckItem", \.isCheckItem, "Whether the item is checked or not, so that a press changes it."),
                .property("checked", \.checked, "Whether the item has a check mark.", isStored: false),
                .property("submenu", \.submenu, "The menu that the item opens.", type: .object("Menu")),
                .property("isSeparator", \.isSeparator, "Whether the item is a line between two groups of items.", aliases: ["separator"]),
            ])
    }

    static var menuButton: NUIClass {
        NUIClass(
            builtIn: "MenuButton", of: MenuButton.self, parent: "Button", doc: "A button that opens a menu.", make: { MenuButton() },
            [
                .property("menu", \.menu, "The menu that the button opens.", type: .object("Menu")),
                .property("showsArrow", \.showsArrow, "Whether an arrow after the title says that the button opens a menu."),
            ])
    }
}

extension View {
    /// The context menu as files set it.
    var menuOfFile: Menu? {
        get { contextMenu as? Menu }
        set { contextMenu = newValue }
    }
}
