import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Where a view stands in a view around it or in the window, and how much of it can be seen there.
struct Sight {
    /// The state of scrolling that counts.
    enum Moment { case now, atRest }

    /// In the space of the outer view: the smallest upright rectangle around the view.
    private(set) var frame: Rect
    /// The part of the frame that the views between the two leave; nil if they cut all of it.
    private(set) var seen: Rect?

    /// Fewer points of a longer side do not count as noticed.
    private static let least = 24.0

    /// - Parameter outer: Nil for the root's space. Without effect on the result if it does not clip.
    /// - Returns: nil if `outer` is not around the view.
    init?(of view: View, in outer: View?, _ moment: Moment) {
        frame = Rect(0, 0, view.frame.width, view.frame.height)
        seen = frame
        var inner = view
        while inner !== outer {
            if !inner.transform.isIdentity { apply(inner.transform.around(Rect(origin: .zero, size: inner.frame.size).center)) }
            move(by: inner.frame.origin)
            guard let next = inner.superview else {
                if outer == nil { return }
                return nil
            }
            let offset = moment == .now ? next.scrollOffset : next.scroller?.restingOffset ?? .zero
            move(by: Point(-offset.x, -offset.y))
            if next !== outer, next.clipsContent { seen = seen?.intersection(Rect(origin: .zero, size: next.frame.size)) }
            inner = next
        }
    }

    private mutating func move(by way: Point) { (frame, seen) = (frame.moved(by: way), seen?.moved(by: way)) }

    private mutating func apply(_ transform: Transform) { (frame, seen) = (transform.bounds(of: frame), seen.map(transform.bounds)) }

    /// Whether any part of the view lies in an area of the outer view.
    func isSeen(in area: Rect) -> Bool { seen?.intersection(area) != nil }

    /// Whether half of the view, or a part that is large enough to be noticed, lies in an area of the outer view.
    func isNoticed(in area: Rect) -> Bool {
        guard let part = seen?.intersection(area) else { return false }
        return part.width >= min(frame.width / 2, Self.least) && part.height >= min(frame.height / 2, Self.least)
    }
}

extension ViewRoot {
    /// Whether people see a view: at present any part of it, or a part that is large enough to be noticed once all scrolling rests.
    func isInSight(_ view: View, _ moment: Sight.Moment) -> Bool {
        guard let sight = Sight(of: view, in: nil, moment) else { return false }
        let window = Rect(origin: .zero, size: size)
        return moment == .now ? sight.isSeen(in: window) : sight.isNoticed(in: window)
    }
}

extension Scroller {
    /// Whether a view in it is noticed once the scrolling rests, or comes into sight by a key's next step in a direction.
    func shows(_ view: View, aheadTo direction: ReadingOrder.Direction? = nil) -> Bool {
        let line = ScrollMotion.line
        var area = Rect(0, 0, frame.width, frame.height)
        switch direction {
        case nil: break
        case .left: area = Rect(-line, 0, area.width + line, area.height)
        case .right: area.size.width += line
        case .up: area = Rect(0, -line, area.width, area.height + line)
        case .down: area.size.height += line
        }
        return Sight(of: view, in: self, .atRest)?.isNoticed(in: area) ?? false
    }
}
