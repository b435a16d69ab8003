import TatamiGeometry
import TatamiLayout

extension View {
    /// The direction in which people read what is in the view: it decides where leading edges are. It is the view's own ``direction``, or
    /// else that of the view around it; for a layer, that of its anchor; and in the end that of the root.
    ///
    /// A view reads it in `measure` and `draw`. A change of a direction takes effect with the next layout, as the frames do. For a view
    /// that has not been laid out, it is the nearest direction that is set: its own, that of a view around it, or that of the root. Without
    /// any, it is left to right.
    public final var layoutDirection: LayoutDirection {
        for view in selfAndSuperviews {
            if let item = view.layoutItem, let tree = item.queue?.tree, let node = item.node { return tree.direction(of: node) }
            if let direction = view.direction { return direction }
        }
        return .leftToRight
    }

    /// Reports that the view sets another direction, or none. The layout tree passes it on to what is below.
    final func directionChanged() {
        guard let item = layoutItem, let queue = item.queue else { return }
        queue.add(.style, item)
        queue.needsPaint = true
        guard let accessibility = queue.accessibility else { return }
        var pending = [item]
        while let next = pending.popLast() {
            if let view = next.view { accessibility.mark(view) }
            pending.append(contentsOf: next.attached)
        }
    }
}
