import TatamiGeometry

extension Shapes {
    /// Rows and columns in each other at random, as the screens of programs are: margins, padding, gaps, weights, bounds,
    /// every alignment.
    public static func screen(_ count: Int, into sink: inout some TreeSink) {
        var maker = ScreenMaker(left: count - 1)
        let top = sink.add(TreeNode(.column, in: -1), nil, TreeBox(.stretch))
        while maker.left > 0 { maker.container(in: top, .vertical, depth: 1, &sink) }
    }
}

private struct ScreenMaker {
    private var random = SeededGenerator(seed: 2)
    var left: Int
    private let deepest = 9

    init(left: Int) { self.left = left }

    mutating func container(in parent: Int32, _ outer: Axis, depth: Int, _ sink: inout some TreeSink) {
        let axis = random.oneIn(2) ? Axis.horizontal : .vertical
        var box = TreeBox()
        if random.oneIn(3) { box.padding = insets(12) }
        if random.oneIn(2) { box.gap = random.length(1, 12) }
        box.alignsItems = alignment()
        if random.oneIn(3), let picked = TreeBox.Justification(rawValue: UInt8(random.below(4))) { box.justification = picked }
        left -= 1
        let node = TreeNode(axis == .horizontal ? .row : .column, in: parent)
        let id = sink.add(node, item(outer, isLeaf: false), box)
        for _ in 0..<2 + random.below(5) where left > 0 {
            if depth < deepest, random.below(100) < 45 {
                container(in: id, axis, depth: depth + 1, &sink)
            } else {
                left -= 1
                sink.add(TreeNode(leaf: random.length(4, 60), random.length(4, 30), in: id), item(axis, isLeaf: true), nil)
            }
        }
    }

    /// What any node may say about itself.
    private mutating func item(_ axis: Axis, isLeaf: Bool) -> TreeItem? {
        var item = TreeItem(axis)
        let hasMargin = random.oneIn(4)
        let grows = random.oneIn(5)
        let isAligned = random.oneIn(5)
        let hasMinimum = isLeaf && random.oneIn(8)
        let hasMaximum = isLeaf && random.oneIn(8)
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

    private mutating func alignment() -> TreeAlignment { TreeAlignment(rawValue: UInt8(random.below(4))) ?? .start }
}
