import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A control with a number in a range: a slider, a stepper.
///
/// Every new number that people set sends `valueChanged`. At the end of a gesture, such as a drag or a key that comes up, `valueCommitted` is
/// sent if the number differs from that before the gesture. A program that sets `value` sends neither, and ends a gesture.
public protocol NumberInput: Control, HandlesEvents, AccessibleRange, FormControl, TimedView {
    /// The number with its bounds. Read and set it by `value`, `minimum`, `maximum` and `step`.
    var number: SteppedNumber { get set }
    /// Called when the number has changed.
    func numberChanged(from old: Double)
    /// Called when the bounds or the step have changed.
    func boundsChanged()
    /// Called when the program has set the number, which may be the one before.
    func numberSet()
    /// Returns the change by a key, in the range of the control; nil for a key that does not change the number.
    func change(by event: KeyEvent) -> Double?
}

extension NumberInput {
    /// The number: `minimum` plus a whole number of steps, between the bounds. A number beyond a bound counts as the bound, and NaN is
    /// refused.
    public var value: Double {
        get { number.value }
        set {
            if newValue.isNaN { return }
            forgetGesture()
            number.wanted = newValue
            set(newValue)
            numberSet()
        }
    }
    /// The smallest number. NaN is refused.
    public var minimum: Double {
        get { number.minimum }
        set { setBounds { if !newValue.isNaN { $0.minimum = newValue } } }
    }
    /// The largest number, which can always be reached. NaN is refused. One below `minimum` counts as `minimum`.
    public var maximum: Double {
        get { number.maximum }
        set { setBounds { if !newValue.isNaN { $0.maximum = newValue } } }
    }
    /// The distance between two numbers; nil for any number, where keys change it by a hundredth of the range.
    public var step: Double? {
        get { number.step }
        set { setBounds { $0.step = newValue } }
    }
    /// The number of steps by which Page Up and Page Down change the number. The default is 10.
    public var stepsOfPage: Double {
        get { number.stepsOfPage }
        set { number.stepsOfPage = newValue }
    }

    /// The bounds of the number.
    public var bounds: ClosedRange<Double> { number.bounds }
    /// The change by one arrow key.
    public var keyStep: Double { number.keyStep }
    /// The number as text, with the digits of the step.
    public var valueText: String { number.text }
    /// Returns the nearest number that the control can have.
    public func possible(_ value: Double) -> Double { number.possible(value) }

    private func setBounds(_ edit: (inout SteppedNumber) -> Void) {
        let old = number
        edit(&number)
        guard number.minimum != old.minimum || number.maximum != old.maximum || number.step != old.step else { return }
        set(number.wanted)
        boundsChanged()
    }

    private func set(_ value: Double) {
        let next = number.possible(value)
        guard next != number.value else { return }
        let old = number.value
        number.value = next
        numberChanged(from: old)
    }

    // MARK: Gestures

    private func forgetGesture() { (number.gestureStart, number.gestureKey, number.wheelEnd) = (nil, nil, nil) }

    /// Begins a gesture, at whose end `valueCommitted` is sent if the number has changed.
    public func beginGesture() { if number.gestureStart == nil { number.gestureStart = number.value } }

    /// Changes the number in a gesture, and sends `valueChanged` if it becomes another one.
    public func change(to value: Double) {
        beginGesture()
        let old = number.value
        set(number.withoutNoise(value))
        number.wanted = number.value
        if number.value != old { send(.valueChanged) }
    }

    /// Ends a gesture.
    public func endGesture() {
        guard let start = number.gestureStart else { return }
        forgetGesture()
        if start != number.value { send(.valueCommitted) }
    }

    /// Takes back what a gesture has changed.
    public func cancelGesture() {
        guard let start = number.gestureStart else { return }
        forgetGesture()
        let changed = number.value
        set(start)
        number.wanted = number.value
        if number.value != changed { send(.valueChanged) }
    }

    // MARK: Keys and wheels

    /// The change by the keys that all numbers have in common: arrows up and down, and pages.
    func usualChange(by event: KeyEvent) -> Double? {
        switch event.key {
        case .up where event.modifiers == []: keyStep
        case .down where event.modifiers == []: -keyStep
        case .pageUp: event.modifiers == .control ? .infinity : event.modifiers == [] ? keyStep * stepsOfPage : nil
        case .pageDown: event.modifiers == .control ? -.infinity : event.modifiers == [] ? -keyStep * stepsOfPage : nil
        default: nil
        }
    }

    /// Changes the number by a key that goes down, or takes back a gesture by Escape. Returns false for other keys.
    func takeNumberKey(_ event: KeyEvent) -> Bool {
        guard isEnabled, !inert else { return false }
        if event.key == .escape, press.state.isActive || number.gestureStart != nil {
            cancelGesture()
            cancelPress()
            return true
        }
        guard let change = change(by: event) else { return false }
        self.change(to: number.value + change)
        number.gestureKey = event.key
        return true
    }

    /// Ends the gesture of a key that comes up, whatever modifiers are down then. Returns false for other keys.
    func liftNumberKey(_ event: KeyEvent) -> Bool {
        guard number.gestureKey == event.key else { return false }
        endGesture()
        return true
    }

    /// Changes the number by a step for each notch of a wheel, or for each `wheelStep` points of a finger. Up and right is more.
    func takeWheel(_ event: WheelEvent) -> Bool {
        guard isEnabled, !inert, !press.state.isActive else { return false }
        let isHorizontal = abs(event.delta.x) > abs(event.delta.y)
        let way = isHorizontal ? event.delta.x * (layoutDirection == .rightToLeft ? -1 : 1) : -event.delta.y
        guard way != 0 else { return false }
        number.wheelRest = event.isPrecise ? number.wheelRest + way / SteppedNumberWheel.step : way.sign == .minus ? -1 : 1
        let steps = number.wheelRest.rounded(.towardZero)
        number.wheelRest -= steps
        if steps != 0 { change(to: number.value + steps * keyStep) }
        number.wheelEnd = event.time + SteppedNumberWheel.pause
        return true
    }

    /// The time at which the gesture of a wheel ends.
    public var timedDeadline: Double? { number.wheelEnd }

    /// Ends the gesture of a wheel that has rested.
    public func timePassed() {
        number.wheelEnd = nil
        number.wheelRest = 0
        endGesture()
    }

    // MARK: Assistive technology

    /// The number with its bounds.
    public var accessibilityRange: AccessibilityRange { AccessibilityRange(number.value, in: bounds, step: keyStep) }

    /// Raises or lowers the number by a step. Returns false for other actions, and for a control that is disabled.
    func performNumberAction(_ action: AccessibilityAction) -> Bool {
        guard isEnabled, action == .increment || action == .decrement else { return false }
        change(to: number.value + (action == .increment ? keyStep : -keyStep))
        endGesture()
        return true
    }

    /// Sets the number as people do. Returns false for a control that is disabled.
    public func setAccessibilityValue(_ value: Double) -> Bool {
        guard isEnabled, !value.isNaN else { return false }
        change(to: value)
        endGesture()
        return true
    }
}

/// The constants of wheels that change numbers.
private enum SteppedNumberWheel {
    /// The points of a precise wheel that count as a step.
    static let step = 16.0
    /// The seconds after which a wheel that rests ends its gesture.
    static let pause = 0.25
}
