/// The state of something that folds to a short length and unfolds to a long one: the machine behind an accordion cell.
///
/// A request flips ``isFolded`` at once. The layout that follows says how far the length moves, and ``begin(from:to:_:at:)`` starts the
/// motion; ``tick(at:)`` ends it. Each of these calls returns what happened, in order, for the owner to report. Each `willFold` is followed
/// by exactly one `folded`, and each ticket gets exactly one `completed`.
///
/// ```swift
/// var fold = Fold()
/// fold.request(folded: true, ticket: 1)                                      // willFold
/// fold.begin(from: 250, to: 30, .curve(.easeInOut, duration: 0.19), at: now)
/// let shown = fold.length(at: now + 0.1)
/// fold.tick(at: now + 1)                                                     // folded, completed
/// ```
///
/// Lengths are in points, times in seconds of the owner's clock.
public struct Fold: Hashable, Sendable {
    /// Where the thing is between its two ends.
    public enum State: String, Hashable, Sendable, CaseIterable {
        /// Only the label is there.
        case folded
        /// The length grows.
        case unfolding
        /// Everything is there.
        case unfolded
        /// The length shrinks.
        case folding
    }

    /// What happened.
    public enum Event: Hashable, Sendable {
        /// The thing begins to fold, or else to unfold.
        case willFold(isFolded: Bool)
        /// It has arrived; with `isFinished` false, another request or the end of its place came before.
        case folded(isFolded: Bool, isFinished: Bool)
        /// The answer to a request.
        case completed(ticket: Int, isFinished: Bool)
    }

    /// Whether the thing is folded or on its way there.
    public private(set) var isFolded: Bool
    /// Whether it moves, or waits for the layout that lets it move.
    public private(set) var isMoving = false
    /// Whether the layout that follows a request is still missing.
    public private(set) var awaitsLayout = false
    private var length = Transition(0)
    /// The tickets that are answered when the motion ends.
    private var tickets: [Int] = []
    /// The tickets of requests for the present state, which the next tick answers.
    private var idle: [Int] = []

    /// Creates a thing at rest.
    public init(isFolded: Bool = false) { self.isFolded = isFolded }

    /// Where the thing is between its ends.
    public var state: State { isMoving ? (isFolded ? .folding : .unfolding) : isFolded ? .folded : .unfolded }

    /// Whether `tick` has something to do, now or later.
    public var isBusy: Bool { isMoving || !idle.isEmpty }

    /// Returns the length that is shown at a time and its velocity a second.
    public func length(at time: Double) -> MotionState { length.state(at: time) }

    /// Asks for a state. In that state already, or on the way there, it causes no `willFold`.
    ///
    /// - Parameters:
    ///   - folded: Whether to fold; otherwise to unfold.
    ///   - ticket: A number that is answered with `completed` once the state is reached; nil for none. In that state already, the next tick
    ///     answers.
    public mutating func request(folded: Bool, ticket: Int? = nil) -> [Event] {
        if folded == isFolded {
            if let ticket { if isMoving { tickets.append(ticket) } else { idle.append(ticket) } }
            return []
        }
        let events = isMoving ? end(isFinished: false) : []
        isFolded = folded
        (isMoving, awaitsLayout) = (true, true)
        if let ticket { tickets.append(ticket) }
        return events + [.willFold(isFolded: folded)]
    }

    /// Starts the motion that was requested. A length in motion goes on from where it is shown, with its velocity.
    ///
    /// - Parameters:
    ///   - start: The length that is shown if none is in motion.
    ///   - target: The length at which the motion ends.
    ///   - timing: The course of the motion.
    ///   - time: The present time.
    public mutating func begin(from start: Double, to target: Double, _ timing: Timing, at time: Double) {
        guard awaitsLayout else { return }
        awaitsLayout = false
        if !length.isMoving(at: time) { length.jump(to: start) }
        length.go(to: target, timing, at: time)
    }

    /// Ends the motion if its time is over, and answers requests for the present state.
    public mutating func tick(at time: Double) -> [Event] {
        let answers = idle.map { Event.completed(ticket: $0, isFinished: true) }
        idle = []
        guard isMoving, !awaitsLayout, !length.isMoving(at: time) else { return answers }
        return answers + end(isFinished: true)
    }

    /// Ends everything at once, at the end of the motion.
    ///
    /// - Parameter isFinished: Whether it counts as having arrived. False means that nobody could see it arrive.
    public mutating func stop(isFinished: Bool) -> [Event] {
        let answers = idle.map { Event.completed(ticket: $0, isFinished: true) }
        idle = []
        guard isMoving else { return answers }
        length.jump(to: length.target)
        return answers + end(isFinished: isFinished)
    }

    private mutating func end(isFinished: Bool) -> [Event] {
        let answered = tickets
        (tickets, isMoving, awaitsLayout) = ([], false, false)
        return [.folded(isFolded: isFolded, isFinished: isFinished)] + answered.map { .completed(ticket: $0, isFinished: isFinished) }
    }
}

/// The durations of folding (`Documentation/decisions/0040-folding.md`).
extension Fold {
    /// Returns the seconds for a motion of the length by `distance` points: 120 ms and 8 ms for the root of each point, between 150 and 350
    /// ms; a fifth less to fold. 220 points take 239 ms to unfold and 191 ms to fold. No distance takes no time.
    public static func duration(over distance: Double, isFolded: Bool) -> Double {
        guard abs(distance) > Transition.tolerance else { return 0 }
        let milliseconds = max(150, min(350, 120 + 8 * min(abs(distance), 1e6).squareRoot()))
        return (isFolded ? 0.8 : 1) * milliseconds / 1000
    }
}
