import Figures
import Foundation

/// The table that is printed: a line an engine on each tree, then how many times slower the others are than Tatami.
struct Table {
    /// What stands in a column: a metric, as a number of the unit in its title.
    private struct Column {
        let title: String
        let metric: String
        let digits: Int
    }

    private static let columns = [
        Column(title: "build ns/n", metric: "build", digits: 1),
        Column(title: "first us", metric: "first", digits: 1),
        Column(title: "ns/n", metric: "first per node", digits: 1),
        Column(title: "resize us", metric: "resize", digits: 1),
        Column(title: "1 leaf us", metric: "1 leaf", digits: 2),
        Column(title: "100 leaves us", metric: "100 leaves", digits: 1),
        Column(title: "no-op ns", metric: "no-op", digits: 0),
        Column(title: "B/node", metric: "bytes per node", digits: 0),
        Column(title: "visits/n", metric: "visits per node", digits: 2),
        Column(title: "calls", metric: "measure calls", digits: 0),
        Column(title: "differ", metric: "differing frames", digits: 0),
    ]
    private static let compared = ["first", "resize", "1 leaf", "100 leaves", "no-op", "build", "bytes per node"]

    private var lines: [String] = []
    private(set) var ratios: [Row] = []

    init() {
        lines.append(line("tree, engine", Self.columns.map(\.title)))
    }

    /// The figures of all engines on one tree.
    mutating func add(_ tree: String, nodes: Int, _ answers: [(engine: String, rows: [Row], note: String?)]) {
        lines.append("\(tree), \(nodes) nodes")
        for (engine, rows, note) in answers {
            let cells = Self.columns.map { column in
                rows.first { $0.metric == column.metric }.map { number($0.value, column.digits) } ?? "-"
            }
            lines.append(rows.isEmpty ? "  \(engine): \(note ?? "-")" : line("  " + engine, cells) + (note.map { "  (\($0))" } ?? ""))
        }
        guard let own = answers.first(where: { $0.engine == TatamiEngine.name }) else { return }
        for (engine, rows, _) in answers where engine != TatamiEngine.name && !rows.isEmpty {
            compare(tree, engine, rows, own.rows)
        }
    }

    private mutating func compare(_ tree: String, _ engine: String, _ rows: [Row], _ own: [Row]) {
        var found: [String: Double] = [:]
        for metric in Self.compared {
            guard let theirs = rows.first(where: { $0.metric == metric })?.value,
                let ours = own.first(where: { $0.metric == metric })?.value, ours > 0
            else { continue }
            found[metric] = theirs / ours
            ratios.append(Row(tree, engine, metric + ", times Tatami's", theirs / ours, "x"))
        }
        let cells = Self.columns.map { column in
            found[column.metric].map { number($0, $0 < 10 ? 2 : 0) + "x" } ?? ""
        }
        lines.append(line("  \(engine) / tatami", cells))
    }

    /// A line beside the columns.
    mutating func add(_ text: String) { lines.append(text) }

    var text: String { lines.joined(separator: "\n") }

    private func line(_ first: String, _ cells: [String]) -> String {
        first.padding(toLength: 20, withPad: " ", startingAt: 0)
            + zip(cells, Self.columns).map { cell, column in
                String(repeating: " ", count: max(1, max(9, column.title.count) + 2 - cell.count)) + cell
            }.joined()
    }
}

func number(_ value: Double, _ digits: Int) -> String { String(format: "%.\(digits)f", value) }
