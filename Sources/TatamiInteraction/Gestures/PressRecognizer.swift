import TatamiGeometry

/// Recognizes a pointer that is down on a thing until it lets go, as buttons need it.
///
/// It never keeps another gesture from beginning. Another gesture that begins cancels it.
public final class PressRecognizer: GestureRecognizer {
    /// The mouse button that presses.
    public var button = PointerButtons.primary
    /// The seconds until a press by touch shows, since the finger may be about to scroll. A press by mouse or pen shows at once.
    public var delay = 0.0
    /// Returns true if a point, in the space of the pointers, is on the thing that is pressed.
    public var isOn: (Point, PointerKind) -> Bool = { _, _ in true }
    /// True if the pointer is on the thing now. Letting go elsewhere does nothing.
    public private(set) var isInside = false
    /// The seconds after which `onChange` is called again while the pointer rests on the thing; nil for never.
    ///
    /// Set it when the press has begun, since each new press resets it to nil. It serves buttons that act as long as they are held.
    public var repetition: Double?
    /// True if `onChange` is called because the time of `repetition` has passed.
    public private(set) var isRepeat = false
    private var lastTime = 0.0
    /// The time at which the press began or was last repeated.
    private var lastRepeat = 0.0
    private var tracker = VelocityTracker()
    /// The velocity of the pointer, in points a second.
    public var velocity: Point { tracker.velocity(at: lastTime) }
    /// The kind of the pointer that pressed last.
    public private(set) var kind = PointerKind.mouse
    /// The modifier keys that were down at the last event of the pointer.
    public private(set) var modifiers: Modifiers = []
    private var pointer: PointerID?
    private var begins = 0.0
    private var isLifted = false

    override var isPassive: Bool { true }

    override func take(_ event: PointerEvent) {
        lastTime = event.time
        if event.phase == .began && pointer == nil || event.id == pointer {
            tracker.add(event.location, at: event.time)
            modifiers = event.modifiers
        }
        switch event.phase {
        case .began:
            guard pointer == nil else { return }
            guard event.buttons.contains(button) else { return fail() }
            (pointer, kind, start, location, isInside) = (event.id, event.kind, event.location, event.location, true)
            begins = event.time + (event.kind == .touch ? delay : 0)
            lastRepeat = begins
            tick(event.time)
        case .moved:
            guard event.id == pointer else { return }
            (location, isInside) = (event.location, isOn(event.location, event.kind))
            change()
        case .ended:
            guard event.id == pointer else { return }
            (location, isInside, isLifted) = (event.location, isOn(event.location, event.kind), true)
            if state.isActive { end() } else { begin() }
        case .cancelled: if event.id == pointer { cancel() }
        case .hovered: break
        }
    }

    override func tick(_ time: Double) {
        guard let deadline, time >= deadline else { return }
        if state == .possible { return begin() }
        (lastRepeat, isRepeat) = (time, true)
        change()
        isRepeat = false
    }

    override var deadline: Double? {
        if state.isActive { return isInside ? repetition.map { lastRepeat + $0 } : nil }
        return state == .possible && wish == nil && pointer != nil && !isLifted ? begins : nil
    }

    /// Ends at once if the pointer was lifted already: a quick tap is down and up in one moment.
    override func didBegin() { if isLifted { end() } }
    override func prepare() { (pointer, isInside, isLifted, repetition, tracker) = (nil, false, false, nil, VelocityTracker()) }
}
