import TatamiCollections
import TatamiInteraction
import TatamiViews

/// What names and moves items that something else makes, such as the rows of a file. Ids are those of the source.
package struct HostedRows {
    /// Returns the name of an item, by which the data knows it; nil if it has none.
    package var name: (Any) -> AnyHashable? = { _ in nil }
    /// Returns the item that has a name; nil if none has it.
    package var id: (AnyHashable) -> Any? = { _ in nil }
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
        guard let hosted else { return [] }
        return selectedItems(limit: .max).compactMap { data.item($0).flatMap(hosted.name) }
    }

    /// Notes what people have selected, where somebody asks for it by names.
    func noteNames() { if wantedNames != nil { wantedNames = WantedNames(names: namesOfSelection, isDue: false) } }

    /// Selects the items that have the wanted names, if these or the items are new. The items that are there already stay selected.
    func selectWantedNames() {
        guard let wanted = wantedNames, wanted.isDue, selectionMode != Selection.Mode.none else { return }
        wantedNames?.isDue = false
        let places = wanted.names.compactMap { name in hosted?.id(name).flatMap(data.itemKey).flatMap(data.place) }
        show(selection.setSelected(places))
    }

    // MARK: Moving

    /// Whether the data lets people move an item; true for items that no data has made, and where the program listens to moves.
    func dataMayMove(_ key: ItemKey) -> Bool {
        guard let hosted, onMove == nil, !hears(.moved), let id = data.item(key), hosted.isRow(id) else { return true }
        return hosted.element(id) != nil
    }

    /// Moves the data of an item that was moved in the source; if the data refuses, the item goes back.
    func moveData(_ move: CollectionMove) {
        if let hosted, let id = data.item(move.key), let element = hosted.element(id) {
            func neighbour(_ way: Int) -> Any? {
                data.sourceKey(CollectionPlace(section: move.to.section, item: move.to.item + way)).flatMap(data.item)
            }
            let section = data.sourceContent(0).sectionKey(move.to.section).flatMap(data.section)
            let place = HostedRows.Place(section: section, next: neighbour(1), previous: neighbour(-1))
            if !hosted.take(element, place), onMove == nil, !hears(.moved) { return perform(move.inverse) }
        }
        onMove?(move)
        sendFromPeople(.moved)
    }
}
