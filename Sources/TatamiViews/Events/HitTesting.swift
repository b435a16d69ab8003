import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What is at a point: what people see there, so that views in motion count where they are shown.
extension ViewRoot {
    /// Returns the view in front at `point`; nil if no view there takes pointers. Clipping, transforms and visibility count. A view that does
    /// not accept pointers lets them through, with its subviews. What lies behind a modal layer is not hit.
    ///
    /// - Parameter point: In the root's space.
    public func view(at point: Point) -> View? {
        var pending: [Step] = activeLayers.map { .view($0.view, point) }
        while let step = pending.popLast() {
            switch step {
            case .own(let view): return view
            case .view(let view, let point): look(at: view, point, &pending)
            }
        }
        return nil
    }

    private enum Step {
        /// A view, and the point in its superview's content.
        case view(View, Point)
        /// The view itself is hit, where nothing in it is.
        case own(View)
    }

    private func look(at view: View, _ point: Point, _ pending: inout [Step]) {
        guard view.takesPointers else { return }
        let frame = view.presentedFrame
        guard let inside = view.pointInside(point, frame) else { return }
        let bounds = Rect(0, 0, frame.width, frame.height)
        let isOver = bounds.contains(inside)
        if view.clipsContent, !isOver { return }
        if isOver, view.scroller?.barCovers(inside) == true { return pending.append(.own(view)) }
        if isOver, view.isHit(at: inside) { pending.append(.own(view)) }
        let content = inside + view.scrollOffset
        for child in view.children(in: Rect(content.x, content.y, 0.001, 0.001)) where child.superview === view {
            pending.append(.view(child, content))
        }
    }

    /// The view at a point and all around it, from the innermost out.
    func path(at point: Point) -> [View] { view(at: point).map { Array($0.path) } ?? [] }

    /// The same for a finger: where nothing that is hit looks for touches, the nearest small view that does comes first, as if it were
    /// drawn at least `GestureConstants.touchTarget` large. What is hit may still be scrolled.
    func path(touching point: Point) -> [View] {
        let path = path(at: point)
        guard !path.contains(where: \.looksForTouches), let small = smallView(near: point, over: path.first) else { return path }
        let near = Array(small.path)
        return near + path.filter { view in !near.contains { $0 === view } }
    }

    /// - Parameter hit: The view at the point. What lies in a layer behind that of this view is not meant.
    private func smallView(near point: Point, over hit: View?) -> View? {
        let covering = hit.flatMap { layer(around: $0) }
        var pending = activeLayers.drop { covering != nil && $0 !== covering }.map { (view: $0.view, point: point) }
        var best: (view: View, distance: Double)?
        let reach = GestureConstants.touchTarget / 2
        while let (view, point) = pending.popLast() {
            guard view.takesPointers, let inside = view.pointInside(point, view.presentedFrame) else { continue }
            let size = view.presentedFrame.size
            let bounds = Rect(0, 0, size.width, size.height)
            if view.clipsContent, !bounds.contains(inside) { continue }
            if view.looksForTouches, bounds.asTouchTarget.contains(inside) {
                let distance = inside.distance(to: bounds.nearest(to: inside))
                if distance < best?.distance ?? .infinity, isSeen(view) { best = (view, distance) }
            }
            let content = inside + view.scrollOffset
            let area = Rect(content.x - reach, content.y - reach, 2 * reach, 2 * reach)
            for child in view.children(in: area) where child.superview === view { pending.append((child, content)) }
        }
        return best?.view
    }

    /// Whether the middle of a view is not covered.
    private func isSeen(_ view: View) -> Bool { path(at: presentedFrame(of: view).center).contains { $0 === view } }

    /// Where a view is shown, in the root's space: the smallest upright rectangle around it.
    public func presentedFrame(of view: View) -> Rect { rect(of: view, \.presentedFrame) }

    /// Where the layout has put a view, in the root's space, with what is scrolled.
    public func absoluteFrame(of view: View) -> Rect { rect(of: view, \.frame) }

    private func rect(of view: View, _ frame: (View) -> Rect) -> Rect {
        let own = frame(view)
        var rect = Rect(0, 0, own.width, own.height)
        for current in view.path {
            let place = frame(current)
            if !current.transform.isIdentity {
                rect = current.transform.around(Point(place.width / 2, place.height / 2)).bounds(of: rect)
            }
            rect = rect.moved(by: place.origin)
            if let parent = current.superview { rect = rect.moved(by: Point(-parent.scrollOffset.x, -parent.scrollOffset.y)) }
        }
        return rect
    }

    /// Whether the view is shown by this root: the last frame had it, and it was neither removed nor hidden since.
    func shows(_ view: View) -> Bool {
        guard let shown = view.shown, shown.composition == stage.composition else { return false }
        for outer in view.path {
            if outer.hidden { return false }
            if layer(of: outer) != nil { return true }
        }
        return false
    }
}

extension View {
    /// Whether pointers look for the view and its subviews. A view that was hidden since the last frame is still drawn but does not count.
    fileprivate var takesPointers: Bool { shown != nil && !hidden && acceptsPointers && opacity > 0.01 }

    /// Whether a finger on the view means it, and not only what is around it.
    fileprivate var looksForTouches: Bool { isEnabled && scroller == nil && gestures.contains(where: \.isEnabled) }

    /// A point of the superview's content in the view's own space; nil where the view is squeezed into nothing.
    fileprivate func pointInside(_ point: Point, _ frame: Rect) -> Point? {
        let moved = point - frame.origin
        if transform.isIdentity { return moved }
        return transform.around(Point(frame.width / 2, frame.height / 2)).inverse?.apply(moved)
    }
}

extension Rect {
    /// At least as large as a finger needs it, around the same centre.
    fileprivate var asTouchTarget: Rect {
        let (more, higher) = (max(0, GestureConstants.touchTarget - width) / 2, max(0, GestureConstants.touchTarget - height) / 2)
        return Rect(x - more, y - higher, width + 2 * more, height + 2 * higher)
    }

    fileprivate func nearest(to point: Point) -> Point { Point(max(x, min(maxX, point.x)), max(y, min(maxY, point.y))) }
}
