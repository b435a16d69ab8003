import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// What a pass may cost, in counts. Where leaves count themselves, nothing is asked twice to check it.
@Suite struct CostTests {
    private func texts(_ sketch: Sketch) -> [WrapText] {
        sketch.all.compactMap { if case .text(let text) = $0.content { text } else { nil } }
    }

    /// P16, and more than that: two questions a leaf.
    @Test func aPassAsksALeafTwiceAndVisitsANodeFourTimes() {
        let maker = SketchMaker(kinds: .plain)
        for seed in 0..<UInt64(300) {
            var random = Seeded(seed)
            let sketch = maker.tree(1 + random.below(120), &random)
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            tree.guards.remove(.answers)
            if seed.isMultiple(of: 2) { tree.add(.empty) }  // walks in place of a sweep
            for step in 0..<4 {
                let before = tree.counters
                let calls = texts(sketch).map { ($0.widthCalls, $0.heightCalls) }
                tree.layout(built[0].1, width: Double(100 + 37 * step), height: maker.rootLength(&random))
                #expect(tree.counters.visits - before.visits <= 4 * built.count, "seed \(seed)")
                for (text, call) in zip(texts(sketch), calls) {
                    #expect(text.widthCalls - call.0 <= 1 && text.heightCalls - call.1 <= 1, "seed \(seed)")
                }
                let made = zip(texts(sketch), calls).reduce(0) { $0 + $1.0.widthCalls - $1.1.0 + $1.0.heightCalls - $1.1.1 }
                #expect(tree.counters.measureCalls - before.measureCalls == made, "seed \(seed)")
            }
        }
    }

    /// P16 for layouts that try widths out: their trials are few, however they are nested.
    @Test func trialsAreFew() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(600) {
            var random = Seeded(seed &+ 3_000)
            let tree = LayoutTree()
            let built = maker.tree(1 + random.below(150), &random).build(in: tree)
            tree.layout(built[0].1, width: maker.rootLength(&random), height: maker.rootLength(&random))
            #expect(
                tree.counters.measureCalls <= 4 * built.count + 8, "seed \(seed): \(tree.counters.measureCalls) calls, \(built.count) nodes"
            )
        }
    }

    /// Yoga doubles its work with every second level of such a chain.
    @Test(arguments: [1, 10, 50, 200])
    func nestingCostsNothingExtra(depth: Int) {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        var inner = root
        for level in 0..<depth {
            var item = ItemStyle()
            (item.horizontalAlignment, item.verticalAlignment) = (.stretch, .stretch)
            tree.add(.measured(by: WrapText(90)), item, to: inner)
            inner = tree.add(.stack(level.isMultiple(of: 2) ? .horizontal : .vertical), item, to: inner)
        }
        tree.layout(root, width: 300)
        #expect(tree.counters.measureCalls == 2 * depth)
        #expect(tree.counters.visits <= 4 * (2 * depth + 1))
    }

    @Test func nothingChangedCostsNothing() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(200) {
            var random = Seeded(seed)
            let tree = LayoutTree()
            let built = maker.tree(60, &random).build(in: tree)
            tree.layout(built[0].1, width: 300)
            let before = tree.counters
            tree.layout(built[0].1, width: 300)
            tree.setItem(tree.item(of: built[1].1), of: built[1].1)
            tree.layout(built[0].1, width: 300)
            #expect(tree.counters == before, "seed \(seed)")
        }
    }

    @Test func oneChangedLeafTouchesItsPath() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        var leaf = root
        for _ in 0..<100 {
            let section = tree.add(.stack(.vertical), to: root)
            for _ in 0..<10 {
                let row = tree.add(.stack(.horizontal), to: section)
                for _ in 0..<10 { leaf = tree.add(.fixed(Size(10, 10)), to: row) }
            }
        }
        tree.layout(root, width: 500)
        func visits(_ change: () -> Void) -> Int {
            let before = tree.counters.visits
            change()
            tree.layout(root, width: 500)
            return tree.counters.visits - before
        }
        // The row, its section and the root are asked and placed on each axis, the leaf itself is settled at once.
        #expect(visits { tree.setContent(.fixed(Size(10, 12)), of: leaf) } <= 2 + 3 * 4)
        #expect(visits { tree.update(leaf) { $0.minHeight = 11 } } <= 2 + 2 * 4)
        #expect(visits { tree.update(leaf) { $0.offset.x = 5 } } <= 2)
    }

    /// A custom layout may look at all below it; the stack that takes its place does not.
    @Test func whoNoLongerWatchesIsNotAsked() {
        let tree = LayoutTree()
        let root = tree.add(.custom(WrappingRows()))
        let box = tree.add(.overlay(), to: root)
        let leaf = tree.add(.fixed(Size(5, 5)), to: box)
        tree.update(box) { ($0.fixedWidth, $0.fixedHeight) = (50, 50) }
        func visits() -> Int {
            let before = tree.counters.visits
            tree.setContent(.fixed(Size(6, Double(before))), of: leaf)
            tree.layout(root, width: 100)
            return tree.counters.visits - before
        }
        tree.layout(root, width: 100)
        #expect(visits() > 2 + 4)
        tree.setContent(.stack(.vertical), of: root)
        tree.layout(root, width: 100)
        #expect(visits() == 2)
    }

    /// What does not change for the container is no work: another height is none over widths, and one beyond a bound none at all.
    @Test func aLeafOfAnotherSizeCostsOnlyWhatItsContainerSees() {
        let tree = LayoutTree()
        let root = tree.add(.stack(.vertical))
        let row = tree.add(.stack(.horizontal), to: root)
        let leaf = tree.add(.fixed(Size(10, 10)), to: row)
        tree.layout(root, width: 500)
        func visits(_ size: Size) -> Int {
            let before = tree.counters.visits
            tree.setContent(.fixed(size), of: leaf)
            tree.layout(root, width: 500)
            return tree.counters.visits - before
        }
        #expect(visits(Size(10, 10)) == 0)
        // The row and the root are asked, and each places its children.
        #expect(visits(Size(10, 12)) == 4)
        #expect(visits(Size(11, 12)) == 4)
        #expect(visits(Size(10, 10)) == 8)
        tree.update(leaf) { $0.maxHeight = 8 }
        tree.layout(root, width: 500)
        #expect(visits(Size(10, 30)) == 0)
    }

    @Test func collapsedTextIsNotAsked() {
        let text = WrapText(100)
        let leaf = Example.leaf(.measured(by: text)) { $0.visibility = .collapsed }
        let laid = LaidOut(.vertical(leaf, .size(5, 5)), 50, guards: [])
        #expect(text.widthCalls == 0 && text.heightCalls == 0)
        laid.tree.update(laid.ids[1]) { $0.visibility = .visible }
        laid.tree.layout(laid.ids[0], width: 50)
        #expect(text.widthCalls == 1 && text.heightCalls == 1)
        #expect(laid.frames[0].height == 40)
    }

    @Test func aTextOfFixedSizeIsNotAsked() {
        let text = WrapText(100)
        _ = LaidOut(.horizontal(.leaf(.measured(by: text)) { ($0.fixedWidth, $0.fixedHeight) = (30, 30) }), 50, 50)
        #expect(text.widthCalls == 0 && text.heightCalls == 0)
    }
}
