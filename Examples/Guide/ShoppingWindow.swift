import Tatami
import TatamiAccessibility
import TatamiWindow

/// Opens a window for a list and handles what happens to the window itself.
@MainActor public func openWindow(for list: ShoppingList) throws -> Window {
    let window = try Window(list.view, title: "Shopping", size: Size(320, 400))
    window.minimumSize = Size(240, 160)
    // A window stays open while this is false.
    window.shouldClose = { list.items.isEmpty }
    // A key that no view has used; true says that this was its use.
    window.onUnusedKey = { event in
        guard event.isDown, event.key == .character("n"), event.modifiers == .control else { return false }
        list.removeAll()
        return true
    }
    // Once for each file that a person drops on the window.
    window.onFileDrop = { path in list.add(Application.name(ofFile: path)) }
    // Before the views are laid out in another size.
    window.root.onResize = { size in window.title = size.width < 300 ? "Shop" : "Shopping" }
    Application.shared.publishAccessibility()
    return window
}
