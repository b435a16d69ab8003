import NUI
import NUIData
import TatamiData

/// Makes objects for the elements of a list: `:for x in list`.
final class LoopStructure: ClauseStructure {
    private(set) var rows: [LoopRow] = []
    /// The list as the last update found it.
    private(set) var list: LoopList?
    /// Works out the text by which people find a row; nil until somebody asks.
    var readText: ((LiveValue) -> String?)?
    /// The rows if they make their objects when they come into sight; nil if all rows make them.
    var onDemand: OnDemandRows?

    override var isTaken: Bool { isPreviousTaken || rows.contains(where: \.isShown) || onDemand?.shown.isEmpty == false }

    override var elements: [Loaded] { rows.flatMap(\.elements) }

    override func refresh() {
        let before = isTaken
        evaluate()
        changed()
        if before != isTaken { next?.mark() }
    }

    /// Makes the objects of rows when they come into sight, before the loop is evaluated for the first time.
    func makeOnDemand() {
        let rows = OnDemandRows()
        rows.makeFilter = { [weak self] in self.map(OnDemandFilter.init) }
        onDemand = rows
    }

    /// Called by a row that is shown now, or no longer.
    ///
    /// Rows are numbered once for all that change at a time.
    func rowChanged() {
        if object.clause(.index) != nil { mark() }
        changed()
        next?.mark()
    }

    override func evaluate() {
        guard !isPreviousTaken, let clause = object.clause(.loop), let value = clause.value,
            let name = clause.name,
            let list = builder.evaluate(list: value, isKeyed: object.clause(.key) != nil, in: scope, for: self)
        else {
            list = nil
            onDemand?.take([], [], nil)
            return take([])
        }
        self.list = list
        let identities = identities(of: list, name)
        if let onDemand { return onDemand.take(identities, list.elements, filter(name, list)) }
        var known = Dictionary(rows.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first })
        var fresh: [LoopRow] = []
        fresh.reserveCapacity(list.elements.count)
        for (index, element) in list.elements.enumerated() {
            let identity = identities[index]
            if let row = known.removeValue(forKey: identity) {
                row.value.set(element)
                fresh.append(row)
            } else if let row = makeRow(element, identity, name, list) {
                fresh.append(row)
            }
        }
        for row in known.values { row.end() }
        take(fresh)
        for row in rows where row.isNew { row.decide() }
        number()
        for row in rows where row.isNew { row.start() }
    }

    /// What the elements keep while the list changes: by the key of the loop if it has one, otherwise the records or the positions.
    private func identities(of list: LoopList, _ name: Name) -> [LoopRow.Identity] {
        guard let clause = object.clause(.key), case .path(let path)? = clause.value, let keys = keys(path, of: list, name) else {
            return list.elements.enumerated().map { LoopRow.Identity($1, $0) }
        }
        let rows = RowKeys(keys)
        report(rows.duplicates, clause.range)
        return rows.identities.map { .key($0.key, $0.occurrence) }
    }

    /// The values of the key that the loop gives; nil if it is that of the type, by which the records know themselves.
    private func keys(_ path: NamePath, of list: LoopList, _ name: Name) -> [DataValue]? {
        guard case .record(let type) = list.elementType else {
            return list.elements.map { if case .plain(let value) = $0 { value.asKey } else { .null } }
        }
        guard let record = builder.resolver.data.model?.record(named: type), let key = builder.keyName(path, of: record, named: name.text),
            key != record.key
        else { return nil }
        let rows = list.elements.compactMap { element -> LiveRecord? in
            if case .record(let row) = element { row } else { nil }
        }
        followToo(rows.map { Reading(record: $0, field: key, aspect: .value) })
        return rows.map { if case .plain(let value)? = $0.value(of: key) { value.asKey } else { .null } }
    }

    /// Reports the first rows with one key, once a loop of the file.
    private func report(_ duplicates: [RowKeys<DataValue>.Duplicate], _ range: SourceRange) {
        guard let first = duplicates.first, !scene.isSample, scene.reported.insert(range).inserted else { return }
        let list = object.clause(.loop)?.value.map { builder.resolver.program.text(in: $0.range) } ?? ""
        builder.warn(
            .failedBinding, "\(list)[\(first.first)] and \(list)[\(first.row)] have the key \(first.key.keyText)", at: range)
    }

    private func take(_ new: [LoopRow]) {
        let staying = Set(new.map(ObjectIdentifier.init))
        for row in rows where !staying.contains(ObjectIdentifier(row)) { row.end() }
        rows = new
    }

    private func makeRow(
        _ element: LiveValue, _ identity: LoopRow.Identity, _ name: Name, _ list: LoopList
    ) -> LoopRow? {
        guard scene.admitObject() else {
            if let range = object.clause(.loop)?.range, scene.reported.insert(range).inserted {
                builder.warn(.failedBinding, "loops make more than \(DataScene.mostObjects) objects; the rest is left out", at: range)
            }
            return nil
        }
        let value = LocalValue(element, write: identity.position.flatMap(list.writer))
        let index = object.clause(.index) == nil ? nil : LocalValue(.plain(.integer(0)))
        return LoopRow(self, identity, value, index) { [weak self, changed] row in
            self?.contents(identity, element, value, index, changed: changed)
        } filter: { [object, builder, scope] watcher in
            guard let filter = object.clause(.filter)?.value else { return true }
            let inner = scope.with(scope.data.adding(name, list.elementType, value, isEditable: list.isEditable))
            return builder.evaluate(condition: filter, isOptional: false, in: inner, for: watcher)?.plain == .bool(true)
        }
    }

    /// Builds the objects of a row, in which the names of the loop have values.
    func contents(
        _ identity: LoopRow.Identity, _ element: LiveValue, _ value: LocalValue, _ index: LocalValue?, changed: @escaping () -> Void
    ) -> StructureContents? {
        guard let name = object.clause(.loop)?.name, let list else { return nil }
        return builder.contents(of: object, type, scope, row: identity.key(element), changed: changed) { inner in
            let named = inner.adding(name, list.elementType, value, isEditable: list.isEditable)
            guard let index, let name = object.clause(.index)?.name else { return named }
            return named.adding(name, .integer, index)
        }
    }

    /// Returns the `:where` of the rows that make their objects when they come into sight; nil if the loop has none.
    private func filter(_ name: Name, _ list: LoopList) -> ((LiveValue, DataWatcher) -> Bool)? {
        guard let filter = object.clause(.filter)?.value else { return nil }
        return { [builder, scope] element, watcher in
            let inner = scope.with(scope.data.adding(name, list.elementType, LocalValue(element)))
            return builder.evaluate(condition: filter, isOptional: false, in: inner, for: watcher)?.plain == .bool(true)
        }
    }

    /// Numbers the rows that are shown.
    private func number() {
        guard object.clause(.index) != nil else { return }
        var count = 0
        for row in rows where row.isShown {
            row.index?.set(.plain(.integer(count)))
            count += 1
        }
    }

    override func end() {
        for row in rows { row.end() }
        rows = []
        onDemand?.end()
        super.end()
    }
}

/// One element of a loop, with what the loop makes for it.
final class LoopRow {
    /// What an element keeps while the list changes: the record, or the position of a plain value.
    enum Identity: Hashable {
        case record(ObjectIdentifier)
        case position(Int)
        /// The key of the loop, and how many elements before have the same one.
        case key(DataValue, Int)

        /// What names a row in Swift: its key, or its position.
        func key(_ element: LiveValue) -> DataValue? {
            switch self {
            case .position(let index): .integer(index)
            case .key(let value, _): value.asKey
            case .record: if case .record(let record) = element { record.identity.value?.asKey } else { nil }
            }
        }

        /// The position of a plain value; nil for a record.
        var position: Int? { if case .position(let index) = self { index } else { nil } }

        init(_ element: LiveValue, _ index: Int) {
            if case .record(let record) = element { self = .record(ObjectIdentifier(record)) } else { self = .position(index) }
        }
    }

    let identity: Identity
    let value: LocalValue
    let index: LocalValue?
    private(set) var isNew = true
    private(set) var isShown = false
    private weak var loop: LoopStructure?
    private var contents: StructureContents?
    private let make: (LoopRow) -> StructureContents?
    private let filter: RowFilter

    init(
        _ loop: LoopStructure, _ identity: Identity, _ value: LocalValue, _ index: LocalValue?,
        make: @escaping (LoopRow) -> StructureContents?, filter: @escaping (DataWatcher) -> Bool
    ) {
        (self.loop, self.identity, self.value, self.index, self.make) = (loop, identity, value, index, make)
        self.filter = RowFilter(loop.scene, filter)
        self.filter.row = self
    }

    var elements: [Loaded] { isShown ? contents?.elements ?? [] : [] }

    /// Finds out whether the row is shown at first.
    func decide() { isShown = filter.isMet }

    /// Makes what is there at first.
    func start() {
        isNew = false
        show()
    }

    /// Makes or removes what the filter lets through, and tells the loop.
    fileprivate func refresh() {
        let before = isShown
        decide()
        guard before != isShown else { return }
        loop?.rowChanged()
        show()
    }

    private func show() {
        if isShown, contents == nil { contents = make(self) }
        if !isShown { endContents() }
    }

    private func endContents() {
        contents?.lifetime.end()
        contents = nil
    }

    func end() {
        guard !filter.isEnded else { return }
        filter.scene.dismissObject()
        filter.end()
        endContents()
        isShown = false
    }
}

/// The `:where` of a row.
private final class RowFilter: DataWatcher {
    weak var row: LoopRow?
    private let condition: (DataWatcher) -> Bool

    init(_ scene: DataScene, _ condition: @escaping (DataWatcher) -> Bool) {
        self.condition = condition
        super.init(scene)
    }

    override var isStructure: Bool { true }
    var isMet: Bool { condition(self) }
    override func refresh() { row?.refresh() }
}
