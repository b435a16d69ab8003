import TatamiCollections
import TatamiInteraction
import TatamiViews

/// What names and moves items that something else makes, such as the rows of a file. Ids are those of the source.
package struct HostedRows {
    /// Returns the name of an item, by which the data knows it; nil if it has none.
    package var name: (Any) -> AnyHashable? = { _ in nil }
    /// Returns the item that has a name; nil if none has it.
    package var id: (AnyHashable) -> Any? = { _ in nil }
    /// Returns the text by which people find an item; nil if it shows none.
    package var text: (Any) -> String? = { _ in nil }
    /// Whether an item is a row that data makes.
    package var isRow: (Any) -> Bool = { _ in false }
    /// Returns what moves in the data if people move an item; nil if the data cannot be changed.
    package var element: (Any) -> AnyObject? = { _ in nil }
    /// Moves an element of the data to a place. Returns whether the data has done so.
    package var take: (AnyObject, Place) -> Bool = { _, _ in false }

    /// A place among the items.
    package struct Place {
        /// The section.
        package var section: Any?
        /// The items around the place; nil at the ends of the section.
        package var next: Any?, previous: Any?
    }

    /// Knows nothing of any item.
    package init() {}
}

/// The names of items that should be selected.
struct WantedNames {
    var names: [AnyHashable]
    /// Whether they have to be looked up, because they or the items are new.
    var isDue = true
    /// Whether that is because items came: items without a name stay selected then.
    var keepsOthers = false

    /// The same names, to be looked up because items came.
    var dueForItems: WantedNames { WantedNames(names: names, keepsOthers: true) }
}

/// A row that has moved to another list, in which it will be another item.
struct AwaitedRow {
    let name: AnyHashable
    /// The item of the old list, which is there until the data has changed.
    let old: ItemKey
    let isSelected: Bool
    /// Whether the collection has scrolled to the new item. One without a length never gets a cell.
    var isSought = false
}

/// Selection by the names that data gives to items.
extension CollectionView {
    /// The names of the selected items, in order. Names without an item are selected once an item has them.
    package var selectedNames: [AnyHashable] {
        get {
            if let wantedNames, wantedNames.isDue { return wantedNames.names }
            return namesOfSelection
        }
        set {
            guard newValue != wantedNames?.names || newValue != namesOfSelection else { return }
            wantedNames = WantedNames(names: newValue)
            contentChanged()
        }
    }

    private var namesOfSelection: [AnyHashable] {
        selectedItems(limit: .max).compactMap(name(ofItem:))
    }

    /// Notes what people have selected, where somebody asks for it by names.
    func noteNames() { if wantedNames != nil { wantedNames = WantedNames(names: namesOfSelection, isDue: false) } }

    /// Selects the items that have the wanted names, if these or the items are new. The items that are there already stay selected.
    func selectWantedNames() {
        guard let wanted = wantedNames, wanted.isDue, selectionMode != Selection.Mode.none else { return }
        wantedNames = WantedNames(names: wanted.names, isDue: false)
        let places = wanted.names.compactMap(item(named:)).compactMap(data.place)
        let others = wanted.keepsOthers ? selectedItems(limit: .max).filter { name(ofItem: $0) == nil }.compactMap(data.place) : []
        show(selection.setSelected(places + others))
    }

    /// The name by which the data knows an item; nil if it has none.
    func name(ofItem key: ItemKey) -> AnyHashable? { data.item(key).flatMap { hosted?.name($0) } }

    /// The item that has a name now; nil if none has it.
    func item(named name: AnyHashable) -> ItemKey? {
        hosted?.id(name).flatMap(data.itemKey).flatMap { data.place($0) == nil ? nil : $0 }
    }

    /// Gives up a row that is awaited in another list if its item has left and no other one came, or if the focus is elsewhere by now. Scrolls to
    /// the item that came otherwise.
    func seekAwaitedRow() {
        guard let awaited = awaitedRow else { return }
        let key = item(named: awaited.name).flatMap { hiddenItems.keys.contains($0) ? nil : $0 }
        let isLeft = root?.focusedView.map { $0.root != nil && !contains($0) } == true
        guard !isLeft, let key, key != awaited.old || cells[.item(key)]?.holdsFocus == true else {
            if isLeft || key != nil || data.place(awaited.old) == nil { awaitedRow = nil }
            return
        }
        guard key != awaited.old, !awaited.isSought, cells[.item(key)] == nil else { return }
        awaitedRow?.isSought = true
        scroll(to: key, isAnimated: false)
    }

    /// Gives the focus to the item of a row that had it in another list, once that item is there.
    func focusAwaitedRow() {
        guard let awaited = awaitedRow, let key = item(named: awaited.name), key != awaited.old, let cell = cells[.item(key)] else {
            return
        }
        awaitedRow = nil
        if awaited.isSelected, let place = data.place(key) { changed(selection.set(true, from: place, through: place)) }
        root?.focusSoon(cell)
    }

    // MARK: Moving

    /// Whether the data lets people move an item; true for items that no data has made, and where the program listens to moves.
    func dataMayMove(_ key: ItemKey) -> Bool {
        guard let hosted, onMove == nil, !hears(.moved), let id = data.item(key), hosted.isRow(id) else { return true }
        return hosted.element(id) != nil
    }

    /// Moves the data of an item that was moved in the source; if the data refuses, the item goes back.
    ///
    /// - Parameter isSelected: Whether the item was selected before.
    func moveData(_ move: CollectionMove, isSelected: Bool) {
        if let hosted, let id = data.item(move.key), let element = hosted.element(id) {
            func neighbour(_ way: Int) -> Any? {
                data.sourceKey(CollectionPlace(section: move.to.section, item: move.to.item + way)).flatMap(data.item)
            }
            let section = data.sourceContent(0).sectionKey(move.to.section).flatMap(data.section)
            let place = HostedRows.Place(section: section, next: neighbour(1), previous: neighbour(-1))
            // In another list the row is another item.
            if move.from.section != move.to.section, cells[.item(move.key)]?.holdsFocus == true {
                awaitedRow = hosted.name(id).map { AwaitedRow(name: $0, old: move.key, isSelected: isSelected) }
            }
            let isTaken = hosted.take(element, place)
            if !isTaken { awaitedRow = nil }
            if !isTaken, onMove == nil, !hears(.moved) { return perform(move.inverse) }
        }
        onMove?(move)
        sendFromPeople(.moved)
    }
}
