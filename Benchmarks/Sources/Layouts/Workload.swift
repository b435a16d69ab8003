import Trees

/// The list of trees and of engines.
enum Workload {
    private static let shapes: [(name: String, build: @Sendable (inout Tree) -> Void)] = [
        ("wide", { Shapes.wide(rows: 1000, leaves: 10, into: &$0) }),
        ("deep", { Shapes.deep(levels: 200, into: &$0) }),
        ("screen-10k", { Shapes.screen(10_000, into: &$0) }),
        ("screen-100k", { Shapes.screen(100_000, into: &$0) }),
        ("wrap", { Shapes.wrap(flows: 100, leaves: 100, into: &$0) }),
        ("grid-auto", { Shapes.grid(100, weighted: false, into: &$0) }),
        ("grid-weighted", { Shapes.grid(100, weighted: true, into: &$0) }),
        ("feed", { Shapes.feed(cells: 1000, into: &$0) }),
        ("relative", { Shapes.relative(5000, into: &$0) }),
    ]

    static var trees: [String] { shapes.map(\.name) }
    static let scales = ["scale"]
    static let pictures = ["pictures"]
    static let files = ["files", "frames", "collections"]
    static var names: [String] { trees + scales + pictures + files }
    static let engines = [TatamiEngine.name, HandWritten.name, NaiveEngine.name, "yoga", "taffy", "blitz"]

    static func tree(_ name: String) -> Tree? {
        shapes.first { $0.name == name }.map { Tree($0.name, $0.build) }
    }
}
