import Tatami

/// The root object of `counter.nui`: what the program knows, the views that show it, and what people can do.
public final class Counter {
    public private(set) var count = 0 { didSet { show() } }
    public var view: View?
    /// Set by each load that succeeds, to a new label.
    public var total: Label? { didSet { show() } }

    public init() {}

    public func increase() { count += 1 }

    private func show() { total?.text = "\(count) so far" }

    public static var interface: NUISchema<Counter> {
        NUISchema(
            outlets: [.property("view", \.view), .property("total", \.total)],
            actions: [.action("increase", Counter.increase)])
    }
}
