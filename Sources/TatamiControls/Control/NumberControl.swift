import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A control with a number that people set with pointers and keys: the base of sliders.
open class NumberControl: Control, NumberInput {
    /// The number with its bounds.
    public var number = SteppedNumber()

    open override var usualEvent: Action.Event { .valueChanged }
    /// The number.
    open var formValue: FormValue {
        get { .number(value) }
        set { if case .number(let number) = newValue { value = number } }
    }

    /// Called when the number has changed. The default measures the control again.
    open func numberChanged(from old: Double) { contentChanged() }
    /// Called when the bounds or the step have changed. The default measures the control again.
    open func boundsChanged() { contentChanged() }
    /// Called when the program has set the number, which may be the one before. The default does nothing.
    open func numberSet() {}
    /// Returns the change by a key, in the range of the control; nil for a key that does not change the number.
    open func change(by event: KeyEvent) -> Double? { usualChange(by: event) }

    open override var pressKeys: Set<KeyEvent.Key> { [] }
    open override func keyDown(_ event: KeyEvent) -> Bool { takeNumberKey(event) || super.keyDown(event) }
    open override func keyUp(_ event: KeyEvent) -> Bool { liftNumberKey(event) || super.keyUp(event) }
    open override func wheelTurned(_ event: WheelEvent) -> Bool { takeWheel(event) }

    open override func focusChanged() {
        super.focusChanged()
        if !isFocused { endGesture() }
    }

    /// Ends the gesture of a key or a wheel in a control that is disabled, and takes back that of a pointer.
    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { endGesture() }
    }

    open override var accessibilityActions: [AccessibilityAction] { [.increment, .decrement] }
    open override var accessibilityValue: String? { valueText }
    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool { performNumberAction(action) }
}
