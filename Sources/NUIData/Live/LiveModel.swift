import Observation
import TatamiData

/// The data of a file while it is shown: the fields of its `DataModel`, from an object of the program or from JSON.
///
/// A change only marks. ``update()``, which a window calls before it lays a frame out, reads what was marked, compares, and notifies those
/// who subscribe to something that changed. The model is used on the thread on which it was created, and so is the program's data.
///
/// ```swift
/// let model = try LiveModel(dataModel, root: app)
/// model.needsUpdate = { window.requestFrame() }
/// model.root.subscribe(label, to: "total")
/// app.walks.append(walk)
/// model.update()  // calls label.modelChanged
/// ```
public final class LiveModel {
    /// The fields of the file, and its types.
    public let model: DataModel
    /// The record of the model itself.
    public let root: LiveRecord
    /// Receives faults that no place of a file is to blame for: keys that repeat, changes on other threads, rows beyond the limit.
    public var report: (String) -> Void = { _ in }
    /// Called when something changed, once until the next update, maybe before the program's property has its new value. It asks for a frame
    /// and must not update itself.
    public var needsUpdate: () -> Void {
        get { queue.wake }
        set { queue.wake = newValue }
    }

    let queue = ChangeQueue()
    private let plans: RecordPlans
    private var contents = TrackedContents()
    /// The fields that were written, or have to be compared for another reason.
    private var marks: [(record: LiveRecord, field: Int?)] = []
    private var notes: [Note] = []
    private var rowCount = 0
    /// Whether the data of JSON was changed since it was read.
    var isEdited = false
    private var isUpdating = false
    private var hasReportedThreads = false
    private var hasReportedRows = false

    private struct Note {
        let record: LiveRecord
        let field: Int
        let aspect: LiveAspect
    }

    /// Creates a model of a program's data.
    ///
    /// - Parameters:
    ///   - model: The fields of the file, and its types.
    ///   - object: The object that has the fields. Those that its table lacks are held by the model.
    ///   - uses: The fields of each record type that the file uses, the model itself under `:model`; only these are tracked. Nil for all.
    ///   - keys: The fields that identify rows of types without a key.
    /// - Throws: ``LiveModelError`` if the file needs something that the table does not give.
    public init<Root: NUIRecord & AnyObject & Observable>(
        _ model: DataModel, root object: Root, uses: [String: Set<String>]? = nil, keys: [String: String] = [:]
    ) throws(LiveModelError) {
        let tables = RecordTables()
        let table = tables.table(Root.self)
        let differences = ModelComparison(model, tables).differences(of: table)
        guard differences.isEmpty else { throw LiveModelError(differences: differences) }
        self.model = model
        plans = RecordPlans(model, tables, keys: keys)
        let plan = plans.makeAll(from: table, uses: uses)
        root = LiveRecord(plan, RecordContent(), model: nil, list: nil, .first)
        root.model = self
        let parts = plans.usedFields(of: table).map { [$0] }
        let content = contents.add(object) { ObjectContent(object, object, number: $0, parts: parts, table, tables) }
        root.setContent(content)
    }

    /// Creates a model of data that was read from JSON, which changes only by ``LiveRecord/write(_:to:)`` and ``replaceData(_:)``.
    ///
    /// - Parameters:
    ///   - model: The fields of the file, and its types.
    ///   - data: The data, as `DataReader` gives it.
    ///   - keys: The fields that identify rows of types without a key.
    public init(_ model: DataModel, data: DataRecord, keys: [String: String] = [:]) {
        self.model = model
        plans = RecordPlans(model, RecordTables(), keys: keys)
        root = LiveRecord(
            plans.plan(model.root, nil), JSONContent(data, model.root), model: nil, list: nil, .first)
        root.model = self
    }

    // Records and the contents that they share refer to each other.
    deinit { contents.removeAll() }

    /// Replaces the data of a model that was made from JSON. The next update finds the rows that stay by their keys.
    public func replaceData(_ data: DataRecord) {
        guard let content = root.content as? JSONContent else { return }
        content.replace(data)
        isEdited = false
        mark(root, nil)
    }

    // MARK: Updating

    /// Reads what changed since the last update, and notifies subscribers. Subscribers and program may write meanwhile: what they write is
    /// taken by the next update. Does nothing when an update is going on.
    public func update() {
        guard !isUpdating else { return }
        isUpdating = true
        defer { isUpdating = false }
        let (notices, hasForeign) = queue.take()
        if hasForeign, !hasReportedThreads {
            hasReportedThreads = true
            report("the model was changed off the main thread")
        }
        var pass = UpdatePass()
        for mark in marks { pass.add(mark.record, mark.field) }
        marks = []
        for notice in notices {
            guard let content = contents[notice.content], let part = content.takeNotice(notice) else { continue }
            if content.places.isEmpty { contents.remove(content) } else { pass.add(content, part, content.arm(part, queue)) }
        }
        pass.run()
        notify()
    }

    private func notify() {
        var calls: [(subscriber: any LiveSubscriber, changes: [(change: LiveChange, note: Note)])] = []
        var indices: [ObjectIdentifier: Int] = [:]
        for (change, note) in takeChanges() {
            for subscriber in note.record.subscribers(of: note.field, note.aspect).all {
                let index = indices[ObjectIdentifier(subscriber), default: calls.count]
                if index == calls.count {
                    indices[ObjectIdentifier(subscriber)] = index
                    calls.append((subscriber, []))
                }
                calls[index].changes.append((change, note))
            }
        }
        for call in calls {
            // A call before may have removed the subscriber, or the record.
            let changes = call.changes.filter { $0.note.record.subscribers(of: $0.note.field, $0.note.aspect).contains(call.subscriber) }
            if !changes.isEmpty { call.subscriber.modelChanged(changes.map(\.change)) }
        }
    }

    /// Returns what changed: values first, which may end faults.
    private func takeChanges() -> [(LiveChange, Note)] {
        [LiveAspect.value, .fault].flatMap { aspect in
            let found = notes.filter { $0.aspect == aspect }
            notes.removeAll { $0.aspect == aspect }
            return found.compactMap { note in change(of: note).map { ($0, note) } }
        }
    }

    private func change(of note: Note) -> LiveChange? {
        guard !note.record.isGone else { return nil }
        let field = note.record.type.fields[note.field].name
        if note.aspect == .fault {
            return note.record.takeFaultChange(note.field) ? LiveChange(record: note.record, field: field, kind: .fault) : nil
        }
        guard let list = note.record.shownList(of: note.field) else {
            return note.record.settle(note.field) ? LiveChange(record: note.record, field: field, kind: .value) : nil
        }
        return list.takeChange().map { LiveChange(record: note.record, field: field, kind: $0) }
    }

    // MARK: For records and lists

    /// Has the next update compare a field; nil stands for all.
    func mark(_ record: LiveRecord, _ field: Int?) {
        marks.append((record, field))
        queue.requestUpdate()
    }

    /// Has the present update, or else the next one, notify the subscribers of a field.
    func note(_ record: LiveRecord, _ field: Int, _ aspect: LiveAspect) {
        notes.append(Note(record: record, field: field, aspect: aspect))
        if !isUpdating { queue.requestUpdate() }
    }

    func plan(ofField index: Int, in plan: RecordPlan) -> RecordPlan? { plans.plan(ofField: index, in: plan) }

    func content<Object>(of object: Object, _ identity: AnyObject, _ table: RecordTable<Object>) -> TrackedContent {
        contents.add(identity) { number in
            ObjectContent(object, identity, number: number, parts: [plans.usedFields(of: table)], table, plans.tables)
        }
    }

    /// Tracks the content of a record.
    func track(_ content: TrackedContent, at record: LiveRecord) {
        content.addPlace(record)
        content.arm(queue)
    }

    /// Ends what a record has to do with its content.
    func leave(_ content: TrackedContent, from record: LiveRecord) {
        content.removePlace(record)
        if content.places.isEmpty { contents.rest(content) }
    }

    /// The number of objects of which a notice of a change can come.
    var trackedCount: Int { contents.count }

    func count(_ change: Int) { rowCount += change }

    /// Returns how many rows a list may have, beside those of all other lists.
    func admit(_ count: Int, besides own: Int, in list: LiveList) -> Int {
        let room = max(0, DataLimits.rows - (rowCount - own))
        if count > room, !hasReportedRows {
            hasReportedRows = true
            report("there are more than \(DataLimits.rows) rows; the rest of \(list.fieldName) is left out")
        }
        return min(count, room)
    }
}

/// The reason why a program's object is no data of a file.
public struct LiveModelError: Error, Hashable, CustomStringConvertible {
    /// What the file needs and the table does not give; at least one difference.
    public let differences: [NUIRecordDifference]

    /// The messages of all differences, one a line.
    public var description: String { differences.map(\.message).joined(separator: "\n") }
}
