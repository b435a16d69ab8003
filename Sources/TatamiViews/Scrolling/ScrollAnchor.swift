import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A place in the content of a scroller that stays where it is on the screen while the layout changes.
public struct ScrollAnchor {
    /// Returns where the anchor is in the content; nil once it is gone.
    fileprivate let place: () -> Point?
    /// Where it was when the anchor was made.
    fileprivate let start: Point
    /// The view of the anchor, if it has one. The content then scrolls with the view's own motion.
    fileprivate weak var view: View?

    /// Creates an anchor from anything that has a place.
    ///
    /// - Parameter place: Returns the present place in the space of the content, in points; nil if there is none any more. It is called
    ///   now and after each layout that follows.
    /// - Returns: Nil if there is no place now.
    public init?(_ place: @escaping () -> Point?) {
        guard let start = place() else { return nil }
        (self.place, self.start) = (place, start)
    }

    /// Creates an anchor from a view in the content, with whose motion the content scrolls.
    package init?(view: View, in scroller: any Scroller) {
        self.init { [weak view, weak scroller] in
            guard let view, let scroller else { return nil }
            return Self.place(of: view, in: scroller)
        }
        self.view = view
    }

    /// Returns the upper corner of a view that people read first, in the space of the scroller's content; nil for a view that has left the
    /// scroller.
    private static func place(of view: View, in scroller: any Scroller) -> Point? {
        var place = view.frame.origin
        if scroller.scrolling.horizontal.startsAtEnd { place.x += view.frame.width }
        var next = view.superview
        while let outer = next, outer !== scroller {
            place = place + outer.frame.origin
            next = outer.superview
        }
        return next == nil ? nil : place
    }

    private static let most = 8
    /// The distance, in points, by which sums of lengths may differ.
    private static let tolerance = 1e-6

    /// Returns anchors for the first views in `start` that are entirely visible. If there is none, it looks into a view that is larger
    /// than the area, but not into an inner scroller.
    ///
    /// - Parameters:
    ///   - start: The scroller itself, or its content view.
    ///   - scroller: The scroller.
    ///   - area: In the space of the scroller's content, in points.
    static func visible(in start: View, of scroller: any Scroller, _ area: Rect) -> [ScrollAnchor] {
        var view = start
        var origin = start === scroller ? .zero : start.frame.origin
        while true {
            let inside = area.moved(by: Point(-origin.x, -origin.y)).expanded(by: tolerance)
            let children = view.children(in: inside)
            let whole = children.filter { inside.contains($0.frame) }
            if !whole.isEmpty || children.isEmpty {
                return whole.prefix(most).compactMap { ScrollAnchor(view: $0, in: scroller) }
            }
            guard let next = children.first(where: { $0.frame.intersection(inside) != nil }) else { return [] }
            // What moves in an inner scroller moves nothing in this one.
            if next.scroller != nil { return [ScrollAnchor(view: next, in: scroller)].compactMap { $0 } }
            (view, origin) = (next, origin + next.frame.origin)
        }
    }
}

extension Scroller {
    /// The axis along which the content has an end that is followed.
    private var endAxis: Axis { scrollAxes == .horizontal ? .horizontal : .vertical }

    /// Whether the content rests at an end that it follows, or is on its way there. A finger that holds it is not followed.
    var isAtFollowedEnd: Bool {
        guard followsEnd, !scrolling.rests else { return false }
        measureAxes()
        let axis = scrolling[endAxis]
        return !axis.isDragged && axis.restingDistance(at: now) > axis.maximum - 1
    }

    /// Goes to the end of the content, and to later ones once the content is longer.
    func jumpToEnd() {
        scrolling[endAxis].jump(toDistance: ScrollMotion.limit)
        scrolled()
    }

    /// Stays where it is when more comes at the end.
    func stayAtPresentEnd() {
        scrolling[endAxis].jump(toDistance: scrolling[endAxis].restingDistance(at: now))
    }

    /// The present anchors; none at the start of the content, where new content must come into view.
    fileprivate var presentAnchors: [ScrollAnchor] {
        guard keepsAnchor, !scrolling.rests else { return [] }
        let distance = readingDistance
        return distance.x > 0 || distance.y > 0 ? anchors(in: restingViewport) : []
    }

    /// Scrolls by the distance that the first remaining anchor was moved, with the same motion.
    ///
    /// - Parameters:
    ///   - anchors: The anchors that were made before the layout changed.
    ///   - before: The horizontal axis at that time.
    fileprivate func restore(_ anchors: [ScrollAnchor], _ before: DirectedScrollAxis) {
        measureAxes()
        let axis = scrolling.horizontal
        for anchor in anchors {
            guard let place = anchor.place() else { continue }
            var moved = place - anchor.start
            // Places count from the edge at which the content begins. If that is the other edge now, the distance from it was kept.
            if axis.startsAtEnd { moved.x -= axis.content - before.content }
            if axis.startsAtEnd != before.startsAtEnd { moved.x = 0 }
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

    /// The animation of the view's own motion; nil for none.
    private func animation(moving view: View) -> ChangeAnimation? {
        guard let root = view.root, root.stage.composition > 0, !root.reducesMotion else { return nil }
        return view.superviews.lazy.compactMap { root.animation(of: $0) }.first { _ in true }
    }
}

extension ViewRoot {
    /// Carries out a change of the layout, and scrolls so that the visible content of scrollers keeps its place, or ends stay visible.
    func keepingAnchors(_ change: () -> Void) {
        guard stage.paintedComposition > 0 else { return change() }
        let followed = queue.scrollers.filter { $0.isAtFollowedEnd }
        let kept = queue.scrollers.map { (scroller: $0, anchors: $0.presentAnchors, before: $0.scrolling.horizontal) }
            .filter { !$0.anchors.isEmpty }
        change()
        for (scroller, anchors, before) in kept { scroller.restore(anchors, before) }
        for scroller in followed { scroller.jumpToEnd() }
    }
}
