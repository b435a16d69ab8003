import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// The last pass of a frame: what is to be drawn, from back to front.
extension ViewRoot {
    /// Everything visible, as a renderer draws it: points in the root's space, edges on device pixels.
    public func displayList() -> DisplayList {
        var list = DisplayList()
        var pending: [Step] = [.view(view, .zero)]
        while let step = pending.popLast() {
            switch step {
            case .view(let view, let origin): paint(view, origin, &list, &pending)
            case .end(let view, let bounds, let groups): end(view, bounds, groups, &list)
            }
        }
        return list
    }

    private enum Step {
        /// A view, and where its superview's content begins in the root's space.
        case view(View, Point)
        /// All subviews are painted: what lies over them, and the groups to close.
        case end(View, Rect, groups: (content: Int, view: Int))
    }

    private func paint(_ view: View, _ origin: Point, _ list: inout DisplayList, _ pending: inout [Step]) {
        guard view.effectiveVisibility == .visible, view.opacity > 0 else { return }
        let frame = view.frame.moved(by: origin), bounds = grid.snap(frame)
        let radii = CornerRadii(view.cornerRadius, view.corners)
        var groups = (content: 0, view: 0)
        if !view.transform.isIdentity {
            list.pushTransform(view.transform.around(bounds.center))
            groups.view += 1
        }
        if view.opacity < 1 {
            list.pushOpacity(view.opacity)
            groups.view += 1
        }
        if let shadow = view.shadow { list.shadow(bounds, radii: radii, shadow) }
        if let background = view.background { list.fill(.rect(bounds, radii), background) }
        if view.clipsContent {
            list.pushClip(.rect(bounds, radii))
            groups.content += 1
        }
        view.draw(&list, in: bounds)
        pending.append(.end(view, bounds, groups: groups))
        let inner = frame.origin - view.scrollOffset
        pending.append(contentsOf: view.subviews.reversed().map { .view($0, inner) })
    }

    private func end(_ view: View, _ bounds: Rect, _ groups: (content: Int, view: Int), _ list: inout DisplayList) {
        for _ in 0..<groups.content { list.pop() }
        if view.borderWidth > 0 {
            list.border(
                bounds, radii: CornerRadii(view.cornerRadius, view.corners), Border(view.borderColor, width: view.borderWidth))
        }
        for _ in 0..<groups.view { list.pop() }
    }
}
