import TatamiGeometry
import TatamiLayout

/// A view with its place, as tools list it.
public struct PlacedView {
    /// The view itself.
    public let view: View
    /// The number of the layer, 0 for the content, and the numbers of the subviews on the way from there: "0.2.1".
    public let path: String
    /// The frame in the superview's space, in points.
    public let frame: Rect
    /// The frame in the root's space, in points.
    public let absolute: Rect
    /// The effective visibility of the view; `collapsed` for every view inside a collapsed one.
    public let visibility: Visibility
}

extension ViewRoot {
    /// Returns all views of the content and of the layers in front of it, parents first, subviews in drawing order. A collapsed view and
    /// all views in it have size 0.
    ///
    /// - Parameter exact: Whether frames are unrounded; otherwise their edges lie on device pixels.
    public func placedViews(exact: Bool = false) -> [PlacedView] {
        var placed: [PlacedView] = []
        var pending: [(view: View, path: String, origin: Point, isCollapsed: Bool)] = layers.enumerated().reversed().map {
            ($1.view, "\($0)", .zero, false)
        }
        while let (view, path, origin, isInCollapsed) = pending.popLast() {
            let visibility = isInCollapsed ? .collapsed : view.effectiveVisibility
            var frame = view.frame
            if visibility == .collapsed { frame.size = .zero }
            if isInCollapsed { frame.origin = .zero }
            let absolute = frame.moved(by: origin)
            placed.append(
                PlacedView(
                    view: view, path: path, frame: exact ? frame : rounded(absolute, in: origin),
                    absolute: exact ? absolute : grid.snap(absolute), visibility: visibility))
            let inner = absolute.origin - view.scrollOffset
            for (index, child) in view.subviews.enumerated().reversed() {
                pending.append((child, "\(path).\(index)", inner, visibility == .collapsed))
            }
        }
        return placed
    }

    private func rounded(_ absolute: Rect, in origin: Point) -> Rect {
        let box = grid.snap(absolute)
        return Rect(box.x - grid.snap(origin.x), box.y - grid.snap(origin.y), box.width, box.height)
    }
}
