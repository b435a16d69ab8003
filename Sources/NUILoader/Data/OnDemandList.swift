import NUI
import NUIData
import TatamiCollectionViews
import TatamiCollections
import TatamiViews

/// An array of which loops make objects only when they come into sight.
final class OnDemandList: DataWatcher {
    /// An element: an object that is always there, or a row of a loop.
    enum ID: Hashable {
        case object(ObjectIdentifier)
        case row(loop: Int, LoopRow.Identity)
    }

    /// The elements, in order.
    private(set) var ids: [ID] = []
    /// Called when other elements are there.
    var onChange: () -> Void = {}
    /// Called with an element that has other objects than before.
    var onRemake: (ID) -> Void = { _ in }
    /// The cells by which the rows of each loop of a table are ordered, the most important one first; none for the order of the list.
    /// Rows are ordered when this changes, when others are there, and when all of the data is replaced, not when a cell shows something else.
    var sorting: [HostedList.Order] = [] { didSet { if sorting != oldValue { refresh() } } }
    private var structure: ArrayStructure?
    private var objects: [ObjectIdentifier: AnyObject] = [:]
    /// The elements by the keys of their rows, as long as the elements are the same; nil until somebody asks.
    private var named: [SelectedKey: ID]?

    /// Takes over the first elements.
    func begin(_ structure: ArrayStructure) {
        self.structure = structure
        ids = elements()
    }

    override func refresh() {
        ids = elements()
        onChange()
    }

    override func dataReplaced() { if !sorting.isEmpty { mark() } }

    override func end() {
        super.end()
        structure = nil
    }

    private func elements() -> [ID] {
        (objects, named) = ([:], nil)
        return (structure?.parts ?? []).enumerated().flatMap { index, part -> [ID] in
            switch part {
            case .fixed(let value): ids(of: [value])
            case .clause(let clause):
                if let loop = clause as? LoopStructure, let rows = loop.onDemand {
                    (sorting.isEmpty ? rows.shown : loop.ordered(rows, by: sorting)).map { .row(loop: index, $0) }
                } else {
                    ids(of: clause.elements)
                }
            }
        }
    }

    private func ids(of values: [Loaded]) -> [ID] {
        values.compactMap { value in
            guard let object = value.object else { return nil }
            objects[ObjectIdentifier(object)] = object
            return .object(ObjectIdentifier(object))
        }
    }

    /// Makes the objects of an element.
    func make(_ id: ID) -> HostedList.Made {
        switch id {
        case .object(let object): return HostedList.Made(objects[object].map { [$0] } ?? [])
        case .row(let number, let identity):
            guard let (loop, rows) = loop(number),
                let contents = rows.open(identity, of: loop, changed: { [weak self] in self?.onRemake(id) })
            else { return HostedList.Made([]) }
            return HostedList.Made(contents.elements.compactMap(\.object)) { [weak rows] in rows?.close(identity, contents) }
        }
    }

    /// The loop with a number among the parts of the array.
    private func loop(_ number: Int) -> (loop: LoopStructure, rows: OnDemandRows)? {
        guard let structure, structure.parts.indices.contains(number), case .clause(let clause) = structure.parts[number],
            let loop = clause as? LoopStructure, let rows = loop.onDemand
        else { return nil }
        return (loop, rows)
    }

    // MARK: Names and moves

    /// What names the elements by the keys of their rows, and moves these in their list.
    var rows: HostedRows {
        var rows = HostedRows()
        rows.name = { [weak self] in ($0 as? ID).flatMap { self?.key(of: $0) } }
        rows.id = { [weak self] in ($0.base as? SelectedKey).flatMap { self?.id(named: $0) } }
        rows.text = { [weak self] in ($0 as? ID).flatMap { self?.text(of: $0) } }
        rows.isRow = { if case .row? = $0 as? ID { true } else { false } }
        rows.element = { [weak self] in ($0 as? ID).flatMap { self?.movableRecord(of: $0) } }
        rows.take = { [weak self] element, place in
            (element as? LiveRecord).map { self?.take($0, before: place.next as? ID, behind: place.previous as? ID) == true } ?? false
        }
        return rows
    }

    /// The text by which people find an element.
    private func text(of id: ID) -> String? {
        switch id {
        case .object(let object):
            return (objects[object] as? View)?.firstText ?? (objects[object] as? TableCells)?.cells.lazy.compactMap(\.firstText).first
        case .row(let number, let identity):
            guard let (loop, rows) = loop(number), let element = rows.element(of: identity) else { return nil }
            return loop.text(of: element)
        }
    }

    private func key(of id: ID) -> SelectedKey? {
        guard case .row(let number, let identity) = id, let element = loop(number)?.rows.element(of: identity) else { return nil }
        return identity.key(element).flatMap(SelectedKey.init)
    }

    /// The element with a key. The table of all keys is made once for each change of the list.
    private func id(named key: SelectedKey) -> ID? {
        let table = named ?? Dictionary(ids.compactMap { id in self.key(of: id).map { ($0, id) } }, uniquingKeysWith: { first, _ in first })
        named = table
        return table[key]
    }

    /// The record of a row that people can move; nil for others.
    private func movableRecord(of id: ID) -> LiveRecord? {
        guard let (record, list) = record(of: id), list.isArrangeable else { return nil }
        return record
    }

    /// The record of a row, and its list if people may move rows of it.
    private func record(of id: ID) -> (record: LiveRecord, list: LiveList)? {
        guard case .row(let number, let identity) = id, let (loop, rows) = loop(number), let list = loop.list?.rows,
            case .record(let record)? = rows.element(of: identity)
        else { return nil }
        return (record, list)
    }

    private func take(_ moved: LiveRecord, before next: ID?, behind previous: ID?) -> Bool {
        guard move(moved, before: next, behind: previous) else { return false }
        // Rows without keys stay where they are and show other elements.
        mark()
        return true
    }

    /// Moves a record before the row that follows its place, or behind the row before it if that is of another list, or else into the list of the
    /// last loop that takes it.
    private func move(_ moved: LiveRecord, before next: ID?, behind previous: ID?) -> Bool {
        let (next, previous) = (next.flatMap(self.record), previous.flatMap(self.record))
        if let previous {
            let follower = next.flatMap { $0.list === previous.list ? $0.record : nil }
            if previous.list.take([moved], before: follower ?? self.follower(of: previous.record, in: previous.list, without: moved)) {
                return true
            }
        }
        if let next, next.list !== previous?.list, next.list.take([moved], before: next.record) { return true }
        let lists = next == nil && previous == nil ? (structure?.loops ?? []).compactMap { $0.list?.rows } : []
        return lists.reversed().contains { $0.take([moved], before: nil) }
    }

    /// The row behind another one in its list, also one that a filter hides.
    private func follower(of row: LiveRecord, in list: LiveList, without moved: LiveRecord) -> LiveRecord? {
        guard let index = list.rows.firstIndex(where: { $0 === row }) else { return nil }
        return list.rows[(index + 1)...].first { $0 !== moved }
    }

    // MARK: Showing

    /// Returns a source that has the elements and follows them.
    func makeSource() -> CollectionSource<Int, ID> {
        let source = CollectionSource<Int, ID>()
        source.edit(.none) { content in
            content.append([0])
            content.append(ids, to: 0)
        }
        onChange = { [weak self] in
            guard let self else { return }
            var content = CollectionSource<Int, ID>.Content()
            content.append([0])
            content.append(ids, to: 0)
            source.apply(content)
        }
        onRemake = { id in source.edit(.none) { $0.reconfigure([id]) } }
        return source
    }

    /// Returns a list that has the elements and follows them.
    func makeList() -> HostedList {
        let list = HostedList()
        list.rows = rows
        let take = { [weak self, weak list] in
            guard let self else { return }
            list?.set(ids) { [weak self] in self?.make($0) ?? HostedList.Made([]) }
        }
        take()
        onChange = take
        onRemake = { [weak list] in list?.remade($0) }
        list.order = { [weak self] order in self?.sorting = order }
        return list
    }
}

extension CollectionView {
    /// Shows an array of a file, of which it makes the rows in sight.
    func show(_ list: OnDemandList) {
        show(list.makeSource()) { [weak list] id in
            guard let made = list?.make(id) else { return HostedViews([]) }
            return HostedViews(made.objects.compactMap { $0 as? View }, end: made.end)
        }
        hosted = list.rows
    }
}

extension Table {
    /// Shows an array of a file, of which it makes the rows in sight. The cells of several rows for one element stand side by side.
    func show(_ list: OnDemandList) {
        show(list.makeSource()) { [weak list] id in
            guard let made = list?.make(id) else { return HostedViews([]) }
            return HostedViews(made.objects.flatMap { ($0 as? TableCells)?.cells ?? [] }, end: made.end)
        }
        rows.hosted = list.rows
        orderRows = { [weak self, weak list] sorting in
            if let self { list?.sorting = order(sorting) }
        }
    }
}
