import TatamiCollections
import TatamiGeometry
import TatamiViews

/// What a row of an outline of entries is known by: the list of the row around it, and its number in that.
public struct OutlinePlace: Hashable, Sendable {
    let list: ObjectIdentifier
    let number: Int
}

/// An outline whose rows something else makes, such as a file. Rows are made when they come into sight, and those below a row when it is opened.
/// A row that was opened stays until it leaves the data.
public final class EntryOutline: OutlineView<OutlinePlace> {
    private let store: EntryStore

    /// Creates an outline without rows.
    public init() {
        let store = EntryStore()
        self.store = store
        super.init(
            roots: [], children: { place, answer in answer(store.children(of: place)) }, cell: { HostCell() },
            configure: { (cell: HostCell, place: OutlinePlace) in
                cell.show(fills: true) {
                    guard let (entry, sight) = store.see(place) else { return HostedViews([]) }
                    return HostedViews([entry]) { store.leave(place, entry, sight) }
                }
            })
        mayHaveChildren = { !store.children(of: $0).isEmpty }
        store.outline = self
        rows = HostedList()
        var names = HostedRows()
        names.name = { [store] id in (id as? OutlinePlace).flatMap(store.path).map { AnyHashable($0) } }
        names.id = { [store] name in (name.base as? [AnyHashable]).flatMap(store.place) }
        names.text = { [store] id in (id as? OutlinePlace).flatMap(store.text) }
        hosted = names
    }

    /// The outermost rows.
    public var rows: HostedList {
        get { store.roots }
        set {
            store.setRoots(newValue)
            newValue.onChange = { [weak self] in self?.rootsChanged() }
            let list = ObjectIdentifier(newValue)
            newValue.onRemake = { [weak self] number in self?.remade(OutlinePlace(list: list, number: number)) }
            rootsChanged()
        }
    }

    /// Outermost rows that are shown as they are. Setting them shows them instead of ``rows``.
    public var entries: [OutlineEntry] = [] { didSet { rows = HostedList(entries) } }

    private func rootsChanged() {
        setRoots(store.places(of: store.roots))
        store.forgetLeft()
    }

    /// Makes a row anew, whose objects are other ones.
    func remade(_ place: OutlinePlace) {
        store.end(place)
        rowChanged(place)
    }

    /// Follows an entry whose `isOpen` was set.
    func entryChanged(_ entry: OutlineEntry) {
        guard let place = entry.place, entry.isOpen != isOpen(place) else { return }
        if entry.isOpen { open(place) } else { close(place) }
    }

    /// Shows other rows below an entry.
    func rowsChanged(_ entry: OutlineEntry) {
        guard let place = entry.place else { return }
        store.follow(entry)
        let rows = store.children(of: place)
        if let known = children(of: place), known != rows { setChildren(rows, of: place) }
        rowChanged(place)
        store.forgetLeft()
    }

    /// Opens the rows that have come into sight and say that they are open.
    public override func prepareChildren(in areas: [Rect]) {
        store.restore()
        for entry in store.takeFresh() where entry.isOpen {
            (entry.superview?.superview as? OutlineRow)?.startAnew()
            entryChanged(entry)
        }
        super.prepareChildren(in: areas)
    }

    override var keptRows: KeptRows? {
        get { store.rowsToKeep() }
        set { store.restored = newValue }
    }

    override func openChanged(_ place: OutlinePlace) { store.entry(place)?.take(isOpen: isOpen(place)) }
}

/// The entries of an outline that are in sight or were opened.
private final class EntryStore {
    weak var outline: EntryOutline?
    private(set) var roots = HostedList()
    private var lists: [ObjectIdentifier: HostedList] = [:]
    /// The rows that the lists are below.
    private var owners: [ObjectIdentifier: OutlinePlace] = [:]
    private var kept: [OutlinePlace: Kept] = [:]
    private var fresh: [OutlineEntry] = []
    /// What people have opened in the outline before this one, until the rows are there.
    var restored: KeptRows?

    private struct Kept {
        let entry: OutlineEntry
        let end: () -> Void
        var isInSight = false
        /// How often the row has come into sight. A cell that waits to be used again still has the row of its last use.
        var sights = 0
    }

    func setRoots(_ list: HostedList) {
        lists[ObjectIdentifier(roots)] = nil
        roots = list
        lists[ObjectIdentifier(list)] = list
    }

    func places(of list: HostedList) -> [OutlinePlace] {
        list.numbers.map { OutlinePlace(list: ObjectIdentifier(list), number: $0) }
    }

    func entry(_ place: OutlinePlace) -> OutlineEntry? { kept[place]?.entry }

    /// The text by which people find a row.
    func text(_ place: OutlinePlace) -> String? { lists[place.list]?.text(of: place.number) }

    func children(of place: OutlinePlace) -> [OutlinePlace] { (entry(place)?.rows).map(places) ?? [] }

    /// Returns the entry of a row that comes into sight, and how often it has done so.
    func see(_ place: OutlinePlace) -> (entry: OutlineEntry, sight: Int)? {
        guard let entry = make(place), let sights = kept[place]?.sights else { return nil }
        kept[place]?.isInSight = true
        kept[place]?.sights = sights + 1
        return (entry, sights + 1)
    }

    /// Returns the entry of a row, which is made if it is not there.
    private func make(_ place: OutlinePlace) -> OutlineEntry? {
        if kept[place] == nil {
            guard let made = lists[place.list]?.make(place.number), let entry = made.objects.first as? OutlineEntry else { return nil }
            (entry.place, entry.outline) = (place, outline)
            kept[place] = Kept(entry: entry, end: made.end)
            follow(entry)
            fresh.append(entry)
        }
        return entry(place)
    }

    /// Ends the entry of a row that is out of sight, unless it was opened or has come back into sight in another cell.
    func leave(_ place: OutlinePlace, _ entry: OutlineEntry, _ sight: Int) {
        guard let known = kept[place], known.entry === entry, known.sights == sight else { return }
        kept[place]?.isInSight = false
        if outline?.children(of: place) == nil { end(place) }
    }

    /// Ends the entries of rows that are no longer in the data.
    func forgetLeft() {
        while true {
            let gone = kept.filter { !$1.isInSight && lists[$0.list]?.contains($0.number) != true }
            if gone.isEmpty { return }
            // The rows below them are found in the next round.
            for place in gone.keys { end(place) }
        }
    }

    func end(_ place: OutlinePlace) {
        guard let gone = kept.removeValue(forKey: place) else { return }
        lists[ObjectIdentifier(gone.entry.rows)] = nil
        owners[ObjectIdentifier(gone.entry.rows)] = nil
        (gone.entry.place, gone.entry.outline) = (nil, nil)
        gone.end()
    }

    func follow(_ entry: OutlineEntry) {
        let list = entry.rows
        lists[ObjectIdentifier(list)] = list
        owners[ObjectIdentifier(list)] = entry.place
        list.onChange = { [weak entry] in if let entry { entry.outline?.rowsChanged(entry) } }
        let id = ObjectIdentifier(list)
        list.onRemake = { [weak entry] number in entry?.outline?.remade(OutlinePlace(list: id, number: number)) }
    }

    func takeFresh() -> [OutlineEntry] {
        defer { fresh = [] }
        return fresh
    }

    // MARK: Another outline in place of this one

    /// Returns what people have opened and closed; nil for nothing.
    func rowsToKeep() -> KeptRows? {
        if let restored { return restored }
        let changed = kept.filter { $1.entry.isChangedByPeople || isOpen($0) }
        return rows(of: roots, in: Dictionary(grouping: changed.keys, by: \.list))
    }

    private func isOpen(_ place: OutlinePlace) -> Bool { outline?.isOpen(place) == true }

    private func rows(of list: HostedList, in changed: [ObjectIdentifier: [OutlinePlace]]) -> KeptRows? {
        var result = KeptRows()
        for place in changed[ObjectIdentifier(list)] ?? [] {
            guard let entry = entry(place), let name = name(of: place, in: list) else { continue }
            let below = rows(of: entry.rows, in: changed)
            guard entry.isChangedByPeople || below != nil else { continue }
            result.rows[name] = KeptRows.Row(isOpen: entry.isChangedByPeople ? entry.isOpen : nil, rows: below ?? KeptRows())
        }
        return result.rows.isEmpty ? nil : result
    }

    /// Opens and closes rows as people have left them in the outline before this one. Rows that it does not have are left out.
    func restore() {
        guard let all = restored else { return }
        restored = nil
        var pending = [(list: roots, kept: all)]
        while let (list, kept) = pending.popLast() {
            for (name, row) in kept.rows {
                guard let place = place(named: name, in: list), let entry = make(place) else { continue }
                if let isOpen = row.isOpen { entry.restore(isOpen: isOpen) }
                if row.rows.rows.isEmpty { continue }
                // The outline knows the rows below a row that was never opened only if it is told of them.
                if let outline, outline.children(of: place) == nil { outline.setChildren(children(of: place), of: place) }
                pending.append((entry.rows, row.rows))
            }
        }
    }

    // MARK: Names

    /// The name of a row, or else its place in the list.
    private func name(of place: OutlinePlace, in list: HostedList) -> AnyHashable? {
        list.name(of: place.number) ?? list.numbers.firstIndex(of: place.number).map { AnyHashable($0) }
    }

    private func place(named name: AnyHashable, in list: HostedList) -> OutlinePlace? {
        let number = list.number(named: name) ?? (name.base as? Int).flatMap { list.numbers.indices.contains($0) ? list.numbers[$0] : nil }
        return number.map { OutlinePlace(list: ObjectIdentifier(list), number: $0) }
    }

    /// Returns the names of a row and of those around it, the outermost first; nil for a row that is not there.
    func path(of place: OutlinePlace) -> [AnyHashable]? {
        var (names, next) = ([AnyHashable](), Optional(place))
        while let place = next {
            guard let list = lists[place.list], let name = name(of: place, in: list) else { return nil }
            names.append(name)
            next = owners[place.list]
        }
        return names.reversed()
    }

    /// Returns the row at a path of names; nil if one of them is not made.
    func place(at path: [AnyHashable]) -> OutlinePlace? {
        var (list, found) = (Optional(roots), OutlinePlace?.none)
        for name in path {
            guard let place = list.flatMap({ self.place(named: name, in: $0) }) else { return nil }
            (list, found) = (entry(place)?.rows, place)
        }
        return found
    }
}
