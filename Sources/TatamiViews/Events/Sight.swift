import TatamiGeometry
import TatamiInteraction

/// Where a view stands in a view around it once all scrolling rests, and how much of it can be seen there.
struct Sight {
    /// In the space of the outer view. Transforms do not count.
    private(set) var frame: Rect
    /// What is left of the frame by the views between the two; nil where they cut all of it.
    private(set) var seen: Rect?

    /// Less than this many points of a longer side do not count as seen.
    private static let least = 24.0

    /// Nil where `outer` is not around the view.
    init?(of view: View, in outer: View) {
        frame = Rect(0, 0, view.frame.width, view.frame.height)
        seen = frame
        var inner = view
        while inner !== outer {
            guard let next = inner.superview else { return nil }
            let offset = (next as? ScrollView)?.restingOffset ?? .zero
            let way = inner.frame.origin - offset
            (frame, seen) = (frame.moved(by: way), seen?.moved(by: way))
            if next !== outer, next.clipsContent { seen = seen?.intersection(Rect(0, 0, next.frame.width, next.frame.height)) }
            inner = next
        }
    }

    /// Whether half of the view, or a part that is large enough to be noticed, lies in an area of the outer view.
    func isSeen(in area: Rect) -> Bool {
        guard let part = seen?.intersection(area) else { return false }
        return part.width >= min(frame.width / 2, Self.least) && part.height >= min(frame.height / 2, Self.least)
    }
}

extension ViewRoot {
    /// Whether people see a view once all scrolling rests.
    func isInSight(_ view: View) -> Bool {
        Sight(of: view, in: self.view)?.isSeen(in: Rect(0, 0, self.view.frame.width, self.view.frame.height)) ?? false
    }
}

extension ScrollView {
    /// Whether a view in it is seen, or comes into sight after a key's next step in a direction.
    func shows(_ view: View, aheadTo direction: ReadingOrder.Direction? = nil) -> Bool {
        var area = Rect(0, 0, frame.width, frame.height)
        switch direction {
        case nil: break
        case .left: area = Rect(-Self.line, 0, area.width + Self.line, area.height)
        case .right: area.size.width += Self.line
        case .up: area = Rect(0, -Self.line, area.width, area.height + Self.line)
        case .down: area.size.height += Self.line
        }
        return Sight(of: view, in: self)?.isSeen(in: area) ?? false
    }
}
