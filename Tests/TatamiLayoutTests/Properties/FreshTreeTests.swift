import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiLayout

/// What is done faster for a tree that was never laid out: adding nodes, and the first pass.
@Suite struct FreshTreeTests {
    /// A first pass that sweeps both axes at once has the bits of one that walks each axis, which a second root makes it do.
    @Test func aSweepOfBothAxesHasTheBitsOfWalks() {
        let swept = compareWithWalks(.directions, seeds: 410_000, countsVisits: true) { $0.useIndependentAxes() }
        #expect(swept > 1000)
    }

    /// The same for first passes that sweep one axis after the other, which texts, flows and the like need.
    @Test func aSweepOfEachAxisHasTheBitsOfWalks() {
        let swept = compareWithWalks(.everything, seeds: 415_000, countsVisits: false) { $0.useSweptLayouts() }
        #expect(swept > 500)
    }

    /// Returns the number of trees that could be swept.
    private func compareWithWalks(
        _ kinds: SketchKinds, seeds: UInt64, countsVisits: Bool, _ prepare: (Sketch) -> Void
    ) -> Int {
        let maker = SketchMaker(kinds: kinds)
        var swept = 0
        for seed in 0..<UInt64(3000) {
            var random = Seeded(seed &+ seeds)
            let sketch = maker.tree(2 + random.below(60), &random)
            for node in sketch.all { prepare(node) }
            let (width, height) = (maker.rootLength(&random), maker.rootLength(&random))
            let (first, second) = (LayoutTree(), LayoutTree())
            let (one, other) = (sketch.build(in: first), sketch.build(in: second))
            second.add(.empty)
            swept += first.arena.pointee.isOrdered ? 1 : 0
            first.layout(one[0].1, width: width, height: height)
            second.layout(other[0].1, width: width, height: height)
            for (node, twin) in zip(one, other) {
                #expect(first.exactFrame(of: node.1) == second.exactFrame(of: twin.1), "seed \(seed)\n\(first.dump(one[0].1))")
                #expect(first.baseline(of: node.1) == second.baseline(of: twin.1), "seed \(seed)\n\(first.dump(one[0].1))")
            }
            if countsVisits { #expect(first.counters == second.counters, "seed \(seed)") }
            // The next passes find what the first one left.
            for tree in [(first, one), (second, other)] { tree.0.layout(tree.1[0].1, width: 123, height: height) }
            #expect(first.dump(one[0].1) == second.dump(other[0].1), "seed \(seed)")
        }
        return swept
    }

    /// An item's part of the free room is that of its alignment in the reading direction.
    @Test func partsBeforeItemsFollowTheirAlignments() {
        for alignment in AxisAlignment.allCases {
            for mirrored in [false, true] {
                let part =
                    switch alignment.resolved(mirrored: mirrored) {
                    case .start, .baseline: 0.0
                    case .end: 1.0
                    default: 0.5
                    }
                #expect(alignment.partBefore(mirrored: mirrored) == part, "\(alignment), mirrored: \(mirrored)")
            }
        }
    }

    /// Rules are cleaned, replaced and taken away; free ones are none.
    @Test func rulesAreStoredClean() {
        let tree = LayoutTree()
        let root = tree.add(.relative(RelativeStyle()))
        let nodes = (0..<40).map { _ in tree.add(.fixed(Size(10, 10)), to: root) }
        var random = Seeded(440_000)
        func number() -> Double { random.pick([0, -0.0, 4, -7.5, .nan, .infinity, -1e9, 0.5]) }
        func edge() -> EdgeRule<NodeID> {
            let sibling = random.pick(nodes)
            return switch random.below(6) {
            case 0: .parent(number())
            case 1: .adjacent(sibling, distance: number())
            case 2: .fit(sibling, distance: number())
            case 3: .center(random.oneIn(2) ? sibling : nil, offset: number())
            default: .free
            }
        }
        func length() -> LengthRule<NodeID> {
            switch random.below(5) {
            case 0: .own
            case 1: .fixed(number())
            case 2: .ratio(number(), of: random.oneIn(2) ? random.pick(nodes) : nil)
            default: .free
            }
        }
        for _ in 0..<4000 {
            var rules = RelativeRules<NodeID>()
            if !random.oneIn(4) { (rules.left, rules.right, rules.width) = (edge(), edge(), length()) }
            if !random.oneIn(4) { (rules.top, rules.bottom, rules.height) = (edge(), edge(), length()) }
            let node = random.pick(nodes)
            #expect(rules.isClean == (rules.cleaned() == rules))
            #expect(rules.isFree == (rules == RelativeRules()))
            let told = tree.diagnostics.count
            tree.setRules(rules, of: node)
            #expect(tree.rules(of: node) == rules.cleaned())
            #expect(tree.diagnostics.count == told || !rules.isClean)
        }
        #expect(!tree.diagnostics.isEmpty)
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
        useNothingCollapsed()
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
    /// Nothing collapsed, and no layouts of the program, which are never swept.
    fileprivate func useSweptLayouts() {
        useNothingCollapsed()
        switch content {
        case .wrappingRows, .staircase: content = .stack(StackStyle(.vertical))
        default: break
        }
    }

    private func useNothingCollapsed() {
        if item.visibility == .collapsed { item.visibility = .hidden }
    }
}
