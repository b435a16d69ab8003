import TatamiCollections
import TatamiViews

/// What people have chosen in a collection that is replaced by another one.
package struct KeptItems {
    /// An item, by the name that the data gives it, or else by its place.
    fileprivate struct Item {
        var name: AnyHashable?
        var place: CollectionPlace
    }

    fileprivate var selected: [Item]
    /// The item that has the focus itself.
    fileprivate var focused: Item?
    /// The number of items of each section. Places count only in a collection with as many.
    fileprivate var counts: [Int]
    fileprivate var rows: KeptRows?
}

/// Which rows of an outline people have opened or closed, by their names or else by their places in their lists.
struct KeptRows {
    /// A row, and those below it.
    struct Row {
        /// Whether people have opened the row; nil if they have left it as it was.
        var isOpen: Bool?
        var rows = KeptRows()
    }

    var rows: [AnyHashable: Row] = [:]
}

extension CollectionView: KeepsState {
    /// The most selected items that are kept.
    private static let mostKept = 10_000

    package var stateToKeep: KeptItems? {
        // What was taken over is kept again until it is shown.
        if var kept = keptItems {
            kept.rows = keptRows
            return kept
        }
        func item(_ key: ItemKey) -> KeptItems.Item? {
            data.place(key).map { KeptItems.Item(name: name(ofItem: key), place: $0) }
        }
        return KeptItems(
            selected: selectedItems(limit: Self.mostKept).compactMap(item), focused: focusedCell?.item.flatMap(item), counts: itemCounts,
            rows: keptRows)
    }

    package func restore(_ kept: KeptItems) {
        keptItems = kept
        keptRows = kept.rows
        contentChanged()
    }

    private var itemCounts: [Int] {
        let content = data.content(0)
        return (0..<content.sectionCount).map(content.itemCount)
    }

    /// Selects the items that were selected in the collection before this one, and gives the focus to the one that had it.
    ///
    /// A selection that the data has counts more, and so does one that the program makes. Items without a name are waited for until as many are
    /// there as before, or until something else is selected.
    func takeKeptItems() {
        guard let kept = keptItems else { return }
        let isSame = kept.counts == itemCounts
        let needsPlaces = (kept.selected + [kept.focused].compactMap(\.self)).contains { $0.name == nil }
        guard isSame || !needsPlaces else { return }
        keptItems = nil
        func place(_ item: KeptItems.Item) -> CollectionPlace? {
            guard let name = item.name else { return item.place }
            return self.item(named: name).flatMap(data.place)
        }
        let places = kept.selected.compactMap(place)
        if wantedNames == nil, selectionMode != Selection.Mode.none, !places.isEmpty { show(selection.setSelected(places)) }
        guard let focused = kept.focused.flatMap(place).flatMap(data.key), root?.focusedView?.root == nil else { return }
        keptFocus = focused
    }

    /// Gives the focus to the item that had it in the collection before this one, if it is in sight.
    func focusKeptItem() {
        guard let key = keptFocus else { return }
        keptFocus = nil
        if let cell = cells[.item(key)], root?.focusedView?.root == nil { root?.focusSoon(cell) }
    }
}
