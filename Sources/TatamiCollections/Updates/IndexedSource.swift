/// The content of a collection whose items the program has by their indices: a file of records, the rows of a query. Nothing is stored for an
/// item before it was in sight (collections: rule 36).
///
/// The program changes its data, and then says what it has changed. The view takes all changes at once before its next frame.
///
/// ```swift
/// let source = IndexedSource(count: { log.count }, id: { log[$0].number })
/// log.append(line)
/// source.insert(log.count - 1..<log.count)
/// ```
///
/// If the number of items is another one than the changes lead to, that is reported, and everything is shown anew without motions: what is in
/// sight and selected is found again by its id.
public final class IndexedSource<Item: Hashable & Sendable> {
    private let countNow: () -> Int
    private let idAt: (Int) -> Item
    private let indexOf: ((Item) -> Int?)?
    private var keys = IndexedKeys<Item>()
    /// The number of items that the keys belong to, and the one at the last update.
    private var count: Int
    private var lastCount: Int
    private var update = CollectionUpdate()
    private var isReloading = false
    private let section: SectionKey
    /// Called when there is something to take. The view that shows the content sets it.
    package var onChange: (() -> Void)?

    /// Creates a source.
    ///
    /// - Parameters:
    ///   - count: Returns the number of items.
    ///   - id: Returns the id of the item at an index, from 0 to the number of items.
    ///   - index: Returns the index of an item; nil if it is gone. Without it, items are found again only where they were.
    public init(count: @escaping () -> Int, id: @escaping (Int) -> Item, index: ((Item) -> Int?)? = nil) {
        (countNow, idAt, indexOf) = (count, id, index)
        self.count = max(0, count())
        lastCount = self.count
        var pool = KeyPool()
        let first = pool.take()
        section = SectionKey(slot: first.slot, generation: first.generation)
    }

    // MARK: Changes

    /// Says that items have come at some indices.
    public func insert(_ range: Range<Int>, style: ChangeStyle = .automatic) {
        let start = max(0, min(range.lowerBound, count))
        let range = start..<start + range.count
        guard !range.isEmpty else { return }
        keys.insert(range)
        count += range.count
        step(.insert(range, section: 0), style)
    }

    /// Says that the items at some indices have left. The indices are those before.
    public func remove(_ range: Range<Int>, style: ChangeStyle = .automatic) {
        let range = range.clamped(to: 0..<count)
        guard !range.isEmpty else { return }
        update.removed += keys.remove(range)
        count -= range.count
        step(.remove(range, section: 0), style)
    }

    /// Says that an item has moved. The new index counts without it.
    public func move(from index: Int, to other: Int, style: ChangeStyle = .automatic) {
        guard (0..<count).contains(index), index != other else { return }
        let other = max(0, min(other, count - 1))
        // The data has moved already, so an item that has no key gets none here.
        let key = keys.key(at: index)
        let id = key.flatMap { keys.id(of: $0) }
        _ = keys.remove(index..<index + 1)
        keys.insert(other..<other + 1)
        if let key, let id { keys.put(key, id, at: other) }
        let (from, to) = (CollectionPlace(section: 0, item: index), CollectionPlace(section: 0, item: other))
        update = update.followed(by: .moving(key, from: from, to: to))
        update.style = style
        onChange?()
    }

    /// Says that items show something else now.
    public func reconfigure(_ indices: [Int]) {
        update.reconfigured += indices.compactMap { keys.key(at: $0) }
        onChange?()
    }

    /// Says that anything may be another one. Everything is shown anew without motions.
    public func reload() {
        isReloading = true
        onChange?()
    }

    private func step(_ step: CollectionStep, _ style: ChangeStyle) {
        update.steps.append(step)
        update.style = style
        onChange?()
    }

    // MARK: Showing

    /// Returns what changed since the last call, and begins anew; nil if nothing did.
    public func takeUpdate() -> CollectionUpdate? {
        let now = max(0, countNow())
        if now != count {
            let message =
                "The source has \(now) items, and its changes lead to \(count); everything is shown anew. Call insert and remove for each change."
            update.faults.append(SnapshotFault(message: message))
            isReloading = true
        }
        if isReloading { readAnew(now) }
        keys.release(update.removed)
        (count, lastCount, isReloading) = (now, now, false)
        defer { update = CollectionUpdate() }
        return update.isEmpty && update.faults.isEmpty ? nil : update
    }

    /// Replaces the changes by one that removes and inserts everything. What was in sight or selected keeps its key if it is still there.
    private func readAnew(_ now: Int) {
        var result = CollectionUpdate()
        result.faults = update.faults
        result.style = .none
        if lastCount > 0 { result.steps.append(.remove(0..<lastCount, section: 0)) }
        if now > 0 { result.steps.append(.insert(0..<now, section: 0)) }
        result.removed = update.removed
        var kept: [(key: ItemKey, id: Item, index: Int)] = []
        var taken = Set<Int>()
        for (key, id, index) in keys.all {
            let old = update.place(before: CollectionPlace(section: 0, item: index))
            guard let new = place(of: id, at: index, now), taken.insert(new).inserted else {
                result.removed.append(key)
                continue
            }
            kept.append((key, id, new))
            guard let old, lastCount > 0 else { continue }
            // Such an item may hold the content in place, so it is not listed as moved.
            result.carried.append(
                CarriedItem(
                    removal: .init(step: 0, place: old), insertion: .init(step: 1, place: CollectionPlace(section: 0, item: new))))
        }
        result.reconfigured = kept.map(\.key)
        keys.replace(by: kept)
        update = result
    }

    private func place(of id: Item, at index: Int, _ now: Int) -> Int? {
        if index < now, idAt(index) == id { return index }
        return indexOf?(id).flatMap { (0..<now).contains($0) ? $0 : nil }
    }

    // MARK: Keys

    /// Returns the key of the item at an index.
    ///
    /// - Precondition: There is an item.
    private func key(at index: Int) -> ItemKey { keys.key(at: index) ?? keys.make(idAt(index), at: index) }

    /// Returns the key of the item at an index; nil if there is none.
    public func key(atIndex index: Int) -> ItemKey? { (0..<min(count, max(0, countNow()))).contains(index) ? key(at: index) : nil }

    /// Returns the id of the item at an index, which gets no key by that; nil if there is none.
    public func id(atIndex index: Int) -> Item? {
        guard (0..<min(count, max(0, countNow()))).contains(index) else { return nil }
        return keys.key(at: index).flatMap { keys.id(of: $0) } ?? idAt(index)
    }

    /// The number of items that have keys.
    package var keyCount: Int { keys.count }

    /// Returns the key of an item; nil if it was never in sight and there is no way to find its index.
    public func key(of item: Item) -> ItemKey? { keys.key(of: item) ?? indexOf?(item).flatMap { key(atIndex: $0) } }

    /// Returns the index of an item; nil if it left.
    public func index(of key: ItemKey) -> Int? { keys.index(of: key) }

    /// Returns the id of an item; nil if it left.
    public func id(of key: ItemKey) -> Item? { keys.id(of: key) }

    /// What a layout knows of the content, for a length across the main axis, in points.
    public func content(crossLength: Double) -> LayoutContent {
        LayoutContent(
            crossLength: crossLength, sectionCount: 1, itemCount: { [self] in $0 == 0 ? count : 0 },
            sectionKey: { [section] in $0 == 0 ? section : nil },
            itemKey: { [self] in $0.section == 0 ? key(atIndex: $0.item) : nil },
            section: { [section] in $0 == section ? 0 : nil },
            place: { [self] in index(of: $0).map { CollectionPlace(section: 0, item: $0) } })
    }
}
