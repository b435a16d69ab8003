import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A control that turns something on or off at once. People press it or its title, or drag its thumb: past the half of its way, or faster
/// than 50 points a second.
///
/// A switch whose effect takes a while is `loading` meanwhile: the thumb waits where people put it, with a turning ring, and the switch takes
/// no presses. A program that cannot carry the change out sets `isOn` back:
///
///     wifi.on {
///         $0.loading = true
///         connect { isConnected in
///             wifi.loading = false
///             wifi.isOn = isConnected
///         }
///     }
open class Switch: ToggleButton {
    /// Whether the switch is on: `selected` by another name.
    public var isOn: Bool {
        get { selected }
        set { selected = newValue }
    }

    private static let track = Size(40, 24)
    private static let thumb = 20.0
    private static let inset = 2.0
    private static var way: Double { track.width - 2 * inset - thumb }

    /// Where a drag of the thumb began, and the part of its way, 0...1, where the thumb is now.
    private var drag: (start: Double, part: Double?)?
    /// The part of the way from which the thumb moves on when people change the switch; nil at other times.
    private var released: Double?

    /// Creates a switch with a title; an empty string sets none.
    public override init(_ title: String = "") {
        super.init(title)
        takeMark()
    }

    /// Whether the switch waits for the effect of a press: its thumb stands still, with a turning ring.
    public override var loading: Bool {
        didSet {
            guard loading != oldValue, !loading else { return }
            // The thumb is drawn where it stands.
            endEndlessMotion(at: selected ? 1 : 0)
        }
    }

    open override var pressKeys: Set<KeyEvent.Key> { [.space] }

    open override func selectedChanged() {
        let end = selected ? 1.0 : 0
        guard let start = released else { return drawnValueChanged(from: 1 - end, to: end) }
        released = nil
        animateDrawnValue(from: start, to: end, theme.motion[.snappy])
    }

    open override func toggle(to isSelected: Bool) {
        released = released ?? (selected ? 1 : 0)
        super.toggle(to: isSelected)
        released = nil
    }

    // MARK: Dragging

    open override func pressBegan(at point: Point) -> Double? {
        drag = (point.x, nil)
        return nil
    }

    open override func pressMoved(to point: Point) {
        guard let drag else { return }
        let way = (point.x - drag.start) * (layoutDirection == .rightToLeft ? -1 : 1)
        guard drag.part != nil || abs(way) > GestureConstants.mouseSlop else { return }
        self.drag?.part = max(0, min(1, (selected ? 1 : 0) + way / Self.way))
        lookChanged()
    }

    open override func pressEnded(isInside: Bool?) {
        let part = drag?.part
        drag = nil
        guard let part, isInside != nil else { return super.pressEnded(isInside: isInside) }
        let speed = press.velocity.x * (layoutDirection == .rightToLeft ? -1 : 1)
        let isOn = abs(speed) > GestureConstants.minimumFling ? speed > 0 : part > 0.5
        if isOn == selected { return animateDrawnValue(from: part, to: isOn ? 1 : 0, theme.motion[.snappy]) }
        released = part
        toggle(to: isOn)
    }

    // MARK: Look

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        super.content(in: theme, states).besideMark(ownFont?.resolved(in: theme) ?? theme.font(.body), in: theme)
    }

    open override func leadingParts(in theme: Theme, _ states: ControlStates) -> [ControlPart] {
        var part = ControlPart(Self.track) { [weak self] list, rect in self?.drawTrack(&list, in: rect, theme, states) }
        part.focusRing = FocusRing(.outside, cornerRadius: Self.track.height / 2)
        return [part]
    }

    private func drawTrack(_ list: inout DisplayList, in rect: Rect, _ theme: Theme, _ states: ControlStates) {
        let radii = CornerRadii(rect.height / 2)
        list.fill(rect, radii: radii, theme.color(ground(states)))
        // A view has one drawn value, which is that of the ring while it turns.
        let end = states.contains(.selected) ? 1.0 : 0
        let part = drag?.part ?? (loading ? end : presentedValue(end))
        let way = Self.way * (layoutDirection == .rightToLeft ? 1 - part : part)
        let thumb = Rect(rect.x + Self.inset + way, rect.y + Self.inset, Self.thumb, Self.thumb)
        let isDisabled = states.contains(.disabled)
        if !isDisabled { list.raise(thumb, radius: Self.thumb / 2, in: theme) }
        // A white thumb would be the brightest part of a disabled switch in the dark.
        let color: ColorToken = isDisabled && theme.appearance == .dark ? .textDisabled : .thumb
        list.fill(thumb, radii: CornerRadii(Self.thumb / 2), theme.color(color))
        if loading { spinner.draw(&list, in: thumb.expanded(by: -3), theme.color(.accent), for: self) }
    }

    private func ground(_ states: ControlStates) -> ColorToken {
        if states.contains(.disabled) { return .track }
        let (isPressed, isHovered) = (states.contains(.highlighted), states.contains(.hovered))
        if !states.contains(.selected) { return isPressed || isHovered ? .borderStrong : .borderControl }
        return isPressed ? .accentPressed : isHovered ? .accentHover : .accent
    }

    open override var ownRole: AccessibilityRole { .switch }
    open override var selectedState: AccessibilityNode.State { .checked }
}
