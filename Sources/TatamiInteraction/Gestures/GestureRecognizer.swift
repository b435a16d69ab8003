import TatamiGeometry

/// Finds one kind of gesture in what pointers do. A ``GestureArena`` feeds several of them and decides between them.
///
/// Every gesture that begins ends or is cancelled exactly once.
public class GestureRecognizer {
    public enum State: String, Hashable, Sendable {
        /// Nothing yet, or not enough to tell.
        case possible
        case began, changed, ended, cancelled
        /// What the pointers do is another gesture.
        case failed

        /// Whether it goes on: it began and did not end.
        public var isActive: Bool { self == .began || self == .changed }
    }

    public internal(set) var state = State.possible
    public var isEnabled = true
    /// Called whenever the state becomes one other than possible and failed.
    public var onChange: ((GestureRecognizer) -> Void)?
    /// Gestures that have to fail before this one may begin: a single tap waits for the double one.
    public var waitsFor: [GestureRecognizer] = []
    /// Whether it looks at a pointer that goes down: a scroll bar only at one on its thumb.
    public var accepts: (PointerEvent) -> Bool = { _ in true }
    /// Whether it may go on beside another one that has begun; asked of both.
    public var goesWith: (GestureRecognizer) -> Bool = { _ in false }
    /// Where the gesture is, in the space of the pointers.
    public internal(set) var location = Point.zero
    /// Where the pointer that it follows began.
    public internal(set) var start = Point.zero
    /// Whether it goes on beside all others until one of them begins, which cancels it: what shows that something is pressed.
    var isPassive: Bool { false }
    /// Pointers that are down and began where it looks.
    var pointers: Set<PointerID> = []
    /// The same, with those that are up again.
    var touchedBy: Set<PointerID> = []
    /// What it would become if the arena let it.
    var wish: Wish?

    enum Wish { case begin, recognize }

    public init() {}

    // MARK: To override

    /// Looks at an event of the pointers that began in the arena's view.
    func take(_ event: PointerEvent) {}
    /// Looks at the clock.
    func tick(_ time: Double) {}
    /// When `tick` has something to say; nil for never.
    var deadline: Double? { nil }
    /// It has begun.
    func didBegin() {}
    /// Gets ready for the next gesture.
    func prepare() {}

    // MARK: For recognisers

    /// Asks to begin. The arena answers at once or once others have failed.
    final func begin() { if state == .possible, wish == nil { wish = .begin } }
    /// Asks to be taken for recognised: a gesture of one moment.
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

    /// The arena lets it go.
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
