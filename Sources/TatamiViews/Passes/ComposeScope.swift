import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// What a compose pass has to visit: views in which something was placed or changed, and the views around them.
struct ComposeScope {
    private let placed: PlacedNodes
    private let isWhole: Bool
    private let stage: Stage

    fileprivate init(_ placed: PlacedNodes, isWhole: Bool, _ stage: Stage) {
        (self.placed, self.isWhole, self.stage) = (placed, isWhole, stage)
    }

    /// Whether the last frame showed the view of a layer.
    func wasPresent(_ view: View) -> Bool {
        view.shown.map { $0.stage == ObjectIdentifier(stage) && $0.composition == stage.composition - 1 } ?? false
    }

    /// Whether the last frame showed a view.
    ///
    /// - Parameters:
    ///   - outer: The view in which this frame shows it.
    ///   - wasOuterPresent: Whether the last frame showed that one.
    func wasPresent(_ view: View, in outer: View, wasPresent wasOuterPresent: Bool) -> Bool {
        guard let shown = view.shown, shown.stage == ObjectIdentifier(stage), !shown.isGone else { return false }
        return wasOuterPresent || shown.parent != ObjectIdentifier(outer)
    }

    /// Whether something may have changed in a view that the last frame showed.
    func needsVisit(_ view: View, in outer: View) -> Bool {
        guard !isWhole, let marked = view.shown?.marks.composition, marked != stage.composition - 1, let node = view.layoutItem?.node else {
            return true
        }
        return view.shown?.parent != ObjectIdentifier(outer) || placed.contains(node)
    }

    /// Returns the children of a view in which something has changed, if nothing else has that concerns the children; nil if all of them have
    /// to be looked at.
    ///
    /// - Parameters:
    ///   - visit: The view.
    ///   - frame: The frame of the view.
    func childrenToVisit(in visit: Visit, _ frame: Rect) -> [View]? {
        let view = visit.view
        guard !isWhole, visit.wasPresent, let old = visit.old, old.parent == visit.parent.map(ObjectIdentifier.init),
            old.frame.size == frame.size, old.leaving.isEmpty, view.scroller == nil, view.folding?.isMoving != true,
            let node = view.layoutItem?.node, !placed.contains(node)
        else { return nil }
        let marks = old.marks
        guard marks.composition == stage.composition - 1 else { return [] }
        if marks.isOwn { return nil }
        let areThere = marks.children.allSatisfy { child in
            child.superview === view && child.effectiveVisibility == .visible && child.shown?.isGone == false
                && child.shown?.parent == ObjectIdentifier(view)
        }
        return areThere ? marks.children : nil
    }
}

/// What has asked for a visit of a view since a compose pass.
struct ComposeMarks {
    /// The number of that pass.
    private(set) var composition = -1
    /// Whether something of the view itself may have changed, so that its children are listed again.
    private(set) var isOwn = false
    /// The children in which something has changed otherwise.
    private(set) var children: [View] = []

    /// Notes a change.
    ///
    /// - Parameters:
    ///   - child: The child in which something has changed; nil for the view itself.
    ///   - number: The number of the last pass.
    /// - Returns: Whether it is the first one since that pass.
    fileprivate mutating func add(_ child: View?, after number: Int) -> Bool {
        let isFirst = composition != number
        if isFirst { self = ComposeMarks(composition: number) }
        if let child { children.append(child) } else { isOwn = true }
        return isFirst
    }

    init() {}

    private init(composition: Int) { self.composition = composition }

    /// The marks that the pass of a number leaves to the next one.
    func left(for number: Int) -> ComposeMarks { composition == number ? self : ComposeMarks() }
}

/// A view that a compose pass visits.
struct Visit {
    let view: View
    /// The view in which it is shown; nil for a layer.
    var parent: View?
    /// Whether the last frame showed the view.
    let wasPresent: Bool
    /// The animation of the view's own motion; nil for none.
    var animation: ChangeAnimation?
    /// The animation of its fade if it comes; nil for none.
    var coming: ChangeAnimation?
    /// The way that the view goes while a view that unfolds uncovers it, in points; nil for a view that nothing uncovers. It does not fade.
    var uncovered: Point?
    /// The area in which something of the superview's content can be seen, now or before it is next composed; nil if that is not known.
    var sight: Rect?
    /// What the last frame showed of the view, or an earlier one.
    var old: ShownView?

    /// Whether something in an area of the superview's content may be seen.
    func canBeSeen(_ area: Rect) -> Bool { sight.map { area.expanded(by: 1).intersection($0) != nil } ?? true }
}

extension ViewRoot {
    /// Returns what the next compose pass visits, and begins to note that of the one after it.
    func takeComposeScope() -> ComposeScope {
        // What a scroller shows depends on its offset, and on the views that are in use.
        for scroller in queue.scrollers { scroller.markForCompose(after: stage.composition - 1, in: stage) }
        defer { queue.composesAll = false }
        let placed = tree.takePlacedNodes()
        return ComposeScope(placed, isWhole: queue.composesAll || placed.areAll, stage)
    }

    /// Keeps a view that is as the last frame showed it but for its place, if nobody sees that it moves. Returns false if it has to be visited.
    func place(_ view: View, in outer: View, _ sight: Rect?) -> Bool {
        guard let old = view.shown?.frame, let oldExtent = view.shown?.extent else { return false }
        let frame = presentedFrameOfLayout(of: view)
        if frame == old { return true }
        let extent = oldExtent.moved(by: frame.origin - old.origin)
        guard frame.size == old.size, queue.accessibility == nil, view.motion == nil, let sight,
            oldExtent.union(extent).union(old).union(frame).expanded(by: 1).intersection(sight) == nil
        else { return false }
        view.shown?.frame = frame
        view.shown?.extent = extent
        outer.shown?.noteExtent(of: view, from: oldExtent, to: extent)
        return true
    }

    /// The frame of a view, in its superview's space, with the distance at which a drag shows it.
    func presentedFrameOfLayout(of view: View) -> Rect {
        let frame = view.frame
        if stage.displaced.isEmpty { return frame }
        return stage.displaced[ObjectIdentifier(view)].map(frame.moved) ?? frame
    }
}

extension View {
    /// Lets the next compose pass visit the view and those around it.
    final func markForCompose(in stage: Stage) { markForCompose(after: stage.composition, in: stage) }

    /// - Parameter number: The number of the compose pass before that one.
    fileprivate final func markForCompose(after number: Int, in stage: Stage) {
        var next: View? = self
        // The child from which the mark comes, if the view around it shows that.
        var inner: View?
        while let view = next {
            if view.shown?.stage == ObjectIdentifier(stage) {
                if view.shown?.marks.add(inner, after: number) == false { return }
                inner = view.shown?.isGone == false ? view : nil
            } else {
                inner = nil
            }
            next = view.superview
        }
    }

    /// Notes that a pass does not show the view any more where the pass before did.
    final func leftComposition(of stage: Stage) {
        guard let shown, shown.stage == ObjectIdentifier(stage), shown.composition != stage.composition else { return }
        self.shown?.isGone = true
    }

    /// The area in which something of the view's content can be seen; nil if that is not known.
    final func sightInside(_ visit: Visit) -> Rect? {
        guard var sight = visit.sight, let shown, transform.isIdentity, motion?.transform == nil else { return nil }
        if let scroller { return scroller.areaToCompose }
        // While the view moves, it is between these places.
        let (old, new) = (visit.wasPresent ? presentedFrame.origin : shown.frame.origin, shown.frame.origin)
        sight = sight.moved(by: Point(-old.x, -old.y)).union(sight.moved(by: Point(-new.x, -new.y)))
        return sight
    }
}

extension LayoutItem {
    /// Lets the next compose pass visit the view of the item, or the one that shows its layout.
    func markForCompose(in stage: Stage) {
        var next: LayoutItem? = self
        while let item = next {
            if let view = item.view { view.markForCompose(in: stage) }
            guard item.view == nil || item.view?.shown == nil else { return }
            next = item.layout?.host
        }
    }
}
