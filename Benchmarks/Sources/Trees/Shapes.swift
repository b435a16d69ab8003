import TatamiGeometry

/// The same numbers on every machine (Steele, Lea, Flood: SplitMix64).
struct SeededGenerator {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }

    mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
    mutating func oneIn(_ count: Int) -> Bool { below(count) == 0 }
    /// A whole number of points.
    mutating func length(_ low: Int, _ high: Int) -> Double { Double(low + below(high - low + 1)) }
}

/// The trees. Each shape is written once and handed to any sink.
public enum Shapes {
    /// A column of rows of fixed leaves; one leaf of each row grows.
    public static func wide(rows: Int, leaves: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 1)
        let top = sink.add(TreeNode(.column, in: -1), nil, TreeBox(.stretch, gap: 2))
        for _ in 0..<rows {
            let row = sink.add(TreeNode(.row, in: top), nil, TreeBox(gap: 4))
            let growing = random.below(leaves)
            for index in 0..<leaves {
                let leaf = TreeNode(leaf: random.length(10, 60), random.length(10, 30), in: row)
                sink.add(leaf, index == growing ? TreeItem(.horizontal, grow: 1) : nil, nil)
            }
        }
    }

    /// Rows and columns in turn, each with a leaf and the next one, stretched across: content sizes all the way.
    public static func deep(levels: Int, into sink: inout some TreeSink) {
        var inner: Int32 = -1
        for level in 0..<levels {
            inner = sink.add(TreeNode(level.isMultiple(of: 2) ? .column : .row, in: inner), nil, TreeBox(.stretch))
            sink.add(TreeNode(leaf: 4, 4, in: inner), nil, nil)
        }
    }

    /// Lines of leaves that wrap.
    public static func wrap(flows: Int, leaves: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 3)
        let top = sink.add(TreeNode(.column, in: -1), nil, TreeBox(.stretch))
        for _ in 0..<flows {
            let flow = sink.add(TreeNode(.wrap, in: top), nil, TreeBox())
            for _ in 0..<leaves { sink.add(TreeNode(leaf: random.length(20, 80), random.length(10, 30), in: flow), nil, nil) }
        }
    }

    public static func grid(_ side: Int, weighted: Bool, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 4)
        var box = TreeBox(.stretch, gap: 1)
        box.columns = Int32(side)
        let top = sink.add(TreeNode(weighted ? .weightedGrid : .grid, in: -1), nil, box)
        for _ in 0..<side * side { sink.add(TreeNode(leaf: random.length(2, 9), random.length(8, 20), in: top), nil, nil) }
    }

    /// Cells with a picture, a title that may wrap beside it, and a text that wraps below.
    public static func feed(cells: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 5)
        func text(_ low: Int, _ high: Int, in parent: Int32) -> TreeNode {
            var text = TreeNode(.text, in: parent)
            text.size = Size(random.length(low, high), 14)
            return text
        }
        let top = sink.add(TreeNode(.column, in: -1), nil, TreeBox(.stretch, gap: 1))
        for _ in 0..<cells {
            var box = TreeBox(.stretch, gap: 6)
            box.padding = Insets(8)
            let cell = sink.add(TreeNode(.column, in: top), nil, box)
            let head = sink.add(TreeNode(.row, in: cell), nil, TreeBox(gap: 8))
            sink.add(TreeNode(leaf: 40, 40, in: head), nil, nil)
            let side = sink.add(TreeNode(.column, in: head), TreeItem(.horizontal, grow: 1), TreeBox(.stretch, gap: 2))
            sink.add(text(100, 1400, in: side), nil, nil)
            let line = sink.add(TreeNode(.row, in: side), nil, TreeBox(gap: 4))
            sink.add(TreeNode(leaf: 12, 12, in: line), nil, nil)
            sink.add(TreeNode(leaf: 60, 12, in: line), nil, nil)
            sink.add(TreeNode(leaf: 24, 24, in: head), nil, nil)
            sink.add(text(300, 4000, in: cell), nil, nil)
        }
    }

    public static func relative(_ views: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 6)
        var box = TreeBox(gap: 4)
        box.columns = 10
        let top = sink.add(TreeNode(.relative, in: -1), nil, box)
        for _ in 1..<views { sink.add(TreeNode(leaf: random.length(10, 90), random.length(8, 40), in: top), nil, nil) }
    }
}
