import TatamiViews

/// A view that people use, and that tells who wants to know.
open class Control: View {
    /// What is told by name when the control is used, in the order added; `ViewRoot.onAction` does it.
    public var actions: [Action] = []
    private var handlers: [(event: Action.Event, call: (Control) -> Void)] = []
    /// The root that showed the control when it last sent an event.
    private weak var lastRoot: ViewRoot?

    public override init() {}

    /// What an action or a handler that names no event is told of.
    open var usualEvent: Action.Event { .touchUpInside }

    fileprivate func add(_ event: Action.Event?, _ handler: @escaping (Control) -> Void) { handlers.append((event ?? usualEvent, handler)) }

    /// Reports an event: calls the closures, then sends the named actions. A control that was removed in the middle of a press or an edit
    /// sends the end of it to the root that showed it.
    public final func send(_ event: Action.Event) {
        if let root { lastRoot = root }
        let root = lastRoot
        for handler in handlers where handler.event == event { handler.call(self) }
        for action in actions where (action.event ?? usualEvent) == event { root?.onAction?(action, self) }
    }
}

/// What every control can do with closures of its own class: `button.on { $0.title = "Done" }`.
public protocol HandlesEvents: Control {}

extension Control: HandlesEvents {}

extension HandlesEvents {
    /// Calls `handler` when the control is used: where no event is named, as it is used as a rule.
    ///
    /// - Returns: the control, so that calls chain.
    @discardableResult
    public func on(_ event: Action.Event? = nil, _ handler: @escaping (Self) -> Void) -> Self {
        add(event) { control in if let control = control as? Self { handler(control) } }
        return self
    }
}
