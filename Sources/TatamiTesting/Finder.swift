import TatamiViews

/// How a test finds a view: by its label, by its id, by its role, or by the view itself.
///
/// A string literal is a label: `window.tap("Save")`, `window.tap("Star \(name)")`.
public enum Finder: ExpressibleByStringInterpolation, CustomStringConvertible {
    /// The text on the view, or its accessibility label. If several views have it, the one drawn last is found.
    case label(String)
    /// The view's `id`.
    case id(String)
    /// The view's role, and the index among the views of that role, from 0 in the order of the view tree.
    case role(AccessibilityRole, Int = 0)
    /// The view itself, if it is shown.
    case view(View)

    /// Makes a finder for a label.
    public init(stringLiteral value: String) { self = .label(value) }

    /// The finder in words, for failure messages.
    public var description: String {
        switch self {
        case .label(let label): "\"\(label)\""
        case .id(let id): "the id '\(id)'"
        case .role(let role, let index): index == 0 ? "a \(role.rawValue)" : "\(role.rawValue) number \(index)"
        case .view(let view): "\(type(of: view))"
        }
    }
}

/// Why a test could not continue.
public struct TestFailure: Error, CustomStringConvertible {
    /// What went wrong, in one or more sentences.
    public let description: String
}
