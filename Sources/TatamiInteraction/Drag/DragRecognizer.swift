import TatamiGeometry

/// Recognizes that a pointer drags items of a view, by a ``DragMachine``.
///
/// It competes with scrolling, presses and menus in the arena: nothing is lifted before the arena has granted the drag. The gesture is active
/// until the machine has ended the drag, so also while a drop waits for an answer.
public final class DragRecognizer: GestureRecognizer {
    /// The state of the drag.
    public private(set) var machine = DragMachine()
    /// Returns what is under a pointer that goes down.
    public var spot: (PointerEvent) -> DragMachine.Spot = { _ in DragMachine.Spot(isItem: false) }
    /// Carries a step out. It is not called for `failed` and `menu`.
    public var perform: (DragMachine.Step) -> Void = { _ in }
    /// The last event of the pointer; nil before the first one.
    public private(set) var lastEvent: PointerEvent?
    /// The steps that wait until the arena grants the drag.
    private var waiting: [DragMachine.Step] = []

    /// Makes a recognizer for items that people pull, hold or take by handles.
    public override init() {
        super.init()
        onChange = { changed in (changed as? DragRecognizer)?.stateChanged() }
    }

    /// What begins drags.
    public var dragStart: DragMachine.Start {
        get { machine.start }
        set { machine.start = newValue }
    }
    /// Whether a tap ends customizing.
    public var endsByTap: Bool {
        get { machine.endsByTap }
        set { machine.endsByTap = newValue }
    }

    // MARK: Requests

    /// Ends the drag without a drop; does nothing if there is none.
    public func cancel(_ reason: DragMachine.Reason) { run(machine.cancel(reason)) }
    /// Decides on a drop; see ``DragMachine/decide(_:at:)``.
    public func decide(_ decision: DragMachine.Decision, at time: Double) { run(machine.decide(decision, at: time)) }
    /// Answers a drop that waits; see ``DragMachine/answer(_:with:)``.
    public func answer(_ number: Int, with operation: DragOperations?) { run(machine.answer(number, with: operation)) }
    /// Lets items be pulled at once.
    public func beginCustomizing() { run(machine.beginCustomizing()) }
    /// Ends that; a drag is cancelled before.
    public func endCustomizing() { run(machine.endCustomizing()) }

    // MARK: Events

    override func take(_ event: PointerEvent) {
        lastEvent = event
        if event.phase == .began, machine.state == .idle { (start, location) = (event.location, event.location) }
        run(machine.handle(event, on: event.phase == .began ? spot(event) : DragMachine.Spot(isItem: false)))
    }

    override func tick(_ time: Double) { run(machine.tick(time)) }
    override var deadline: Double? { machine.deadline }
    override func didBegin() {
        let steps = waiting
        waiting = []
        run(steps)
    }
    override func prepare() {
        waiting = []
        machine.reset()
    }

    private func run(_ steps: [DragMachine.Step]) {
        for (number, step) in steps.enumerated() {
            switch step {
            case .began where state == .possible:
                // The arena may refuse.
                waiting = [step] + steps.dropFirst(number + 1)
                return begin()
            case .failed, .menu: fail()
            case .ended(let end):
                perform(step)
                machine.settled()
                if case .dropped = end { self.end() } else { cancel() }
            default:
                if case .moved(let point) = step { location = point }
                perform(step)
            }
        }
    }

    /// The arena has taken the pointer away, or ends the gesture since its view is gone.
    private func stateChanged() {
        guard state == .cancelled, machine.isBusy else { return }
        for step in machine.cancel(.pointerLost) { perform(step) }
        machine.settled()
    }
}
