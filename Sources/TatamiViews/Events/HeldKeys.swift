import TatamiInteraction

/// The keys that are down. A key that is held while the focused view goes away means that view: its repetitions do nothing to the view
/// that the focus falls to.
struct HeldKeys {
    private var down: Set<KeyEvent.Key> = []
    private var ignored: Set<KeyEvent.Key> = []

    /// Follows a key event; false where nothing is to be done about it.
    mutating func takes(_ event: KeyEvent) -> Bool {
        if event.isDown, event.isRepeat { return !ignored.contains(event.key) }
        ignored.remove(event.key)
        if event.isDown { down.insert(event.key) } else { down.remove(event.key) }
        return true
    }

    /// The focused view is gone, and another one gets the focus without having been meant.
    mutating func focusFell() { ignored = down }
}
