import TatamiViews

/// How a test finds what people see: by what is written on it, by its id, by what it is, or itself.
///
/// A string literal is a label: `window.tap("Save")`, `window.tap("Star \(name)")`.
public enum Finder: ExpressibleByStringInterpolation, CustomStringConvertible {
    /// What is written on it, or its accessibility label.
    case label(String)
    /// Its `id`.
    case id(String)
    /// What it is, and which of several, from 0, in reading order.
    case role(AccessibilityRole, Int = 0)
    case view(View)

    public init(stringLiteral value: String) { self = .label(value) }

    public var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .id(let id): "the id '\(id)'"
        case .role(let role, let index): index == 0 ? "a \(role.rawValue)" : "\(role.rawValue) number \(index)"
        case .view(let view): "\(type(of: view))"
        }
    }
}

/// Why a test could not go on.
public struct TestFailure: Error, CustomStringConvertible {
    public let description: String
}
