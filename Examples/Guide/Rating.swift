import Tatami

/// Five dots that people fill by touching or dragging, with the arrow keys, or with a screen reader.
public final class Rating: View, AccessibleRange {
    private static let count = 5
    /// The diameter of a dot, and the distance between the left edges of two dots, in points.
    private static let (dot, step) = (20.0, 26.0)

    /// Called when a person has changed the value.
    public var onChange: (Int) -> Void = { _ in }
    /// The number of filled dots, 0...5.
    public var value: Int {
        didSet {
            value = min(max(value, 0), Self.count)
            if value != oldValue { moveFilling() }
        }
    }
    /// The number of dots that is drawn as filled, on its way to `value`.
    private var filled: Transition

    public init(_ value: Int = 0) {
        self.value = value
        filled = Transition(Double(value))
        super.init()
        cursor = .hand
        add(TapRecognizer()) { [weak self] tap in self?.choose(at: tap.location) }
        add(PanRecognizer(.horizontal)) { [weak self] pan in self?.choose(at: pan.location) }
    }

    private func moveFilling() {
        if let root {
            filled.go(to: Double(value), root.reducesMotion ? .none : .spring(Spring()), at: root.time)
        } else {
            filled.jump(to: Double(value))
        }
        lookChanged()
    }

    private var isRightToLeft: Bool { layoutDirection == .rightToLeft }

    // MARK: Size and look

    public override func measure(_ proposal: Proposal) -> Size { Size(Double(Self.count - 1) * Self.step + Self.dot, Self.dot) }

    public override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let now = root?.time ?? 0
        // The value has not arrived: another frame is needed.
        if filled.isMoving(at: now) { lookChanged() }
        let width = max(0, filled.state(at: now).value) * Self.step
        let part = Rect(isRightToLeft ? bounds.maxX - width : bounds.x, bounds.y, width, bounds.height)
        drawDots(&list, in: bounds, Color(white: 0.86))
        list.pushClip(.rect(part))
        drawDots(&list, in: bounds, isEnabled ? Color(bytes: 0xE0, 0x8A, 0x00) : Color(white: 0.6))
        list.pop()
    }

    private func drawDots(_ list: inout DisplayList, in bounds: Rect, _ color: Color) {
        for index in 0..<Self.count {
            list.fill(.ellipse(in: Rect(bounds.x + Double(index) * Self.step, bounds.y, Self.dot, Self.dot)), .color(color))
        }
    }

    // MARK: People

    /// - Parameter point: in the root's space, as gestures report it.
    private func choose(at point: Point) {
        guard let root else { return }
        let frame = root.presentedFrame(of: self)
        let distance = isRightToLeft ? frame.maxX - point.x : point.x - frame.x
        choose(Int((distance / Self.step).rounded(.up)))
    }

    @discardableResult private func choose(_ new: Int) -> Bool {
        let old = value
        value = new
        if value != old { onChange(value) }
        return value != old
    }

    public override var canBecomeFocused: Bool { true }

    public override func keyDown(_ event: KeyEvent) -> Bool {
        switch event.key {
        case .up, isRightToLeft ? .left : .right: choose(value + 1)
        case .down, isRightToLeft ? .right : .left: choose(value - 1)
        case .home: choose(0)
        case .end: choose(Self.count)
        default: return false
        }
        return true
    }

    // MARK: Assistive technology

    public override var ownRole: AccessibilityRole { .slider }
    public override var accessibilityValue: String? { "\(value) of \(Self.count)" }
    public override var accessibilityActions: [AccessibilityAction] { [.increment, .decrement] }
    public var accessibilityRange: AccessibilityRange { AccessibilityRange(Double(value), in: 0...Double(Self.count), step: 1) }

    public override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        switch action {
        case .increment: choose(value + 1)
        case .decrement: choose(value - 1)
        default: false
        }
    }

    public func setAccessibilityValue(_ value: Double) -> Bool { choose(Int(value.rounded())) }
}
