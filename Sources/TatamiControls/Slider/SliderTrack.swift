import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// The measures and the drawing that sliders with one and with two thumbs have in common.
enum SliderTrack {
    /// The width and height of a thumb, in points.
    static let thumb = 18.0
    static let naturalWidth = 160.0
    private static let height = 4.0
    private static let brushHeight = 12.0

    static var widths: Extent { Extent(minimum: 2 * thumb, natural: naturalWidth) }

    /// Returns the middle of a thumb in a width, in points from the left. `part` is the part of the range, 0...1.
    static func middle(_ part: Double, in width: Double, isMirrored: Bool) -> Double {
        let way = max(0, width - thumb) * part
        return isMirrored ? width - thumb / 2 - way : thumb / 2 + way
    }

    /// Returns the part of the range, 0...1, whose thumb has its middle at `x`; nil in a width without a way for the thumb.
    static func part(at x: Double, in width: Double, isMirrored: Bool) -> Double? {
        guard width > thumb else { return nil }
        let way = (x - thumb / 2) / (width - thumb)
        return max(0, min(1, isMirrored ? 1 - way : way))
    }

    /// Returns the square of the thumb with its middle at `x`, in the space of `bounds`.
    static func thumbRect(_ x: Double, in bounds: Rect) -> Rect {
        Rect(bounds.x + x - thumb / 2, bounds.center.y - thumb / 2, thumb, thumb)
    }

    /// Draws the track, filled between two places, in points from the left of `bounds`.
    static func drawTrack(_ list: inout DisplayList, in bounds: Rect, filled: (start: Double, end: Double), _ theme: Theme, isEnabled: Bool)
    {
        let track = Rect(bounds.x, bounds.center.y - height / 2, bounds.width, height)
        list.fill(track, radii: CornerRadii(height / 2), theme.color(.track))
        let part = Rect(bounds.x + filled.start, track.y, max(0, filled.end - filled.start), height)
        list.fill(part, radii: CornerRadii(height / 2), theme.color(isEnabled ? .indicator : .textDisabled))
    }

    /// Draws a track that shows what its numbers mean.
    static func drawTrack(_ list: inout DisplayList, in bounds: Rect, _ brush: Brush, isMirrored: Bool, _ theme: Theme) {
        let track = Rect(bounds.x, bounds.center.y - brushHeight / 2, bounds.width, brushHeight)
        let radii = CornerRadii(brushHeight / 2)
        if isMirrored { list.pushTransform(Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * track.center.x, ty: 0)) }
        list.fill(.rect(track, radii), brush)
        if isMirrored { list.pop() }
        list.border(track, radii: radii, Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
    }

    /// Draws a thumb in its square.
    static func drawThumb(_ list: inout DisplayList, in rect: Rect, _ theme: Theme, _ states: ControlStates) {
        // A white thumb would be the brightest part of a disabled slider in the dark.
        if states.contains(.disabled) { return list.fill(rect, radii: CornerRadii(thumb / 2), theme.color(.track)) }
        list.raise(rect, radius: thumb / 2, in: theme)
        list.fill(rect, radii: CornerRadii(thumb / 2), theme.color(.thumb))
        let isStrong = !states.isDisjoint(with: [.hovered, .highlighted])
        let edge: ColorToken = isStrong ? .borderStrong : .borderControl
        list.border(rect, radii: CornerRadii(thumb / 2), Border(theme.color(edge), width: theme.measures.borderWidth))
    }
}

extension NumberInput {
    /// The change by the keys of a slider, in which arrows to the left and to the right, Home and End have a meaning too.
    func sliderChange(by event: KeyEvent) -> Double? {
        let step = event.modifiers == .control ? keyStep * stepsOfPage : keyStep
        let isMirrored = layoutDirection == .rightToLeft
        switch event.key {
        case .home where event.modifiers == []: return -.infinity
        case .end where event.modifiers == []: return .infinity
        case .left where event.modifiers.subtracting(.control) == []: return isMirrored ? step : -step
        case .right where event.modifiers.subtracting(.control) == []: return isMirrored ? -step : step
        default: return usualChange(by: event)
        }
    }
}
