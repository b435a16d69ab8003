/// Decides when a tooltip comes and goes. Times are seconds of the host's clock.
///
/// A tooltip comes when its thing has been pointed at for half a second, sooner if another one has just gone. When the pointer leaves the
/// thing it stays for a moment, in which the pointer may move onto the tooltip.
public struct TooltipClock: Sendable {
    /// How long people point at a thing until its tooltip comes.
    public static let delay = 0.5
    /// The same shortly after another tooltip.
    public static let shortDelay = 0.06
    /// How long after a tooltip the next one comes after the short delay.
    public static let recent = 0.5
    /// How long a tooltip stays after the pointer has left it.
    public static let grace = 0.3

    /// The states of a clock.
    public enum State: Hashable, Sendable {
        /// Nothing is pointed at, or its tooltip was dismissed.
        case idle
        /// The tooltip comes at a time.
        case waiting(Double)
        /// The tooltip is shown.
        case shown
        /// The tooltip is shown, and goes at a time.
        case leaving(Double)

        /// True while the tooltip is shown.
        public var isShown: Bool {
            switch self {
            case .shown, .leaving: true
            case .idle, .waiting: false
            }
        }
    }

    /// The present state.
    public private(set) var state = State.idle
    private var lastShown = -Double.infinity

    /// Creates a clock for which nothing is pointed at.
    public init() {}

    /// The time of the next change; nil for none.
    public var deadline: Double? {
        switch state {
        case .waiting(let time), .leaving(let time): time
        case .idle, .shown: nil
        }
    }

    /// Records that people point at a thing with a tooltip, which is another one than before.
    public mutating func pointed(at time: Double) {
        if state.isShown { lastShown = time }
        state = .waiting(time + (time - lastShown <= Self.recent ? Self.shortDelay : Self.delay))
    }

    /// Records that the pointer has moved on the thing: the time begins again.
    public mutating func moved(at time: Double) { if case .waiting = state { pointed(at: time) } }

    /// Records that the pointer is on the thing or its tooltip.
    public mutating func stays() { if case .leaving = state { state = .shown } }

    /// Records that people no longer point at the thing or its tooltip.
    public mutating func left(at time: Double) {
        switch state {
        case .shown: state = .leaving(time + Self.grace)
        case .waiting: state = .idle
        case .idle, .leaving: break
        }
    }

    /// Dismisses the tooltip, or keeps it from coming.
    public mutating func dismiss(at time: Double) {
        if state.isShown { lastShown = time }
        state = .idle
    }

    /// Dismisses the tooltip because its thing is scrolled away. The next one comes after the whole delay, so that none flash by.
    public mutating func scrolled(at time: Double) {
        lastShown = -.infinity
        if case .waiting = state { pointed(at: time) } else { state = .idle }
    }

    /// Shows the tooltip at once.
    public mutating func show() { state = .shown }

    /// Advances the clock. Call it at `deadline`.
    public mutating func tick(_ time: Double) {
        switch state {
        case .waiting(let due) where due <= time: state = .shown
        case .leaving(let end) where end <= time: dismiss(at: time)
        default: break
        }
    }
}
