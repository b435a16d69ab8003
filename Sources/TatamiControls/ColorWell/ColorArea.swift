import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The saturations and brightnesses of a hue, in which people drag a mark: further to the end is more saturated, further up is brighter.
///
/// Arrow keys change them by one percent, with Ctrl by ten; Page keys change the brightness by ten percent, Home and End the saturation to
/// its ends. Escape during a drag restores the color before it.
final class ColorArea: Control {
    /// The color.
    var color = HSBColor(hue: 0, saturation: 0, brightness: 0) { didSet { if color != oldValue { lookChanged() } } }
    private var start: HSBColor?
    private static let height = 128.0
    private static let mark = 16.0

    private var isMirrored: Bool { layoutDirection == .rightToLeft }

    // MARK: Use

    override var usualEvent: Action.Event { .valueChanged }
    override var pressKeys: Set<KeyEvent.Key> { [] }

    private func change(saturation: Double, brightness: Double) {
        if start == nil { start = color }
        var new = color
        (new.saturation, new.brightness) = (saturation, brightness)
        guard new != color else { return }
        color = new
        send(.valueChanged)
    }

    private func end() {
        guard let start else { return }
        self.start = nil
        if start != color { send(.valueCommitted) }
    }

    private func cancel() {
        guard let start else { return }
        (self.start, color) = (nil, start)
        send(.valueChanged)
    }

    private func move(to point: Point) {
        guard frame.width > 0, frame.height > 0 else { return }
        let across = point.x / frame.width
        change(saturation: isMirrored ? 1 - across : across, brightness: 1 - point.y / frame.height)
    }

    override func pressBegan(at point: Point) -> Double? {
        move(to: point)
        return nil
    }
    override func pressMoved(to point: Point) { move(to: point) }
    override func pressEnded(isInside: Bool?) { if isInside == nil { cancel() } else { end() } }

    /// Returns the change by a key; nil for a key of no meaning.
    private func change(by event: KeyEvent) -> (saturation: Double, brightness: Double)? {
        guard event.modifiers.subtracting(.control) == [] else { return nil }
        let step = event.modifiers == .control ? 0.1 : 0.01
        let forward = isMirrored ? -step : step
        switch event.key {
        case .left: return (-forward, 0)
        case .right: return (forward, 0)
        case .up: return (0, step)
        case .down: return (0, -step)
        case .pageUp: return (0, 0.1)
        case .pageDown: return (0, -0.1)
        case .home: return (-1, 0)
        case .end: return (1, 0)
        default: return nil
        }
    }

    override func keyDown(_ event: KeyEvent) -> Bool {
        guard takesPresses else { return false }
        if event.key == .escape, press.state.isActive {
            cancel()
            cancelPress()
            return true
        }
        guard let way = change(by: event) else { return false }
        change(saturation: color.saturation + way.saturation, brightness: color.brightness + way.brightness)
        return true
    }

    override func keyUp(_ event: KeyEvent) -> Bool {
        guard change(by: event) != nil else { return false }
        end()
        return true
    }

    override func focusChanged() {
        super.focusChanged()
        if !isFocused { end() }
    }

    // MARK: Look

    override func contentWidths() -> Extent { Extent(minimum: 2 * Self.mark, natural: 220) }
    override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(Self.height) }
    override var focusRing: FocusRing? { FocusRing(.outside, cornerRadius: LayerPanel.Kind.itemRadius) }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let radii = CornerRadii(LayerPanel.Kind.itemRadius)
        let shape = Outline.rect(bounds, radii)
        list.fill(bounds, radii: radii, HSBColor(hue: color.hue, saturation: 1, brightness: 1).color)
        let white = HSBColor(hue: 0, saturation: 0, brightness: 1).color
        let black = HSBColor(hue: 0, saturation: 0, brightness: 0).color
        list.fill(shape, .gradient(isMirrored ? .horizontal(white.withAlpha(0), white) : .horizontal(white, white.withAlpha(0))))
        list.fill(shape, .gradient(.vertical(black.withAlpha(0), black)))
        list.border(bounds, radii: radii, Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
        let across = isMirrored ? 1 - color.saturation : color.saturation
        let center = Point(bounds.x + across * bounds.width, bounds.y + (1 - color.brightness) * bounds.height)
        let mark = Rect(center.x - Self.mark / 2, center.y - Self.mark / 2, Self.mark, Self.mark)
        list.fill(mark, radii: CornerRadii(Self.mark / 2), color.color.withAlpha(1))
        list.border(mark, radii: CornerRadii(Self.mark / 2), Border(theme.light[.borderStrong], width: 3))
        list.border(mark.expanded(by: -0.5), radii: CornerRadii(Self.mark / 2), Border(theme.color(.thumb), width: 2))
    }

    override func drawnReach(in bounds: Rect) -> Rect { bounds.expanded(by: Self.mark / 2) }

    // MARK: Assistive technology

    override var ownRole: AccessibilityRole { .slider }
    override var accessibilityValue: String? {
        "saturation \(Int((color.saturation * 100).rounded())) percent, brightness \(Int((color.brightness * 100).rounded())) percent"
    }
    override var accessibilityActions: [AccessibilityAction] { [.increment, .decrement] }

    override func performAccessibilityAction(_ action: AccessibilityAction) -> Bool {
        guard takesPresses, action == .increment || action == .decrement else { return false }
        change(saturation: color.saturation + (action == .increment ? 0.01 : -0.01), brightness: color.brightness)
        end()
        return true
    }
}
