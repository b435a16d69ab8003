import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A field for a number, with two buttons beside it that change the number by a step. A button that is held goes on changing it, first
/// after 400 ms, then every 60 ms, and ten times as far from the twentieth time on.
///
/// People may also type the number. Enter, an arrow key and leaving the field take it over; Escape brings back the number before. A number
/// beyond the bounds counts as the bound. Digits of every script, a point or a comma before the decimals, and groups of digits are read.
open class Stepper: TextField, NumberInput {
    /// The number with its bounds.
    public var number = SteppedNumber()
    /// Whether the field with the number is shown before the buttons. The default is true. Without it, the buttons have the focus.
    public var showsValue = true { didSet { if showsValue != oldValue { contentChanged() } } }
    /// How the number is written and read. While the field has no focus, its digits are in groups. The default is plain, without groups.
    public var locale = NumberLocale.plain { didSet { if locale != oldValue { showNumber() } } }
    /// The message below the field about a text that is no number.
    public var invalidMessage = "Not a number"
    /// The change by the button that is pressed; 0 for none.
    private(set) var pressedSign = 0.0
    private var repeats = 0

    /// Creates a stepper of whole numbers.
    public init(_ value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init()
        columns = 5
        filter = { [weak self] in self?.locale.allows($0) ?? false }
        validation = { [weak self] text in self?.typed(text) == nil ? self?.invalidMessage : nil }
        (minimum, maximum, self.step) = (bounds.lowerBound, bounds.upperBound, step)
        self.value = value
        followPress()
        // Assistive technology edits the text without the focus, whose loss would take the text over.
        on(.editingChanged) {
            if $0.isFocused { return }
            $0.takeTyped()
            $0.endGesture()
        }
    }

    /// Creates a stepper of the whole numbers from 0 to 100.
    public convenience init() { self.init(0) }

    // MARK: Number and text

    /// The number.
    open override var formValue: FormValue {
        get { .number(value) }
        set { if case .number(let number) = newValue { value = number } }
    }

    /// Called when the number has changed. Shows it in the field.
    open func numberChanged(from old: Double) {
        showNumber()
        lookChanged()
    }

    /// Called when the bounds or the step have changed, and with them the digits of the number.
    open func boundsChanged() { showNumber() }
    /// Called when the program has set the number. A text that people have typed is gone then.
    open func numberSet() { showNumber() }
    /// Returns the change by a key; nil for a key that does not change the number.
    open func change(by event: KeyEvent) -> Double? { usualChange(by: event) }

    /// The number as the field shows it, in groups of digits while people do not edit it.
    private var shownNumber: String { locale.text(valueText, isGrouped: !isFocused) }

    private func typed(_ text: String) -> Double? { TypedNumber.value(of: text, isWhole: number.digits == 0, in: locale) }

    private func showNumber() {
        if text != shownNumber { text = shownNumber }
        errorMessage = nil
    }

    /// Takes over the number that people have typed. A text that is no number stays, with a message.
    private func takeTyped() {
        guard text != shownNumber, validate(), let typed = typed(text) else { return }
        change(to: typed)
        showNumber()
    }

    /// Takes over the number of another stepper as well, as far as the bounds allow it.
    open override func keep(_ old: TextControl) {
        guard let stepper = old as? Stepper else { return super.keep(old) }
        let isTyped = stepper.text != stepper.shownNumber
        value = stepper.value
        super.keep(old)
        if !isTyped { showNumber() }
    }

    // MARK: Use

    open override var usualEvent: Action.Event { .valueChanged }

    open override func keyDown(_ event: KeyEvent) -> Bool {
        if event.key == .escape, isEnabled, !press.state.isActive, text != shownNumber {
            showNumber()
            return true
        }
        if isEnabled, event.key == .enter || change(by: event) != nil { takeTyped() }
        if takeNumberKey(event) { return true }
        // The number pad writes the separator of the language, whatever is printed on its key.
        if event.key == .keypadDecimal, event.isDown, showsValue { return insertText(String(locale.decimalSeparator)) }
        if event.key == .enter { endGesture() }
        return showsValue && super.keyDown(event)
    }

    open override func keyUp(_ event: KeyEvent) -> Bool { liftNumberKey(event) || super.keyUp(event) }
    open override func wheelTurned(_ event: WheelEvent) -> Bool {
        if isEnabled, !inert { takeTyped() }
        return takeWheel(event)
    }
    open override func insertText(_ text: String) -> Bool { showsValue && super.insertText(text) }

    open override func focusChanged() {
        // The number is edited without groups. A text that is no number stays.
        if isFocused, text == locale.text(valueText, isGrouped: true) { showNumber() }
        super.focusChanged()
        if isFocused { return }
        if text == locale.text(valueText, isGrouped: false) { showNumber() }
        takeTyped()
        endGesture()
    }

    /// Ends the gesture of a key or a wheel in a stepper that is disabled.
    open override func enabledChanged() {
        super.enabledChanged()
        if !isEnabled { endGesture() }
    }

    // MARK: Buttons

    override func isForText(_ point: Point) -> Bool { showsValue && !isOnButtons(ownPoint(point)) && super.isForText(point) }
    override func takesPress(at point: Point) -> Bool { isOnButtons(ownPoint(point)) }

    private func isOnButtons(_ point: Point) -> Bool { buttonsRect(in: Rect(origin: .zero, size: frame.size)).contains(point) }

    open override func pressBegan(at point: Point) -> Double? {
        takeTyped()
        let buttons = buttonsRect(in: Rect(origin: .zero, size: frame.size))
        pressedSign = (point.x >= buttons.center.x) != (layoutDirection == .rightToLeft) ? 1 : -1
        repeats = 0
        change(to: value + pressedSign * keyStep)
        lookChanged()
        return 0.4
    }

    open override func pressRepeated() -> Double? {
        repeats += 1
        change(to: value + pressedSign * keyStep * (repeats > 20 ? 10 : 1))
        return 0.06
    }

    open override func pressEnded(isInside: Bool?) {
        pressedSign = 0
        endGesture()
        lookChanged()
    }

    // MARK: Look

    override var besideField: Double { StepperButtons.size.width + (showsValue ? StepperButtons.gap : 0) }

    open override func contentWidths() -> Extent {
        showsValue ? super.contentWidths() : Extent(minimum: StepperButtons.size.width, natural: StepperButtons.size.width)
    }

    /// Returns the rectangle of the two buttons.
    private func buttonsRect(in bounds: Rect) -> Rect {
        let field = fieldRect(in: bounds)
        let width = min(bounds.width, StepperButtons.size.width)
        return Rect(layoutDirection == .rightToLeft ? bounds.x : bounds.maxX - width, field.y, width, field.height)
    }

    /// The ring around the buttons, for a stepper without a field.
    open override var focusRing: FocusRing? {
        if showsValue { return super.focusRing }
        let rect = buttonsRect(in: Rect(origin: .zero, size: frame.size))
        return FocusRing(.inside, cornerRadius: theme.measures.controlRadius, around: rect)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        if showsValue { super.draw(&list, in: bounds) }
        let buttons = StepperButtons(
            theme: theme, states: states, pressedSign: pressedSign, isMirrored: layoutDirection == .rightToLeft,
            isAtEnd: (value <= self.bounds.lowerBound, value >= self.bounds.upperBound))
        buttons.draw(&list, in: environment?.grid.snap(buttonsRect(in: bounds)) ?? buttonsRect(in: bounds))
    }

    /// The shadow under the buttons overhangs.
    open override func drawnReach(in bounds: Rect) -> Rect {
        super.drawnReach(in: bounds).union(bounds.expanded(by: ControlLook.shadowReach(in: theme)))
    }

    // MARK: As a view

    open override var contentKind: ContentKind { ContentKind("stepper", [("columns", .number(Double(columns))), ("font", .font(font))]) }
    open override var ownRole: AccessibilityRole { .spinButton }
    open override var accessibilityActions: [AccessibilityAction] { [.increment, .decrement] }
    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        if isEnabled, accessibilityActions.contains(action) { takeTyped() }
        return performNumberAction(action)
    }
}
