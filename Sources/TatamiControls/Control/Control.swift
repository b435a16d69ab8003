import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A view that people use with pointers, with keys, or by assistive technology, and that reports its use.
///
/// A control follows presses, the mouse, the focus and the keys that press it, and keeps the set of its states. A subclass describes the
/// parts of the control (`content`), their look (`look`), and the effect of a press (`activate`); measuring, drawing, the role and the
/// actions for assistive technology follow from that:
///
///     final class Toggle: Control {
///         var isOn = false { didSet { contentChanged() } }
///
///         override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
///             ControlContent(title: isOn ? "On" : "Off", font: theme.font(.control), insets: theme.measures.controlInsets)
///         }
///         override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
///             ControlLook(ground: .color(theme.color(states.contains(.hovered) ? .controlHover : .control)))
///         }
///         override func activate() {
///             isOn.toggle()
///             send(.valueChanged)
///         }
///     }
open class Control: View, HandlesEvents {
    /// The named actions that are sent when the control is used, in the order added; `ViewRoot.onAction` receives them.
    public var actions: [Action] = []
    /// The closures that receive the events of the control.
    public var handlers = EventHandlers()
    /// Whether the control is drawn as pressed.
    public var highlighted = false { didSet { if highlighted != oldValue { statesChanged(.highlighted) } } }
    /// Whether the control is drawn as selected.
    public var selected = false {
        didSet {
            guard selected != oldValue else { return }
            statesChanged(.selected)
            selectedChanged()
        }
    }
    /// Whether the control ignores presses although it is enabled and looks so, for example while people drag it.
    public var inert = false { didSet { if inert { endPresses() } } }
    let press = PressRecognizer()
    var pressing = Pressing()

    public override init() {
        super.init()
        if isPressable { followPress() }
    }

    // MARK: To override

    /// The event of actions and closures that set none.
    open var usualEvent: Action.Event { .touchUpInside }

    /// Whether people press the control. It is false for a control that is used in another way, such as a text field. It is read once, by
    /// the initializer.
    open var isPressable: Bool { true }

    /// Whether a press has an effect now. The default is true unless the control is disabled or inert.
    open var takesPresses: Bool { isEnabled && !inert }

    /// Returns whether a press at a point of the root's space presses the control, and not something else in it.
    func takesPress(at point: Point) -> Bool { true }

    /// The keys that press the control: Space, Enter, or both. Enter presses when it goes down, Space when it comes up.
    open var pressKeys: Set<KeyEvent.Key> { [.enter, .space] }

    /// Carries out a press. The default sends `touchUpInside`.
    open func activate() { send(.touchUpInside) }

    /// Called when a pointer has pressed the control, at a point in the control's own space. If it returns a number of seconds,
    /// `pressRepeated` is called after that time. The default returns nil.
    open func pressBegan(at point: Point) -> Double? { nil }

    /// Called when a pointer rests on the control for the time that `pressBegan` or this function has returned. Returns the seconds until
    /// it is called again; nil for never.
    open func pressRepeated() -> Double? { nil }

    /// Called when the pointer that presses the control has moved, to a point in the control's own space. It may lie outside.
    open func pressMoved(to point: Point) {}

    /// Called when a pointer was let go, or when the press was interrupted (`isInside` is then nil). The default carries out the press if
    /// the pointer is on the control.
    open func pressEnded(isInside: Bool?) { if isInside == true { activate() } }

    /// Called when `selected` has changed.
    open func selectedChanged() {}

    /// Returns the parts of the control in some states.
    ///
    /// The result must depend on nothing but the arguments and the control's own values. Call `contentChanged` when one of these changes.
    open func content(in theme: Theme, _ states: ControlStates) -> ControlContent { ControlContent() }

    /// Returns the look of the control in some states.
    ///
    /// The result must depend on nothing but the arguments and the control's own values. Call `lookChanged` when one of these changes.
    open func look(in theme: Theme, _ states: ControlStates) -> ControlLook { ControlLook() }

    /// Returns the rectangle of the parts in `bounds`: `bounds` without the insets of the content.
    open func contentRect(in bounds: Rect) -> Rect { bounds.inset(by: content(in: theme, states).insets.resolved(in: layoutDirection)) }

    /// Draws what lies behind the parts, in the root's space. The default draws the ground and the border of the look.
    open func drawBackground(_ list: inout DisplayList, in bounds: Rect, _ look: ControlLook) {
        look.drawGround(&list, in: bounds, corners.resolved(in: layoutDirection))
    }

    /// Draws the parts in a rectangle in the root's space, which is that of `contentRect`.
    open func drawContent(_ list: inout DisplayList, in rect: Rect, _ look: ControlLook) { row?.draw(&list, in: rect, look) }

    // MARK: States

    /// The present states.
    public final var states: ControlStates {
        var states: ControlStates = isEnabled ? [] : .disabled
        if highlighted { states.insert(.highlighted) }
        if selected { states.insert(.selected) }
        if isHovered { states.insert(.hovered) }
        if isFocused { states.insert(.focused) }
        return states
    }

    /// Updates the control after a state has come or gone. It needs no layout if its parts take the same room in both cases. The end of
    /// hovering or of a press fades; any other change takes effect at once.
    private func statesChanged(_ state: ControlStates) {
        let (theme, now) = (theme, states)
        let before = content(in: theme, now.symmetricDifference(state))
        if before.takesSameRoom(as: content(in: theme, now)) { lookChanged() } else { contentChanged() }
        if now.isDisjoint(with: state), !state.isDisjoint(with: [.hovered, .highlighted]) { fadeDrawing(.release) }
    }

    open override func enabledChanged() {
        statesChanged(.disabled)
        if !isEnabled { endPresses() }
    }

    /// Whether the focus is marked: the control has it, and keys have moved it there.
    public final var showsFocus: Bool { isFocused && root?.showsFocus == true }

    func endPresses() {
        cancelPress()
        cancelKey()
    }

    open override func hoverChanged() { statesChanged(.hovered) }

    open override func focusChanged() {
        if !isFocused { endPresses() }
        statesChanged(.focused)
    }

    // MARK: As a view

    open override var canBecomeFocused: Bool { true }
    open override func keyDown(_ event: KeyEvent) -> Bool { pressKey(event) }
    open override func keyUp(_ event: KeyEvent) -> Bool { liftKey(event) }

    /// The ring of the part that shows the focus, or else one that covers the border of the control, or lies around its ground. A control
    /// whose border has the color of the focus marks its focus itself.
    open override var focusRing: FocusRing? {
        if let ring = row?.focusRing(in: contentRect(in: Rect(origin: .zero, size: frame.size))) { return ring }
        let look = look(in: theme, states)
        if let border = look.border, border.color == theme.color(.focus) { return nil }
        let radius = look.cornerRadius > 0 ? look.cornerRadius : cornerRadius
        if look.focus != .outside, look.border != nil || borderWidth > 0 { return FocusRing(.inside, cornerRadius: radius) }
        if look.focus == nil, case .none = look.ground, background == nil {
            return FocusRing(.inside, cornerRadius: radius > 0 ? radius : theme.measures.controlRadius)
        }
        return FocusRing(look.focus ?? .outside, cornerRadius: radius)
    }

    open override var ownRole: AccessibilityRole { .button }
    open override var accessibilityStates: Set<AccessibilityNode.State> { selected ? [.selected] : [] }
    open override var accessibilityActions: [AccessibilityAction] { isPressable ? [.press] : [] }

    open override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard action == .press, isPressable, takesPresses else { return false }
        perform()
        return true
    }

    open override var textContent: String? {
        let title = content(in: theme, states).title
        return title.isEmpty ? nil : title
    }

    /// The measured parts in the present states; nil for a control that no root shows.
    private var row: ControlRow? {
        guard let environment else { return nil }
        let theme = theme
        var content = content(in: theme, states)
        content.font = content.font.resolved(in: theme)
        return ControlRow(content, environment, layoutDirection)
    }

    /// Returns the smallest width if the control is narrower, or else the height of the content at the present width if the control is
    /// lower.
    open override func neededContent(at size: Size) -> (width: Double?, height: Double?) {
        guard let row else { return (nil, nil) }
        let least = row.widths.minimum
        if least > size.width { return (least, nil) }
        let height = row.height(forWidth: size.width).height
        return (nil, height > size.height ? height : nil)
    }

    open override func contentWidths() -> Extent { row?.widths ?? .zero }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { row?.height(forWidth: width) ?? LeafHeight(0) }

    open override func measure(_ proposal: Proposal) -> Size {
        let width = proposal.width.limit(contentWidths().natural)
        return Size(width, contentHeight(forWidth: width).height)
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let look = look(in: theme, states)
        drawBackground(&list, in: bounds, look)
        drawContent(&list, in: contentRect(in: bounds), look)
    }

    open override func drawnReach(in bounds: Rect) -> Rect { bounds.expanded(by: ControlLook.shadowReach(in: theme)) }
}
