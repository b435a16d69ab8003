import TatamiViews

/// A screen reader for tests: it reads everything in a window, and hears what is announced from then on.
public final class ScreenReader {
    private let root: ViewRoot
    /// What was announced since the last `takeMessages`, in order.
    private var messages: [String] = []
    /// How many changes were reported so far.
    public private(set) var changeCount = 0

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

    /// Takes what has changed since the last call.
    public func listen() {
        for change in root.accessibility?.takeChanges() ?? [] {
            changeCount += 1
            if case .announced(let message, _, _) = change { messages.append(message) }
        }
    }

    /// The messages announced since the last call, in order.
    public func takeMessages() -> [String] {
        listen()
        defer { messages = [] }
        return messages
    }

    /// Stops to listen: from now on nobody does.
    public func leave() { root.keepsAccessibilityTree = false }
}
