import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Something in the content of a scroller that keeps its place on the screen while the layout changes.
public struct ScrollAnchor {
    /// Returns where the anchor is in the content; nil once it is gone.
    fileprivate let place: () -> Point?
    /// Where it was when the anchor was made.
    fileprivate let start: Point
    /// Its view, if it has one: the content scrolls with the view's own motion.
    fileprivate weak var view: View?

    /// Makes an anchor of anything that has a place.
    ///
    /// - Parameter place: Returns the present place in the space of the content, or nil if there is none any more. It is called now and
    ///   after each layout that follows.
    /// - Returns: nil if there is no place now.
    public init?(_ place: @escaping () -> Point?) {
        guard let start = place() else { return nil }
        (self.place, self.start) = (place, start)
    }

    fileprivate init(_ view: View, at start: Point, in scroller: any Scroller) {
        (self.start, self.view) = (start, view)
        place = { [weak view, weak scroller] in
            guard let view, let scroller else { return nil }
            return Self.place(of: view, in: scroller)
        }
    }

    private static func place(of view: View, in scroller: View) -> Point? {
        var place = view.frame.origin
        var next = view.superview
        while let outer = next, outer !== scroller {
            place = place + outer.frame.origin
            next = outer.superview
        }
        return next == nil ? nil : place
    }

    private static let most = 8

    /// The first views in `start` that are entirely visible. Looks into views that are larger than the area.
    ///
    /// - Parameters:
    ///   - start: The scroller itself, or its content view.
    ///   - area: In the space of the scroller's content.
    static func visible(in start: View, of scroller: any Scroller, _ area: Rect) -> [ScrollAnchor] {
        var view = start
        var origin = start === scroller ? .zero : start.frame.origin
        while true {
            let inside = area.moved(by: Point(-origin.x, -origin.y))
            let children = view.children(in: inside)
            let whole = children.filter { inside.contains($0.frame) }
            if !whole.isEmpty || children.isEmpty {
                return whole.prefix(most).map { ScrollAnchor($0, at: origin + $0.frame.origin, in: scroller) }
            }
            guard let next = children.first(where: { $0.frame.intersection(inside) != nil }) else { return [] }
            (view, origin) = (next, origin + next.frame.origin)
        }
    }
}

extension Scroller {
    /// What is to keep its place; nothing at the start of the content, where new content is to be seen.
    fileprivate var presentAnchors: [ScrollAnchor] {
        guard keepsAnchor else { return [] }
        let area = restingViewport
        return area.x > 0 || area.y > 0 ? anchors(in: area) : []
    }

    /// Scrolls as far as the first anchor that is still there was moved, and as it is moved.
    fileprivate func restore(_ anchors: [ScrollAnchor]) {
        measureAxes()
        for anchor in anchors {
            guard let place = anchor.place() else { continue }
            let moved = place - anchor.start
            for axis in Axis.allCases {
                let way = axis == .horizontal ? moved.x : moved.y
                if abs(way) > 1e-6 { shift(axis, by: way, with: anchor.view) }
            }
            return
        }
    }

    private func shift(_ axis: Axis, by way: Double, with view: View?) {
        if let animation = view.flatMap(animation), !scrolling[axis].isMoving(at: now), !scrolling[axis].isDragged {
            scrolling[axis].go(by: way, animation.timing, at: now, delay: animation.delay)
        } else {
            scrolling[axis].shift(by: way, at: now)
        }
        lookChanged()
    }

    /// What animates the view's own motion; nil for at once.
    private func animation(moving view: View) -> ChangeAnimation? {
        guard let root = view.root, root.stage.composition > 0, !root.reducesMotion else { return nil }
        return view.superviews.lazy.compactMap { root.animation(of: $0) }.first { _ in true }
    }
}

extension ViewRoot {
    /// Lets a change of the layout happen, and scrolls so that what people look at in scrollers keeps its place.
    func keepingAnchors(_ change: () -> Void) {
        guard stage.paintedComposition > 0 else { return change() }
        let kept = queue.scrollers.map { (scroller: $0, anchors: $0.presentAnchors) }.filter { !$0.anchors.isEmpty }
        change()
        for (scroller, anchors) in kept { scroller.restore(anchors) }
    }
}
