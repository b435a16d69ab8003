import Figures
import Foundation
import TatamiGeometry
import Trees

/// Measures what the options ask for, and tells it.
struct Report {
    private let options: Options
    private let peers: Peers
    private var table = Table()
    private var rows: [Row] = []
    private var versions: [String] = []

    init(_ options: Options) {
        self.options = options
        peers = Peers(options.python)
    }

    mutating func measure(_ tree: Tree) throws {
        var answers: [(engine: String, rows: [Row], note: String?)] = []
        let tatami = TatamiEngine(tree)
        tatami.layout(width: tree.width)
        let frames = tree.nodes.indices.map(tatami.frame)

        func measure<E: Engine>(_ type: E.Type, isPossible: Bool = true) {
            guard options.wants(engine: E.name) else { return }
            progress("\(tree.name): \(E.name)")
            guard isPossible else { return answers.append((E.name, [], "-")) }
            requireFrames(of: type, tree, frames)
            answers.append((E.name, Measuring<E>(tree).rows(), nil))
        }
        measure(TatamiEngine.self)
        measure(HandWritten.self, isPossible: HandWritten.isPossible(tree))
        measure(NaiveEngine.self, isPossible: NaiveEngine.isPossible(tree))
        for engine in ["yoga", "taffy"] where options.wants(engine: engine) {
            progress("\(tree.name): \(engine)")
            let answer = try peers.measure(engine, tree, frames)
            if let version = answer.version, !versions.contains(version) { versions.append(version) }
            answers.append((engine, perNode(answer.rows, tree), answer.note))
        }
        table.add(tree.name, nodes: tree.nodes.count, answers)
        rows += answers.flatMap(\.rows)
    }

    /// Stops the program where the engines of this process have other frames than Tatami.
    func check(_ tree: Tree) {
        let tatami = TatamiEngine(tree)
        tatami.layout(width: tree.width)
        let frames = tree.nodes.indices.map(tatami.frame)
        if HandWritten.isPossible(tree) { requireFrames(of: HandWritten.self, tree, frames) }
        if NaiveEngine.isPossible(tree) { requireFrames(of: NaiveEngine.self, tree, frames) }
        print("\(tree.name): \(tree.nodes.count) frames")
    }

    /// Engines of this process keep Tatami's rules, so another frame is a fault of one of them.
    private func requireFrames<E: Engine>(of type: E.Type, _ tree: Tree, _ frames: [Rect]) {
        let engine = E(tree)
        engine.layout(width: tree.width)
        let differing = tree.nodes.indices.filter { !isSame(engine.frame($0), frames[$0]) }
        guard let first = differing.first else { return }
        fail(
            """
            \(tree.name): \(differing.count) frames of '\(E.name)' are not Tatami's. The first is node \(first), \
            \(tree.nodes[first].kind): \(engine.frame(first)) and not \(frames[first]).
            """)
    }

    private func isSame(_ a: Rect, _ b: Rect) -> Bool {
        max(abs(a.x - b.x), abs(a.y - b.y), abs(a.width - b.width), abs(a.height - b.height)) <= 1e-6
    }

    private func perNode(_ rows: [Row], _ tree: Tree) -> [Row] {
        guard let first = rows.first(where: { $0.metric == "first" }) else { return rows }
        return rows + [Row(tree.name, first.engine, "first per node", first.value * 1000 / Double(tree.nodes.count), "ns")]
    }

    /// Large trees, each in a process of its own, so that its memory is its own.
    mutating func measureScale() {
        table.add("")
        table.add("scale: each in a fresh process, memory from the system; everything between the first node and the last frame")
        for shape in ["wide", "screen", "chain"] {
            for nodes in [100_000, 1_000_000] {
                progress("scale: \(shape) \(nodes)")
                let answer = Program.run(Program.product("Scale"), [shape, String(nodes)])
                let figures = answer.rows.map { "\($0.metric) \(number($0.value, $0.unit == "s" ? 3 : 1)) \($0.unit)" }
                table.add("  \(shape) \(nodes)".padding(toLength: 20, withPad: " ", startingAt: 0) + figures.joined(separator: "   "))
                rows += answer.rows
            }
        }
    }

    mutating func measurePictures() {
        var answers: [Program.Answer] = []
        if let tatami = options.tatami, options.wants(engine: TatamiEngine.name) {
            progress("pictures: tatami")
            let gallery = "../Examples/Gallery/"
            answers.append(Program.run(Program.product("Pictures"), [gallery + "card.nui", tatami, gallery + "contact-form.nui"]))
        }
        if options.tatami != nil, options.wants(engine: "blitz") {
            progress("pictures: blitz")
            let answer = Program.run(options.python, ["peers/card_blitz.py", "peers/card.html"])
            answers.append(answer.rows.isEmpty ? Program.Answer(note: "blitz: not measured: PyPI's blitz-py is not installed") : answer)
        }
        guard !answers.isEmpty else { return }
        table.add("")
        table.add("pictures: 1200x630 to PNG bytes, new texts each time; medians")
        for answer in answers {
            for row in answer.rows { table.add("  \(row.engine), \(row.tree), \(row.metric): \(number(row.value, 2)) \(row.unit)") }
            if let note = answer.note { table.add("  \(note)") }
            rows += answer.rows
        }
    }

    mutating func measureFiles() {
        measure("Files", [], "files: one of 1,000 views from memory; the least of many", digits: 2)
        measure(
            "Files", ["data"], "data: loading a file with 10,000 rows of two labels, written out and of data; the least of 10", digits: 1)
        measureHostileFiles()
    }

    /// Frames of a window.
    mutating func measureFrames() {
        measure(
            "Frames", [], "frames: a window of 1280x800 with 240 drawn views, made and drawn; and a list of 10,000 rows, scrolled; medians",
            digits: 3)
    }

    /// Collections of up to ten million items.
    mutating func measureCollections() {
        measure(
            "Collections", [], "collections: lists of items in one section, and contents that are compared; the least of five", digits: 3)
    }

    /// The figures of a program that measures by itself.
    private mutating func measure(_ product: String, _ arguments: [String], _ title: String, digits: Int) {
        progress(([product.lowercased()] + arguments).joined(separator: " "))
        let answer = Program.run(Program.product(product), arguments)
        table.add("")
        table.add(title)
        for row in answer.rows { table.add("  \(row.tree), \(row.metric): \(number(row.value, digits)) \(row.unit)") }
        if let note = answer.note { table.add("  \(note)") }
        rows += answer.rows
    }

    /// Files that ask for as much as they can: what each takes beyond one with nothing in it.
    private mutating func measureHostileFiles() {
        table.add("")
        table.add(
            "hostile files of 4 MiB: each in a fresh process, read, checked and told; the least of three, memory beyond that of an empty file"
        )
        let files = Program.product("Files")
        let path = NSTemporaryDirectory() + "tatami-bench.nui"
        try? Data().write(to: URL(fileURLWithPath: path))
        guard let empty = leastOfThree({ Program.run(files, ["check", "", path]).rows }).last?.value else { return }
        for name in Program.run(files, ["hostile"]).rows.map(\.tree) {
            progress("hostile files: \(name)")
            _ = Program.run(files, ["write", name, path])
            var found = leastOfThree { Program.run(files, ["check", name, path]).rows }
            guard found.count == 2 else {
                table.add("  \(name): not finished")
                continue
            }
            found[1].value -= empty
            let figures = String(format: "%6.0f ms %4.0f MiB", found[0].value, found[1].value)
            table.add("  \(name)".padding(toLength: 36, withPad: " ", startingAt: 0) + figures)
            rows += found
        }
    }

    private func leastOfThree(_ measure: () -> [Row]) -> [Row] {
        let all = (0..<3).map { _ in measure() }
        return all[0].indices.map { index in
            var row = all[0][index]
            row.value = all.map { $0.indices.contains(index) ? $0[index].value : .infinity }.min() ?? row.value
            return row
        }
    }

    func finish() throws {
        print(table.text)
        if !versions.isEmpty { print("\nPeers: \(versions.joined(separator: "; ")).") }
        print(Budget(rows).text)
        guard let file = options.json else { return }
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
        try encoder.encode(rows + table.ratios).write(to: URL(fileURLWithPath: file))
    }

    private func progress(_ text: String) { FileHandle.standardError.write(Data((text + "\n").utf8)) }

    private func fail(_ text: String) -> Never {
        FileHandle.standardError.write(Data((text + "\n").utf8))
        exit(1)
    }
}
