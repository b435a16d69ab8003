import TatamiCollections
import TatamiGeometry
import TatamiViews

/// Items that stay in the collection without being shown (collections: rules 5 and 8).
struct HiddenItems {
    /// Asks for an id; nil while nothing is hidden.
    var ask: ((Any) -> Bool)?
    private(set) var keys: Set<ItemKey> = [] { didSet { order = nil } }
    /// The places of the hidden items, in order, as far as they were asked for since the last change.
    private var order: [CollectionPlace]?
    /// The items for which the answer may be another one now.
    private(set) var asked: Set<ItemKey> = []

    var hasQuestions: Bool { !asked.isEmpty }
    mutating func ask(again keys: some Sequence<ItemKey>) { if ask != nil { asked.formUnion(keys) } }
    mutating func forgetQuestions() { asked = [] }
    mutating func clear() { (keys, asked) = ([], []) }

    /// Asks about items. Returns those for which the answer is another one.
    mutating func answer(about more: some Sequence<ItemKey>, _ id: (ItemKey) -> Any?) -> [ItemKey] {
        guard let ask else { return [] }
        let pending = asked.union(more)
        asked = []
        return pending.filter { key in
            guard let id = id(key) else { return keys.remove(key) != nil }
            return ask(id) ? keys.insert(key).inserted : keys.remove(key) != nil
        }
    }

    /// Forgets the places: items came, left or moved.
    mutating func placesChanged() { order = nil }

    /// Returns the number of hidden items before a place, in the logarithm of their number.
    mutating func count(before place: CollectionPlace, _ places: (ItemKey) -> CollectionPlace?) -> Int {
        if keys.isEmpty { return 0 }
        let order = order ?? keys.compactMap(places).sorted()
        self.order = order
        var (low, high) = (0, order.count)
        while low < high {
            let middle = (low + high) / 2
            if order[middle] < place { low = middle + 1 } else { high = middle }
        }
        return low
    }

    mutating func forget(_ gone: [ItemKey]) {
        keys.subtract(gone)
        asked.subtract(gone)
    }
}

extension CollectionView {
    /// Hides items without taking them out of the source: they take no room, have no views, are not read, and stay selected.
    ///
    /// The answer is asked for when an item comes, when it is reconfigured, and when ``hiddenChanged(_:)`` names it.
    ///
    /// - Parameter isHidden: Whether an item is hidden. Items whose ids have another type are shown.
    public func hide<Item>(where isHidden: @escaping (Item) -> Bool) {
        hiddenItems.ask = { id in (id as? Item).map(isHidden) ?? false }
        everythingChanged()
    }

    /// Asks again whether items are hidden. Those that come and go do so as in an update of the source.
    public func hiddenChanged<Item>(_ ids: [Item]) {
        hiddenItems.ask(again: ids.compactMap { data.itemKey($0) })
        if hiddenItems.hasQuestions { contentChanged() }
    }

    /// Asks whether items are hidden that came or show something else. Returns those for which the answer is another one.
    func askHidden(after update: CollectionUpdate) -> [ItemKey] {
        guard hiddenItems.ask != nil else { return [] }
        var pending = update.inserted + update.reconfigured + update.reloaded
        if data.move == nil, !update.steps.isEmpty {
            // A source of indices does not name what has come.
            let content = data.content(0)
            pending += (0..<content.itemCount(0)).compactMap { content.itemKey(CollectionPlace(section: 0, item: $0)) }
        }
        // The program may ask for more while it answers.
        var items = hiddenItems
        hiddenItems.forgetQuestions()
        let turned = items.answer(about: pending, data.item)
        items.ask(again: hiddenItems.asked)
        hiddenItems = items
        return turned
    }

    /// Asks about all items, since everything is arranged anew.
    func hideAnew() {
        hiddenItems.clear()
        guard hiddenItems.ask != nil else { return }
        let content = data.content(0)
        for section in 0..<content.sectionCount {
            let keys = (0..<content.itemCount(section)).lazy.compactMap { content.itemKey(CollectionPlace(section: section, item: $0)) }
            var items = hiddenItems
            _ = items.answer(about: Array(keys), data.item)
            hiddenItems = items
        }
    }

    /// Returns what lists the hidden items of a range of a section.
    ///
    /// - Parameter keys: The hidden items.
    func hiddenPlaces(_ keys: Set<ItemKey>, _ content: LayoutContent) -> (Int, Range<Int>) -> [Int] {
        { section, range in
            guard !keys.isEmpty else { return [] }
            guard range.count > keys.count else {
                return range.filter { content.itemKey(CollectionPlace(section: section, item: $0)).map(keys.contains) == true }
            }
            return keys.compactMap { key in
                guard let place = content.place(key), place.section == section, range.contains(place.item) else { return nil }
                return place.item
            }.sorted()
        }
    }

    /// Tells the layout which items are hidden or shown now.
    func prepare(hidden keys: [ItemKey]) {
        for (section, places) in Dictionary(grouping: keys.compactMap(data.place), by: \.section).sorted(by: { $0.key < $1.key }) {
            let items = places.map(\.item)
            if let first = items.min(), let last = items.max() { prepare(.hidden(first..<last + 1, section: section)) }
        }
    }
}
