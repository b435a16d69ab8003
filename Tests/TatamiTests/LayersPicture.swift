import Tatami
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews

/// A picture of what comes in front of a window: a menu with a submenu, a tooltip, an alert and a sheet, in light and dark.
struct LayersPicture {
    var appearances = Theme.Appearance.allCases
    var direction = LayoutDirection.leftToRight
    private static let cell = Size(440, 280)

    private static let scenes: [@Sendable (TestWindow) throws -> Void] = [
        { window in
            let menu = (try window.find(.label("Sort")) as? MenuButton)?.menu
            (try window.find(.label("Sort")) as? MenuButton)?.openMenu()
            window.step()
            if let share = menu?.items.first(where: { $0.submenu != nil }) { window.root.focus(share) }
            window.key(window.root.direction == .rightToLeft ? .left : .right)
        },
        { window in try window.hover(.label("Save")) },
        { window in
            let alert = Alert(
                "Delete “High ridges”?", message: "The walk and its 42 photos move to the bin. You can bring them back for 30 days.",
                buttons: [.cancel("Keep"), .destructive("Delete walk")])
            alert.present(in: window.root)
            window.key(.tab)
            window.key(.tab)
        },
        { window in
            let name = TextField("")
            name.placeholder = "Ada Lovelace"
            let sheet = Sheet("New walk", content: name, buttons: [.cancel("Cancel"), .confirm("Create")])
            sheet.present(in: window.root)
        },
    ]

    var size: Size { Size(Self.cell.width * Double(appearances.count), Self.cell.height * Double(Self.scenes.count)) }

    /// Returns the picture as a view of `size`.
    func view() throws -> View {
        var list = DisplayList()
        for (column, appearance) in appearances.enumerated() {
            for (row, scene) in Self.scenes.enumerated() {
                let origin = Point(Double(column) * Self.cell.width, Double(row) * Self.cell.height)
                list.pushTransform(.translation(origin.x, origin.y))
                list.pushClip(.rect(Rect(origin: .zero, size: Self.cell)))
                list.append(try drawn(scene, appearance))
                list.pop()
                list.pop()
            }
        }
        return DrawnList(list, size)
    }

    private func drawn(_ scene: (TestWindow) throws -> Void, _ appearance: Theme.Appearance) throws -> DisplayList {
        let window = try TestWindow(page(), size: Self.cell, direction: direction)
        window.root.theme.appearance = appearance
        window.root.view.background = .color(window.root.theme.color(.background))
        window.step()
        try scene(window)
        window.wait(1)
        return window.root.displayList()
    }

    private func page() -> LayoutView {
        let share = MenuItem("Share", icon: .share, submenu: Menu([MenuItem("Mail…") {}, MenuItem("Copy link", shortcut: "Ctrl+L") {}]))
        let menu = Menu([
            MenuItem("Open", icon: .folder, shortcut: "Ctrl+O") {},
            MenuItem("Duplicate", icon: .copy, shortcut: "Ctrl+D") {},
            MenuItem("Rename…") {},
            share,
            .separator(),
            MenuItem("Sort by name").with { $0.checked = true },
            MenuItem("Sort by date").with { $0.enabled = false },
            .separator(),
            MenuItem("Move to bin", icon: .trash) {}.style(.destructive),
        ])
        return LayoutView {
            VStack(spacing: 8, padding: 16) {
                HStack(spacing: 8) {
                    MenuButton("Sort", menu: menu)
                    Button("Save").style(.primary).tooltip("Saves the walk and its photos")
                }.align(.leading)
                Label("Each walk has a name, a length and a climb.")
            }
        }
    }
}
