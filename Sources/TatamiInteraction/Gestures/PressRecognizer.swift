import TatamiGeometry

/// A pointer that is down on something, until it lets go: what buttons follow. It never keeps another gesture from beginning; one that
/// begins cancels it.
public final class PressRecognizer: GestureRecognizer {
    /// The button of the mouse that presses.
    public var button = PointerButtons.primary
    /// Seconds until the press shows; a scroll view around it may be what the finger is after. What a mouse presses shows at once.
    public var delay = 0.0
    /// Whether a point, in the space of the pointers, is on what is pressed.
    public var isOn: (Point, PointerKind) -> Bool = { _, _ in true }
    /// Whether the pointer is there now: letting go elsewhere does nothing.
    public private(set) var isInside = false
    private var pointer: PointerID?
    private var begins = 0.0
    private var isLifted = false

    override var isPassive: Bool { true }

    override func take(_ event: PointerEvent) {
        switch event.phase {
        case .began:
            guard pointer == nil else { return }
            guard event.buttons.contains(button) else { return fail() }
            (pointer, start, location, isInside) = (event.id, event.location, event.location, true)
            begins = event.time + (event.kind == .touch ? delay : 0)
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

    override func tick(_ time: Double) { if let deadline, time >= deadline { begin() } }
    override var deadline: Double? { state == .possible && wish == nil && pointer != nil && !isLifted ? begins : nil }
    /// A quick tap is down and up in one moment.
    override func didBegin() { if isLifted { end() } }
    override func prepare() { (pointer, isInside, isLifted) = (nil, false, false) }
}
