import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// A drag that is going on, from the lift to the end.
///
/// The views stay in their containers, and so do `children` and the focus order; only the places at which views are shown change. At the drop
/// the items move, `moved` and `dragEnded` are sent, and what is dragged flies to its place.
public final class DragSession {
    /// What is dragged, in reading order.
    public internal(set) var items: [DragItem]
    /// The container from which the items come; nil if they come from another program.
    public internal(set) weak var source: (any DropTarget)?
    /// Whether the items come from another program.
    public var isExternal: Bool { source == nil }
    /// What a drop would do, by the keys that are down and by what source and target allow; empty while nothing takes the items.
    public internal(set) var operation: DragOperations = []
    /// Where the items would be dropped; nil while nothing takes them.
    public internal(set) var proposal: DropProposal?
    /// Work done, for tests and measurements.
    public internal(set) var counters = DragCounters()

    unowned let root: ViewRoot
    /// The items of the source that are dragged, and which of them is at the pointer.
    var lifted: [LayoutItem]
    var grabbed: Int
    /// The place of the pointer in the view that it has grabbed, as fractions of the view's size.
    let fraction: Point
    var pointer: Point
    var modifiers: Modifiers = []
    /// The pictures of the items, by their numbers in `lifted`.
    var images: [DragImage] = []
    var scene: DragScene
    /// The recognizer that drags; nil for a drag by keys.
    weak var recognizer: DragRecognizer?
    /// Whether something changed that the drag did not change itself.
    var isStale = false
    /// Whether the drag itself changes the tree.
    var isChanging = false
    var isOver = false
    /// The container that shows the gap.
    var shown: ShownGap?
    /// The source whose items close up by shifts, with the gap behind all of them, while another container shows the gap; nil while the
    /// layout closes it up.
    var closing: ShownGap?
    /// The views that made room in a container which shows the gap no more, until the next place of the gap is shown.
    var released: [View] = []
    /// The frame of the grabbed item when the drag began, in the space of the source's layout; nil once something else has changed.
    var homeRect: Rect?
    /// The answers of containers until something changes.
    var accepted: [ObjectIdentifier: DragOperations] = [:]
    /// The keys that move the item; nil for a drag by a pointer.
    var keys: KeyDrag?
    /// The place to which a key moves the item at once.
    var keyPlace: ItemPlace?
    /// Whether views among the items shrink in drags.
    private(set) var shrinks = false
    /// Whether a drop has put an item elsewhere without changing an order.
    var hasPlaced = false
    /// The place that the pointer is over, by the reference areas; nil for none.
    weak var over: View?
    /// What the pointer rests on, and what was opened by that.
    var opening = HoverOpening()
    var opened: [DragOpening] = []
    /// The time until which a drop by keys waits for its answer; nil if none does.
    var answerDeadline: Double?

    /// The place of the gap that was chosen.
    struct GapChoice: Equatable {
        let index: Int
        let rect: Rect
        let cell: CellPlace?
    }

    /// A container with the gap behind its items, as it was laid out.
    struct ShownGap {
        let target: any DropTarget
        let gaps: [LayoutItem]
        /// The items beside the gap that take room, in order.
        var items = ItemsBesideGap()
        var places: GapPlaces?
        var choice: GapChoice?
        /// The part of the layout in which views make room for the gap; nil for all of it.
        var area: Rect?
        /// The views that make room, and how far.
        var shifted: [View] = []
        var displaced: [ObjectIdentifier: Point] = [:]
        /// The size of the layout when the places were read.
        var size: Size?
        /// The place from which the items come, among the items beside the gap; nil in another container.
        var home: GapPlaces.Home?
        /// Whether the gap is made of the dragged items themselves.
        let isOwn: Bool
        /// Whether the items stay where they are, and copies are dropped.
        let copies: Bool
    }

    init(_ lifted: [LayoutItem], grabbed: Int, of source: any DropTarget, in root: ViewRoot, at pointer: Point) {
        (self.lifted, self.grabbed, self.source, self.root, self.pointer) = (lifted, grabbed, source, root, pointer)
        items = lifted.compactMap { item in
            guard let view = item.view else { return nil }
            var result = source.dragItem(for: view)
            if result.value == nil { result.value = source.layout.itemMover?.value(of: item) }
            return result
        }
        let part = lifted[grabbed].view?.partInDrag
        let frame = part.map { root.presentedFrame(of: $0) } ?? Rect(pointer.x, pointer.y, 0, 0)
        fraction = Point(
            frame.width > 0 ? (pointer.x - frame.x) / frame.width : 0, frame.height > 0 ? (pointer.y - frame.y) / frame.height : 0)
        images = root.dragImages(of: lifted, grabbed, source.dropPolicy, Point(pointer.x - frame.x, pointer.y - frame.y), pointer)
        shrinks = lifted.contains { $0.view is any ShrinksInDrags }
        scene = DragScene(root, without: lifted.compactMap(\.view))
        keepScrollRanges()
    }

    /// Describes a drop from another program, which is no drag of views.
    init(outside items: [DragItem], in root: ViewRoot, at pointer: Point) {
        (self.items, self.root, self.pointer) = (items, root, pointer)
        (lifted, grabbed, fraction) = ([], 0, .zero)
        scene = DragScene(root, without: [])
    }

    /// Shows the items as they are dragged, and reads the places of everything. It is called once, after the drag became that of the root.
    func begin() {
        if shrinks { root.noteFocusOrder() }
        isChanging = true
        shrink(true)
        if shrinks {
            root.catchUp()
            scene = DragScene(root, without: lifted.compactMap(\.view))
        }
        isChanging = false
        homeRect = lifted[grabbed].view?.frame
        counters.references = scene.places.count
        root.stage.setDragImages(root.stage.dragImages + images.filter { $0 !== images[grabbed] } + [images[grabbed]])
        root.queue.needsPaint = true
    }

    /// Shows views that shrink in drags as they are dragged, or as they are.
    func shrink(_ isLifted: Bool) {
        guard shrinks else { return }
        for case let view as any ShrinksInDrags in lifted.map(\.view) { view.setLifted(isLifted) }
    }

    /// Ends the drag without a drop; has no effect once it has ended.
    public func cancel() { cancel(.program) }

    func cancel(_ reason: DragMachine.Reason) {
        if let recognizer, recognizer.machine.isBusy { recognizer.cancel(reason) } else { end(.cancelled(reason)) }
    }

    /// The ways of scrollers do not get shorter during a drag, since its gap would move offsets otherwise.
    private func keepScrollRanges() {
        for scroller in root.queue.scrollers {
            scroller.scrolling.leastContent = scroller.contentExtent
            scroller.scrolling.rests = true
        }
    }

    func freeScrollRanges() {
        for scroller in root.queue.scrollers { (scroller.scrolling.leastContent, scroller.scrolling.rests) = (nil, false) }
    }

    // MARK: Following

    /// The pointer is elsewhere, or another key is down.
    package func move(to point: Point, _ modifiers: Modifiers) {
        (pointer, self.modifiers) = (point, modifiers)
        for image in images { image.follow(point) }
        root.queue.needsPaint = true
        root.autoScroll(at: point)
        refresh()
    }

    /// Brings everything up to date after a change: which items are left, where they would go, and what is shown there.
    func refresh() {
        guard !isOver else { return }
        if let answerDeadline, root.stage.now >= answerDeadline { return cancel(.refused) }
        let wasStale = isStale
        if isStale, !takeNotice() { return }
        if keys != nil {
            if wasStale { showKeyPlace() }
            return
        }
        let target = targetUnderPointer()
        advanceOpening()
        show(target ?? source)
        choose(isHome: target == nil)
        propose(target)
    }

    /// Takes notice of changes that the drag did not make. Returns false if they end it.
    func takeNotice() -> Bool {
        isStale = false
        root.catchUp()
        guard let source, hasSource, forgetGone(of: source) else {
            cancel(.gone)
            return false
        }
        (homeRect, accepted) = (nil, [:])
        scene = DragScene(root, without: lifted.compactMap(\.view))
        counters.references += scene.places.count
        if closing != nil, !isLong(source) { layOutSource() }
        shown = shown.map(withPlaces)
        closing = closing.map(withPlaces)
        return true
    }

    /// Lays the source out without the items, since it has become short.
    private func layOutSource() {
        markShifted()
        release()
        closing = nil
        isChanging = true
        for item in lifted { item.isCarried = true }
        root.layOutForDrag()
        isChanging = false
    }

    /// Goes on without the items that are gone. Returns whether any is left.
    private func forgetGone(of source: any DropTarget) -> Bool {
        let left = lifted.indices.filter { lifted[$0].layout === source.layout }
        guard left.count < lifted.count, !left.isEmpty else { return !left.isEmpty }
        let gone = lifted.filter { $0.layout !== source.layout }
        items.removeAll { item in gone.contains { $0.view === item.view } }
        for item in gone {
            item.isCarried = false
            (item.view as? any ShrinksInDrags)?.setLifted(false)
        }
        let forgotten = images.indices.filter { !left.contains($0) }.map { images[$0] }
        root.stage.setDragImages(root.stage.dragImages.filter { image in !forgotten.contains { $0 === image } })
        grabbed = left.firstIndex { $0 >= grabbed } ?? left.count - 1
        (lifted, images) = (left.map { lifted[$0] }, left.map { images[$0] })
        // The gap is that of the items which are left.
        markShifted()
        release()
        let old = shown
        (shown, closing) = (nil, nil)
        isChanging = true
        old?.target.layout.gap = []
        isChanging = false
        show(old?.target)
        return true
    }

    /// The container under the pointer that takes the items; nil for none.
    private func targetUnderPointer() -> (any DropTarget)? {
        over = nil
        guard let source else { return nil }
        if source.reordering == .inside { return source }
        let containers = scene.containers(in: Rect(origin: .zero, size: root.size)) { self.operations(of: $0) != [] }
        counters.targets += containers.count
        guard let number = DragTargets(containers).target(at: pointer) as? Int else { return nil }
        over = scene.places[number].view
        return scene.target(of: number)
    }

    /// What a drop into a container may do.
    func operations(of target: any DropTarget) -> DragOperations {
        if let known = accepted[ObjectIdentifier(target)] { return known }
        let answer = askOperations(of: target)
        accepted[ObjectIdentifier(target)] = answer
        return answer
    }

    func askOperations(of target: any DropTarget) -> DragOperations {
        guard let source else { return [] }
        var allowed = source.dropPolicy.operations
        if source.dropPolicy.copy == nil { allowed.remove(.copy) }
        guard isMovable(to: target) else { return [] }
        guard target !== source else { return target.dropPolicy.canAccept(self) ? allowed : [] }
        guard source.reordering == .shared, target.reordering == .shared, target.isEnabled,
            items.allSatisfy({ target.acceptedKinds.contains($0.kind) }), target.dropPolicy.canAccept(self)
        else { return [] }
        return allowed.intersection(target.dropPolicy.operations)
    }
}

/// The work of a drag.
public struct DragCounters: Hashable, Sendable {
    /// The places that were looked at for gaps.
    public var gaps = 0
    /// The views that were shown at other places.
    public var shifted = 0
    /// The items that were looked at to find out whether they make room.
    public var items = 0
    /// The layouts that the drag needed.
    public var layouts = 0
    /// The containers that were looked at for targets.
    public var targets = 0
    /// The frames that were read as reference areas.
    public var references = 0
}
