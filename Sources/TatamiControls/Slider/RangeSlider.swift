import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// Two numbers that people set by dragging two thumbs along a track: the ends of a range. The thumbs never cross.
///
/// Each thumb is a Tab stop with the keys, the wheel and the fine drag of a ``Slider``, and a slider of its own for assistive technology. A
/// press of the track moves the nearer thumb. Thumbs at the same place part in the direction of the drag.
///
///     let price = RangeSlider(20...80, in: 0...100, step: 5)
///     price.on { print($0.lowerValue, $0.upperValue) }
open class RangeSlider: Control, FormControl {
    /// The thumb of the smaller number.
    public let lower = RangeThumb()
    /// The thumb of the larger number.
    public let upper = RangeThumb()
    /// The thumb that is dragged, and its drag.
    private var dragged: (thumb: RangeThumb, drag: SliderDrag)?
    /// The place of a press on two thumbs that lie at the same place.
    private var undecided: Double?

    /// Creates a slider for a range.
    public init(_ range: ClosedRange<Double> = 0...1, in bounds: ClosedRange<Double> = 0...1, step: Double? = nil) {
        super.init()
        for thumb in [lower, upper] {
            thumb.slider = self
            addSubview(thumb)
        }
        (lowerLabel, upperLabel) = ("Minimum", "Maximum")
        (minimum, maximum, self.step) = (bounds.lowerBound, bounds.upperBound, step)
        (lowerValue, upperValue) = (range.lowerBound, range.upperBound)
    }

    /// Creates a slider for a range from 0 to 1.
    public convenience override init() { self.init(0...1) }

    // MARK: Numbers

    /// The smaller and the larger number.
    open var formValue: FormValue {
        get { .list([.number(lowerValue), .number(upperValue)]) }
        set {
            guard case .list(let ends) = newValue, ends.count == 2, case .number(let least) = ends[0], case .number(let most) = ends[1]
            else { return }
            (lowerValue, upperValue) = (least, most)
        }
    }

    /// The smaller number. Setting it sends no event. One above `upperValue` counts as `upperValue`, and NaN is refused.
    public var lowerValue: Double {
        get { lower.value }
        set { lower.value = newValue }
    }
    /// The larger number. Setting it sends no event. One below `lowerValue` counts as `lowerValue`, and NaN is refused.
    public var upperValue: Double {
        get { upper.value }
        set { upper.value = newValue }
    }
    /// The name of the thumb of the smaller number for assistive technology, which reads it after the name of the slider. The default is
    /// "Minimum".
    public var lowerLabel: String {
        get { lower.accessibilityLabel ?? "" }
        set { lower.accessibilityLabel = newValue }
    }
    /// The name of the thumb of the larger number for assistive technology. The default is "Maximum".
    public var upperLabel: String {
        get { upper.accessibilityLabel ?? "" }
        set { upper.accessibilityLabel = newValue }
    }
    /// The smallest number. NaN is refused.
    public var minimum: Double {
        get { lower.minimum }
        set { setEnds(newValue, maximum) }
    }
    /// The largest number. NaN is refused.
    public var maximum: Double {
        get { upper.maximum }
        set { setEnds(minimum, newValue) }
    }
    /// The distance between two numbers; nil for any number.
    public var step: Double? {
        get { lower.step }
        set { (lower.step, upper.step) = (newValue, newValue) }
    }

    private func setEnds(_ least: Double, _ most: Double) {
        if least.isNaN || most.isNaN { return }
        let whole = least...max(least, most)
        (lower.number.whole, upper.number.whole) = (whole, whole)
        (lower.minimum, upper.maximum) = (least, most)
        limit(lower)
        limit(upper)
        contentChanged()
    }

    /// Lets the other thumb end at a thumb, and places both. A thumb that people move does not move the other one, even if the other one's
    /// wanted number becomes possible.
    fileprivate func limit(_ thumb: RangeThumb) {
        let other = thumb === lower ? upper : lower
        if thumb.number.gestureStart != nil { other.number.wanted = other.value }
        if thumb === lower { upper.minimum = lower.value } else { lower.maximum = upper.value }
        placeThumbs()
        lookChanged()
    }

    /// Returns the part of the whole range, 0...1, where a thumb is.
    private func part(of thumb: RangeThumb) -> Double {
        let length = maximum - minimum
        return length > 0 ? max(0, min(1, (thumb.value - minimum) / length)) : 0
    }

    private var isMirrored: Bool { layoutDirection == .rightToLeft }
    private func middle(of thumb: RangeThumb) -> Double { SliderTrack.middle(part(of: thumb), in: frame.width, isMirrored: isMirrored) }

    /// Places the thumbs, which the slider draws, for the ring of the focus and for assistive technology.
    private func placeThumbs() {
        let bounds = Rect(origin: .zero, size: frame.size)
        for thumb in [lower, upper] {
            let rect = SliderTrack.thumbRect(middle(of: thumb), in: bounds)
            // Free subviews are placed from the leading edge.
            thumb.frame = isMirrored ? Rect(bounds.width - rect.maxX, rect.y, rect.width, rect.height) : rect
        }
    }

    open override func sizeChanged(from old: Size) { placeThumbs() }

    // MARK: Use

    open override var usualEvent: Action.Event { .valueChanged }
    open override var pressKeys: Set<KeyEvent.Key> { [] }
    open override var canBecomeFocused: Bool { false }

    open override func pressBegan(at point: Point) -> Double? {
        let distances = [lower, upper].map { middle(of: $0) - point.x }
        if abs(distances[0] - distances[1]) < 1 {
            undecided = point.x
            return nil
        }
        take(abs(distances[0]) < abs(distances[1]) ? lower : upper, at: point)
        return nil
    }

    open override func pressMoved(to point: Point) {
        if let start = undecided, abs(point.x - start) > GestureConstants.mouseSlop {
            undecided = nil
            take((point.x > start) != isMirrored ? upper : lower, at: Point(start, point.y))
        }
        move(to: point)
    }

    open override func pressEnded(isInside: Bool?) {
        if let start = undecided, isInside == true { take((start > middle(of: lower)) != isMirrored ? upper : lower, at: Point(start, 0)) }
        undecided = nil
        let thumb = dragged?.thumb
        dragged = nil
        if isInside == nil { thumb?.cancelGesture() } else { thumb?.endGesture() }
        thumb?.highlighted = false
    }

    /// Begins to drag a thumb. A press beside it moves it there.
    private func take(_ thumb: RangeThumb, at point: Point) {
        let drag = SliderDrag(at: point.x, thumb: middle(of: thumb))
        dragged = (thumb, drag)
        root?.focus(thumb, isVisible: false)
        thumb.highlighted = true
        thumb.beginGesture()
        if drag.isBesideThumb { move(to: point) }
    }

    private func move(to point: Point) {
        guard let place = dragged?.drag.move(to: point.x, isFine: press.modifiers.contains(.shift)),
            let part = SliderTrack.part(at: place, in: frame.width, isMirrored: isMirrored)
        else { return }
        dragged?.thumb.change(to: minimum + part * (maximum - minimum))
    }

    /// Takes back a drag by Escape; the key bubbles up from the focused thumb.
    open override func keyDown(_ event: KeyEvent) -> Bool {
        guard event.key == .escape, press.state.isActive else { return super.keyDown(event) }
        cancelPress()
        return true
    }

    // MARK: Look

    open override var contentKind: ContentKind { ContentKind("range slider") }
    open override func contentWidths() -> Extent { SliderTrack.widths }
    open override func contentHeight(forWidth width: Double) -> LeafHeight { LeafHeight(theme.measures.controlHeight) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let ends = [middle(of: lower), middle(of: upper)]
        SliderTrack.drawTrack(&list, in: bounds, filled: (ends.min() ?? 0, ends.max() ?? 0), theme, isEnabled: isEnabled)
        for (thumb, end) in zip([lower, upper], ends) {
            // The ring of the focus lies on device pixels, too.
            let rect = SliderTrack.thumbRect(end, in: bounds)
            let states = thumb.states.union(states.intersection(.hovered))
            SliderTrack.drawThumb(&list, in: environment?.grid.snap(rect) ?? rect, theme, states)
        }
    }

    open override var ownRole: AccessibilityRole { .grouping }
    open override var accessibilityActions: [AccessibilityAction] { [] }
    open override var textContent: String? { nil }
}

/// A thumb of a range slider: a number whose limit is the other thumb.
public final class RangeThumb: NumberControl, AccessibleItem {
    fileprivate weak var slider: RangeSlider?

    override init() {
        super.init()
        acceptsPointers = false
        on(.valueChanged) { $0.slider?.send(.valueChanged) }
        on(.valueCommitted) { $0.slider?.send(.valueCommitted) }
    }

    public override var isPressable: Bool { false }
    public override func change(by event: KeyEvent) -> Double? { sliderChange(by: event) }
    public override func numberChanged(from old: Double) { slider?.limit(self) }
    public override func boundsChanged() { accessibilityChanged() }

    public override func keyDown(_ event: KeyEvent) -> Bool {
        // Escape takes back the drag of the slider, not a gesture of the thumb's own.
        if event.key == .escape, slider?.press.state.isActive == true { return false }
        return super.keyDown(event)
    }

    /// Changes the number, unless a drag of the slider does.
    public override func wheelTurned(_ event: WheelEvent) -> Bool {
        slider?.press.state.isActive != true && super.wheelTurned(event)
    }

    public override func measure(_ proposal: Proposal) -> Size { Size(SliderTrack.thumb, SliderTrack.thumb) }
    public override func draw(_ list: inout DisplayList, in bounds: Rect) {}
    public override var focusRing: FocusRing? { FocusRing(.inside, cornerRadius: SliderTrack.thumb / 2) }

    public override var ownRole: AccessibilityRole { .slider }
    /// Both thumbs of the slider.
    public var accessibilityMembers: [View] { slider.map { [$0.lower, $0.upper] } ?? [] }
    public override var textContent: String? { nil }
}
