import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// The engine and the naive reference agree on random trees.
@Suite struct ReferenceTests {
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft], [2, 6, 25, 80])
    func engineAgreesWithTheReference(direction: LayoutDirection, size: Int) {
        let maker = SketchMaker(kinds: .known)
        for seed in 0..<UInt64(12_000 / (size + 6)) {
            var random = Seeded(seed &* 1000 &+ UInt64(size))
            let sketch = maker.tree(1 + random.below(size), &random)
            let width = maker.rootLength(&random)
            let height = maker.rootLength(&random)
            if let difference = difference(sketch, direction, width, height) {
                Issue.record("seed \(seed), size \(size), \(direction), in \(width as Any) x \(height as Any): \(difference)")
                return
            }
        }
    }

    /// Grids in grids, with little else.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft])
    func gridsAgreeWithTheReference(direction: LayoutDirection) {
        let maker = SketchMaker(kinds: .plain)
        for seed in 0..<UInt64(1_500) {
            var random = Seeded(seed &+ 9_000_000)
            func item() -> ItemStyle {
                var item = random.oneIn(2) ? ItemStyle() : maker.item(&random)
                item.cell = random.oneIn(2) ? CellPlace() : maker.cell(&random)
                return item
            }
            let root = Sketch(.grid(maker.grid(&random)))
            for _ in 0..<random.below(9) { root.insert(Sketch(maker.leaf(&random), item()), at: 0) }
            let inner = Sketch(.grid(maker.grid(&random)), item())
            for _ in 0..<random.below(6) { inner.insert(Sketch(maker.leaf(&random), item()), at: 0) }
            root.insert(inner, at: 0)
            let width = maker.rootLength(&random)
            let height = maker.rootLength(&random)
            if let difference = difference(root, direction, width, height) {
                Issue.record("seed \(seed), \(direction), in \(width as Any) x \(height as Any): \(difference)")
                return
            }
        }
    }

    private func difference(_ sketch: Sketch, _ direction: LayoutDirection, _ width: Double?, _ height: Double?) -> String? {
        let tree = LayoutTree()
        tree.direction = direction
        let built = sketch.build(in: tree)
        tree.layout(built[0].1, width: width, height: height)
        let reference = ReferenceBox(sketch, mirrored: direction == .rightToLeft)
        reference.layOut(width: width, height: height)

        let ids = Dictionary(built.map { (ObjectIdentifier($0.0), $0.1) }) { first, _ in first }
        for box in reference.all {
            guard let id = ids[ObjectIdentifier(box.sketch)] else { continue }
            let ours = tree.exactFrame(of: id)
            let theirs = box.frame
            let pairs = [
                (ours.x, theirs.x), (ours.y, theirs.y), (ours.width, theirs.width), (ours.height, theirs.height),
                (tree.extent(of: id, along: .horizontal).minimum, box[.horizontal].minimum),
                (tree.extent(of: id, along: .horizontal).natural, box[.horizontal].natural),
                (tree.extent(of: id, along: .vertical).minimum, box[.vertical].minimum),
                (tree.extent(of: id, along: .vertical).natural, box[.vertical].natural),
            ]
            guard pairs.allSatisfy({ abs($0 - $1) <= 1e-9 * max(100, abs($0), abs($1)) }) else {
                return
                    "node \(tree.dump(id).prefix(200)) is \(ours), should be \(theirs); \(pairs) in \(box.parent?.sketch.content as Any)\n\(tree.dump(built[0].1))"
            }
        }
        return nil
    }
}
