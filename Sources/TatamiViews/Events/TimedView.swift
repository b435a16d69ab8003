/// A view that does something at a time of its own, without an event: a search field searches when typing has paused.
///
/// The root calls it while it has the focus.
public protocol TimedView: View {
    /// The time at which `timePassed` is due, in seconds of the root's clock; nil for none. It must be later, or nil, after the call.
    var timedDeadline: Double? { get }

    /// Called when the deadline has passed.
    func timePassed()
}

extension ViewRoot {
    /// The view with the focus, if it waits for a time.
    private var timedView: (any TimedView)? { input.focus.view as? any TimedView }

    var timedDeadline: Double? { timedView?.timedDeadline }

    /// Calls the focused view if its deadline has passed.
    func callTimedView() {
        if let view = timedView, let deadline = view.timedDeadline, deadline <= stage.now { view.timePassed() }
    }
}
