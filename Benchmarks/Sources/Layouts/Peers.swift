import Figures
import Foundation
import TatamiGeometry
import Trees

/// Programs beside this one that measure and print rows, a line of JSON each.
enum Program {
    /// What a program said: its rows, and what there is to know about them.
    struct Answer {
        var rows: [Row] = []
        var version: String?
        var note: String?
    }

    private struct Remark: Decodable {
        var version: String?
        var note: String?
    }

    /// Runs a program to its end.
    static func run(_ path: String, _ arguments: [String]) -> Answer {
        let process = Process()
        let output = Pipe()
        process.executableURL = URL(fileURLWithPath: path)
        process.arguments = arguments
        process.standardOutput = output
        guard (try? process.run()) != nil else { return Answer(note: "could not be started") }
        let said = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()

        var answer = Answer()
        for line in said.split(separator: UInt8(ascii: "\n")) {
            if let row = try? JSONDecoder().decode(Row.self, from: line) {
                answer.rows.append(row)
            } else if let remark = try? JSONDecoder().decode(Remark.self, from: line) {
                answer.version = remark.version ?? answer.version
                answer.note = remark.note ?? answer.note
            }
        }
        if process.terminationReason == .uncaughtSignal {
            answer.note = process.terminationStatus == SIGALRM ? "not finished in time" : "crashed"
        } else if process.terminationStatus != 0 {
            answer.note = "failed"
        }
        return answer
    }

    /// A product of this package.
    static func product(_ name: String) -> String {
        URL(fileURLWithPath: CommandLine.arguments[0]).deletingLastPathComponent().appendingPathComponent(name).path
    }
}

/// Yoga and Taffy, which PyPI has for Python: they are given the same tree as a file, and Tatami's frames to compare with.
struct Peers {
    let python: String
    private let folder = FileManager.default.temporaryDirectory

    init(_ python: String) { self.python = python }

    func measure(_ engine: String, _ tree: Tree, _ frames: [Rect]) throws -> Program.Answer {
        let module = engine == "yoga" ? "poga" : "stretchable"
        guard FileManager.default.isExecutableFile(atPath: python),
            Program.run(python, ["-c", "import \(module)"]).note == nil
        else { return Program.Answer(note: "not measured: PyPI's \(module) is not installed") }
        let treeFile = folder.appendingPathComponent("tatami-bench-tree")
        let framesFile = folder.appendingPathComponent("tatami-bench-frames")
        try write(tree.nodes.flatMap { fields(of: $0, in: tree) }, to: treeFile)
        try write(frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }, to: framesFile)
        // Python needs long to build a large tree; some engines need long for a deep one.
        let limit = tree.nodes.count > 50_000 ? "40" : "10"
        return Program.run(
            python,
            ["peers/layouts.py", engine, tree.name, treeFile.path, framesFile.path, limit, Program.product("libWrappingText.so")])
    }

    private func write(_ values: [Double], to file: URL) throws {
        try values.withUnsafeBytes { try Data($0).write(to: file) }
    }

    /// A node as a row of numbers; peers/layouts.py reads them in this order.
    private func fields(of node: TreeNode, in tree: Tree) -> [Double] {
        let item = tree.item(of: node) ?? TreeItem(axis(of: node, in: tree))
        let box = tree.box(of: node) ?? TreeBox()
        return [
            Double(node.kind.rawValue), Double(node.parent), node.size.width, node.size.height,
            box.gap, box.padding.top, box.padding.leading, box.padding.bottom, box.padding.trailing,
            Double(box.columns), Double(box.alignsItems.rawValue), Double(box.justification.rawValue),
            item.margin.top, item.margin.leading, item.margin.bottom, item.margin.trailing,
            item.grow, item.minimum, item.maximum, item.alignment.map { Double($0.rawValue) } ?? -1,
            item.axis == .horizontal ? 0 : 1,
        ]
    }

    private func axis(of node: TreeNode, in tree: Tree) -> Axis {
        node.parent >= 0 && tree.nodes[Int(node.parent)].kind == .row ? .horizontal : .vertical
    }
}
