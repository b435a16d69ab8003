import TatamiGeometry

/// A view, or several that count as one, in assistive technology.
@dynamicMemberLookup
public struct AccessibilityNode: Sendable {
    /// A state of the node's view.
    public typealias State = AccessibilityFacts.State

    /// The id of the view, which stays the same for its lifetime; 0 for the window.
    public let id: UInt64
    /// What assistive technology learns about the view, except its frame, relations and children.
    public let facts: AccessibilityFacts
    /// The frame in the root's space, in points.
    public let frame: Rect
    /// The ids of the views that this one is related to.
    public let relations: [AccessibilityRelation: [UInt64]]
    /// The nodes inside this one, in reading order.
    public let children: [AccessibilityNode]

    /// Reads a property of `facts`: `node.label` is `node.facts.label`.
    public subscript<Value>(dynamicMember fact: KeyPath<AccessibilityFacts, Value>) -> Value { facts[keyPath: fact] }
}

extension AccessibilityNode: CustomStringConvertible {
    /// One line for each node, indented by two spaces for each level: `button "Save" focused (8, 8, 60, 30) [press]`.
    public var description: String {
        var lines: [String] = []
        var pending = [(node: self, depth: 0)]
        while let (node, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + node.line)
            pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var line: String {
        var parts = [facts.role.rawValue]
        if facts.level > 0 { parts.append("level \(facts.level)") }
        if let label = facts.label { parts.append("\"\(label)\"") }
        if let value = facts.value { parts.append("= \"\(value)\"") }
        if let hint = facts.hint { parts.append("(\(hint))") }
        if let identifier = facts.identifier { parts.append("#\(identifier)") }
        parts += State.allCases.filter(facts.states.contains).map(\.rawValue)
        parts.append("(\(Self.number(frame.x)), \(Self.number(frame.y)), \(Self.number(frame.width)), \(Self.number(frame.height)))")
        if !facts.actions.isEmpty { parts.append("[\(facts.actions.map(\.rawValue).joined(separator: ", "))]") }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(Numbers.clean(rounded)))" : "\(rounded)"
    }
}
