import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// What holds of every flow, and what a flow may cost.
@Suite struct FlowPropertyTests {
    /// P7. Greedy rows never become more when there is more room, as long as lengths and gaps are not negative; so a wider flow
    /// is never taller where its items do not wrap themselves and are of one height.
    @Test func aWiderFlowIsNeverTaller() {
        for seed in 0..<UInt64(400) {
            var random = Seeded(seed)
            let items = (0..<(1 + random.below(30))).map { _ in
                Example.size(random.length(90), 12) {
                    $0.margin = Insets(leading: random.length(6), trailing: random.length(6))
                    if random.oneIn(4) { $0.spacingBefore = random.length(9) }
                    if random.oneIn(8) { $0.visibility = .collapsed }
                }
            }
            let laid = LaidOut(
                .flow(.horizontal, items) { ($0.horizontalSpacing, $0.verticalSpacing) = (random.length(8), random.length(8)) })
            var width = 0.0
            var height = Double.infinity
            while width < 700 {
                laid.tree.layout(laid.ids[0], width: width)
                #expect(laid.size.height <= height, "seed \(seed), width \(width)")
                height = laid.size.height
                width += random.length(12) + 0.1
            }
        }
    }

    /// Where heights differ there is no such promise: more room may draw one of two tall items up into a low row.
    @Test func aWiderFlowOfUnequalItemsMayBeTaller() {
        let example = Example.flow(.horizontal, [.size(10, 1), .size(10, 1), .size(10, 10), .size(10, 10)])
        #expect(LaidOut(example, 20).size.height == 11 && LaidOut(example, 30).size.height == 20)
    }

    /// Items, margins, gaps and what the distribution adds make up the room of every row, and rows that of the height.
    @Test(arguments: [Distribution.spaceBetween, .spaceAround, .spaceEvenly], Axis.allCases)
    func spacesAddUpToTheRoom(distribution: Distribution, axis: Axis) {
        for seed in 0..<UInt64(200) {
            var random = Seeded(seed)
            let items = (0..<(2 + random.below(60))).map { _ in
                Example.size(1 + random.length(40), 1 + random.length(40)) {
                    $0[axis].marginStart = random.length(5)
                    $0[axis.cross].alignment = .start
                }
            }
            let spacing = random.length(6)
            let length = 100 + random.length(300)
            let across = 10_000.0
            let size = axis == .horizontal ? Size(length, across) : Size(across, length)
            let laid = LaidOut(
                .flow(axis, items) {
                    ($0.horizontalSpacing, $0.verticalSpacing) = (spacing, spacing)
                    ($0.distribution, $0.lineDistribution) = (distribution, distribution)
                }, size.width, size.height)
            let frames = laid.frames
            let starts = frames.map { $0.origin[axis.cross] }
            var line: [Int] = []
            var ends: [Double] = []
            for index in frames.indices {
                line.append(index)
                guard index == frames.count - 1 || starts[index + 1] != starts[index] else { continue }
                let first = frames[line[0]].origin[axis] - items[line[0]].item[axis].marginStart
                let last = frames[index].origin[axis] + frames[index].size[axis]
                let edges = distribution == .spaceBetween ? 0 : first
                let isOne = distribution == .spaceBetween && line.count == 1
                #expect(isOne || abs(last + edges - length) <= 1e-9 * length, "seed \(seed): \(line) ends at \(last)")
                ends.append(line.map { starts[$0] + frames[$0].size[axis.cross] }.max() ?? 0)
                line = []
            }
            guard ends.count > 1 else { continue }
            let edge = distribution == .spaceBetween ? 0 : starts[0]
            #expect(abs((ends.last ?? 0) + edge - across) <= 1e-9 * across, "seed \(seed)")
        }
    }

    /// P5: no two items of a row overlap, and no two rows do.
    @Test func nothingOverlaps() {
        for seed in 0..<UInt64(200) {
            var random = Seeded(seed)
            let items = (0..<(1 + random.below(40))).map { _ in Example.size(random.length(80), random.length(30)) }
            let style: (inout FlowStyle) -> Void = {
                ($0.distribution, $0.lineDistribution) = (random.pick(Distribution.allCases), random.pick(Distribution.allCases))
            }
            let laid = LaidOut(.flow(random.pick(Axis.allCases), items, change: style), random.length(300), random.length(300))
            for (index, a) in laid.frames.enumerated() {
                for b in laid.frames.dropFirst(index + 1) {
                    let isApart = a.maxX <= b.x + 1e-9 || b.maxX <= a.x + 1e-9 || a.maxY <= b.y + 1e-9 || b.maxY <= a.y + 1e-9
                    #expect(isApart || a.width * a.height * b.width * b.height == 0, "seed \(seed): \(a) and \(b)")
                }
            }
        }
    }

    /// Every pair of wild numbers in every pair of a flow's numbers.
    @Test(arguments: Axis.allCases)
    func wildNumbersStayHarmless(axis: Axis) {
        let setters: [(inout FlowStyle, Double) -> Void] = [
            { $0.horizontalSpacing = $1 }, { $0.verticalSpacing = $1 }, { $0.box.padding.leading = $1 }, { $0.box.padding.bottom = $1 },
        ]
        for first in setters.indices {
            for second in setters.indices where second > first {
                for a in HarmlessNumbersTests.numbers {
                    for b in HarmlessNumbersTests.numbers {
                        let example = Example.flow(axis, [.size(40, 40), .size(40, 40), .size(40, 40)]) {
                            setters[first](&$0, a)
                            setters[second](&$0, b)
                            ($0.distribution, $0.lineDistribution) = (.spaceEvenly, .center)
                        }
                        let laid = LaidOut(example, 100, 100)
                        let numbers = laid.frames.flatMap { [$0.x, $0.y, $0.width, $0.height] }
                        #expect(numbers.allSatisfy { abs($0) < 1e9 } && laid.size == Size(100, 100), "\(first) \(a), \(second) \(b)")
                        let isMended = [a, b].contains { !Numbers.isClean($0) }
                        #expect(laid.tree.diagnostics.map(\.node) == (isMended ? [laid.ids[0]] : []), "\(first) \(a), \(second) \(b)")
                    }
                }
            }
        }
    }

    // MARK: cost

    private func flow(_ count: Int, in tree: LayoutTree, _ leaf: (Int) -> NodeContent) -> (NodeID, [NodeID]) {
        let root = tree.add(.flow(spacing: 4))
        return (root, (0..<count).map { tree.add(leaf($0), to: root) })
    }

    @Test func aLeafIsAskedTwiceAndANodeVisitedFourTimes() {
        let tree = LayoutTree()
        let (root, _) = flow(500, in: tree) { .measured(by: WrapText(Double(20 + $0 % 60))) }
        for width in [300.0, 310, 30] {
            let before = tree.counters
            tree.layout(root, width: width)
            #expect(tree.counters.measureCalls - before.measureCalls <= 2 * 500)
            #expect(tree.counters.visits - before.visits <= 4 * 501)
        }
    }

    /// Leaves of fixed size are never visited, and a resize that breaks no line elsewhere asks for no height.
    @Test func aResizeCostsTheFlowAlone() {
        let tree = LayoutTree()
        let (root, leaves) = flow(500, in: tree) { _ in .fixed(Size(26, 10)) }
        tree.layout(root, width: 300)
        func visits(_ width: Double) -> Int {
            let before = tree.counters.visits
            tree.layout(root, width: width)
            return tree.counters.visits - before
        }
        #expect(visits(300) == 0)
        #expect(visits(310) == 1)
        #expect(visits(330) == 3)
        #expect(tree.exactFrame(of: leaves[499]) == Rect(4 * 30, 45 * 14, 26, 10))
    }

    /// Columns ask for heights first, once more where the width becomes another one; not once more a level.
    @Test(arguments: [1, 10, 100])
    func nestedColumnsCostTheSameALevel(depth: Int) {
        let tree = LayoutTree()
        let root = tree.add(.flow(.vertical))
        var inner = root
        for _ in 0..<depth {
            var item = ItemStyle()
            item.horizontalAlignment = .stretch
            tree.add(.measured(by: WrapText(90)), item, to: inner)
            item.fixedHeight = 1000
            inner = tree.add(.flow(.vertical), item, to: inner)
        }
        tree.layout(root, width: 60, height: 1000)
        #expect(tree.counters.measureCalls <= 3 * depth)
        #expect(tree.counters.visits <= 8 * (2 * depth + 1))
    }

    /// A leaf that becomes wider moves its followers to the next row: heights are asked although no leaf's changed.
    @Test func aWiderItemAsksForTheHeightAgain() {
        let laid = LaidOut(.vertical(.flow(.horizontal, [.size(40, 10), .size(40, 10)]), .size(5, 5)), 100)
        laid.tree.update(laid.ids[2]) { $0.minWidth = 70 }
        laid.tree.layout(laid.ids[0], width: 100)
        #expect(laid.tree.exactFrame(of: laid.ids[1]).height == 20 && laid.tree.exactFrame(of: laid.ids[4]).y == 20)
    }

    /// Reading between an edit and the next pass meets lines of other items than there are.
    @Test func readingBeforeThePassIsHarmless() {
        for axis in Axis.allCases {
            let tree = LayoutTree()
            let root = tree.add(.flow(axis, distribution: .center))
            var leaves = (0..<12).map { _ in tree.add(.fixed(Size(30, 30)), to: root) }
            _ = (tree.explain(leaves[3]), tree.baseline(of: root))
            tree.layout(root, width: 100, height: 100)
            for _ in 0..<10 { tree.remove(leaves.removeLast()) }
            tree.update(leaves[1]) { $0.visibility = .collapsed }
            _ = (tree.explain(leaves[0]), tree.explain(leaves[1]), tree.baseline(of: root), tree.exactFrame(of: leaves[1]))
            leaves += (0..<40).map { _ in tree.add(.fixed(Size(30, 30)), to: root) }
            _ = (tree.explain(leaves[41]), tree.baseline(of: root), tree.dump(root))
            tree.layout(root, width: 100, height: 100)
            #expect(tree.exactFrame(of: leaves[41]).size == Size(30, 30))
        }
    }
}
