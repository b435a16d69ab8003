import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A control with a number in a range: the base of steppers and sliders.
///
/// Every new number that people set sends `valueChanged`. At the end of a gesture, such as a drag or a key that comes up, `valueCommitted` is
/// sent if the number differs from that before the gesture. A program that sets `value` sends neither, and ends a gesture.
open class NumberControl: Control, AccessibleRange, FormControl {
    /// The number: `minimum` plus a whole number of steps, between the bounds. A number beyond a bound counts as the bound, and NaN is
    /// refused.
    public var value: Double {
        get { number }
        set {
            gestureStart = nil
            if newValue.isNaN { return }
            wanted = newValue
            set(newValue)
        }
    }
    /// The smallest number. NaN is refused.
    public var minimum = 0.0 { didSet { boundChanged(\.minimum, oldValue) } }
    /// The largest number, which can always be reached. NaN is refused. One below `minimum` counts as `minimum`.
    public var maximum = 100.0 { didSet { boundChanged(\.maximum, oldValue) } }
    /// The distance between two numbers; nil for any number, where keys change it by a hundredth of the range.
    public var step: Double? { didSet { if step != oldValue { boundChanged(\.minimum, minimum) } } }
    /// The number of steps by which Page Up and Page Down change the number. The default is 10.
    public var stepsOfPage = 10.0

    private var number = 0.0
    /// The number that was set last, which counts again when the bounds allow it.
    private var wanted = 0.0
    /// The number before the gesture that is going on; nil between gestures.
    private var gestureStart: Double?

    open override var usualEvent: Action.Event { .valueChanged }
    /// The number.
    open var formValue: FormValue { .number(number) }

    private func boundChanged(_ bound: ReferenceWritableKeyPath<NumberControl, Double>, _ old: Double) {
        if self[keyPath: bound].isNaN {
            self[keyPath: bound] = old
        } else {
            set(wanted)
            contentChanged()
        }
    }

    /// The bounds of the number.
    public final var bounds: ClosedRange<Double> { minimum...max(minimum, maximum) }

    /// The change by one arrow key.
    public final var keyStep: Double {
        if let step, step > 0 { return step }
        return (bounds.upperBound - bounds.lowerBound) / 100
    }

    /// Returns the nearest number that the control can have.
    public final func possible(_ value: Double) -> Double {
        let limited = max(bounds.lowerBound, min(bounds.upperBound, value))
        guard let step, step > 0, step.isFinite, limited < bounds.upperBound else { return limited }
        let steps = ((limited - minimum) / step).rounded()
        // Steps below the digits that are shown are not rounded to them.
        if step < 1e-6 { return min(bounds.upperBound, minimum + steps * step) }
        return min(bounds.upperBound, DecimalText.rounded(minimum + steps * step, digits: digits))
    }

    /// Returns a number without the last binary digits, which three steps of 0.1 leave behind. It keeps ten digits after the point.
    private func withoutNoise(_ value: Double) -> Double {
        let range = bounds.upperBound - bounds.lowerBound
        guard value.isFinite, range > 1e-6, range < 1e6 else { return value }
        return DecimalText.rounded(value, digits: 10)
    }

    /// The digits after the point that the number is shown with: those of the step.
    private var digits: Int { max(DecimalText.digits(of: keyStep), DecimalText.digits(of: minimum)) }

    /// The number as text, with the digits of the step.
    public final var valueText: String { DecimalText.text(number, digits: digits) }

    private func set(_ value: Double) {
        let next = possible(value)
        guard next != number else { return }
        let old = number
        number = next
        numberChanged(from: old)
    }

    /// Called when the number has changed. The default measures the control again.
    open func numberChanged(from old: Double) { contentChanged() }

    // MARK: Gestures

    /// Begins a gesture, at whose end `valueCommitted` is sent if the number has changed.
    public final func beginGesture() { if gestureStart == nil { gestureStart = number } }

    /// Changes the number in a gesture, and sends `valueChanged` if it becomes another one.
    public final func change(to value: Double) {
        beginGesture()
        let old = number
        set(withoutNoise(value))
        wanted = number
        if number != old { send(.valueChanged) }
    }

    /// Ends a gesture.
    public final func endGesture() {
        guard let start = gestureStart else { return }
        gestureStart = nil
        if start != number { send(.valueCommitted) }
    }

    /// Takes back what a gesture has changed.
    public final func cancelGesture() {
        guard let start = gestureStart else { return }
        gestureStart = nil
        set(start)
        wanted = number
        send(.valueChanged)
    }

    // MARK: Keys

    open override var pressKeys: Set<KeyEvent.Key> { [] }

    /// The change by a key, in the range of the control; nil for a key that does not change the number.
    open func change(by event: KeyEvent) -> Double? {
        switch event.key {
        case .up where event.modifiers == []: keyStep
        case .down where event.modifiers == []: -keyStep
        case .pageUp: event.modifiers == .control ? .infinity : event.modifiers == [] ? keyStep * stepsOfPage : nil
        case .pageDown: event.modifiers == .control ? -.infinity : event.modifiers == [] ? -keyStep * stepsOfPage : nil
        default: nil
        }
    }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard isEnabled, !inert else { return false }
        if event.key == .escape, press.state.isActive || gestureStart != nil {
            cancelGesture()
            cancelPress()
            return true
        }
        guard let change = change(by: event) else { return super.keyDown(event) }
        self.change(to: number + change)
        return true
    }

    open override func keyUp(_ event: KeyEvent) -> Bool {
        guard change(by: event) != nil else { return super.keyUp(event) }
        endGesture()
        return true
    }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused { endGesture() }
    }

    // MARK: Assistive technology

    open override var accessibilityActions: [AccessibilityAction] { [.increment, .decrement] }
    open override var accessibilityValue: String? { valueText }
    /// The number with its bounds.
    open var accessibilityRange: AccessibilityRange { AccessibilityRange(number, in: bounds, step: keyStep) }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard isEnabled, action == .increment || action == .decrement else { return false }
        change(to: number + (action == .increment ? keyStep : -keyStep))
        endGesture()
        return true
    }

    /// Sets the number as people do. Returns false for a control that is disabled.
    open func setAccessibilityValue(_ value: Double) -> Bool {
        guard isEnabled, !value.isNaN else { return false }
        change(to: value)
        endGesture()
        return true
    }
}
