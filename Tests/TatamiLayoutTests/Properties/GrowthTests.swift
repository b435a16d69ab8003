import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// More room never needs more room; more items never need less.
@Suite struct GrowthTests {
    /// P7: a wider proposal never makes wrapping texts higher, however stacks are nested around them.
    @Test func widerIsNeverHigher() {
        let maker = SketchMaker(kinds: .plain)
        for seed in 0..<UInt64(400) {
            var random = Seeded(seed &+ 80_000)
            let sketch = maker.tree(2 + random.below(25), &random)
            for node in sketch.all { node.useNoShapeByWidth() }
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            var width = 0.0
            var height = Double.infinity
            while width < 2000 {
                width += 1 + random.length(60)
                tree.layout(built[0].1, width: width)
                let next = tree.exactFrame(of: built[0].1).height
                #expect(next <= height + 1e-9, "seed \(seed): \(next) at width \(width), \(height) before\n\(tree.dump(built[0].1))")
                if next > height + 1e-9 { return }
                height = next
            }
        }
    }

    /// P8: an item that is added never shrinks a container that is as large as its content.
    @Test func anItemMoreNeverShrinksTheContent() {
        let maker = SketchMaker(kinds: .plain)
        for seed in 0..<UInt64(1500) {
            var random = Seeded(seed &+ 90_000)
            let root = Sketch(.stack(maker.stack(&random)))
            func leaf() -> Sketch {
                let leaf = Sketch(.fixed(Size(random.length(80), random.length(40))), maker.item(&random))
                leaf.useNoNegativeGaps()
                leaf.item.aspectRatio = nil
                return leaf
            }
            root.useNoNegativeGaps()
            for _ in 0..<random.below(9) { root.insert(leaf(), at: root.children.count) }
            let before = naturalSize(root)
            root.insert(leaf(), at: random.below(root.children.count + 1))
            let after = naturalSize(root)
            #expect(after.width >= before.width - 1e-9 && after.height >= before.height - 1e-9, "seed \(seed)")
        }
    }

    private func naturalSize(_ sketch: Sketch) -> Size {
        let tree = LayoutTree()
        let built = sketch.build(in: tree)
        tree.layout(built[0].1)
        return tree.exactFrame(of: built[0].1).size
    }
}
