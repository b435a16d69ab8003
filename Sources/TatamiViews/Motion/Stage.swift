import TatamiGeometry
import TatamiInteraction

/// The clock of a root and all that moves by it.
final class Stage {
    /// The host's time of the frame that is made or was made last, in seconds. It never goes back.
    private(set) var now = 0.0
    /// The size of the last frame; nil before the first.
    var windowSize: Size?
    /// How often the views were composed; 0 before the first frame.
    var composition = 0
    /// What changes in an `animate` block are to be animated by, the innermost last.
    var open: [Animation] = []
    /// The animation of the changes that the next layout carries out.
    var pending: Animation?
    /// Those whose end somebody waits for.
    var running: [Animation] = []
    private(set) var moving: [ViewMotion] = []
    private var leaving: [LeavingView] = []
    /// All views around those that move: what is in them may be shown elsewhere than it is.
    fileprivate(set) var aroundMoving: Set<ObjectIdentifier> = []
    var reducesMotion = false
    /// The message that is shown, and when it goes.
    var message: Message?

    struct Message {
        let layer: Layer
        /// Seconds of the host's clock.
        let end: Double
    }

    var painted = PaintedList()
    let accessibilityNumbers = AccessibilityNumbers()
    /// The composing that the last painting showed.
    var paintedComposition = 0

    func advance(to time: Double) { if time.isFinite { now = max(now, time) } }

    func add(_ motion: ViewMotion) {
        guard !motion.isListed else { return }
        motion.isListed = true
        moving.append(motion)
        noteSurroundings(of: motion)
    }

    func add(_ leaving: [LeavingView]) { self.leaving += leaving }

    var isMoving: Bool { !moving.isEmpty || !leaving.isEmpty }

    /// Lets go of what has arrived.
    func settle() {
        for motion in moving { motion.settle(at: now) }
        moving.removeAll(where: \.isOver)
        for view in leaving where !view.isMoving(at: now) { view.end() }
        leaving.removeAll { !$0.isMoving(at: now) }
        aroundMoving = []
        for motion in moving { noteSurroundings(of: motion) }
        let over = running.filter { $0.isOver(at: now) }
        running.removeAll { animation in over.contains { $0 === animation } }
        for animation in over { animation.complete() }
    }
}

extension Stage {
    private func noteSurroundings(of motion: ViewMotion) {
        guard let view = motion.view else { return }
        for outer in view.superviews where !aroundMoving.insert(ObjectIdentifier(outer)).inserted { return }
    }
}

/// One call of `animate`: what its changes are animated by, and who waits for their end.
final class Animation {
    let timing: Timing
    let delay: Double
    private var completion: ((Bool) -> Void)?
    private var ends: Double
    /// Motions that it began and that go on.
    private var count = 0
    private var isInterrupted = false
    /// Whether the layout that its changes ask for was carried out.
    var isLaidOut = false

    init(_ timing: Timing, delay: Double, at time: Double, completion: ((Bool) -> Void)?) {
        (self.timing, self.delay, self.completion, ends) = (timing, delay, completion, time)
    }

    func began(until time: Double) {
        ends = max(ends, time)
        count += 1
    }

    /// Something else has taken over one of its motions.
    func wasInterrupted() {
        count -= 1
        isInterrupted = true
    }

    func isOver(at time: Double) -> Bool { isLaidOut && (time >= ends || isInterrupted && count <= 0) }

    func complete() {
        let done = completion
        completion = nil
        done?(!isInterrupted)
    }
}
