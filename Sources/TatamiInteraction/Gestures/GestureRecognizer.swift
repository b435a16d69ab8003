import TatamiGeometry

/// Recognizes one kind of gesture in what pointers do.
///
/// A ``GestureArena`` feeds several recognizers with events and decides between them. Every gesture that begins ends or is cancelled
/// exactly once.
public class GestureRecognizer {
    /// The states of a gesture.
    public enum State: String, Hashable, Sendable {
        /// Nothing is recognized yet, or not enough is known.
        case possible
        /// The gesture began.
        case began
        /// The gesture goes on, and its values have changed.
        case changed
        /// The gesture is complete.
        case ended
        /// The gesture was interrupted after it had begun.
        case cancelled
        /// The pointers do something else.
        case failed

        /// True while the gesture is going on: it has begun and not ended.
        public var isActive: Bool { self == .began || self == .changed }
    }

    /// The state of the gesture.
    public internal(set) var state = State.possible
    /// False if the recognizer ignores pointers that go down.
    public var isEnabled = true
    /// The function that is called whenever the state becomes one other than `possible` and `failed`.
    public var onChange: ((GestureRecognizer) -> Void)?
    /// The gestures that must fail before this one may begin: a single tap waits for the double tap.
    public var waitsFor: [GestureRecognizer] = []
    /// Returns true if the recognizer looks at a pointer that goes down. A scroll bar accepts only a pointer on its thumb.
    public var accepts: (PointerEvent) -> Bool = { _ in true }
    /// Returns true if the gesture may go on together with another one that has begun. The arena asks both; one that agrees is enough.
    public var goesWith: (GestureRecognizer) -> Bool = { _ in false }
    /// True if Escape cancels the gesture while it is active. Its owner then undoes what the gesture did.
    public var isCancelledByEscape = false
    /// True while `onChange` hears of a gesture that Escape has cancelled.
    public internal(set) var isEscaped = false
    /// The place of the gesture, in the space of the pointers.
    public internal(set) var location = Point.zero
    /// The place where the pointer went down, in the space of the pointers.
    public internal(set) var start = Point.zero
    /// True if the gesture goes on together with all others until one of them begins, which cancels it. A gesture that shows a press is
    /// passive.
    var isPassive: Bool { false }
    /// The pointers that are down and began where the recognizer looks.
    var pointers: Set<PointerID> = []
    /// The pointers of the gesture, including those that are up again.
    var touchedBy: Set<PointerID> = []
    /// What the recognizer becomes as soon as the arena allows it.
    var wish: Wish?

    enum Wish { case begin, recognize }

    /// Makes a recognizer. The base class recognizes nothing; use one of its subclasses.
    public init() {}

    // MARK: To override

    /// Handles an event of the pointers that began in the recognizer's view.
    func take(_ event: PointerEvent) {}
    /// Handles the passing of time; called at the deadline.
    func tick(_ time: Double) {}
    /// The time at which `tick` has something to do; nil for never.
    var deadline: Double? { nil }
    /// Called after the gesture began.
    func didBegin() {}
    /// Prepares for the next gesture.
    func prepare() {}

    // MARK: For subclasses

    /// Asks to begin. The arena answers at once, or when other recognizers have failed.
    final func begin() { if state == .possible, wish == nil { wish = .begin } }
    /// Asks to be recognized, for a gesture of a single moment.
    final func recognize() { if state == .possible, wish == nil { wish = .recognize } }
    final func change() { if state.isActive { become(.changed) } }
    final func end() { if state.isActive { become(.ended) } }
    final func cancel() { if state.isActive { become(.cancelled) } else { fail() } }
    final func fail() {
        guard state == .possible else { return }
        (state, wish) = (.failed, nil)
    }

    final func become(_ next: State) {
        state = next
        onChange?(self)
    }

    /// Ends the gesture because the arena drops the recognizer.
    final func leave() {
        if state.isActive { become(.cancelled) }
        (state, wish) = (.possible, nil)
        (pointers, touchedBy) = ([], [])
    }

    final func reset() {
        leave()
        prepare()
    }
}
