import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What is at a point: what people see there, so that views in motion count where they are shown.
extension ViewRoot {
    /// The view in front at `point`, in the root's space; nil where there is none that takes pointers. Clipping, transforms and visibility
    /// count; a view that does not accept pointers lets them through, with all that is in it.
    public func view(at point: Point) -> View? {
        var pending: [Step] = [.view(view, point)]
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
        guard view.shown != nil, view.acceptsPointers, view.opacity > 0.01 else { return }
        let frame = view.presentedFrame
        guard let inside = view.pointInside(point, frame) else { return }
        let bounds = Rect(0, 0, frame.width, frame.height), isOver = bounds.contains(inside)
        if view.clipsContent, !isOver { return }
        if isOver, view.isHit(at: inside) { pending.append(.own(view)) }
        let content = inside + view.scrollOffset
        for child in view.children(in: Rect(content.x, content.y, 0.001, 0.001)) { pending.append(.view(child, content)) }
    }

    /// The view at a point and all around it, from the innermost out.
    func path(at point: Point) -> [View] { view(at: point).map { Array($0.path) } ?? [] }

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

    /// Whether the view is shown by this root, as the last frame had it.
    func shows(_ view: View) -> Bool {
        guard let shown = view.shown, shown.composition == stage.composition else { return false }
        return view.path.contains { $0 === self.view }
    }
}

extension View {
    /// A point of the superview's content in the view's own space; nil where the view is squeezed into nothing.
    fileprivate func pointInside(_ point: Point, _ frame: Rect) -> Point? {
        let moved = point - frame.origin
        if transform.isIdentity { return moved }
        return transform.around(Point(frame.width / 2, frame.height / 2)).inverse?.apply(moved)
    }
}
