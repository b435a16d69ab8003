import TatamiViews

/// A screen reader for tests. It reads everything in a window and then listens to announcements.
public final class ScreenReader {
    private let root: ViewRoot
    /// The messages announced since the last `takeMessages`, in order.
    private var messages: [String] = []
    /// The number of changes reported so far.
    public private(set) var changeCount = 0

    /// Begins to read a window's tree: all elements are read once, so that later changes of them are reported.
    public init(_ root: ViewRoot) {
        self.root = root
        root.keepsAccessibilityTree = true
        guard let tree = root.accessibility else { return }
        var pending = [tree.window]
        while let element = pending.popLast() {
            _ = tree.facts(of: element)
            pending += tree.children(of: element)
        }
    }

    /// Takes the changes since the last call.
    public func listen() {
        for change in root.accessibility?.takeChanges() ?? [] {
            changeCount += 1
            if case .announced(let message, _, _) = change { messages.append(message) }
        }
    }

    /// Returns the messages announced since the last call, in order.
    public func takeMessages() -> [String] {
        listen()
        defer { messages = [] }
        return messages
    }

    /// Stops listening. From now on the window keeps no accessibility tree.
    public func leave() { root.keepsAccessibilityTree = false }
}
