import TatamiTesting
import TatamiViews

/// A client of assistive technology: it reads a window once, and from then on learns only what it is told.
final class AccessibilityClient {
    let tree: AccessibilityTree
    private var children: [UInt64: [UInt64]] = [:]
    private var facts: [UInt64: AccessibilityFacts] = [:]
    private(set) var messages: [String] = []
    /// Indices of removed nodes that are not those at which the client knew them.
    private(set) var misplaced: [String] = []
    /// Ids of nodes that were told of, by what was told.
    private(set) var log: [String] = []

    /// - Parameter readsAll: whether it looks at every node, or only at what is around the focus.
    init(_ root: ViewRoot, readsAll: Bool = true) throws {
        root.keepsAccessibilityTree = true
        guard let tree = root.accessibility else { throw NothingThere() }
        self.tree = tree
        if readsAll { read(tree.window) }
    }

    func read(_ start: AccessibilityElement) {
        var pending = [start]
        while let element = pending.popLast() {
            facts[element.id] = tree.facts(of: element)
            let inner = tree.children(of: element)
            children[element.id] = inner.map(\.id)
            pending += inner
        }
    }

    func take() {
        for change in tree.takeChanges() {
            switch change {
            case .removed(let child, let parent, let index):
                log.append("removed \(child.id)")
                let place = children[parent.id]?.firstIndex(of: child.id)
                if let place, place != index { misplaced.append("removed \(child.id) at \(index), and it is at \(place)") }
                children[parent.id]?.removeAll { $0 == child.id }
            case .added(let child, let parent, let index):
                log.append("added \(child.id)")
                // It may have been read with its parent already.
                children[parent.id]?.removeAll { $0 == child.id }
                let place = min(index, children[parent.id]?.count ?? 0)
                children[parent.id]?.insert(child.id, at: place)
                read(child)
            case .gone(let element):
                log.append("gone \(element.id)")
                (children[element.id], facts[element.id]) = (nil, nil)
            case .changed(let element):
                log.append("changed \(element.id)")
                facts[element.id] = tree.facts(of: element)
            case .announced(let message, _, _): messages.append(message)
            }
        }
    }

    /// What was told since the last call.
    func takeLog() -> [String] {
        take()
        defer { log = [] }
        return log
    }

    func takeMessages() -> [String] {
        take()
        defer { messages = [] }
        return messages
    }

    /// What the client knows, a line a node; frames are not told.
    var knowledge: String {
        var lines: [String] = []
        var pending: [(id: UInt64, depth: Int)] = [(0, 0)]
        while let (id, depth) = pending.popLast() {
            lines.append(Self.line(id, facts[id], depth))
            pending += (children[id] ?? []).reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    /// The lines in which what the client knows differs from what one that comes now would read, and wrong indices before them.
    func mistakes(_ root: ViewRoot) -> [String] {
        let known = knowledge.split(separator: "\n")
        let truth = Self.truth(root).split(separator: "\n")
        let differences = known.difference(from: truth).map { change in
            switch change {
            case .insert(_, let line, _): "knows   \(line)"
            case .remove(_, let line, _): "missing \(line)"
            }
        }
        return misplaced + differences
    }

    private static func truth(_ root: ViewRoot) -> String {
        var lines: [String] = []
        var pending = [(node: root.accessibilityTree(), depth: 0)]
        while let (node, depth) = pending.popLast() {
            lines.append(line(node.id, node.facts, depth))
            pending += node.children.reversed().map { ($0, depth + 1) }
        }
        return lines.joined(separator: "\n")
    }

    private static func line(_ id: UInt64, _ facts: AccessibilityFacts?, _ depth: Int) -> String {
        guard let facts else { return "\(id): nothing" }
        let states = facts.states.map(\.rawValue).sorted()
        let actions = facts.actions.map(\.rawValue)
        let caret = facts.text.map { "\($0.string) \($0.caret ?? -1) \($0.selection)" } ?? "-"
        return String(repeating: " ", count: depth)
            + "\(id) \(facts.role) \(facts.label ?? "-") \(facts.value ?? "-") \(facts.hint ?? "-") \(facts.level) \(states) \(actions) \(caret)"
    }
}

struct NothingThere: Error {}
