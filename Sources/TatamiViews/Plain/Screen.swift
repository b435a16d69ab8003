/// The default root object of a NUI file: it has a view, and stores everything else by name.
public final class Screen {
    /// The view of the screen; nil for none.
    public var view: View?
    /// The objects that were set under names other than `view`, by name.
    public var outlets: [String: Any] { stored.compactMapValues(Loose.value) }
    private var stored: [String: Any] = [:]

    /// Creates a screen with a view and without outlets.
    public init(_ view: View? = nil) { self.view = view }

    /// Returns the object that was set under `name`, if it is a `T`.
    public func outlet<T>(_ name: String, as type: T.Type = T.self) -> T? { Loose.value(of: stored[name]).flatMap { $0 as? T } }

    /// Sets what is found under `name`; nil removes it.
    public func setOutlet(_ name: String, _ value: Any?) { stored[name] = value }
}
