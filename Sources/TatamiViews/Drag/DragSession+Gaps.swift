import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiLayout

/// Where the gap is, and what makes room for it (containers: rules 16 and 21). The tree changes only with the container: in the source the
/// items keep their room where they are, elsewhere the gap stands behind all items. Every other place of the gap is shown by moving views,
/// without a layout. A source that scrolls keeps the room of items that are carried away behind its other items, since its range would
/// not get shorter anyway; so leaving it costs what is seen.
extension DragSession {
    /// Shows the gap in a container.
    func show(_ target: (any DropTarget)?) {
        let copies = target.map(operation(in:)) == .copy
        let isOwn = target === source && !copies
        guard let target, shown?.target !== target || shown?.isOwn != isOwn || shown?.copies != copies else { return }
        noteChanges()
        isChanging = true
        markShifted()
        release()
        let own = shown?.isOwn == true ? shown : closing
        shown?.target.layout.gap = []
        closing = isOwn || copies ? nil : closedSource(own)
        for item in lifted { item.isCarried = !isOwn && !copies && closing == nil }
        for image in images { image.hidesView = !copies }
        root.stage.setDragImages(root.stage.dragImages)
        let gaps = isOwn ? lifted : lifted.map { GapView.item(for: $0, in: target) }
        if !isOwn { target.layout.gap = gaps }
        let work = root.counters.visits
        root.layOutForDrag()
        counters.layouts += root.counters.visits > work ? 1 : 0
        if isOwn, let own {
            shown = upToDate(own)
        } else {
            shown = withPlaces(ShownGap(target: target, gaps: gaps, isOwn: isOwn, copies: copies))
        }
        closing = closing.map(upToDate)
        isChanging = false
    }

    /// Takes notice of what the program has changed before a layout of the drag carries it out.
    func noteChanges() {
        guard !root.queue.changes.isEmpty else { return }
        isStale = true
        root.noteFocusOrder()
    }

    /// Lets the views that make room go to where the layout has put them.
    func release() { released += (shown?.shifted ?? []) + (closing?.shifted ?? []) }

    /// Reads the places of the source again if it has changed, or the gap of another container has given it another size.
    private func upToDate(_ gap: ShownGap) -> ShownGap {
        !isStale && gap.size == gap.target.layout.layoutView?.frame.size ? gap : withPlaces(gap)
    }

    /// Returns the source with the gap behind its items, if it scrolls so far that its length decides nothing; nil for another one.
    ///
    /// - Parameter own: The source as it was while it showed the gap; nil if it did not.
    private func closedSource(_ own: ShownGap?) -> ShownGap? {
        guard let source, let board = source.layout.layoutView, let scroller = board.superview?.scroller,
            let axis = source.layout.axisOfItems,
            scroller === source.scroller
        else { return nil }
        let lengths = lifted.reduce(0) { $0 + ($1.view?.frame.size[axis] ?? .infinity) }
        guard board.frame.size[axis] - lengths >= 2 * scroller.viewport.size[axis] else { return nil }
        let gap = own ?? withPlaces(ShownGap(target: source, gaps: lifted, isOwn: true, copies: false))
        return gap.places?.kind == .order ? gap : nil
    }

    /// Whether a container scrolls its items, and they are so long that its length does not decide where they are.
    func isLong(_ source: any DropTarget) -> Bool {
        guard let board = source.layout.layoutView, let scroller = board.superview?.scroller, scroller === source.scroller,
            let axis = source.layout.axisOfItems, (source.layout as? StackLayout)?.mainLength == nil
        else { return false }
        let lengths = lifted.reduce(0) { $0 + ($1.view?.frame.size[axis] ?? .infinity) }
        return board.frame.size[axis] - lengths >= 2 * scroller.viewport.size[axis]
    }

    /// Returns a container with the gap, as it is laid out now.
    func withPlaces(_ gap: ShownGap) -> ShownGap {
        var gap = gap
        let layout = gap.target.layout
        (gap.places, gap.choice, gap.home, gap.size) = (nil, nil, nil, layout.layoutView?.frame.size)
        guard let node = layout.host?.node else { return gap }
        let nodes = gap.gaps.compactMap(\.node)
        guard nodes.count == gap.gaps.count else { return gap }
        let grabbed = min(grabbed, nodes.count - 1)
        let places =
            gap.isOwn
            ? root.tree.gapPlaces(ofMoved: nodes, grabbed: grabbed, in: node)
            : root.tree.gapPlaces(of: nodes, grabbed: grabbed, in: node)
        if gap.isOwn { counters.layouts += 1 }
        guard let places else { return gap }
        gap.items = layout.shownItems(without: gap.gaps, count: places.count)
        guard places.count == gap.items.count else { return gap }
        (gap.places, gap.home) = (places, gap.isOwn ? home(in: gap, places) : nil)
        return gap
    }

    /// What a drop into a container does with the keys that are down; empty if they ask for what is not allowed.
    func operation(in target: any DropTarget) -> DragOperations {
        guard let source else { return [] }
        return DragOperations.chosen(
            source: source.dropPolicy.operations, target: operations(of: target), modifiers: modifiers, isExternal: isExternal) ?? []
    }

    /// The place from which the items come, among the items beside the gap; nil in another container.
    var home: GapPlaces.Home? { shown?.home }

    private func home(in shown: ShownGap, _ places: GapPlaces) -> GapPlaces.Home? {
        var index = 0
        for item in shown.target.layout.items {
            if lifted.contains(where: { $0 === item }) { return GapPlaces.Home(index, at: homeRect ?? places.rect(at: index)) }
            if index < shown.items.count, shown.items[index] === item { index += 1 }
        }
        return nil
    }

    /// Chooses the gap that is nearest to the pointer, and shows it.
    func choose(isHome: Bool) {
        guard let places = shown?.places, let target = shown?.target else { return display(nil) }
        let home = home
        if isHome, let home { return display(GapChoice(index: home.index, rect: home.rect, cell: nil)) }
        guard let origin = origin(of: target) else { return display(nil) }
        let size = places.rect(at: places.count).size
        let point = pointer - origin
        let rect = Rect(point.x - fraction.x * size.width, point.y - fraction.y * size.height, size.width, size.height)
        guard let wanted = placed(rect, in: target, places) else { return display(nil) }
        let choice = places.nearest(to: wanted, home: places.kind == .free ? nil : home)
        counters.gaps += choice?.looked ?? 0
        display(choice.map { GapChoice(index: $0.index, rect: $0.rect, cell: $0.cell) })
    }

    /// The origin of a container's layout in the root's space, by the reference areas.
    func origin(of target: any DropTarget) -> Point? {
        guard let number = scene.number(of: target), let board = target.layout.layoutView else { return nil }
        var origin = scene.area(of: number).origin
        // Between the container and its layout.
        var inner: View = board
        while inner !== target {
            guard let outer = inner.superview else { return nil }
            origin = origin + inner.frame.origin - outer.scrollOffset
            inner = outer
        }
        return origin
    }

    /// Shows the gap at a place: the views behind it make room, as far as they can be seen. In the source they close up.
    func display(_ choice: GapChoice?) {
        var views = released
        released = []
        shown = shown.map { shift($0, for: choice, &views) }
        // The item itself stays where it is, unseen.
        let home = lifted[grabbed].view?.frame ?? .zero
        closing = closing.map { gap in shift(gap, for: gap.places.map { GapChoice(index: $0.count, rect: home, cell: nil) }, &views) }
        let displaced = (shown?.displaced ?? [:]).merging(closing?.displaced ?? [:]) { shown, _ in shown }
        guard displaced != root.stage.displaced else { return }
        root.stage.displaced = displaced
        root.queue.needsCompose = true
        let shifted = views.count { isShifted($0, displaced[ObjectIdentifier($0)] ?? .zero) }
        counters.shifted += shifted
        for view in views { view.markForCompose(in: root.stage) }
        markShifted()
        if shifted > 0 { root.animate(root.view.theme.motion[.gentle], changes: {}) }
    }

    /// Lets the next frame visit the views that make room for the gap, and those that are dragged.
    func markShifted() {
        for view in (shown?.shifted ?? []) + (closing?.shifted ?? []) + released { view.markForCompose(in: root.stage) }
        for item in lifted { item.markForCompose(in: root.stage) }
    }

    /// Returns a container that shows the gap at a place, and adds the views to `views` that are shown elsewhere than before.
    private func shift(_ gap: ShownGap, for choice: GapChoice?, _ views: inout [View]) -> ShownGap {
        let sight = gap.target.layout.sight
        let isSeen = gap.area == nil || sight.map { gap.area?.contains($0.present) == true } ?? false
        guard gap.choice != choice || !isSeen || choice == nil && !gap.displaced.isEmpty else { return gap }
        var new = gap
        (new.choice, new.area) = (choice, sight?.soon)
        new.displaced = shifts(for: choice, in: gap, sight?.soon, &views)
        views += gap.shifted.filter { new.displaced[ObjectIdentifier($0)] == nil }
        new.shifted = views.filter { new.displaced[ObjectIdentifier($0)] != nil }
        return new
    }

    /// Returns the distances at which views are shown for a gap, and adds these views to `views`.
    private func shifts(for choice: GapChoice?, in gap: ShownGap, _ area: Rect?, _ views: inout [View]) -> [ObjectIdentifier: Point] {
        guard let choice, let places = gap.places else { return [:] }
        var displaced: [ObjectIdentifier: Point] = [:]
        let layout = gap.target.layout
        places.forEachShift(at: choice.index) { number, way in
            counters.items += 1
            for view in gap.items[number].shownViews {
                let frame = view.frame
                if let area, frame.union(frame.moved(by: way)).intersection(area) == nil {
                    if layout.isBehind(frame, area), layout.isBehind(frame.moved(by: way), area) { return false }
                    continue
                }
                if way != .zero { displaced[ObjectIdentifier(view)] = way }
                views.append(view)
            }
            return true
        }
        if gap.isOwn, let view = lifted[grabbed].view {
            let way = choice.rect.origin - view.frame.origin
            if way != .zero { displaced[ObjectIdentifier(view)] = way }
        }
        return displaced
    }

    /// Whether a view is shown elsewhere than at a distance from where the layout has put it.
    private func isShifted(_ view: View, _ way: Point) -> Bool {
        guard let shown = view.shown else { return false }
        return shown.frame.origin.distance(to: view.frame.origin + way) > 1e-6
    }

    /// Says where the items would be dropped.
    func propose(_ target: (any DropTarget)?) {
        guard let target, let shown, shown.target === target else { return tell(nil) }
        if target.layout.host?.node == nil {
            // In a folded body, the end.
            let operation = operation(in: target)
            return tell(
                DropProposal(
                    target: target, before: nil, index: target.visibleItems(without: lifted).count, rect: .zero, operation: operation,
                    kind: .order, cell: nil, next: nil))
        }
        guard let choice = shown.choice else { return tell(nil) }
        let next = choice.index < shown.items.count ? shown.items[choice.index] : nil
        tell(
            DropProposal(
                target: target, before: next?.view, index: choice.index, rect: choice.rect, operation: operation(in: target),
                kind: shown.places?.kind ?? .none, cell: choice.cell, next: next))
    }

    /// Keeps where a drop would go, and tells the containers if that is another place (containers: rule 22).
    private func tell(_ new: DropProposal?) {
        let old = proposal
        (proposal, operation) = (new, new?.operation ?? [])
        if old?.target !== new?.target {
            old?.target.dropPolicy.exited(self)
            if !isOver { new?.target.dropPolicy.entered(self) }
        }
        if let new, !isOver, old?.isSame(as: new) != true { new.target.dropPolicy.proposed(new) }
    }

    /// Removes the gap, so that everything is shown as the model has it.
    func removeGap() {
        isChanging = true
        markShifted()
        root.queue.needsCompose = true
        shown?.target.layout.gap = []
        source?.layout.gap = []
        for item in lifted { item.isCarried = false }
        (shown, closing, root.stage.displaced) = (nil, nil, [:])
        isChanging = false
    }
}

extension DropTarget {
    /// The items that take room, or would if the container were not folded away.
    func visibleItems(without lifted: [LayoutItem]) -> [LayoutItem] {
        layout.items.filter { item in
            !item.isStowed && !lifted.contains { $0 === item } && layout.visibility(of: item) != .collapsed
        }
    }
}

extension ItemLayout {
    /// The items that take room, in order.
    ///
    /// - Parameters:
    ///   - gaps: Items that are left out.
    ///   - count: The number of items that take room. If that is the number of all others, none of them is asked.
    fileprivate func shownItems(without gaps: [LayoutItem], count: Int) -> ItemsBesideGap {
        let beside = ItemsBesideGap(items, without: gaps)
        return beside.count == count ? beside : ItemsBesideGap(beside.filter { !$0.isStowed && $0.presentVisibility != .collapsed })
    }

    /// The parts of the layout that can be seen, at present and before it is next composed, in its own space; nil if that is not known.
    fileprivate var sight: (present: Rect, soon: Rect)? {
        guard let board = layoutView, let scroller = board.superview?.scroller else { return nil }
        let way = Point(-board.frame.x, -board.frame.y)
        return (scroller.viewport.moved(by: way), scroller.areaToCompose.moved(by: way))
    }

    /// The axis along which the order of the items goes on; nil for layouts in which it does not say where they are.
    fileprivate var axisOfItems: Axis? { (self as? StackLayout)?.axis ?? (self as? TileLayout)?.axis }

    /// Whether items from one at `frame` on are behind an area, because of the order of the items.
    fileprivate func isBehind(_ frame: Rect, _ area: Rect) -> Bool {
        switch axisOfItems {
        case .vertical?: return frame.y > area.maxY
        case .horizontal?: return layoutView?.layoutDirection == .rightToLeft ? frame.maxX < area.x : frame.x > area.maxX
        case nil: return false
        }
    }
}

extension LayoutItem {
    /// The views that the item shows: its own, or those of its layout.
    fileprivate var shownViews: [View] { view.map { [$0] } ?? nestedLayout?.views ?? [] }
}

/// Items without those that are dragged, in order. It copies none of them.
struct ItemsBesideGap: RandomAccessCollection {
    private let items: [LayoutItem]
    private var left: [Int] = []

    init(_ items: [LayoutItem] = [], without gaps: [LayoutItem] = []) {
        self.items = items
        left = gaps.compactMap { gap in items.firstIndex { $0 === gap } }.sorted()
    }

    var startIndex: Int { 0 }
    var endIndex: Int { items.count - left.count }
    subscript(position: Int) -> LayoutItem { items[left.reduce(position) { $1 <= $0 ? $0 + 1 : $0 }] }
}

/// Keeps the room that a view would have in another container.
final class GapView: View {
    private let view: View
    private let natural: Size

    private init(_ view: View, _ natural: Size) { (self.view, self.natural) = (view, natural) }

    /// Returns an item with the rules that a dragged one would have in a container.
    static func item(for item: LayoutItem, in target: any DropTarget) -> LayoutItem {
        let gap = LayoutItem()
        if let view = item.view, let text = view.environment?.text {
            gap.setContent(.view(GapView(view, view.sizeThatFits(.zero, text: text))))
        }
        gap.style = item.style
        target.adaptRules(of: gap)
        return gap
    }

    override func measure(_ proposal: Proposal) -> Size { natural }
    override func contentWidths() -> Extent { Extent(minimum: 0, natural: natural.width) }
    override func contentHeight(forWidth width: Double) -> LeafHeight {
        guard width < natural.width, let text = environment?.text else { return LeafHeight(natural.height) }
        return LeafHeight(view.sizeThatFits(Size(width, 0), text: text).height)
    }
}
