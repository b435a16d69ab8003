import NUIData
import TatamiData
import TestSupport

/// Plays a script on a program, with views that learn of changes only by what the model notifies.
struct ScriptPlayer {
    private typealias Identity = RowKeys<String>.Identity

    private let program: any RandomProgram
    private let list: ShownList
    /// What the rows hold, by the rules: a flag that the data does not give, and the fault of the title with the value that it stands over.
    private var held: [Identity: Bool] = [:]
    private var faults: [Identity: (message: String, base: String)] = [:]

    init(_ program: any RandomProgram) {
        self.program = program
        list = ShownList(program.model.root, program.field)
    }

    /// Writes through rows, changes the program, updates and compares. Returns what differs.
    mutating func play(_ random: inout Seeded) -> String? {
        for _ in 0..<random.below(3) {
            if let fault = write(&random) { return fault }
        }
        for _ in 0..<random.below(4) { program.change(&random) }
        if random.oneIn(3), let row = list.rows.randomElement(using: &random) {
            // The row is where the last update found it.
            row.record.write(.string("w\(random.below(9))"), to: "title")
            faults[row.identity] = nil
        }
        program.model.update()
        return difference()
    }

    /// Writes a field of a row that is where the program has it.
    private mutating func write(_ random: inout Seeded) -> String? {
        guard let index = list.rows.indices.randomElement(using: &random) else { return nil }
        let (row, before) = (list.rows[index], program.rows)
        switch random.below(3) {
        case 0:
            let flag = random.oneIn(2)
            held[row.identity] = flag
            if row.record.write(.bool(flag), to: "isOpen") != .written { return "isOpen was not written" }
        case 1:
            row.record.setFault("bad", of: "title")
            faults[row.identity] = ("bad", before.indices.contains(index) ? before[index].title : "")
        default:
            let title = "w\(random.below(9))"
            guard row.record.write(.string(title), to: "title") == .written else { return "title was not written" }
            faults[row.identity] = nil
            // An object that is in several lists changes in all of them.
            let after = program.rows
            if after[index].title != title || after.count != before.count { return "the title of row \(index) is \(after[index].title)" }
        }
        return nil
    }

    private mutating func difference() -> String? {
        let rows = program.rows
        let identities = RowKeys(rows.map(\.key)).identities
        let titles = Dictionary(zip(identities, rows.map(\.title)), uniquingKeysWith: { first, _ in first })
        held = held.filter { titles[$0.key] != nil }
        faults = faults.filter { titles[$0.key] == $0.value.base }
        if list.expected != rows { return "shown \(list.expected), not \(rows)" }
        if list.rows.map(\.identity) != identities { return "identities \(list.rows.map(\.identity)), not \(identities)" }
        for (identity, row) in zip(identities, list.rows) {
            if row.isOpen != held[identity, default: false] { return "isOpen of \(identity) is \(row.isOpen)" }
            if row.fault != faults[identity]?.message { return "the fault of \(identity) is \(row.fault ?? "nil")" }
        }
        if let row = list.rowMadeAnew() { return "\(row) was made anew" }
        if let call = list.repeatedCalls { return "\(call) was called twice in an update" }
        return nil
    }
}

/// Shows a list of rows.
private final class ShownList: LiveSubscriber {
    private let record: LiveRecord
    private let field: String
    private(set) var rows: [ShownRow] = []
    private var known: [RowKeys<String>.Identity: ShownRow] = [:]
    private var calls = 0

    init(_ record: LiveRecord, _ field: String) {
        (self.record, self.field) = (record, field)
        record.subscribe(self, to: field)
        rows = record.rows(field).map(ShownRow.init)
        identify()
    }

    func modelChanged(_ changes: [LiveChange]) {
        calls += 1
        let now = record.rows(field)
        for case .rows(let difference) in changes.map(\.kind) {
            rows = difference.applied(to: rows) { ShownRow(now[$0]) } ?? []
        }
        identify()
    }

    private func identify() {
        for (row, identity) in zip(rows, RowKeys(rows.map(\.key)).identities) { row.identity = identity }
    }

    var expected: [ExpectedRow] { rows.map(\.expected) }

    /// A row, here or below, whose identity another view had at the last call.
    func rowMadeAnew() -> RowKeys<String>.Identity? {
        defer { known = Dictionary(rows.map { ($0.identity, $0) }, uniquingKeysWith: { first, _ in first }) }
        return rows.first { row in known[row.identity].map { $0 !== row } ?? false }?.identity
            ?? rows.lazy.compactMap { $0.stages?.rowMadeAnew() }.first
    }

    /// A list or row that was called more than once since the last look.
    var repeatedCalls: String? {
        defer { calls = 0 }
        return calls > 1 ? field : rows.lazy.compactMap(\.repeatedCalls).first
    }
}

/// Shows a row.
private final class ShownRow: LiveSubscriber {
    let record: LiveRecord
    let key: String
    var identity = RowKeys<String>.Identity(key: "", occurrence: 0)
    private var title: DataValue?
    private(set) var isOpen = false
    private(set) var fault: String?
    private(set) var stages: ShownList?
    private var calls = 0

    init(_ record: LiveRecord) {
        self.record = record
        switch record.plain("id") {
        case .string(let text): key = text
        case .integer(let number): key = "\(number)"
        default: key = ""
        }
        for field in ["title", "isOpen"] {
            record.subscribe(self, to: field)
            show(field)
        }
        record.subscribe(self, to: "title", .fault)
        if record.type.index(of: "stages") != nil { stages = ShownList(record, "stages") }
    }

    func modelChanged(_ changes: [LiveChange]) {
        calls += 1
        for change in changes {
            if case .fault = change.kind { fault = record.fault(of: change.field) } else { show(change.field) }
        }
    }

    private func show(_ field: String) {
        if field == "title" { title = record.plain(field) } else { isOpen = record.plain(field) == .bool(true) }
    }

    var expected: ExpectedRow {
        let text = if case .string(let text)? = title { text } else { "" }
        return ExpectedRow(key: key, title: text, stages: stages?.expected ?? [])
    }

    var repeatedCalls: String? {
        defer { calls = 0 }
        return calls > 1 ? "row \(key)" : stages?.repeatedCalls
    }
}
