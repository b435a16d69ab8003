import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The last picture of a view that was removed or hidden in an animation. It fades out at the place of the view, behind the views that
/// stay; in a view that folds, it stays as it was until it is covered.
///
/// The view itself has left the tree, so pointers, keys and assistive technology no longer reach it.
final class LeavingView {
    /// The area of the picture in the content of the superview.
    let extent: Rect
    /// The origin of the superview's content when the picture was taken, in the root's space.
    private let origin: Point
    private var picture: DisplayList
    private var fade = Transition(1)
    /// The way that the picture goes in place of a fade, because the superview folds over it; nil for a picture that fades.
    private let coveredWay: Point?
    private weak var view: View?

    init(
        _ picture: DisplayList, of view: View? = nil, origin: Point, extent: Rect, coveredWay: Point? = nil, by change: ChangeAnimation,
        at time: Double
    ) {
        (self.picture, self.view, self.origin, self.extent, self.coveredWay) = (picture, view, origin, extent, coveredWay)
        fade.go(to: 0, change.timing, at: time, delay: change.delay)
        change.owner?.began(until: fade.endTime)
    }

    func isMoving(at time: Double) -> Bool { fade.isMoving(at: time) }

    /// Whether the view has come back among `children` before the picture was covered, so that the picture is not needed any more.
    func isReplaced(by children: [View]) -> Bool { coveredWay != nil && children.contains { $0 === view } }

    /// Frees the picture.
    func end() { picture.removeAll() }

    /// Draws the picture with its present opacity, moved along with the superview's content, whose origin is `start` now.
    func draw(_ list: inout DisplayList, from start: Point, at time: Double) {
        let opacity = max(0, min(1, fade.state(at: time).value))
        var way = start - origin
        guard opacity > 0, !picture.isEmpty else { return }
        if let coveredWay { way = way + Point((1 - opacity) * coveredWay.x, (1 - opacity) * coveredWay.y) }
        list.pushOpacity(coveredWay == nil ? opacity : 1)
        list.pushTransform(.translation(way.x, way.y))
        list.append(picture)
        list.pop()
        list.pop()
    }
}

extension ViewRoot {
    /// Returns pictures of the children that `view` showed and no longer shows, as far as the last frame drew them and they are animated.
    func leavingChildren(of view: View, before old: ShownView, now children: [View], by change: ChangeAnimation?) -> [LeavingView] {
        guard stage.paintedComposition > 0, !old.children.elementsEqual(children, by: ===) else { return [] }
        let kept = Set(children.map(ObjectIdentifier.init))
        let gone = old.children.filter { !kept.contains(ObjectIdentifier($0)) && ($0.superview === view || $0.layoutItem?.queue !== queue) }
            .filter { !stage.lifted.contains(ObjectIdentifier($0)) }
            .filter { !view.showsPartOfSubviews || $0.superview !== view || $0.effectiveVisibility != .visible }
        guard change != nil ? !gone.isEmpty : gone.contains(where: { $0.transitionBox != nil }) else { return [] }
        let drawn = Set(stage.painted.segments.map(\.view))
        let way = view.folding?.isMoving == true ? view.wayOfFoldedChildren : nil
        let leaving = gone.compactMap { child -> LeavingView? in
            let parts = Self.painted(in: child)
            guard let change = child.transitionChange ?? change, let extent = child.shown?.extent, !drawn.isDisjoint(with: parts) else {
                return nil
            }
            let picture = stage.painted.part(of: parts)
            if picture.isEmpty { return nil }
            let suited = change.suited(to: way == nil ? \ViewMotion.opacity : \ViewMotion.frame, in: stage)
            return LeavingView(picture, of: child, origin: old.contentOrigin, extent: extent, coveredWay: way, by: suited, at: stage.now)
        }
        stage.add(leaving.filter { $0.isMoving(at: stage.now) })
        return leaving
    }

    /// Returns the view and everything in it that the last frame drew.
    static func painted(in view: View) -> Set<ObjectIdentifier> {
        var found: Set<ObjectIdentifier> = []
        var pending = [view]
        while let next = pending.popLast() {
            guard found.insert(ObjectIdentifier(next)).inserted, let shown = next.shown else { continue }
            found.formUnion(shown.leaving.map(ObjectIdentifier.init))
            pending.append(contentsOf: shown.children)
        }
        return found
    }
}
