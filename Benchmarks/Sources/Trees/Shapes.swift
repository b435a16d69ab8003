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
        var root = TreeNode(.column, in: -1)
        (root.gap, root.alignsItems) = (2, .stretch)
        let top = sink.add(root)
        for _ in 0..<rows {
            var row = TreeNode(.row, in: top)
            row.gap = 4
            let id = sink.add(row), growing = random.below(leaves)
            for index in 0..<leaves {
                var leaf = TreeNode(leaf: random.length(10, 60), random.length(10, 30), in: id)
                if index == growing { leaf.item = .init(in: .row, grow: 1) }
                sink.add(leaf)
            }
        }
    }

    /// Rows and columns in turn, each with a leaf and the next one, stretched across: content sizes all the way.
    public static func deep(levels: Int, into sink: inout some TreeSink) {
        var inner: Int32 = -1
        for level in 0..<levels {
            var container = TreeNode(level.isMultiple(of: 2) ? .column : .row, in: inner)
            container.alignsItems = .stretch
            inner = sink.add(container)
            sink.add(TreeNode(leaf: 4, 4, in: inner))
        }
    }

    /// Lines of leaves that wrap.
    public static func wrap(flows: Int, leaves: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 3)
        var root = TreeNode(.column, in: -1)
        root.alignsItems = .stretch
        let top = sink.add(root)
        for _ in 0..<flows {
            let flow = sink.add(TreeNode(.wrap, in: top))
            for _ in 0..<leaves { sink.add(TreeNode(leaf: random.length(20, 80), random.length(10, 30), in: flow)) }
        }
    }

    public static func grid(_ side: Int, weighted: Bool, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 4)
        var root = TreeNode(weighted ? .weightedGrid : .grid, in: -1)
        (root.columns, root.gap, root.alignsItems) = (Int32(side), 1, .stretch)
        let top = sink.add(root)
        for _ in 0..<side * side { sink.add(TreeNode(leaf: random.length(2, 9), random.length(8, 20), in: top)) }
    }

    /// Cells with a picture, a title that may wrap beside it, and a text that wraps below.
    public static func feed(cells: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 5)
        func text(_ low: Int, _ high: Int, in parent: Int32) -> TreeNode {
            var text = TreeNode(.text, in: parent)
            text.size = Size(random.length(low, high), 14)
            return text
        }
        var root = TreeNode(.column, in: -1)
        (root.gap, root.alignsItems) = (1, .stretch)
        let top = sink.add(root)
        for _ in 0..<cells {
            var cell = TreeNode(.column, in: top)
            (cell.padding, cell.gap, cell.alignsItems) = (Insets(8), 6, .stretch)
            let column = sink.add(cell)
            var head = TreeNode(.row, in: column)
            head.gap = 8
            let row = sink.add(head)
            sink.add(TreeNode(leaf: 40, 40, in: row))
            var titles = TreeNode(.column, in: row)
            (titles.gap, titles.item, titles.alignsItems) = (2, .init(in: .row, grow: 1), .stretch)
            let side = sink.add(titles)
            sink.add(text(100, 1400, in: side))
            var tags = TreeNode(.row, in: side)
            tags.gap = 4
            let line = sink.add(tags)
            sink.add(TreeNode(leaf: 12, 12, in: line))
            sink.add(TreeNode(leaf: 60, 12, in: line))
            sink.add(TreeNode(leaf: 24, 24, in: row))
            sink.add(text(300, 4000, in: column))
        }
    }

    public static func relative(_ views: Int, into sink: inout some TreeSink) {
        var random = SeededGenerator(seed: 6)
        let top = sink.add(TreeNode(.relative, in: -1))
        for _ in 1..<views { sink.add(TreeNode(leaf: random.length(10, 90), random.length(8, 40), in: top)) }
    }
}
