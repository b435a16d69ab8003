import TatamiGeometry
import TatamiInteraction

/// The clock of a root and everything that moves by it.
final class Stage {
    /// The time of the present or last frame, in seconds of the host's clock. It never goes back.
    private(set) var now = 0.0
    /// The size of the last frame; nil before the first.
    var windowSize: Size?
    /// The number of compose passes; 0 before the first frame.
    var composition = 0
    /// The `animate` blocks that are running now, the innermost last. They animate the changes made inside them.
    var open: [Animation] = []
    /// The animation of the changes that the next layout carries out.
    var pending: Animation?
    /// The animations whose completion has yet to be called.
    var running: [Animation] = []
    /// What waits for the next layout to know how far it moves, and the animation whose timing follows from that.
    var followers: [any LayoutFollower] = []
    weak var followed: Animation?
    private(set) var moving: [ViewMotion] = []
    private var leaving: [LeavingView] = []
    /// The pictures of layers that are fading out, in front of everything else.
    var leavingLayers: [LeavingView] = []
    /// By all views around views that move, whose content may be shown elsewhere than the layout has it: the children that move, or in which
    /// something moves.
    fileprivate(set) var aroundMoving: [ObjectIdentifier: Set<ObjectIdentifier>] = [:]
    /// The views whose sizes have changed since they were last reported, in the order in which compose passes found them. A view may be
    /// listed twice.
    var resized: [ResizedView] = []
    var reducesMotion = false
    /// Whether the last frame left work to the next one.
    var awaitsFrame = false
    /// Whether content was scrolled since the last frame.
    var hasScrolled = false
    /// Where views come from that are composed next, and how, in place of what the layout says.
    var ways: [ObjectIdentifier: (from: Rect, animation: ChangeAnimation)] = [:]
    /// The pictures of what is dragged, and of what was dropped and has not arrived yet.
    private(set) var dragImages: [DragImage] = []
    /// The views that are painted by these pictures.
    private(set) var lifted: Set<ObjectIdentifier> = []
    /// The distances at which a drag shows views from where the layout has put them, in points.
    var displaced: [ObjectIdentifier: Point] = [:]
    /// The message that is shown, and when it goes.
    var message: Message?

    struct Message {
        let layer: Layer
        /// Seconds of the host's clock.
        let end: Double
    }

    var painted = PaintedList()
    let accessibilityNumbers = AccessibilityNumbers()
    /// The compose pass that the last painting showed.
    var paintedComposition = 0

    func advance(to time: Double) { if time.isFinite { now = max(now, time) } }

    func add(_ motion: ViewMotion) {
        guard !motion.isListed else { return }
        motion.isListed = true
        moving.append(motion)
        noteSurroundings(of: motion)
    }

    func add(_ leaving: [LeavingView]) { self.leaving += leaving }

    var isMoving: Bool { !moving.isEmpty || !leaving.isEmpty || dragImages.contains { $0.isMoving(at: now) } }

    /// Changes the pictures of drags.
    func setDragImages(_ images: [DragImage]) {
        dragImages = images
        lifted = Set(images.compactMap { $0.hidesView ? $0.view.map(ObjectIdentifier.init) : nil })
    }

    /// Removes the motions that have arrived.
    func settle() {
        for motion in moving { motion.settle(at: now) }
        moving.removeAll(where: \.isOver)
        for view in leaving where !view.isMoving(at: now) { view.end() }
        leaving.removeAll { !$0.isMoving(at: now) }
        leavingLayers.removeAll { !$0.isMoving(at: now) }
        if dragImages.contains(where: { $0.isOver(at: now) }) { setDragImages(dragImages.filter { !$0.isOver(at: now) }) }
        aroundMoving = [:]
        for motion in moving { noteSurroundings(of: motion) }
        let over = running.filter { $0.isOver(at: now) }
        running.removeAll { animation in over.contains { $0 === animation } }
        for animation in over { animation.complete() }
    }
}

extension Stage {
    /// Ends all animations with their root, which makes no more frames.
    func abandon() {
        let abandoned = running
        running = []
        for animation in abandoned { animation.complete(isAbandoned: true) }
    }

    private func noteSurroundings(of motion: ViewMotion) {
        guard var inner = motion.view else { return }
        while let outer = inner.superview {
            guard aroundMoving[ObjectIdentifier(outer), default: []].insert(ObjectIdentifier(inner)).inserted else { return }
            inner = outer
        }
    }
}

/// One call of `animate`: the timing of its changes, and the closure that waits for their end.
final class Animation {
    var timing: Timing
    let delay: Double
    private var completion: ((Bool) -> Void)?
    private var ends: Double
    /// The number of its motions that have not been interrupted.
    private var count = 0
    private var isInterrupted = false
    /// Whether the layout that its changes require was carried out.
    var isLaidOut = false

    init(_ timing: Timing, delay: Double, at time: Double, completion: ((Bool) -> Void)?) {
        (self.timing, self.delay, self.completion, ends) = (timing, delay, completion, time)
    }

    func began(until time: Double) {
        ends = max(ends, time)
        count += 1
    }

    /// Records that another animation has taken over one of its motions.
    func wasInterrupted() {
        count -= 1
        isInterrupted = true
    }

    func isOver(at time: Double) -> Bool { isLaidOut && (time >= ends || isInterrupted && count <= 0) }

    func complete(isAbandoned: Bool = false) {
        let done = completion
        completion = nil
        done?(!isInterrupted && !isAbandoned)
    }
}
