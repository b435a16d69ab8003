import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The state of a view in the last frame, as the compose pass found it.
struct ShownView {
    /// The number of the compose pass.
    var composition: Int
    /// The frame that the layout gave the view, in its superview's space.
    var frame: Rect
    /// The area that the view and everything in it may draw in, in the same space.
    var extent: Rect
    /// The children that are drawn in the view, from back to front.
    var children: [View]
    /// The index of the children, if there are many.
    var index: ChildIndex?
    /// The origin of the content when it was painted last, in the root's space.
    var contentOrigin = Point.zero
    /// The pictures of children that are fading out.
    var leaving: [LeavingView] = []
}

/// The pass between layout and paint. It finds the views that are shown and their frames, starts motions, and computes how far each view
/// reaches with its subviews.
extension ViewRoot {
    /// Finds the views that are shown.
    ///
    /// - Parameter isAnimated: Whether a view whose frame has changed since the last compose pass moves to the new one; otherwise it is
    ///   there at once.
    /// - Returns: The number of views that were visited.
    @discardableResult func compose(isAnimated: Bool) -> Int {
        let isAnimated = isAnimated && stage.composition > 0
        stage.composition += 1
        queue.needsCompose = false
        let views = listShown(isAnimated: isAnimated)
        for index in views.indices.reversed() { measureReach(of: views[index]) }
        for layer in layers where !layer.hasAppeared && layer.view.shown?.composition == stage.composition {
            layer.hasAppeared = true
            fadeIn(layer)
            layer.onAppear?()
            layer.onAppear = nil
        }
        stage.ways = [:]
        stage.pending?.isLaidOut = true
        stage.pending = nil
        for animation in stage.running { animation.isLaidOut = true }
        return views.count
    }

    /// Lists every view that is shown, parents first, and starts motions.
    private func listShown(isAnimated: Bool) -> [View] {
        var shown: [View] = []
        var pending: [(view: View, animation: ChangeAnimation?, coming: ChangeAnimation?, uncovered: Point?)] = []
        let kept = queue.scrollers.isEmpty ? [:] : childrenInUse()
        for layer in layers.reversed() {
            if layer.view.effectiveVisibility == .visible {
                pending.append((layer.view, nil, nil, nil))
            } else {
                layer.view.shown = nil
                queue.accessibility?.markShape(of: view)
            }
        }
        while let (view, inherited, coming, uncovered) = pending.popLast() {
            let inner = animation(of: view) ?? inherited
            let composed = view.scroller?.composedChildren(keeping: kept[ObjectIdentifier(view)] ?? [])
            let wasShown = view.shown != nil
            let arrival = Arrival(fade: isAnimated ? coming : nil, way: uncovered)
            note(view, composed ?? view.subviews, isAnimated ? inherited : nil, arrival, isAnimated ? inner : nil)
            shown.append(view)
            let way = view.folding?.isMoving == true ? view.wayOfFoldedChildren : uncovered.map { _ in .zero }
            for child in view.shown?.children ?? [] {
                let comes = child.shown?.composition != stage.composition - 1
                pending.append((child, inner, wasShown ? child.transitionChange ?? inner : inner, comes ? way : nil))
            }
        }
        return shown
    }

    /// Returns the animation of the changes inside a view: that of the `animate` block that makes them, or else the view's own; nil if the
    /// animation of the views around it applies.
    func animation(of view: View) -> ChangeAnimation? {
        if let block = stage.pending { return ChangeAnimation(block) }
        guard let animation = view.childAnimation else { return nil }
        return ChangeAnimation(animation.timing, delay: animation.delay)
    }

    /// How a view comes that was not shown before.
    private struct Arrival {
        /// The animation of its fade; nil for none.
        let fade: ChangeAnimation?
        /// The way that it goes while a view that unfolds uncovers it, in points; nil for a view that nothing uncovers. It does not fade.
        let way: Point?
    }

    /// Records what the frame shows of a view.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - subviews: The subviews that may be shown.
    ///   - animation: The animation of the view's own motion.
    ///   - arrival: How the view comes if it was not shown before.
    ///   - inner: The animation of children that come and go.
    private func note(_ view: View, _ subviews: [View], _ animation: ChangeAnimation?, _ arrival: Arrival, _ inner: ChangeAnimation?) {
        let frame = stage.displaced.isEmpty ? view.frame : stage.displaced[ObjectIdentifier(view)].map(view.frame.moved) ?? view.frame
        let old = view.shown
        let before = old?.frame.size ?? .zero
        if frame.size != before || view.placesParts, stage.windowSize != nil { stage.resized.append(ResizedView(view: view, old: before)) }
        let last = old?.composition == stage.composition - 1 ? old : nil
        if let way = stage.ways[ObjectIdentifier(view)] {
            view.moved(from: way.from, to: frame, by: way.animation, in: stage)
        } else if let last {
            if last.frame != frame { view.moved(from: last.frame, to: frame, by: animation, in: stage) }
        } else if let way = arrival.way {
            view.uncovered(by: way, animation, in: stage)
        } else {
            // A view that scrolling brings into sight is not new.
            view.appeared(by: view.superview?.showsPartOfSubviews == true ? nil : arrival.fade, in: stage)
        }
        let children = subviews.filter { $0.effectiveVisibility == .visible }
        queue.accessibility?.noteComposed(view, frame, children, last)
        var shown = ShownView(composition: stage.composition, frame: frame, extent: frame, children: children)
        if let old {
            shown.contentOrigin = old.contentOrigin
            shown.leaving = old.leaving.filter { $0.isMoving(at: stage.now) && !$0.isReplaced(by: children) }
            shown.leaving += leavingChildren(of: view, before: old, now: children, by: inner)
        }
        view.shown = shown
    }

    /// Computes how far a view draws. Children are measured before their parents.
    private func measureReach(of view: View) {
        guard var shown = view.shown else { return }
        var reach = Rect(size: shown.frame.size)
        if let shadow = view.shadow { reach = reach.union(reach.expanded(by: shadow.reach).moved(by: shadow.offset)) }
        if !view.clipsContent {
            reach = reach.union(view.drawnReach(in: Rect(size: shown.frame.size)))
            for child in shown.children { if let extent = child.shown?.extent { reach = reach.union(extent) } }
            for leaving in shown.leaving { reach = reach.union(leaving.extent) }
        }
        if !view.transform.isIdentity { reach = view.transform.around(Rect(size: shown.frame.size).center).bounds(of: reach) }
        shown.extent = reach.moved(by: shown.frame.origin)
        shown.index = ChildIndex(shown.children)
        view.shown = shown
    }
}

extension View {
    /// Whether the view is a scroller that shows only the subviews that can be seen.
    var showsPartOfSubviews: Bool { scroller?.scrolling.composedAreas != nil }
}

extension Rect {
    fileprivate init(size: Size) { self.init(0, 0, size.width, size.height) }
}
