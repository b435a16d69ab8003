import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What somebody is looking at in a scroll view, so that it stays where it is when something comes or goes before it.
struct ScrollAnchor {
    private let scroll: ScrollView
    /// The first views that are seen whole, and where they begin in the content.
    private let candidates: [(view: Input.WeakView, origin: Point)]
    private static let most = 8

    /// Nil where nothing has to be kept: at the start of the content what comes there is to be seen.
    init?(_ scroll: ScrollView) {
        guard scroll.keepsAnchor, let content = scroll.contentView, content.shown != nil else { return nil }
        let offset = scroll.restingOffset
        guard offset.x > 0 || offset.y > 0 else { return nil }
        self.scroll = scroll
        candidates = Self.seen(in: content, Rect(offset.x, offset.y, scroll.frame.width, scroll.frame.height))
        if candidates.isEmpty { return nil }
    }

    /// Goes into what is larger than what can be seen.
    private static func seen(in content: View, _ area: Rect) -> [(Input.WeakView, Point)] {
        var view = content
        var origin = content.frame.origin
        while true {
            let inside = area.moved(by: Point(-origin.x, -origin.y))
            let children = view.children(in: inside)
            let whole = children.filter { inside.contains($0.frame) }
            if !whole.isEmpty || children.isEmpty {
                return whole.prefix(most).map { (Input.WeakView(view: $0), origin + $0.frame.origin) }
            }
            guard let next = children.first(where: { $0.frame.intersection(inside) != nil }) else { return [] }
            (view, origin) = (next, origin + next.frame.origin)
        }
    }

    /// Scrolls by as much as the first of them that is still there has been moved, and as it is moved.
    func restore() {
        scroll.measureAxes()
        for (candidate, origin) in candidates {
            guard let view = candidate.view, let place = place(of: view) else { continue }
            let moved = place - origin
            for axis in Axis.allCases {
                let way = axis == .horizontal ? moved.x : moved.y
                if abs(way) > 1e-6 { shift(axis, by: way, with: view) }
            }
            return
        }
    }

    private func shift(_ axis: Axis, by way: Double, with view: View) {
        if let animation = animation(moving: view), !scroll.scrolling[axis].isMoving(at: scroll.now), !scroll.scrolling[axis].isDragged {
            scroll.scrolling[axis].go(by: way, animation.timing, at: scroll.now, delay: animation.delay)
        } else {
            scroll.scrolling[axis].shift(by: way, at: scroll.now)
        }
        scroll.lookChanged()
    }

    /// What the view's own move is animated by; nil for at once.
    private func animation(moving view: View) -> ChangeAnimation? {
        guard let root = view.root, root.stage.composition > 0, !root.reducesMotion else { return nil }
        return view.superviews.lazy.compactMap { root.animation(of: $0) }.first { _ in true }
    }

    private func place(of view: View) -> Point? {
        var place = view.frame.origin
        var next = view.superview
        while let outer = next, outer !== scroll {
            place = place + outer.frame.origin
            next = outer.superview
        }
        return next == nil ? nil : place
    }
}

extension Rect {
    fileprivate func contains(_ other: Rect) -> Bool { other.x >= x && other.y >= y && other.maxX <= maxX && other.maxY <= maxY }
}

extension ViewRoot {
    /// What is seen in scroll views that the next layout may change.
    func scrollAnchors() -> [ScrollAnchor] {
        guard stage.paintedComposition > 0 else { return [] }
        return queue.scrollViews.compactMap { ($0.view as? ScrollView).flatMap(ScrollAnchor.init) }
    }
}
