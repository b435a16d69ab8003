import TatamiGeometry

extension Shapes {
    /// Rows and columns in each other at random, as the screens of programs are: margins, padding, gaps, weights, bounds,
    /// every alignment.
    public static func screen(_ count: Int, into sink: inout some TreeSink) {
        var maker = ScreenMaker(left: count - 1)
        var root = TreeNode(.column, in: -1)
        root.alignsItems = .stretch
        let top = sink.add(root)
        while maker.left > 0 { maker.container(in: top, .column, depth: 1, &sink) }
    }
}

private struct ScreenMaker {
    private var random = SeededGenerator(seed: 2)
    var left: Int
    private let deepest = 9

    init(left: Int) { self.left = left }

    mutating func container(in parent: Int32, _ outer: TreeNode.Kind, depth: Int, _ sink: inout some TreeSink) {
        var node = TreeNode(random.oneIn(2) ? .row : .column, in: parent)
        if random.oneIn(3) { node.padding = insets(12) }
        if random.oneIn(2) { node.gap = random.length(1, 12) }
        node.alignsItems = alignment()
        if random.oneIn(3), let picked = TreeNode.Justification(rawValue: UInt8(random.below(4))) { node.justification = picked }
        node.item = item(in: outer, isLeaf: false)
        left -= 1
        let id = sink.add(node)
        for _ in 0..<2 + random.below(5) where left > 0 {
            if depth < deepest, random.below(100) < 45 {
                container(in: id, node.kind, depth: depth + 1, &sink)
            } else {
                leaf(in: id, node.kind, &sink)
            }
        }
    }

    private mutating func leaf(in parent: Int32, _ outer: TreeNode.Kind, _ sink: inout some TreeSink) {
        var node = TreeNode(leaf: random.length(4, 60), random.length(4, 30), in: parent)
        node.item = item(in: outer, isLeaf: true)
        left -= 1
        sink.add(node)
    }

    /// What any node may say about itself.
    private mutating func item(in outer: TreeNode.Kind, isLeaf: Bool) -> TreeNode.Item? {
        var item = TreeNode.Item(in: outer)
        let hasMargin = random.oneIn(4), grows = random.oneIn(5), isAligned = random.oneIn(5)
        let hasMinimum = isLeaf && random.oneIn(8), hasMaximum = isLeaf && random.oneIn(8)
        guard hasMargin || grows || isAligned || hasMinimum || hasMaximum else { return nil }
        if hasMargin { item.margin = insets(8) }
        if grows { item.grow = random.length(1, 3) }
        if isAligned { item.alignment = alignment() }
        if hasMinimum { item.minimum = random.length(10, 40) }
        if hasMaximum { item.maximum = random.length(20, 80) }
        return item
    }

    private mutating func insets(_ most: Int) -> Insets {
        Insets(
            top: random.length(0, most), leading: random.length(0, most), bottom: random.length(0, most),
            trailing: random.length(0, most))
    }

    private mutating func alignment() -> TreeNode.Alignment { TreeNode.Alignment(rawValue: UInt8(random.below(4))) ?? .start }
}
