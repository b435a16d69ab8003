import TatamiGeometry

/// What a view is for people who do not see it. Names are ARIA's where it has one.
public enum AccessibilityRole: String, Hashable, Sendable, CaseIterable {
    case window, group, text, image, button, link, heading
    case scrollView = "scroll view"
    case textField = "text field"
    case checkBox = "check box"
    case slider, list, tab
    case listItem = "list item"
    case tabList = "tab list"
    case comboBox = "combo box"
    case toolbar, separator, region
}

/// What can be done with a view without a pointer.
public enum AccessibilityAction: String, Hashable, Sendable, CaseIterable {
    case press, focus
    case scrollForward = "scroll forward"
    case scrollBackward = "scroll backward"
    case increment, decrement
}

/// One view, or several that count as one, for assistive technology.
public struct AccessibilityNode: Sendable {
    public enum State: String, Hashable, Sendable, CaseIterable { case focused, disabled, selected, offscreen }

    /// The same for the same view as long as it lives.
    public let id: UInt64
    public let role: AccessibilityRole
    /// What it is called.
    public let label: String?
    /// What it holds at present, where that is not its label.
    public let value: String?
    /// The view's `id`, for tests.
    public let identifier: String?
    /// In the root's space, points.
    public let frame: Rect
    public let states: Set<State>
    public let actions: [AccessibilityAction]
    public let children: [AccessibilityNode]
}

extension AccessibilityNode: CustomStringConvertible {
    /// A line a node, indented by two blanks a level: `button "Save" focused (8, 8, 60, 30) [press]`.
    public var description: String {
        var lines: [String] = [], pending = [(node: self, depth: 0)]
        while let (node, depth) = pending.popLast() {
            lines.append(String(repeating: "  ", count: depth) + node.line)
            pending.append(contentsOf: node.children.reversed().map { ($0, depth + 1) })
        }
        return lines.joined(separator: "\n") + "\n"
    }

    private var line: String {
        var parts = [role.rawValue]
        if let label { parts.append("\"\(label)\"") }
        if let value { parts.append("= \"\(value)\"") }
        if let identifier { parts.append("#\(identifier)") }
        parts += State.allCases.filter(states.contains).map(\.rawValue)
        parts.append("(\(Self.number(frame.x)), \(Self.number(frame.y)), \(Self.number(frame.width)), \(Self.number(frame.height)))")
        if !actions.isEmpty { parts.append("[\(actions.map(\.rawValue).joined(separator: ", "))]") }
        return parts.joined(separator: " ")
    }

    private static func number(_ value: Double) -> String {
        let rounded = (value * 100).rounded() / 100
        return rounded == rounded.rounded() ? "\(Int(Numbers.clean(rounded)))" : "\(rounded)"
    }
}
