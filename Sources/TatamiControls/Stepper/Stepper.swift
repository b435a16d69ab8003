import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A number with two buttons that change it by a step. A button that is held goes on changing it, first after 400 ms, then every 60 ms, and
/// ten times as far from the twentieth time on.
open class Stepper: NumberControl {
    /// Whether the number is shown before the buttons. The default is true.
    public var showsValue = true { didSet { if showsValue != oldValue { contentChanged() } } }
    private static let buttons = Size(64, 32)
    /// The change by the button that is pressed; 0 for none.
    private var pressedSign = 0.0
    private var repeats = 0

    /// Creates a stepper of whole numbers.
    public init(_ value: Double = 0, in bounds: ClosedRange<Double> = 0...100, step: Double = 1) {
        super.init()
        (minimum, maximum, self.step) = (bounds.lowerBound, bounds.upperBound, step)
        self.value = value
    }

    /// Creates a stepper of the whole numbers from 0 to 100.
    public convenience override init() { self.init(0) }

    // MARK: Pressing

    open override func pressBegan(at point: Point) -> Double? {
        let isMirrored = layoutDirection == .rightToLeft
        let x = isMirrored ? point.x : frame.width - point.x
        guard x <= Self.buttons.width else { return nil }
        pressedSign = x <= Self.buttons.width / 2 ? 1 : -1
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

    // MARK: Parts

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        let part = ControlPart(Self.buttons) { [weak self] list, rect in self?.drawButtons(&list, in: rect, theme, states) }
        var content = ControlContent(
            title: showsValue ? valueText : "", font: theme.font(.body), trailing: [part], spacing: 8)
        content.horizontalAlignment = .stretch
        content.titleAlignment = .end
        content.numberOfLines = 1
        return content
    }

    open override func look(in theme: Theme, _ states: ControlStates) -> ControlLook {
        ControlLook(titleColor: theme.color(states.contains(.disabled) ? .textDisabled : .text))
    }

    private func drawButtons(_ list: inout DisplayList, in rect: Rect, _ theme: Theme, _ states: ControlStates) {
        let radius = theme.measures.controlRadius
        let isDisabled = states.contains(.disabled)
        let isMirrored = layoutDirection == .rightToLeft
        if !isDisabled, let shadow = ControlLook.raised(in: theme) { list.shadow(rect, radii: CornerRadii(radius), shadow) }
        let ground: ColorToken = isDisabled ? .fillHover : states.contains(.hovered) ? .controlHover : .control
        list.fill(rect, radii: CornerRadii(radius), theme.color(ground))
        let half = Size(rect.width / 2, rect.height)
        let left = Rect(origin: rect.origin, size: half)
        let right = Rect(origin: Point(rect.x + half.width, rect.y), size: half)
        for (side, sign) in [(left, isMirrored ? 1.0 : -1), (right, isMirrored ? -1 : 1)] {
            if sign == pressedSign {
                let corners: Corners = side == left ? [.topLeft, .bottomLeft] : [.topRight, .bottomRight]
                list.fill(side, radii: CornerRadii(radius, corners), theme.color(.controlPressed))
            }
            let ends = sign < 0 ? value <= bounds.lowerBound : value >= bounds.upperBound
            let icon = Rect(origin: Point(side.center.x - 8, side.center.y - 8), size: Size(16, 16))
            list.icon(sign < 0 ? .minus : .plus, in: icon, theme.color(isDisabled || ends ? .textDisabled : .text))
        }
        if !isDisabled {
            list.fill(Rect(right.x - 0.5, rect.center.y - 8, 1, 16), theme.color(.borderSubtle))
            let border = showsFocus ? Border(theme.color(.focus), width: theme.measures.focusWidth) : nil
            list.border(
                rect, radii: CornerRadii(radius), border ?? Border(theme.color(.borderControl), width: theme.measures.borderWidth))
        }
    }

    open override var focusRing: FocusRing? { nil }
    open override var ownRole: AccessibilityRole { .spinButton }
    open override var textContent: String? { valueText }
}
