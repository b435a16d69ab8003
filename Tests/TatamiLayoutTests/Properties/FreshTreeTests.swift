import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiLayout

/// What is done faster for a tree that was never laid out: adding nodes, and the first pass.
@Suite struct FreshTreeTests {
    /// A first pass that sweeps both axes at once has the bits of one that walks each axis, which a second root makes it do.
    @Test func aSweepOfBothAxesHasTheBitsOfWalks() {
        let maker = SketchMaker(kinds: .directions)
        var swept = 0
        for seed in 0..<UInt64(3000) {
            var random = Seeded(seed &+ 410_000)
            let sketch = maker.tree(2 + random.below(60), &random)
            for node in sketch.all { node.useIndependentAxes() }
            let (width, height) = (maker.rootLength(&random), maker.rootLength(&random))
            let (first, second) = (LayoutTree(), LayoutTree())
            let (one, other) = (sketch.build(in: first), sketch.build(in: second))
            second.add(.empty)
            let isOrdered = first.arena.pointee.isOrdered
            first.layout(one[0].1, width: width, height: height)
            second.layout(other[0].1, width: width, height: height)
            swept += isOrdered ? 1 : 0
            for (node, twin) in zip(one, other) {
                #expect(first.exactFrame(of: node.1) == second.exactFrame(of: twin.1), "seed \(seed)\n\(first.dump(one[0].1))")
                #expect(first.baseline(of: node.1) == second.baseline(of: twin.1), "seed \(seed)\n\(first.dump(one[0].1))")
            }
            #expect(first.counters == second.counters, "seed \(seed)")
            // The next passes find what the first one left.
            for tree in [(first, one), (second, other)] { tree.0.layout(tree.1[0].1, width: 123, height: height) }
            #expect(first.dump(one[0].1) == second.dump(other[0].1), "seed \(seed)")
        }
        #expect(swept > 1000)
    }

    /// A node that is added with an item is like one that is given the item afterwards, whether the item is optional or not.
    @Test func anItemOfANewNodeIsStoredAsALaterOne() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(4000) {
            var random = Seeded(seed &+ 420_000)
            var item = random.oneIn(2) ? maker.item(&random) : ItemStyle()
            if random.oneIn(2) { item.margin = Insets(random.length(9)) }
            if random.oneIn(20) { item.maxWidth = random.pick([.nan, .infinity, -4, -0.0]) }
            if random.oneIn(20) { item.horizontalStretch = random.pick([.nan, .infinity, -1, -0.0]) }
            if random.oneIn(20) { item.margin.top = random.pick([.nan, .infinity, -1e9, -0.0]) }
            if random.oneIn(20) { item.minHeight = random.pick([.nan, 1e9, -1, -0.0]) }
            let size = Size(random.length(90), random.oneIn(20) ? random.pick([.nan, -3, 1e9, -0.0]) : random.length(90))
            let content = random.oneIn(2) ? NodeContent.fixed(size) : .stack(maker.stack(&random))
            let optional: ItemStyle? = item
            let trees = (0..<3).map { way in
                let tree = LayoutTree()
                let root = tree.add(.stack(.horizontal))
                let node =
                    switch way {
                    case 0: tree.add(content, item, to: root)
                    case 1: tree.add(content, optional, to: root)
                    default: tree.add(content, to: root)
                    }
                if way == 2 { tree.setItem(item, of: node) }
                tree.layout(root, width: 200, height: 100)
                return (dump: tree.dump(root), item: tree.item(of: node), frame: tree.exactFrame(of: node), told: tree.diagnostics.count)
            }
            for tree in trees.dropFirst() {
                #expect(tree.dump == trees[0].dump, "seed \(seed)")
                #expect(tree.item == trees[0].item && tree.frame == trees[0].frame, "seed \(seed)")
                #expect(tree.told == trees[0].told, "seed \(seed)")
            }
        }
    }

    /// Rows and records keep their contents while a tree grows, copied while it is small and moved when it is large.
    @Test func growingKeepsEverything() {
        func dump(capacity: Int) -> String {
            var random = Seeded(430_000)
            let tree = LayoutTree(capacity: capacity)
            var containers = [tree.add(.stack(.vertical))]
            for index in 0..<30_000 {
                var item = ItemStyle()
                if random.oneIn(3) { item.margin = Insets(random.length(9)) }
                if random.oneIn(5) { item.maxWidth = random.length(40) }
                let isLeaf = random.below(10) > 2
                let size = Size(random.length(60), Double(index % 50))
                let node = tree.add(isLeaf ? .fixed(size) : .stack(.horizontal, spacing: 2), item, to: random.pick(containers))
                if !isLeaf { containers.append(node) }
            }
            tree.layout(containers[0], width: 900)
            return tree.dump(containers[0])
        }
        #expect(dump(capacity: 1) == dump(capacity: 40_000))
    }

    @Test func poolsGrowToTheShareOfRowsThatUseThem() {
        #expect(RowUse().expected(of: 8) == 0)
        #expect(RowUse(used: 100, reserved: 1000).expected(of: 40) == 458)
        #expect(RowUse(used: 10, reserved: 1000).expected(of: 20) == 1133)
        var pool = Pool<Int>()
        defer { pool.deallocate() }
        for index in 0..<1000 { #expect(pool.add(index, RowUse(used: 2 * index + 2, reserved: 2000)) == Int32(index)) }
        for index in 0..<1000 { #expect(pool[Int32(index)] == index) }
    }
}

extension Sketch {
    /// Nothing that reads one axis for the other, and nothing collapsed.
    fileprivate func useIndependentAxes() {
        item.aspectRatio = nil
        if item.visibility == .collapsed { item.visibility = .hidden }
        rules = nil
        switch content {
        case .text(let text): content = .fixed(Size(text.width, 14))
        case .overlay(var style):
            if style.contentMode == .aspectFill || style.contentMode == .aspectFit { style.contentMode = .normal }
            content = .overlay(style)
        case .flow(let style): content = .stack(StackStyle(style.axis))
        case .relative, .tiles: content = .grid(GridStyle())
        default: break
        }
    }
}
