import TatamiGeometry
import TatamiInteraction
import TatamiLayout
import TatamiViews

/// What controls, and views that are pressed like controls, ask about their place.
extension View {
    /// Whether a view around this one can scroll, so that a finger on it may be about to scroll that.
    var isInScrollView: Bool { superviews.contains { $0.scroller?.canScroll == true } }

    /// Returns the place to which a key leads among views that follow each other in this one; nil for a key of no meaning.
    ///
    /// - Parameters:
    ///   - place: The present place.
    ///   - count: The number of places.
    ///   - key: An arrow key along the axis, mirrored where the view reads from right to left, or Home or End.
    ///   - axis: The axis along which the places follow each other.
    ///   - wraps: Whether the first place follows after the last one.
    func place(after place: Int, of count: Int, by key: KeyEvent.Key, along axis: Axis, wraps: Bool = false) -> Int? {
        let isMirrored = layoutDirection == .rightToLeft
        let step: Int
        switch key {
        case .home: return 0
        case .end: return count - 1
        case .left where axis == .horizontal: step = isMirrored ? 1 : -1
        case .right where axis == .horizontal: step = isMirrored ? -1 : 1
        case .up where axis == .vertical: step = -1
        case .down where axis == .vertical: step = 1
        default: return nil
        }
        return wraps ? (place + step + count) % count : max(0, min(count - 1, place + step))
    }
}
