import TatamiGeometry
import TatamiInteraction

extension ViewRoot {
    /// Returns a point of the root's space in the own space of a view, whose origin is the upper left corner of the view. Scrolling,
    /// transforms and motions count as they are shown.
    ///
    /// - Parameters:
    ///   - point: In the root's space, in points.
    ///   - view: A view that the root shows.
    /// - Returns: Nil if the root does not show the view, or if a transform around it has no inverse, such as a scale of 0.
    public func point(_ point: Point, in view: View) -> Point? {
        let path = Array(view.selfAndSuperviews)
        guard let outermost = path.last, layer(of: outermost) != nil else { return nil }
        var inside = point
        for (depth, next) in path.enumerated().reversed() {
            guard let own = next.pointInside(inside, next.presentedFrame) else { return nil }
            inside = depth == 0 ? own : own + next.scrollOffset
        }
        return inside
    }
}

extension GestureRecognizer {
    /// Returns the present place of the gesture in the own space of a view: `pan.location(in: canvas)`.
    ///
    /// - Returns: In points from the upper left corner of the view; nil if no root shows the view, or if a transform around it has no
    ///   inverse.
    public func location(in view: View) -> Point? { view.root?.point(location, in: view) }

    /// Returns the place at which the gesture began in the own space of a view, as the view is placed now.
    ///
    /// - Returns: In points from the upper left corner of the view; nil if no root shows the view, or if a transform around it has no
    ///   inverse.
    public func start(in view: View) -> Point? { view.root?.point(start, in: view) }
}
