import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A number that people set by dragging a thumb along a track. A press of the track moves the thumb there; Escape during a drag restores the
/// number before it.
open class Slider: NumberControl {
    private static let thumb = 18.0
    private static let track = 4.0
    private static let naturalWidth = 160.0
    /// The distance from the pointer to the middle of the thumb while it is dragged, in points.
    private var grab: Double?

    /// Creates a slider.
    public init(_ value: Double = 0, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
        super.init()
        (minimum, maximum, self.step) = (bounds.lowerBound, bounds.upperBound, step)
        self.value = value
    }

    /// Creates a slider of the numbers from 0 to 1.
    public convenience override init() { self.init(0) }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }

    /// The part of the range, 0...1, where the number is.
    private var part: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value - bounds.lowerBound) / length : 0
    }

    /// Returns the middle of the thumb in a width, in points from the left.
    private func middle(in width: Double) -> Double {
        let way = max(0, width - Self.thumb) * part
        return isMirrored ? width - Self.thumb / 2 - way : Self.thumb / 2 + way
    }

    // MARK: Use

    open override func pressBegan(at point: Point) -> Double? {
        let distance = middle(in: frame.width) - point.x
        let isOnThumb = abs(distance) <= Self.thumb / 2
        grab = isOnThumb ? distance : 0
        beginGesture()
        if !isOnThumb { move(to: point) }
        return nil
    }

    open override func pressMoved(to point: Point) { move(to: point) }

    open override func pressEnded(isInside: Bool?) {
        grab = nil
        if isInside == nil { cancelGesture() } else { endGesture() }
    }

    private func move(to point: Point) {
        guard let grab, frame.width > Self.thumb else { return }
        let way = (point.x + grab - Self.thumb / 2) / (frame.width - Self.thumb)
        let part = max(0, min(1, isMirrored ? 1 - way : way))
        change(to: bounds.lowerBound + part * (bounds.upperBound - bounds.lowerBound))
    }

    open override func change(by event: KeyEvent) -> Double? {
        let step = event.modifiers == .control ? keyStep * stepsOfPage : keyStep
        switch event.key {
        case .home where event.modifiers == []: return -.infinity
        case .end where event.modifiers == []: return .infinity
        case .left where event.modifiers.subtracting(.control) == []: return isMirrored ? step : -step
        case .right where event.modifiers.subtracting(.control) == []: return isMirrored ? -step : step
        default: return super.change(by: event)
        }
    }

    open override func numberChanged(from old: Double) { lookChanged() }

    // MARK: Look

    open override var contentKind: ContentKind { ContentKind("slider") }
    open override func contentWidths() -> Extent { Extent(minimum: 2 * Self.thumb, natural: Self.naturalWidth) }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(ControlSize.regular.height) }
    open override var focusRing: FocusRing? { nil }

    /// What fills a track that shows what its numbers mean; nil for a track that is filled up to the thumb.
    var trackBrush: Brush? { nil }
    private static let filledTrack = 12.0

    private func drawTrack(_ list: inout DisplayList, in bounds: Rect, to middle: Double, _ theme: Theme, _ states: ControlStates) {
        if let trackBrush {
            let track = Rect(bounds.x, bounds.center.y - Self.filledTrack / 2, bounds.width, Self.filledTrack)
            let radii = CornerRadii(Self.filledTrack / 2)
            if isMirrored { list.pushTransform(Transform(a: -1, b: 0, c: 0, d: 1, tx: 2 * track.center.x, ty: 0)) }
            list.fill(.rect(track, radii), trackBrush)
            if isMirrored { list.pop() }
            return list.border(track, radii: radii, Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
        }
        let track = Rect(bounds.x, bounds.center.y - Self.track / 2, bounds.width, Self.track)
        list.fill(track, radii: CornerRadii(Self.track / 2), theme.color(.track))
        let (start, end) = isMirrored ? (middle, bounds.maxX) : (bounds.x, middle)
        let filled = Rect(start, track.y, end - start, Self.track)
        list.fill(filled, radii: CornerRadii(Self.track / 2), theme.color(states.contains(.disabled) ? .textDisabled : .indicator))
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let (theme, states) = (theme, states)
        let middle = bounds.x + middle(in: bounds.width)
        drawTrack(&list, in: bounds, to: middle, theme, states)
        let thumb = Rect(middle - Self.thumb / 2, bounds.center.y - Self.thumb / 2, Self.thumb, Self.thumb)
        let radii = CornerRadii(Self.thumb / 2)
        if !states.contains(.disabled), let shadow = ControlLook.raised(in: theme) { list.shadow(thumb, radii: radii, shadow) }
        list.fill(thumb, radii: radii, theme.color(.thumb))
        let isStrong = !states.isDisjoint(with: [.hovered, .highlighted])
        let edge: ColorToken = states.contains(.disabled) ? .track : showsFocus ? .focus : isStrong ? .borderStrong : .borderControl
        list.border(thumb, radii: radii, Border(theme.color(edge), width: showsFocus ? theme.measures.focusWidth : 1))
    }

    // MARK: As a view

    open override var ownRole: AccessibilityRole { .slider }
    open override var textContent: String? { nil }
}
