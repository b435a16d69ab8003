import TatamiCollections
import TatamiInteraction
import TatamiViews

/// A search for an item by its first letters that is not over.
struct ItemSearch {
    let query: TypeAhead.Query
    /// The index of the next item to look at, and how many are left.
    var next: Int
    var rest: Int
}

/// Finding items by typing their first letters (collections: rule 40).
extension CollectionView {
    /// The items that are looked at in a frame: those of a program, and those of a file, whose texts are worked out from the data.
    private static let searchedInFrame = 10_000, searchedInFile = 2_000

    /// Tells the collection the texts of its items, also of those without views: people find an item by typing its first letters, and assistive
    /// technology names it when it moves.
    ///
    /// - Parameter text: Returns the text of an item. It is called for up to 10,000 items in a frame. Items whose ids have another type have
    ///   none.
    public func itemText<Item>(_ text: @escaping (Item) -> String) { readText = { ($0 as? Item).map(text) } }

    /// Returns the text of an item; nil if the program has told none. Of a row of a file it is the first one that is bound to the data.
    func text(of key: ItemKey) -> String? { data.item(key).flatMap(text(ofID:)) }

    private func text(ofID id: Any) -> String? { readText.map { $0(id) } ?? hosted?.text(id) }

    /// Begins or goes on with a search. Returns false if the text is none of a search.
    func find(_ text: String) -> Bool {
        // Rows of a file without a text have none to be found by.
        guard readText != nil || focusedCell?.item.flatMap(self.text(of:)) != nil, selectionMode != Selection.Mode.none else {
            return false
        }
        guard text.contains(where: { $0 != " " }) || typeAhead.isActive(at: currentTime) else { return false }
        guard let query = typeAhead.add(text, at: currentTime) else { return false }
        if state.hasUpdate { root?.layOutNow() }
        let current = focusedCell?.item.flatMap(data.place).flatMap { selection.index(of: $0) }
        state.search = ItemSearch(query: query, next: query.start(from: current), rest: selection.total)
        goOnSearching()
        return true
    }

    /// Looks at the next items, and goes to the one that is found.
    func goOnSearching() {
        guard var search = state.search else { return }
        state.search = nil
        // Who has left the collection is not brought back.
        guard focusedCell != nil else { return }
        let total = selection.total
        guard total > 0 else { return }
        var count = min(search.rest, total, readText == nil ? Self.searchedInFile : Self.searchedInFrame)
        search.rest -= count
        while count > 0 {
            count -= 1
            let place = selection.place(at: search.next % total)
            // Only the item that is found gets a key. Hidden ones have theirs.
            if let text = data.item(at: place).flatMap(text(ofID:)), FoldedText(text).hasPrefix(search.query.text),
                let key = data.key(place), !hiddenItems.keys.contains(key)
            {
                return move(to: key, [])
            }
            search.next = (search.next + 1) % total
        }
        guard search.rest > 0 else { return }
        state.search = search
        root?.requestFrame()
    }
}
