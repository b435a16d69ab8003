import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// A number that people set by dragging a thumb along a track. A press of the track moves the thumb there, a drag with Shift moves it by a
/// tenth of the pointer's way, and Escape during a drag restores the number before it.
open class Slider: NumberControl {
    /// The drag of the thumb; nil while nobody drags it.
    private var drag: SliderDrag?

    /// Creates a slider.
    public init(_ value: Double = 0, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
        super.init()
        (minimum, maximum, self.step) = (bounds.lowerBound, bounds.upperBound, step)
        self.value = value
    }

    /// Creates a slider of the numbers from 0 to 1.
    public convenience override init() { self.init(0) }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }

    /// Returns the middle of the thumb in a width, in points from the left.
    private func middle(in width: Double) -> Double { SliderTrack.middle(number.part, in: width, isMirrored: isMirrored) }

    // MARK: Use

    open override func pressBegan(at point: Point) -> Double? {
        let drag = SliderDrag(at: point.x, thumb: middle(in: frame.width))
        self.drag = drag
        beginGesture()
        if drag.isBesideThumb { move(to: point) }
        return nil
    }

    open override func pressMoved(to point: Point) { move(to: point) }

    open override func pressEnded(isInside: Bool?) {
        drag = nil
        if isInside == nil { cancelGesture() } else { endGesture() }
    }

    private func move(to point: Point) {
        guard let place = drag?.move(to: point.x, isFine: press.modifiers.contains(.shift)),
            let part = SliderTrack.part(at: place, in: frame.width, isMirrored: isMirrored)
        else { return }
        change(to: bounds.lowerBound + part * (bounds.upperBound - bounds.lowerBound))
    }

    open override func change(by event: KeyEvent) -> Double? { sliderChange(by: event) }
    open override var usesArrowKeys: Bool { true }
    open override func numberChanged(from old: Double) { lookChanged() }

    // MARK: Look

    open override var contentKind: ContentKind { ContentKind("slider") }
    open override func contentWidths() -> Extent { SliderTrack.widths }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(theme.measures.controlHeight) }

    /// A ring along the edge of the thumb.
    open override var focusRing: FocusRing? {
        let rect = SliderTrack.thumbRect(middle(in: frame.width), in: Rect(origin: .zero, size: frame.size))
        return FocusRing(.inside, cornerRadius: SliderTrack.thumb / 2, around: rect)
    }

    /// What fills a track that shows what its numbers mean; nil for a track that is filled up to the thumb.
    var trackBrush: Brush? { nil }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let (theme, states, middle) = (theme, states, middle(in: bounds.width))
        if let trackBrush {
            SliderTrack.drawTrack(&list, in: bounds, trackBrush, isMirrored: isMirrored, theme)
        } else {
            SliderTrack.drawTrack(
                &list, in: bounds, filled: isMirrored ? (middle, bounds.width) : (0, middle), theme, isEnabled: !states.contains(.disabled))
        }
        SliderTrack.drawThumb(&list, in: SliderTrack.thumbRect(middle, in: bounds), theme, states)
    }

    // MARK: As a view

    open override var ownRole: AccessibilityRole { .slider }
    open override var textContent: String? { nil }
}
