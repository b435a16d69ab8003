import Figures

/// What the engine may cost, beside what it does cost.
struct Budget {
    private let rows: [Row]

    init(_ rows: [Row]) { self.rows = rows.filter { $0.engine == TatamiEngine.name } }

    /// A line for each limit whose figure was measured.
    var text: String {
        let limits: [(what: String, value: Double?, limit: Double, unit: String)] = [
            ("a node of a flat tree", find("wide", "first per node"), 20, "ns"),
            ("a node of a nested tree, 10k", find("screen-10k", "first per node"), 50, "ns"),
            ("a node of a nested tree, 100k", find("screen-100k", "first per node"), 75, "ns"),
            ("building, a node of a flat tree", find("wide", "build"), 20, "ns"),
            ("one leaf of a nested tree, 10k", find("screen-10k", "1 leaf"), 2, "us"),
            ("nothing changed", rows.filter { $0.metric == "no-op" }.map(\.value).max(), 50, "ns"),
            ("memory of a node without rules, the most of all trees", mostMemory, 224, "B"),
            ("memory of a process with 1,000,000 nodes", rows.filter { $0.metric == "peak memory" }.map(\.value).max(), 250, "MB"),
            ("reading and checking a file of 1,000 views", reading, 10, "ms"),
            ("building its views", find("nui-1000", "build"), 10, "ms"),
            ("10,000 rows of JSON, beside written out", share("of JSON", of: "written out"), 100, "%"),
            ("10,000 tracked objects, beside others", share("of tracked objects", of: "of objects"), 110, "%"),
            ("a full repaint of 240 views", find("window-240", "full repaint"), 8, "ms"),
            ("a frame in which one button changes", find("window-240", "one button"), 1, "ms"),
            ("the start of a drag among 10,000 tiles", find("tiles-10000", "a drag begins"), 4, "ms"),
            ("a moved gap among 10,000 tiles", find("tiles-10000", "the gap moves"), 4, "ms"),
            ("the start of a fold among 1,000 cells", find("accordion-1000", "a fold begins"), 4, "ms"),
            ("a frame of a fold among 1,000 cells", find("accordion-1000", "a frame of a fold"), 4, "ms"),
            ("a frame of 1,000,000 rows, 1280 x 800", find("rows-1000000", "the slowest of 3,000 frames"), 8, "ms"),
            ("the same with a screen reader", find("rows-1000000", "the slowest of 3,000 with a reader"), 8, "ms"),
            ("what is in sight of 1,000,000 items", find("collection-1000000", "rectangle"), 10, "us"),
            ("a jump among 1,000,000 items", find("collection-1000000", "jump"), 1_000, "us"),
            ("the length of one of 1,000,000 items", find("collection-1000000", "resize"), 10, "us"),
            ("an insert before 1,000,000 items", find("collection-1000000", "insert at front"), 10, "us"),
            ("comparing 10,000 shuffled items", find("shuffled-10000", "difference"), 5, "ms"),
            ("comparing 100,000 shuffled items", find("shuffled-100000", "difference"), 60, "ms"),
            ("the slowest hostile file", most("checked"), 200, "ms"),
            ("the memory of a hostile file", most("memory"), 64, "MiB"),
        ]
        let lines = limits.compactMap { line in
            line.value.map { value in
                "  \(value <= line.limit ? "kept" : "MISSED")  \(line.what): \(number(value, 2)) of \(number(line.limit, 0)) \(line.unit)"
            }
        }
        return lines.isEmpty ? "" : "\nbudget\n" + lines.joined(separator: "\n")
    }

    /// Rules, and the graph that is made of them, come on top.
    private var mostMemory: Double? {
        rows.filter { $0.metric == "bytes per node" && $0.tree != "relative" }.map(\.value).max()
    }

    private var reading: Double? {
        guard let parse = find("nui-1000", "parse"), let check = find("nui-1000", "check") else { return nil }
        return parse + check
    }

    /// How long one way of loading 10,000 rows takes beside another, in percent.
    private func share(_ metric: String, of other: String) -> Double? {
        guard let time = find("data-10k", metric), let whole = find("data-10k", other), whole > 0 else { return nil }
        return time / whole * 100
    }

    private func most(_ metric: String) -> Double? { rows.filter { $0.metric == metric }.map(\.value).max() }

    private func find(_ tree: String, _ metric: String) -> Double? {
        rows.first { $0.tree == tree && $0.metric == metric }?.value
    }
}
