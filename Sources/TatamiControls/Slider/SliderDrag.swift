/// A drag of a slider's thumb along its track. The pointer keeps its distance to the middle of the thumb; while Shift is down, the thumb
/// moves by a tenth of the pointer's way. Places are in points from the left of the slider.
struct SliderDrag {
    /// The part of the pointer's way by which the thumb moves while Shift is down.
    static let fineness = 0.1

    /// The distance from the pointer to the middle of the thumb.
    private var grab: Double
    /// The place at which the pointer was seen last.
    private var last: Double
    /// Whether the drag begins beside the thumb, which then has to move to the pointer.
    let isBesideThumb: Bool

    /// Begins a drag at a place, with the middle of the thumb at another one.
    init(at x: Double, thumb middle: Double) {
        isBesideThumb = abs(middle - x) > SliderTrack.thumb / 2
        (grab, last) = (isBesideThumb ? 0 : middle - x, x)
    }

    /// Moves the pointer to a place. Returns the place to which the middle of the thumb moves; it may lie beyond the track.
    mutating func move(to x: Double, isFine: Bool) -> Double {
        if isFine { grab -= (x - last) * (1 - Self.fineness) }
        last = x
        return x + grab
    }
}
