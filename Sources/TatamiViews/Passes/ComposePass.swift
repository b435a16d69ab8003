import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// The state of a view in the last frame, as the compose pass found it. Each visit makes another one.
final class ShownView {
    /// The number of the last compose pass that visited the view.
    var composition: Int
    /// What passes belong to: the stage of the root.
    let stage: ObjectIdentifier
    /// The view in which the view is shown; nil for a layer.
    let parent: ObjectIdentifier?
    /// Whether the view around it does not show it any more. What is in such a view is gone as well.
    var isGone = false
    /// What asks for a visit of the view.
    var marks = ComposeMarks()
    /// How the extents of children have changed in a pass that has not measured the view yet.
    var reachChange = ReachChange()
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

    init(composition: Int, stage: ObjectIdentifier, parent: ObjectIdentifier?, frame: Rect, children: [View]) {
        (self.composition, self.stage, self.parent) = (composition, stage, parent)
        (self.frame, extent, self.children) = (frame, frame, children)
    }

    /// Notes that a child draws in another area, in the space of the view.
    func noteExtent(of child: View, from old: Rect?, to new: Rect) {
        reachChange.grown = reachChange.grown?.union(new) ?? new
        guard let old else {
            index = nil
            return
        }
        let reach = extent.moved(by: Point(-frame.x, -frame.y))
        if old.x <= reach.x || old.y <= reach.y || old.maxX >= reach.maxX || old.maxY >= reach.maxY { reachChange.isShrunk = true }
        if index?.note(child, leaving: old, for: new, among: children) != true { index = nil }
    }
}

/// How the areas in which the children of a view draw have changed.
struct ReachChange {
    /// Whether one of them may have determined how far the view draws.
    var isShrunk = false
    /// The area around the new ones; nil for no change.
    var grown: Rect?
}

/// The pass between layout and paint. It finds the views that are shown and their frames, starts motions, and computes how far each view
/// reaches with its subviews.
///
/// It visits the views in which something has changed, and those around them; a view that nothing concerns is as the pass before left it
/// (``ComposeScope``).
extension ViewRoot {
    /// Finds the views that are shown.
    ///
    /// - Parameter isAnimated: Whether a view whose frame has changed since the last compose pass moves to the new one; otherwise it is
    ///   there at once.
    /// - Returns: The number of views that were visited.
    @discardableResult func compose(isAnimated: Bool) -> Int {
        let isAnimated = isAnimated && stage.composition > 0
        noteFocusOrderIfLost()
        stage.composition += 1
        queue.needsCompose = false
        let visits = listShown(isAnimated: isAnimated)
        for visit in visits.reversed() { measureReach(of: visit.view, before: visit.extent, isListed: visit.isListed) }
        #if DEBUG
            checkComposition()
        #endif
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
        return visits.count
    }

    /// Lists the views that are visited, parents first, with the areas in which they drew before, and starts motions.
    private func listShown(isAnimated: Bool) -> [(view: View, extent: Rect?, isListed: Bool)] {
        var visits: [(view: View, extent: Rect?, isListed: Bool)] = []
        var left: [View] = []
        var pending: [Visit] = []
        let kept = queue.scrollers.isEmpty ? [:] : childrenInUse()
        let scope = takeComposeScope()
        for layer in layers.reversed() {
            if layer.view.effectiveVisibility == .visible {
                let sight = stage.windowSize.map { Rect(origin: .zero, size: $0) }
                pending.append(Visit(view: layer.view, wasPresent: scope.wasPresent(layer.view), sight: sight))
            } else {
                layer.view.shown = nil
                queue.accessibility?.markShape(of: view)
            }
        }
        while var visit = pending.popLast() {
            let view = visit.view
            visit.old = view.shown
            let inner = animation(of: view) ?? visit.animation
            let marked = scope.childrenToVisit(in: visit, presentedFrameOfLayout(of: view))
            let children = marked == nil ? listedChildren(of: view, kept) : visit.old?.children ?? []
            note(visit, children, isListed: marked == nil, isAnimated, isAnimated ? inner : nil)
            visits.append((view, visit.old?.extent, marked == nil))
            if marked == nil, let old = visit.old?.children, !old.elementsEqual(children, by: ===) {
                let present = Set(children.map(ObjectIdentifier.init))
                left += old.filter { !present.contains(ObjectIdentifier($0)) }
            }
            let way = view.folding?.isMoving == true ? view.wayOfFoldedChildren : visit.uncovered.map { _ in .zero }
            let sight = view.sightInside(visit)
            for child in marked ?? children {
                let wasPresent = scope.wasPresent(child, in: view, wasPresent: visit.wasPresent)
                if wasPresent, !scope.needsVisit(child, in: view), place(child, in: view, sight) { continue }
                pending.append(
                    Visit(
                        view: child, parent: view, wasPresent: wasPresent, animation: inner,
                        coming: visit.old != nil ? child.transitionChange ?? inner : inner, uncovered: wasPresent ? nil : way, sight: sight)
                )
            }
        }
        for child in left { child.leftComposition(of: stage) }
        return visits
    }

    /// Returns the subviews of a view that a frame shows.
    private func listedChildren(of view: View, _ kept: [ObjectIdentifier: [View]]) -> [View] {
        let composed = view.scroller?.composedChildren(keeping: kept[ObjectIdentifier(view)] ?? [])
        let children = composed ?? view.subviews
        func isVisible(_ child: View) -> Bool { child.effectiveVisibility == .visible }
        return children.allSatisfy(isVisible) ? children : children.filter(isVisible)
    }

    /// Returns the animation of the changes inside a view: that of the `animate` block that makes them, or else the view's own; nil if the
    /// animation of the views around it applies.
    func animation(of view: View) -> ChangeAnimation? {
        if let block = stage.pending { return ChangeAnimation(block) }
        guard let animation = view.childAnimation else { return nil }
        return ChangeAnimation(animation.timing, delay: animation.delay)
    }

    /// Records what the frame shows of a view.
    ///
    /// - Parameters:
    ///   - visit: The view.
    ///   - children: The children that are shown.
    ///   - isListed: Whether they may differ from those that the last frame showed.
    ///   - isAnimated: Whether the view may move.
    ///   - inner: The animation of children that come and go.
    private func note(_ visit: Visit, _ children: [View], isListed: Bool, _ isAnimated: Bool, _ inner: ChangeAnimation?) {
        let view = visit.view
        let frame = presentedFrameOfLayout(of: view)
        let old = visit.old
        let before = old?.frame.size ?? .zero
        if frame.size != before || view.placesParts, stage.windowSize != nil { stage.resized.append(ResizedView(view: view, old: before)) }
        let last = visit.wasPresent ? old : nil
        let animation = isAnimated ? visit.animation : nil
        if let way = stage.ways[ObjectIdentifier(view)] {
            view.moved(from: way.from, to: frame, by: way.animation, in: stage)
        } else if let last {
            if last.frame != frame {
                let moves = visit.canBeSeen(last.extent.union(last.extent.moved(by: frame.origin - last.frame.origin)).union(frame))
                view.moved(from: last.frame, to: frame, by: moves ? animation : nil, in: stage)
            }
        } else if let way = visit.uncovered {
            view.uncovered(by: way, animation, in: stage)
        } else {
            // A view that scrolling brings into sight is not new.
            let fades = isAnimated && view.superview?.showsPartOfSubviews != true && visit.canBeSeen(frame)
            view.appeared(by: fades ? visit.coming : nil, in: stage)
        }
        queue.accessibility?.noteComposed(view, frame, isListed ? children : nil, last)
        let shown = ShownView(
            composition: stage.composition, stage: ObjectIdentifier(stage), parent: visit.parent.map(ObjectIdentifier.init), frame: frame,
            children: children)
        if let old {
            shown.marks = old.marks.left(for: stage.composition)
            if !isListed || old.children.elementsEqual(children, by: ===) { shown.index = old.index }
            shown.contentOrigin = old.contentOrigin
            if isListed {
                shown.leaving = old.leaving.filter { $0.isMoving(at: stage.now) && !$0.isReplaced(by: children) }
                shown.leaving += leavingChildren(of: view, before: old, now: children, by: inner)
            } else {
                shown.extent = old.extent.moved(by: frame.origin - old.frame.origin)
            }
        }
        view.shown = shown
    }

    /// Computes how far a view draws. Children are measured before their parents.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - old: The area in which the view has drawn before; nil if it was not shown.
    ///   - isListed: Whether more may have changed than the extents of some children.
    private func measureReach(of view: View, before old: Rect?, isListed: Bool) {
        guard let shown = view.shown else { return }
        let change = shown.reachChange
        shown.reachChange = ReachChange()
        if isListed || change.isShrunk || change.grown != nil && !view.transform.isIdentity {
            shown.extent = wholeReach(of: view, shown).moved(by: shown.frame.origin)
        } else if let grown = change.grown, !view.clipsContent {
            shown.extent = shown.extent.union(grown.moved(by: shown.frame.origin))
        }
        if shown.index == nil { shown.index = ChildIndex(shown.children) }
        if shown.extent != old { view.superview?.shown?.noteExtent(of: view, from: old, to: shown.extent) }
    }

    /// Returns the area in which a view draws, in its own space.
    func wholeReach(of view: View, _ shown: ShownView) -> Rect {
        var reach = Rect(size: shown.frame.size)
        if let shadow = view.shadow { reach = reach.union(reach.expanded(by: shadow.reach).moved(by: shadow.offset)) }
        if !view.clipsContent {
            reach = reach.union(view.drawnReach(in: Rect(size: shown.frame.size)))
            for child in shown.children { if let extent = child.shown?.extent { reach = reach.union(extent) } }
            for leaving in shown.leaving { reach = reach.union(leaving.extent) }
        }
        if view.transform.isIdentity { return reach }
        return view.transform.around(Rect(size: shown.frame.size).center).bounds(of: reach)
    }
}

extension View {
    /// Whether the view is a scroller that shows only the subviews that can be seen.
    var showsPartOfSubviews: Bool { scroller?.scrolling.composedAreas != nil }
}

extension Rect {
    fileprivate init(size: Size) { self.init(0, 0, size.width, size.height) }
}
