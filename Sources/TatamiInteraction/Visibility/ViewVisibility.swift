/// The name of a view and whether the view is shown: what somebody requests, what rules decide, or what has changed.
public struct ViewVisibility: Hashable, Sendable, CustomStringConvertible {
    /// The name of the view.
    public var name: String
    /// Whether the view is shown.
    public var isVisible: Bool

    /// Creates a request, a decision or a change.
    public init(_ name: String, isVisible: Bool) { (self.name, self.isVisible) = (name, isVisible) }

    /// The view of that name is shown.
    public static func show(_ name: String) -> ViewVisibility { ViewVisibility(name, isVisible: true) }
    /// The view of that name is hidden.
    public static func hide(_ name: String) -> ViewVisibility { ViewVisibility(name, isVisible: false) }

    /// For example `show 'top'`.
    public var description: String { "\(isVisible ? "show" : "hide") '\(name)'" }
}
