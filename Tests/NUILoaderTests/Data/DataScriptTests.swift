import Foundation
import NUIData
import NUILoader
import TatamiCairo
import TatamiControls
import TatamiData
import TatamiViews
import TestSupport
import Testing

@testable import NUI

/// Random changes of data: after each, the screen equals a fresh one of the same data.
@Suite struct DataScriptTests {
    static let file = """
        type Stage = { name = String }
        type Row = { :key id  id = String  title <-> String  done <-> Bool  count = Integer  stages = [Stage]  tags = [String] }
        :model = { rows = [Row]  open = Bool  chosen = String  width = Number }
        root = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
            { :for row in rows  :where open || !row.done  :index i  :content = [
                { :class = Label  text <- "\\(i) \\(row.title) \\(100 / row.count)"  layoutItem.minWidth <- width }
                { :if row.done  :class = Label  text = "done" }
                { :else :if row.count > 2  :class = TextField  text <-> row.title }
                { :for stage in row.stages  :key name  :class = Label  text <- "- \\(stage.name)" }
                { :for tag in row.tags  :class = Label  text <- tag }
            ] }
            { :else  :class = Label  text = "none" }
            { :if let row = find(rows, chosen)  :class = Label  text <- upper(row.title) }
            { :if open  :keep  :class = Label  text <- "\\(count(rows))" }
            { :class = HorizontalLayout  layoutItems = [{ :for row in rows  :class = Label  text <- prefix(row.id, 1) }] }
        ] } }
        """

    /// `DATA_SCRIPTS` sets the number of scripts, `DATA_SEED` the first seed.
    private static var seeds: Range<UInt64> {
        let first = Seeded.start("DATA_SEED")
        return first..<first + Seeded.count("DATA_SCRIPTS", otherwise: 40)
    }

    @Test func everyScreenEqualsAFreshOne() throws {
        let engine = try PangoTextEngine()
        let checked = try Self.checked()
        for seed in Self.seeds {
            var script = DataScript(seed: seed)
            let shown = try Self.load(checked, script.data)
            for step in 0..<12 {
                script.change()
                shown.liveModel?.replaceData(script.data)
                shown.update()
                let fresh = try Self.load(checked, script.data)
                let (now, wanted) = (Self.picture(shown, engine), Self.picture(fresh, engine))
                guard now == wanted else {
                    Issue.record("DATA_SEED=\(seed), step \(step):\n\(now.joined(separator: "\n"))\n--\n\(wanted.joined(separator: "\n"))")
                    return
                }
            }
        }
    }

    /// Parsing and checking the file for each screen would take most of the time.
    private static func load(_ checked: CheckedFile, _ data: DataRecord) throws -> NUILoader {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.data = .record(data)
        try loader.load(checked)
        return loader
    }

    private static func checked() throws -> CheckedFile {
        let url = FileManager.default.temporaryDirectory.appendingPathComponent("rows-\(UUID().uuidString).nui")
        try Data(file.utf8).write(to: url)
        defer { try? FileManager.default.removeItem(at: url) }
        return NUILoader(root: Screen()).check(file: url.path)
    }

    /// The texts and the frames of all views, in their order.
    private static func picture(_ loader: NUILoader, _ engine: PangoTextEngine) -> [String] {
        guard let view = loader.shownView else { return [] }
        let root = ViewRoot(view, text: engine)
        root.layout(width: 300)
        return all(view).map { view in
            "\(type(of: view)) \((view as? Label)?.text ?? (view as? TextField)?.text ?? "") \(root.absoluteFrame(of: view))"
        }
    }

    private static func all(_ view: View) -> [View] { [view] + view.subviews.flatMap(all) }
}

/// Data that changes at random. Keys repeat now and then.
struct DataScript {
    private var generator: Seeded
    private var rows: [DataRecord] = []
    private var open = true
    private var chosen = "a"
    private var width = 10.0

    init(seed: UInt64) {
        generator = Seeded(seed)
        for _ in 0..<roll(4) { rows.append(row()) }
    }

    var data: DataRecord {
        DataRecord([.list(rows.map(DataValue.record)), .bool(open), .string(chosen), .number(width)])
    }

    private mutating func roll(_ count: Int) -> Int { Int.random(in: 0..<count, using: &generator) }
    private mutating func id() -> String { ["a", "b", "c", "d", "e", "f"][roll(6)] }

    private mutating func row() -> DataRecord {
        let stages = (0..<roll(3)).map { _ in DataValue.record(DataRecord([.string(id())])) }
        let tags = (0..<roll(3)).map { _ in DataValue.string(id()) }
        return DataRecord([
            .string(id()), .string("title \(roll(9))"), .bool(roll(2) == 0), .integer(roll(4)), .list(stages), .list(tags),
        ])
    }

    /// Changes the data in one to three ways.
    mutating func change() {
        for _ in 0...roll(3) {
            switch roll(8) {
            case 0, 1: rows.insert(row(), at: roll(rows.count + 1))
            case 2 where !rows.isEmpty: rows.remove(at: roll(rows.count))
            case 3 where rows.count > 1: rows.insert(rows.remove(at: roll(rows.count)), at: roll(rows.count))
            case 4 where !rows.isEmpty: rows[roll(rows.count)] = row()
            case 5 where !rows.isEmpty:
                let index = roll(rows.count)
                var other = row()
                other.values[0] = rows[index].values[0]
                rows[index] = other
            case 6: open.toggle()
            default: (chosen, width) = (id(), Double(roll(40)))
            }
        }
    }
}
