import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The place of a view in a view around it or in the window, and the part of it that can be seen there.
struct Sight {
    /// Whether the present state of scrolling counts, or that after all scrolling has come to rest.
    enum Moment { case now, atRest }

    /// The smallest upright rectangle around the view, in the space of the outer view.
    private(set) var frame: Rect
    /// The part of the frame that is not clipped by the views between the two; nil if there is none.
    private(set) var seen: Rect?

    /// The number of points of a longer side that must be visible for people to notice the view.
    private static let least = 24.0

    /// Finds the place of a view in a view around it.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - outer: The outer view; nil for the root's space. Whether it clips has no effect on the result.
    ///   - moment: The state of scrolling.
    /// - Returns: Nil if `outer` is not around the view.
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
            let offset = moment == .now ? next.scrollOffset : next.scroller.map { $0.restingOffset - $0.contentBase } ?? .zero
            move(by: Point(-offset.x, -offset.y))
            if next !== outer, next.clipsContent { seen = seen?.intersection(Rect(origin: .zero, size: next.frame.size)) }
            inner = next
        }
    }

    private mutating func move(by way: Point) { (frame, seen) = (frame.moved(by: way), seen?.moved(by: way)) }

    private mutating func apply(_ transform: Transform) { (frame, seen) = (transform.bounds(of: frame), seen.map(transform.bounds)) }

    /// Whether any visible part of the view lies in an area of the outer view.
    func isSeen(in area: Rect) -> Bool { seen?.intersection(area) != nil }

    /// Whether half of the view, or a part that is large enough to be noticed, lies in an area of the outer view.
    func isNoticed(in area: Rect) -> Bool {
        guard let part = seen?.intersection(area) else { return false }
        return part.width >= min(frame.width / 2, Self.least) && part.height >= min(frame.height / 2, Self.least)
    }
}

extension ViewRoot {
    /// Whether people see a view: any part of it at present, or a part that is large enough to be noticed once all scrolling rests.
    func isInSight(_ view: View, _ moment: Sight.Moment) -> Bool {
        guard let sight = Sight(of: view, in: nil, moment) else { return false }
        let window = Rect(origin: .zero, size: size)
        return moment == .now ? sight.isSeen(in: window) : sight.isNoticed(in: window)
    }
}

extension Scroller {
    /// Whether people notice a view in the scroller once scrolling rests, or would notice it after one more step of an arrow key in a
    /// direction.
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
