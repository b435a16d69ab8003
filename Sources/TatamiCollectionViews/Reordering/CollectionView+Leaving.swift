import TatamiCollections
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The carried item over another collection that takes it.
struct LeavingItem {
    weak var target: CollectionView?
    let image: CarriedImage
    /// Where it would go; nil for nowhere.
    var place: MoveTarget?
}

/// Carrying items to other collections.
extension CollectionView {
    /// The collection at a point that takes the carried item; nil for this one, for lists inside it, and for none.
    private func target(at point: Point, for key: ItemKey) -> CollectionView? {
        guard let root, let sharing, sharesItems, let item = data.item(key) else { return nil }
        var (next, found) = (root.view(at: point), CollectionView?.none)
        while let view = next {
            // A list inside this one takes none of its items, above all not the one that it is in.
            if view === self { return nil }
            if found == nil, let other = view as? CollectionView, other.takes(item, of: sharing.kind, canLeave: data.remove != nil) {
                found = other
            }
            next = view.superview
        }
        return found
    }

    /// Notes which collection the carried item is over.
    func lookForTarget(at point: Point) {
        guard let carried = state.carried, let root, let cell = cells[.item(carried.key)] else { return }
        let target = target(at: point, for: carried.key)
        if target !== leaving?.target || target == nil { stopLeaving() }
        guard let target else { return }
        if leaving == nil {
            leaving = LeavingItem(target: target, image: CarriedImage(of: cell, in: root, grip: carried.grip, at: point))
            // The gap closes.
            state.carried?.target = nil
        }
        target.visitor = self
        target.followVisitor()
    }

    /// The item is over no other collection any more.
    func stopLeaving() {
        guard let leaving else { return }
        self.leaving = nil
        leaving.target?.visitor = nil
        leaving.image.remove()
    }

    /// Ends carrying over another collection.
    func endLeaving(_ leaving: LeavingItem, _ end: DragMachine.End, _ carried: CarriedCell) {
        self.leaving = nil
        leaving.target?.visitor = nil
        let hadFocus = cells[.item(carried.key)]?.holdsFocus == true
        setCarried(nil)
        contentChanged()
        var landing: (collection: CollectionView, key: ItemKey) = (self, carried.key)
        if case .dropped = end, let target = leaving.target, let place = leaving.place, let key = give(carried, to: target, place) {
            landing = (target, key)
            target.scroll(to: key, isAnimated: false)
        }
        root?.layOutNow()
        let cell = landing.collection.cells[.item(landing.key)]
        if hadFocus, landing.collection !== self, let cell { root?.focus(cell, isVisible: false) }
        leaving.image.land(on: cell)
    }

    /// Moves an item to a place of another collection. Returns its key there; nil if it stays, or the program does not show it there.
    private func give(_ carried: CarriedCell, to target: CollectionView, _ place: MoveTarget) -> ItemKey? {
        guard let from = data.sourcePlace(carried.key), let item = data.item(carried.key), let to = target.sourcePlace(of: place),
            let sharing = target.sharing
        else { return nil }
        let transfer = ItemTransfer(item: item, source: self, from: from, target: target, to: to)
        let (old, ours) = (position(of: carried.key), self.sharing?.onTransfer)
        guard sharing.mayReceive(transfer), sharing.receive?(transfer) ?? target.data.insert(item, place) else {
            say(.refused(list: target.listName), carried)
            return nil
        }
        data.remove?(carried.key)
        ours?(transfer)
        sharing.onTransfer?(transfer)
        root?.layOutNow()
        let key = target.data.itemKey(item)
        if let old, let key, let new = target.position(of: key) {
            say(.dropped(from: .init(old, in: listName), to: .init(new, in: target.listName), isCopy: false), carried)
        }
        return key
    }

    private func say(_ news: DragSentences.News, _ carried: CarriedCell) {
        if let root { root.announce(root.dragSentences.text(news, name: carried.name)) }
    }

    /// Whether the items are those of a source that the program shows, so that they can come from another one.
    var sharesItems: Bool { hosted == nil && ownViews.isEmpty && ownSections == nil && !arrangesSource }

    /// What assistive technology calls the collection.
    var listName: String { accessibilityLabel ?? id ?? "the list" }

    /// Returns where an item goes that is inserted at a place of the source.
    func moveTarget(at place: CollectionPlace) -> MoveTarget? {
        let content = data.sourceContent(0)
        return content.itemKey(place).map { .before($0) } ?? content.sectionKey(place.section).map { .endOf($0) }
    }
}

extension DragSentences.Position {
    init(_ position: AccessibilityPosition, in list: String) { self.init(position.index - 1, of: position.count, in: list) }
}
