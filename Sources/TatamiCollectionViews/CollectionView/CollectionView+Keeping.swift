import TatamiCollections
import TatamiControls
import TatamiViews

/// What people have chosen in a collection that is replaced by another one.
package struct KeptItems {
    /// An item, by the name that the data gives it, or else by its place.
    fileprivate struct Item {
        var name: AnyHashable?
        var place: CollectionPlace
    }

    fileprivate var selected: [Item]
    /// The item that has the focus, itself or in its cell.
    fileprivate var focused: Item?
    /// What has the focus in the cell of that item; nil for the cell itself.
    fileprivate var inner: InnerFocus?
    /// The number of items of each section. Places count only in a collection with as many.
    fileprivate var counts: [Int]
    fileprivate var rows: KeptRows?
}

/// A view in the cell of an item that has the focus, such as a field.
struct InnerFocus {
    /// The view.
    private let view: View
    /// The way to the view from the cell, or from the table's cell that it is in: the places among the subviews.
    private let path: [Int]
    /// The column of that cell; nil outside of tables.
    private let column: String?
    /// Whether the view is the field in which people edit that cell.
    private let isEditor: Bool

    /// Finds what has the focus in a cell; nil for nothing.
    init?(in cell: CollectionCell) {
        guard let view = cell.root?.focusedView, view !== cell, cell.contains(view) else { return nil }
        self.view = view
        let ofTable = TableCell.around(view)
        (column, isEditor) = (ofTable?.column, ofTable?.editor != nil)
        var (path, next) = ([Int](), view)
        while next !== cell, next !== ofTable, let outer = next.superview {
            path.append(outer.subviews.firstIndex { $0 === next } ?? 0)
            next = outer
        }
        self.path = path.reversed()
    }

    /// Returns the view of the same class at the same place in another cell, with what people wrote in this one; nil if there is none.
    func counterpart(in cell: CollectionCell) -> View? {
        var found: View = cell
        if let column {
            guard let row = cell.content as? TableRow, let inner = row.cells.first(where: { $0.column == column }) else { return nil }
            if isEditor { return row.table?.editAgain(inner, with: view) }
            found = inner
        }
        for place in path {
            guard found.subviews.indices.contains(place) else { return nil }
            found = found.subviews[place]
        }
        guard type(of: found) == type(of: view) else { return nil }
        if let field = found as? TextControl, let old = view as? TextControl, old.isEdited || old.text == field.text { field.keep(old) }
        return found
    }
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
        let focused = cellWithFocus
        return KeptItems(
            selected: selectedItems(limit: Self.mostKept).compactMap(item), focused: focused?.item.flatMap(item),
            inner: focused.flatMap(InnerFocus.init), counts: itemCounts, rows: keptRows)
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
        let needsPlaces = kept.selected.contains { $0.name == nil }
        guard isSame || !needsPlaces else { return }
        keptItems = nil
        func place(_ item: KeptItems.Item) -> CollectionPlace? {
            guard let name = item.name else { return isSame ? item.place : nil }
            return self.item(named: name).flatMap(data.place)
        }
        let places = kept.selected.compactMap(place)
        if wantedNames == nil, selectionMode != Selection.Mode.none, !places.isEmpty { show(selection.setSelected(places)) }
        guard let focused = kept.focused.flatMap(place).flatMap(data.key), root?.focusedView?.root == nil else { return }
        keptFocus = (focused, kept.inner)
    }

    /// Gives the focus to the item that had it in the collection before this one, or to what had it in the item's cell, if it is in sight.
    func focusKeptItem() {
        guard let (key, inner) = keptFocus else { return }
        keptFocus = nil
        guard let cell = cells[.item(key)], root?.focusedView?.root == nil else { return }
        root?.focusSoon(inner?.counterpart(in: cell) ?? cell)
    }
}
