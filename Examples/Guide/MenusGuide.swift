import Tatami

/// A list of walks with a menu button, a context menu, a tooltip, and an alert that asks before a walk is deleted.
public func menusGuide() -> LayoutView {
    let name = Label("High ridges")
    let ask = Alert(
        "Delete “High ridges”?", message: "You can bring it back for 30 days.",
        buttons: [.cancel("Keep"), .destructive("Delete walk") { name.text = "No walk" }])
    let menu = Menu([
        MenuItem("Rename", icon: .pencil, shortcut: "F2") { name.text = "Old ridges" },
        MenuItem("Share", submenu: Menu([MenuItem("Mail"), MenuItem("Link")])),
        MenuItem("Favourite").with { $0.checked = true },
        .separator(),
        MenuItem("Delete…", icon: .trash) { if let root = name.root { ask.present(in: root) } }.style(.destructive),
    ])
    let more = MenuButton("More", menu: menu).tooltip("What you can do with this walk")
    name.contextMenu = menu
    return paper(
        HStack(spacing: 8, padding: 12) {
            name.stretch()
            Label("15.1 km")
            more
        })
}
