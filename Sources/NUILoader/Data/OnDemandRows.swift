import NUI
import NUIData
import TatamiData

/// The rows of a loop that make their objects when they come into sight (data: rule 37).
final class OnDemandRows {
    /// The rows that the filter lets through, in order.
    private(set) var shown: [LoopRow.Identity] = []
    private var elements: [LoopRow.Identity: LiveValue] = [:]
    /// The places of the rows that are shown; only for loops with an index.
    private var places: [LoopRow.Identity: Int] = [:]
    private var open: [LoopRow.Identity: OpenRow] = [:]
    private var filters: [LoopRow.Identity: OnDemandFilter] = [:]

    /// The number of rows of which a filter follows the data. Those behind are asked when the list changes.
    static let mostFollowed = 100_000

    /// Goes over to other rows.
    ///
    /// - Parameter filter: Whether a row is shown; nil if all are. The watcher follows what was read.
    func take(_ identities: [LoopRow.Identity], _ values: [LiveValue], _ filter: ((LiveValue, DataWatcher) -> Bool)?) {
        elements = Dictionary(zip(identities, values), uniquingKeysWith: { first, _ in first })
        if let filter { shown = filtered(identities, filter) } else { shown = identities }
        for (identity, row) in open { if let element = elements[identity] { row.value.set(element) } }
        number()
    }

    /// The element of a row; nil for one that is gone.
    func element(of identity: LoopRow.Identity) -> LiveValue? { elements[identity] }

    /// What follows the data of filters; set by the loop.
    var makeFilter: () -> OnDemandFilter? = { nil }

    private func filtered(_ identities: [LoopRow.Identity], _ filter: (LiveValue, DataWatcher) -> Bool) -> [LoopRow.Identity] {
        var kept: [LoopRow.Identity: OnDemandFilter] = [:]
        // One watcher asks for all rows behind the limit, and follows none of them.
        guard let rest = makeFilter() else { return identities }
        let shown = identities.enumerated().filter { index, identity in
            guard let element = elements[identity] else { return false }
            guard index < Self.mostFollowed else { return filter(element, rest) }
            guard let watcher = filters.removeValue(forKey: identity) ?? makeFilter() else { return false }
            kept[identity] = watcher
            return filter(element, watcher)
        }
        rest.end()
        for watcher in filters.values { watcher.end() }
        filters = kept
        return shown.map(\.element)
    }

    private func number() {
        places = [:]
        guard open.values.contains(where: { $0.index != nil }) else { return }
        places = Dictionary(shown.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
        for (identity, row) in open { row.index?.set(.plain(.integer(places[identity] ?? 0))) }
    }

    // MARK: Objects

    /// Makes the objects of a row. They end with `close`.
    ///
    /// - Parameter changed: Called when the row has other objects.
    func open(_ identity: LoopRow.Identity, of loop: LoopStructure, changed: @escaping () -> Void) -> StructureContents? {
        guard let element = elements[identity], let list = loop.list else { return nil }
        close(identity)
        let value = LocalValue(element, write: identity.position.flatMap(list.writer))
        let index = loop.object.clause(.index) == nil ? nil : LocalValue(.plain(.integer(0)))
        let row = OpenRow(value, index)
        open[identity] = row
        if index != nil {
            if places.isEmpty { number() } else { index?.set(.plain(.integer(places[identity] ?? 0))) }
        }
        row.contents = loop.contents(identity, element, value, index, changed: changed)
        return row.contents
    }

    /// Ends the objects of a row that is out of sight.
    ///
    /// - Parameter contents: The objects; the row may have others by now, which stay. Nil for those that it has.
    func close(_ identity: LoopRow.Identity, _ contents: StructureContents? = nil) {
        guard contents == nil || open[identity]?.contents === contents else { return }
        open.removeValue(forKey: identity)?.contents?.lifetime.end()
    }

    func end() {
        for identity in Array(open.keys) { close(identity) }
        for watcher in filters.values { watcher.end() }
        (filters, elements, shown, places) = ([:], [:], [], [:])
    }

    /// A row in sight.
    private final class OpenRow {
        let value: LocalValue
        let index: LocalValue?
        var contents: StructureContents?

        init(_ value: LocalValue, _ index: LocalValue?) { (self.value, self.index) = (value, index) }
    }
}

/// Follows the data that a `:where` has read of a row, and has the loop look again.
final class OnDemandFilter: DataWatcher {
    private weak var loop: LoopStructure?

    init(_ loop: LoopStructure) {
        self.loop = loop
        super.init(loop.scene)
    }

    override var isStructure: Bool { true }
    override func refresh() { loop?.mark() }
}
