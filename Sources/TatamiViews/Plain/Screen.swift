/// The default root object of a NUI file: it has a view and takes anything else by name.
public final class Screen {
    public var view: View?
    /// What was set under names other than `view`, by name.
    public private(set) var outlets: [String: Any] = [:]

    public init(_ view: View? = nil) { self.view = view }

    /// What was set under `name`, where it is a `T`.
    public func outlet<T>(_ name: String, as type: T.Type = T.self) -> T? { outlets[name] as? T }

    public func setOutlet(_ name: String, _ value: Any?) { outlets[name] = value }
}
