import NUI
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
    /// Rows are ordered when this changes and when others are there, not when a cell shows something else.
    var sorting: [CellOrder] = [] { didSet { if sorting != oldValue { refresh() } } }
    private var structure: ArrayStructure?
    private var objects: [ObjectIdentifier: AnyObject] = [:]

    /// Takes over the first elements.
    func begin(_ structure: ArrayStructure) {
        self.structure = structure
        ids = elements()
    }

    override func refresh() {
        ids = elements()
        onChange()
    }

    override func end() {
        super.end()
        structure = nil
    }

    private func elements() -> [ID] {
        objects = [:]
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
            guard let structure, structure.parts.indices.contains(number), case .clause(let clause) = structure.parts[number],
                let loop = clause as? LoopStructure, let rows = loop.onDemand,
                let contents = rows.open(identity, of: loop, changed: { [weak self] in self?.onRemake(id) })
            else { return HostedList.Made([]) }
            return HostedList.Made(contents.elements.compactMap(\.object)) { [weak rows] in rows?.close(identity, contents) }
        }
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
        let take = { [weak self, weak list] in
            guard let self else { return }
            list?.set(ids) { [weak self] in self?.make($0) ?? HostedList.Made([]) }
        }
        take()
        onChange = take
        onRemake = { [weak list] in list?.remade($0) }
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
    }
}

extension Table {
    /// Shows an array of a file, of which it makes the rows in sight. The cells of several rows for one element stand side by side.
    func show(_ list: OnDemandList) {
        show(list.makeSource()) { [weak list] id in
            guard let made = list?.make(id) else { return HostedViews([]) }
            return HostedViews(made.objects.flatMap { ($0 as? TableCells)?.cells ?? [] }, end: made.end)
        }
        orderRows = { [weak self, weak list] sorting in
            list?.sorting = sorting.compactMap { sort in
                self?.givenColumns.firstIndex(of: sort.column).map { CellOrder(cell: $0, isAscending: sort.isAscending) }
            }
        }
    }
}
