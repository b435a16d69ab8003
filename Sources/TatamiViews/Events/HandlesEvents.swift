/// A view that sends events when people use it: to closures (`on`) and to named actions. All controls and groups of controls conform.
public protocol HandlesEvents: View {
    /// The named actions that are sent, in the order added; `ViewRoot.onAction` receives them.
    var actions: [Action] { get set }
    /// The closures that receive events.
    var handlers: EventHandlers { get set }
    /// The event of actions and closures that set none.
    var usualEvent: Action.Event { get }
    /// Returns whether an action is sent with the present event; see `Action.link`. The default is true.
    func applies(_ action: Action) -> Bool
}

/// The closures that receive the events of a view.
public struct EventHandlers {
    fileprivate var calls: [(event: Action.Event, call: (View) -> Void)] = []
    /// The root that showed the view when it last sent an event.
    fileprivate weak var root: ViewRoot?

    /// Creates an empty list.
    public init() {}
}

extension HandlesEvents {
    /// The default sends every action.
    public func applies(_ action: Action) -> Bool { true }

    /// Adds a closure that is called when the view sends an event. It gets the view in its class: `button.on { $0.title = "Done" }`.
    ///
    /// - Parameters:
    ///   - event: The event; nil for the usual one of the view.
    ///   - handler: Called with the view.
    /// - Returns: The view, so that calls can be chained.
    @discardableResult
    public func on(_ event: Action.Event? = nil, _ handler: @escaping (Self) -> Void) -> Self {
        handlers.calls.append((event ?? usualEvent, { view in if let view = view as? Self { handler(view) } }))
        return self
    }

    /// Whether a closure or an action waits for an event.
    package func isHeard(_ event: Action.Event) -> Bool {
        handlers.calls.contains { $0.event == event } || actions.contains { ($0.event ?? usualEvent) == event }
    }

    /// Keeps the root that shows the view now, for events that the view sends after it has left the root.
    package func rememberRoot() { if let root { handlers.root = root } }

    /// Sends an event: calls the closures, then sends the named actions. A view that is removed during a press or an edit sends the end of
    /// it to the root that showed it.
    public func send(_ event: Action.Event) {
        rememberRoot()
        let root = handlers.root
        for handler in handlers.calls where handler.event == event { handler.call(self) }
        for action in actions where (action.event ?? usualEvent) == event && applies(action) { root?.onAction?(action, self) }
    }
}
