import CMemory
import Figures
import NUI
import Observation
import Tatami

/// 10,000 rows of two labels: written out in the file, of JSON by a loop, and of objects that are tracked or not.
private enum DataRows {
    static let count = 10_000
    static let numbers = 0..<count

    static func title(_ row: Int) -> String { "Row number \(row)" }
    static func note(_ row: Int) -> String { "A note of \(row) words" }

    /// A row with the signs and the values of its two texts, behind clauses.
    static func row(_ clauses: String, _ title: String, _ note: String) -> String {
        """
        { \(clauses) :class = HorizontalLayout  spacing = 8  layoutItems = [
            { :class = Label  \(title)  numberOfLines = 1 } { :class = Label  \(note)  layoutItem.horizontalStretch = 1 }
        ] }

        """
    }

    static func file(_ head: String, _ rows: String) -> String {
        "\(head)root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  spacing = 4  layoutItems = [\n\(rows)] } } }\n"
    }

    static var written: String {
        file("", numbers.map { row("", "text = \"\(title($0))\"", "text = \"\(note($0))\"") }.joined())
    }

    static var bound: String {
        file(
            "type Row = { :key id  id = Integer  title = String  note = String }\n:model = { rows = [Row] }\n",
            row(":for row in rows ", "text <- row.title", "text <- row.note"))
    }

    static var json: [UInt8] {
        let rows = numbers.map { "{\"id\": \($0), \"title\": \"\(title($0))\", \"note\": \"\(note($0))\"}" }
        return Array("{\"rows\": [\(rows.joined(separator: ",\n"))]}".utf8)
    }
}

/// A row whose properties are observed.
@Observable private final class ObservedRow: NUIRecord {
    let id: Int
    var title: String
    var note: String

    init(_ row: Int) { (id, title, note) = (row, DataRows.title(row), DataRows.note(row)) }

    static var nuiRecord: NUIRecordTable<ObservedRow> {
        .init("Row", key: \.id, [.reading("id", \.id), .reading("title", \.title), .reading("note", \.note)])
    }
}

/// A row whose properties nobody observes.
private final class PlainRow: NUIRecord, Observable {
    let id: Int
    var title: String
    var note: String

    init(_ row: Int) { (id, title, note) = (row, DataRows.title(row), DataRows.note(row)) }

    static var nuiRecord: NUIRecordTable<PlainRow> {
        .init("Row", key: \.id, [.reading("id", \.id), .reading("title", \.title), .reading("note", \.note)])
    }
}

private final class Rows<Element: NUIRecord>: NUIRecord, Observable {
    let rows: [Element]

    init(_ rows: [Element]) { self.rows = rows }

    static var nuiRecord: NUIRecordTable<Rows<Element>> { .init("Rows", [.list("rows", \.rows)]) }
}

/// Loading 10,000 rows in several ways, each as fast as it can be.
func measureDataRows() throws -> [Row] {
    keep_freed_memory()
    let reader = MemorySourceReader(["/bench/written.nui": DataRows.written, "/bench/bound.nui": DataRows.bound])
    let json = DataRows.json
    let observed = Rows(DataRows.numbers.map(ObservedRow.init))
    let plain = Rows(DataRows.numbers.map(PlainRow.init))

    func time(_ file: String, _ data: DataSource?) throws -> Double {
        let loader = NUILoader(root: Screen())
        (loader.reader, loader.data) = (reader, data)
        let time = try nanoseconds { try loader.load(file: "/bench/\(file).nui") }
        precondition(loader.shownView?.subviews.count == 2 * DataRows.count)
        return time
    }

    // In turns, so that a busy machine is slower for all of them.
    var times: [[Double]] = [[], [], [], []]
    for _ in 0..<10 {
        times[0].append(try time("written", nil))
        times[1].append(try time("bound", .json(json, name: "rows.json")))
        times[2].append(try time("bound", .model(plain)))
        times[3].append(try time("bound", .model(observed)))
    }
    let least = times.map { Times($0).least / 1e6 }
    return [
        Row("data-10k", "tatami", "written out", least[0], "ms"), Row("data-10k", "tatami", "of JSON", least[1], "ms"),
        Row("data-10k", "tatami", "of objects", least[2], "ms"), Row("data-10k", "tatami", "of tracked objects", least[3], "ms"),
    ]
}
