import TatamiInteraction

/// The keys that are down.
///
/// A key that is still held when the focused view goes away belongs to that view: its repetitions have no effect on the view that gets the
/// focus next.
struct HeldKeys {
    private var down: Set<KeyEvent.Key> = []
    private var ignored: Set<KeyEvent.Key> = []

    /// Records a key event. Returns false if the event has to be ignored.
    mutating func takes(_ event: KeyEvent) -> Bool {
        if event.isDown, event.isRepeat { return !ignored.contains(event.key) }
        ignored.remove(event.key)
        if event.isDown { down.insert(event.key) } else { down.remove(event.key) }
        return true
    }

    /// Records a key that has done something to no view: its repetitions have no effect.
    mutating func ignoreRepetitions(of key: KeyEvent.Key) {
        down.insert(key)
        ignored.insert(key)
    }

    /// Whether a key is still held that belongs to a view that had the focus before.
    func ignores(_ key: KeyEvent.Key) -> Bool { ignored.contains(key) }

    /// Ignores the repetitions of the keys that are down, because the focused view is gone and another one gets the focus in its place.
    mutating func focusFell() { ignored = down }
}
