import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Finds the view at a point. Views in motion count where they are shown.
extension ViewRoot {
    /// Returns the view in front at `point`; nil if no view there accepts pointers.
    ///
    /// Clipping, transforms and visibility count. Pointers pass through a view that does not accept them, together with its subviews.
    /// Views behind a modal layer are not hit.
    ///
    /// - Parameter point: In the root's space, in points.
    public func view(at point: Point) -> View? { view(at: point, for: .pointers) }

    /// Who looks for a view at a point.
    enum Seeker {
        /// Pointers, which pass through a view that does not accept them, together with its subviews.
        case pointers
        /// Assistive technology, which also finds views that accept no pointers, if they have nodes.
        case assistiveTechnology
    }

    /// Returns the view in front at `point`, in points of the root's space, that `seeker` finds; nil if there is none.
    func view(at point: Point, for seeker: Seeker) -> View? {
        var pending: [Step] = activeLayers.map { .view($0.view, point) }
        while let step = pending.popLast() {
            switch step {
            case .own(let view):
                // Pointers never come to a view inside one that does not accept them.
                if seeker == .pointers || view.isPublished || view.selfAndSuperviews.allSatisfy(\.acceptsPointers) { return view }
            case .view(let view, let point): look(at: view, point, for: seeker, &pending)
            }
        }
        return nil
    }

    private enum Step {
        /// A view, and the point in its superview's content.
        case view(View, Point)
        /// The view itself, which is hit if no view inside it is.
        case own(View)
    }

    private func look(at view: View, _ point: Point, for seeker: Seeker, _ pending: inout [Step]) {
        guard seeker == .pointers ? view.takesPointers : view.canBeFound else { return }
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

    /// Returns the view at a point and the views around it, from the innermost out.
    func path(at point: Point) -> [View] { view(at: point).map { Array($0.selfAndSuperviews) } ?? [] }

    /// Returns the view that a pointer at a point means, and the views around it, from the innermost out.
    ///
    /// If no view that is hit has gestures, the nearest small view with gestures comes first, as if it were drawn at least as large as
    /// the target of the pointer's kind. The views that are hit follow, so that they can be scrolled.
    func path(at point: Point, for kind: PointerKind) -> [View] {
        let path = path(at: point)
        // What lies under a scroll bar is not meant.
        if let hit = path.first, hit.scroller?.barCovers(point - presentedFrame(of: hit).origin) == true { return path }
        let target = kind == .touch ? GestureConstants.touchTarget : GestureConstants.pointerTarget
        guard !path.contains(where: \.looksForTouches), let small = smallView(near: point, within: target, over: path.first) else {
            return path
        }
        let near = Array(small.selfAndSuperviews)
        return near + path.filter { view in !near.contains { $0 === view } }
    }

    /// Returns the nearest small view with gestures whose target contains a point.
    ///
    /// - Parameters:
    ///   - point: In the root's space.
    ///   - target: The least width and height of a target, in points.
    ///   - hit: The view at the point. Views in layers behind that of this view do not count.
    private func smallView(near point: Point, within target: Double, over hit: View?) -> View? {
        let covering = hit.flatMap { layer(around: $0) }
        var pending = activeLayers.drop { covering != nil && $0 !== covering }.map { (view: $0.view, point: point) }
        var best: (view: View, distance: Double)?
        let reach = target / 2
        while let (view, point) = pending.popLast() {
            guard view.takesPointers, let inside = view.pointInside(point, view.presentedFrame) else { continue }
            let size = view.presentedFrame.size
            let bounds = Rect(0, 0, size.width, size.height)
            if view.clipsContent, !bounds.contains(inside) { continue }
            if view.looksForTouches, bounds.enlarged(to: target).contains(inside) {
                let distance = inside.distance(to: bounds.nearest(to: inside))
                if distance < best?.distance ?? .infinity, isSeen(view) { best = (view, distance) }
            }
            let content = inside + view.scrollOffset
            let area = Rect(content.x - reach, content.y - reach, 2 * reach, 2 * reach)
            for child in view.children(in: area) where child.superview === view { pending.append((child, content)) }
        }
        return best?.view
    }

    /// Whether the center of a view is not covered.
    private func isSeen(_ view: View) -> Bool { path(at: presentedFrame(of: view).center).contains { $0 === view } }

    /// Returns the rectangle in which a view is shown at present, in the root's space, in points: the smallest upright rectangle around
    /// the view.
    public func presentedFrame(of view: View) -> Rect { rect(of: view, \.presentedFrame) }

    /// Returns the rectangle in which the layout has placed a view, in the root's space, in points, with scrolling included.
    public func absoluteFrame(of view: View) -> Rect { rect(of: view, \.frame) }

    private func rect(of view: View, _ frame: (View) -> Rect) -> Rect {
        let own = frame(view)
        var rect = Rect(0, 0, own.width, own.height)
        for current in view.selfAndSuperviews {
            let place = frame(current)
            if !current.transform.isIdentity {
                rect = current.transform.around(Point(place.width / 2, place.height / 2)).bounds(of: rect)
            }
            rect = rect.moved(by: place.origin)
            if let parent = current.superview { rect = rect.moved(by: Point(-parent.scrollOffset.x, -parent.scrollOffset.y)) }
        }
        return rect
    }

    /// Whether the root shows the view: the last frame showed it, and it was neither removed nor hidden since.
    func shows(_ view: View) -> Bool {
        for outer in view.selfAndSuperviews {
            guard let shown = outer.shown, !shown.isGone, !outer.hidden else { return false }
            if layer(of: outer) != nil { return shown.stage == ObjectIdentifier(stage) && shown.composition == stage.composition }
        }
        return false
    }
}

extension View {
    /// Whether the view can be seen. A view that was hidden since the last frame is still drawn but not found.
    fileprivate var canBeFound: Bool { shown != nil && !hidden && opacity > 0.01 }

    /// Whether pointers can hit the view and its subviews.
    fileprivate var takesPointers: Bool { canBeFound && acceptsPointers }

    /// Whether the view itself has gestures for a finger.
    fileprivate var looksForTouches: Bool { isEnabled && scroller == nil && gestures.contains(where: \.isEnabled) }

    /// Returns a point of the superview's content in the view's own space; nil if the transform has no inverse.
    func pointInside(_ point: Point, _ frame: Rect) -> Point? {
        let moved = point - frame.origin
        if transform.isIdentity { return moved }
        return transform.around(Point(frame.width / 2, frame.height / 2)).inverse?.apply(moved)
    }
}

extension Rect {
    /// Returns the rectangle enlarged around its center to the side of a target.
    fileprivate func enlarged(to target: Double) -> Rect {
        let (more, higher) = (max(0, target - width) / 2, max(0, target - height) / 2)
        return Rect(x - more, y - higher, width + 2 * more, height + 2 * higher)
    }

    fileprivate func nearest(to point: Point) -> Point { Point(max(x, min(maxX, point.x)), max(y, min(maxY, point.y))) }
}
