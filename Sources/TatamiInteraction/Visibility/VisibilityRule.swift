/// A rule that ties views to each other: what showing or hiding one of them does to others.
public enum VisibilityRule: Hashable, Sendable, CustomStringConvertible {
    /// Showing one view hides the others. Hiding one has no effect on them.
    case exclusive([String])
    /// Showing one view shows the others; hiding one hides the others.
    case companion([String])
    /// Showing a view of one side hides all views of the other side; hiding a view of one side shows all views of the other side.
    case alternative([String], [String])

    /// The names of the views, side by side for an alternative.
    public var names: [String] {
        switch self {
        case .exclusive(let group), .companion(let group): group
        case .alternative(let one, let other): one + other
        }
    }

    /// For example `alternative [top | left, right]`. Of a long list it names the first views only.
    public var description: String {
        switch self {
        case .exclusive(let group): "exclusive [\(Self.words(group))]"
        case .companion(let group): "companion [\(Self.words(group))]"
        case .alternative(let one, let other): "alternative [\(Self.words(one)) | \(Self.words(other))]"
        }
    }

    private static func words(_ names: [String]) -> String {
        let first = names.prefix(8).joined(separator: ", ")
        return names.count > 8 ? "\(first), and \(names.count - 8) more" : first
    }
}
