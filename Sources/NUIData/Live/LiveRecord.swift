import TatamiData

/// A record at its place in a ``LiveModel``: the model itself, a row of a list by its key, or the record in a field.
///
/// The record stays the same object while its place is there, also when another object of the program with the same key comes to the place.
/// It holds the fields that neither program nor JSON gives, and the faults of its fields.
///
/// ```swift
/// if case .rows(let walks) = model.root.value(of: "walks") {
///     for walk in walks.rows { print(walk.value(of: "title")) }
/// }
/// ```
public final class LiveRecord {
    /// The record type of the file.
    public var type: RecordType { plan.type }
    /// Whether the record left its list or field. It then has no values and no subscribers.
    public private(set) var isGone = false

    let plan: RecordPlan
    private(set) var content: RecordContent
    weak var model: LiveModel?
    /// The list that the record is a row of; for the record in a field, a list that has at most one row. Nil for the root.
    private(set) weak var list: LiveList?
    /// What identifies the record in its list, also in the model of the same file after it was loaded again.
    public let identity: RowIdentity
    /// The number of records that contain the record.
    let depth: Int
    /// Where the record probably is in its list.
    var hint = 0
    /// What is shown of each field; empty while nothing is.
    private var slots: [FieldSlot] = []
    /// The values of fields that the data does not give, where they are not the default.
    private(set) var held: [Int: DataValue] = [:]
    private var faults: [Int: FieldFault] = [:]
    private var pending: [Int: PendingValue] = [:]

    init(_ plan: RecordPlan, _ content: RecordContent, model: LiveModel?, list: LiveList?, _ identity: RowIdentity) {
        (self.plan, self.content, self.model, self.list, self.identity) = (plan, content, model, list, identity)
        depth = (list?.owner?.depth ?? -1) + 1
    }

    /// The object or the struct of the program that is at the place; nil for JSON and for a record that is gone.
    public var programValue: Any? { isGone ? nil : content.programValue }

    /// The way from the model to the record, with the present indices of rows: `walks[3].place`. Empty for the model itself.
    public var path: String {
        guard let list, let owner = list.owner else { return "" }
        let start = (owner.path.isEmpty ? "" : owner.path + ".") + list.fieldName
        return list.isSingle ? start : "\(start)[\(list.index(of: self) ?? hint)]"
    }

    // MARK: Reading

    /// Returns the present value of a field; nil if the type has no such field or the record is gone.
    ///
    /// A plain field of an object or of JSON has its value of this moment. Structs, and the rows of lists, are those of the last update,
    /// with what ``write(_:to:)`` has written since.
    public func value(of field: String) -> LiveValue? {
        guard !isGone, let index = type.index(of: field) else { return nil }
        if plan.kinds[index] == .plain { return plainValue(of: index).map(LiveValue.plain) }
        return list(of: index).map(\.value)
    }

    /// Returns whether program and JSON leave the field to the model, which holds its value.
    public func isHeld(_ field: String) -> Bool {
        guard let index = type.index(of: field) else { return false }
        return isHeld(index)
    }

    func isHeld(_ index: Int) -> Bool {
        guard let source = plan.sources[index] else { return true }
        if plan.table != nil { return false }
        return if case .absent = content.read(source) { true } else { false }
    }

    private func plainValue(of index: Int) -> DataValue? {
        if case .plain(let value) = reading(of: index) { value } else { nil }
    }

    /// Returns what program, JSON or the model has for a field; nil if it is gone.
    func reading(of index: Int) -> FieldReading? {
        if let source = plan.sources[index] {
            guard let reading = content.read(source) else { return nil }
            if case .absent = reading {} else { return widened(reading, index) }
        }
        let field = type.fields[index]
        return .of(held[index] ?? field.defaultValue ?? .null, field.type)
    }

    private func widened(_ reading: FieldReading, _ index: Int) -> FieldReading {
        if plan.widens[index], case .plain(let value) = reading { .plain(value.widened) } else { reading }
    }

    /// Returns the rows of a field that is a list or a record, which are read at the first call and kept up to date from then on.
    private func list(of index: Int) -> LiveList? {
        prepareSlots()
        if let list = slots[index].list { return list }
        guard let model, let plan = model.plan(ofField: index, in: plan), let reading = reading(of: index) else { return nil }
        let list = LiveList(self, field: index, plan, isSingle: self.plan.kinds[index] == .record)
        slots[index].list = list
        list.take(reading, model, isFirst: true)
        return list
    }

    private func prepareSlots() {
        if slots.isEmpty { slots = Array(repeating: FieldSlot(), count: type.fields.count) }
    }

    /// The rows of all fields that were read.
    var lists: [LiveList] { slots.compactMap(\.list) }

    // MARK: Content

    /// Puts other content in the place.
    func setContent(_ content: RecordContent) {
        let old = self.content
        self.content = content
        if let tracked = content as? TrackedContent { model?.track(tracked, at: self) }
        if let tracked = old as? TrackedContent { model?.leave(tracked, from: self) }
    }

    /// Compares all fields that are shown with what program or JSON has now.
    func refresh() {
        for index in slots.indices { refresh(index) }
    }

    func refresh(_ index: Int) {
        guard isShown(index), let reading = reading(of: index) else { return }
        take(reading, for: index)
    }

    /// Returns whether fields that were just read of the content say that the record is another row now.
    func hasOtherKey(_ sources: [Int], _ readings: [FieldReading?]) -> Bool {
        guard let key = plan.keySource, let index = sources.firstIndex(of: key), case .plain(let value)? = readings[index] else {
            return false
        }
        return identity.key != RowKey(value)
    }

    /// Compares fields that were just read of the content, by their indices there.
    func take(_ sources: [Int], _ readings: [FieldReading?]) {
        for (source, reading) in zip(sources, readings) {
            guard let reading else { continue }
            for index in plan.fields[source] ?? [] where isShown(index) { take(widened(reading, index), for: index) }
        }
    }

    private func isShown(_ index: Int) -> Bool {
        if isGone { return false }
        return faults[index] != nil || slots.indices.contains(index) && (slots[index].list != nil || !slots[index].subscribers.isEmpty)
    }

    private func take(_ reading: FieldReading, for index: Int) {
        guard let model else { return }
        if let list = shownList(of: index) { return list.take(reading, model) }
        guard case .plain(let value) = reading else { return }
        let isNoted = pending[index]?.found != nil
        pending[index, default: PendingValue()].found = value
        if !isNoted { model.note(self, index, .value) }
    }

    /// Ends the comparison of a field without records, after everything was read. Returns whether its subscribers have seen another value.
    func settle(_ index: Int) -> Bool {
        guard let found = pending.removeValue(forKey: index), let value = found.found else { return false }
        // The fault is of a text that is shown in place of the value; another value takes the place of the text.
        if let base = faults[index]?.base, !value.isSame(as: base) { setFault(nil, index) }
        guard slots.indices.contains(index) else { return false }
        let seen = slots[index].seen
        slots[index].seen = value
        return !value.isSame(as: seen) || found.written.map { !value.isSame(as: $0) } ?? false
    }

    /// Ends the record and everything below it.
    func leave() {
        guard !isGone else { return }
        isGone = true
        for list in lists { list.leave() }
        (slots, faults, pending) = ([], [:], [:])
        if let tracked = content as? TrackedContent { model?.leave(tracked, from: self) }
    }

    // MARK: Subscribing

    /// Calls a subscriber when a field changes. The model holds the subscriber until it is removed or the record leaves.
    ///
    /// Subscribing twice to the same aspect of a field has no effect.
    public func subscribe(_ subscriber: any LiveSubscriber, to field: String, _ aspect: LiveAspect = .value) {
        guard !isGone, let index = type.index(of: field) else { return }
        if aspect == .fault { return faults[index, default: FieldFault()].subscribers.insert(subscriber) }
        prepareSlots()
        if plan.kinds[index] != .plain {
            _ = list(of: index)
        } else if slots[index].subscribers.isEmpty {
            slots[index].seen = plainValue(of: index) ?? .null
        }
        slots[index].subscribers.insert(subscriber)
    }

    /// Removes a subscriber from a field.
    public func unsubscribe(_ subscriber: any LiveSubscriber, from field: String, _ aspect: LiveAspect = .value) {
        guard let index = type.index(of: field) else { return }
        if aspect == .fault {
            faults[index]?.subscribers.remove(subscriber)
            if faults[index]?.isEmpty == true { faults[index] = nil }
        } else if slots.indices.contains(index) {
            slots[index].subscribers.remove(subscriber)
        }
    }

    func subscribers(of index: Int, _ aspect: LiveAspect) -> Subscribers {
        if aspect == .fault { return faults[index]?.subscribers ?? Subscribers() }
        return slots.indices.contains(index) ? slots[index].subscribers : Subscribers()
    }

    /// The rows of a list or of a record that were read; nil for other fields.
    func shownList(of index: Int) -> LiveList? { slots.indices.contains(index) ? slots[index].list : nil }

    // MARK: Faults and held values

    /// Returns why the last value for a field was refused; nil after a value was written or the model got another one.
    public func fault(of field: String) -> String? { type.index(of: field).flatMap { faults[$0]?.message } }

    /// Sets the fault of a field, for a text that is no value of its type; nil removes it.
    public func setFault(_ message: String?, of field: String) {
        if let index = type.index(of: field) { setFault(message, index) }
    }

    func setFault(_ message: String?, _ index: Int) {
        guard !isGone, message != nil || faults[index] != nil else { return }
        let isNew = faults[index]?.message != message
        faults[index, default: FieldFault()].message = message
        faults[index]?.base = message == nil ? nil : plainValue(of: index)
        if faults[index]?.isEmpty == true { faults[index] = nil }
        if isNew { model?.note(self, index, .fault) }
    }

    /// Returns whether a fault is another one than at the last call.
    func takeFaultChange(_ index: Int) -> Bool {
        guard let fault = faults[index], fault.message != fault.seen else { return false }
        faults[index]?.seen = fault.message
        if faults[index]?.isEmpty == true { faults[index] = nil }
        return true
    }

    /// Keeps a value that the data does not give.
    func hold(_ value: DataValue, _ index: Int) { held[index] = value }

    /// Remembers what was written, so that those who show it learn of it if the program has another value at the next update.
    func expect(_ value: DataValue, _ index: Int) {
        if isShown(index) { pending[index, default: PendingValue()].written = value }
    }
}

/// What is shown of a field.
private struct FieldSlot {
    /// The value that the subscribers have seen.
    var seen = DataValue.null
    /// The rows of a field that is a list or a record.
    var list: LiveList?
    var subscribers = Subscribers()
}

/// What became of a field since the last update.
private struct PendingValue {
    /// The value that the update found.
    var found: DataValue?
    /// The value that was written.
    var written: DataValue?
}

/// A fault of a field, or those who wait for one.
private struct FieldFault {
    var message: String?
    /// The value of the field when it got the message.
    var base: DataValue?
    /// The message that the subscribers have seen.
    var seen: String?
    var subscribers = Subscribers()

    var isEmpty: Bool { message == nil && seen == nil && subscribers.isEmpty }
}

extension LiveRecord: Hashable {
    /// Returns whether two records are the same object.
    public static func == (a: LiveRecord, b: LiveRecord) -> Bool { a === b }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
