import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The part of an accordion cell that holds its label, and that people press to fold and unfold the cell. For assistive technology it is a
/// button that is expanded or collapsed.
final class AccordionSlot: LayoutView {
    weak var cell: AccordionCell?
    private let straight = AccordionLabelGeometry()
    private let turned = TurnedLabelGeometry()
    private let straightLayout: CustomLayout
    private let turnedLayout: CustomLayout
    private let press = PressRecognizer()
    private var isKeyDown = false
    private var isPressed = false { didSet { if isPressed != oldValue { lookChanged() } } }
    /// The label, which the slot shows.
    var label: View? {
        didSet {
            guard label !== oldValue else { return }
            if let oldValue { oldValue.transform = .identity }
            arrange()
        }
    }

    init(of cell: AccordionCell) {
        self.cell = cell
        (straightLayout, turnedLayout) = (CustomLayout(straight), CustomLayout(turned))
        super.init()
        for layout in [straightLayout, turnedLayout] { layout.asksForFrames = true }
        press.accepts = { [weak self] event in self?.takesPress(event) ?? false }
        press.isOn = { [weak self] point, _ in
            guard let self, let root else { return false }
            return root.presentedFrame(of: self).expanded(by: 8).contains(point)
        }
        add(press) { [weak self] press in self?.follow(press) }
    }

    /// Places the label as the settings of the cell say.
    func arrange() {
        guard let cell else { return }
        let isTurned = cell.labelIsTurned
        let layout = isTurned ? turnedLayout : straightLayout
        (straight.axis, straight.alignment, straight.margin) = (cell.axis, cell.labelAlignment, cell.labelMargin)
        (turned.alignment, turned.margin, turned.readsUp) = (cell.labelAlignment, cell.labelMargin, cell.labelReadsUp)
        if let label, layout.items.first?.view !== label {
            for old in [straightLayout, turnedLayout] { old.removeAll() }
            layout.add(label)
        } else if label == nil {
            for old in [straightLayout, turnedLayout] { old.removeAll() }
        }
        if self.layout !== layout { self.layout = layout }
        turn()
        layout.settingsChanged()
    }

    /// Turns the label so that its line begins at the right end.
    private func turn() {
        guard let label, let cell else { return }
        let degrees: Double = cell.labelReadsUp == (layoutDirection == .rightToLeft) ? 90 : -90
        if cell.labelIsTurned {
            label.transform = .rotation(degrees: degrees)
        } else if layout === straightLayout {
            label.transform = .identity
        }
    }

    override func sizeChanged(from old: Size) {
        turn()
        if turned.knownHeight != frame.height {
            turned.knownHeight = frame.height
            if layout === turnedLayout { turnedLayout.settingsChanged() }
        }
        cell?.slotChanged()
    }

    // MARK: Use

    private func takesPress(_ event: PointerEvent) -> Bool {
        guard let cell, cell.togglesOnPress, isEnabled, event.buttons.contains(.primary) else { return false }
        var inner = root?.view(at: event.location)
        // A press on a control in the label is the control's.
        while let view = inner, view !== self {
            if view is Control || view.canBecomeFocused || !view.gestures.isEmpty { return false }
            inner = view.superview
        }
        press.delay = isInScrollView ? GestureConstants.pressDelay : 0
        return true
    }

    private func follow(_ press: PressRecognizer) {
        isPressed = press.state.isActive && press.isInside
        if press.state == .ended, press.isInside { cell?.pressLabel() }
    }

    override var canBecomeFocused: Bool { cell?.togglesOnPress == true && label != nil }
    override var focusRing: FocusRing? { FocusRing(.inside, cornerRadius: theme.measures.controlRadius) }
    override func focusChanged() { if !isFocused { (isKeyDown, isPressed) = (false, false) } }
    override func hoverChanged() { lookChanged() }
    override func enabledChanged() {
        super.enabledChanged()
        accessibilityChanged()
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard isFocused, let cell, cell.togglesOnPress, isEnabled, event.modifiers == [] else { return false }
        switch event.key {
        case .enter: if !event.isRepeat { cell.pressLabel() }
        case .space: (isKeyDown, isPressed) = (true, true)
        case .escape where isKeyDown: (isKeyDown, isPressed) = (false, false)
        default: return false
        }
        return true
    }

    override func keyUp(_ event: KeyEvent) -> Bool {
        guard event.key == .space, isKeyDown else { return false }
        (isKeyDown, isPressed) = (false, false)
        cell?.pressLabel()
        return true
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let cell, cell.togglesOnPress, isEnabled, !cell.isKeptOpen, isPressed || isHovered else { return }
        list.fill(.rect(bounds, CornerRadii(theme.measures.controlRadius)), .color(theme.color(isPressed ? .fillPressed : .fillHover)))
    }

    // MARK: For assistive technology

    override var ownRole: AccessibilityRole { cell?.togglesOnPress == true && label != nil ? .button : .group }

    override var accessibilityStates: Set<AccessibilityNode.State> {
        guard let cell, ownRole == .button else { return [] }
        let state: AccessibilityNode.State = cell.isFolded ? .collapsed : .expanded
        return cell.isKeptOpen ? [state, .disabled] : [state]
    }

    override var accessibilityActions: [AccessibilityAction] {
        guard let cell, ownRole == .button, !cell.isKeptOpen else { return [] }
        return [.press, .expandOrCollapse]
    }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard let cell, accessibilityActions.contains(action), isEnabled else { return false }
        cell.pressLabel()
        return true
    }
}
