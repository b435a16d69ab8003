import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Frames that are read for a screen lie on its pixels, and neighbours share their edges: no gap, no overlap, no drift.
@Suite struct PixelGridLayoutTests {
    static let scales = [1, 1.25, 1.5, 1.75, 2, 2.625, 2.75, 3]

    @Test(arguments: scales, Axis.allCases)
    func siblingsShareEdges(scale: Double, axis: Axis) {
        for seed in 0..<UInt64(60) {
            var random = Seeded(seed)
            let children = (0..<(2 + random.below(60))).map { _ in
                Example.size(random.length(40), random.length(40)) {
                    $0[axis].stretch = random.pick([0, 0, 1, 2.5])
                    $0.horizontalAlignment = axis == .horizontal ? nil : .stretch
                }
            }
            let row = Example.stack(axis, children, item: { $0.margin.leading = random.length(20) / 3 })
            let laid = LaidOut(.vertical(.size(1, random.length(50) / 7), row) { $0.box.horizontalAlignment = .leading }, 1000.3, 700.7)
            let container = laid.ids[2]
            let frames = laid.ids.dropFirst(3).map { laid.tree.frame(of: $0, scale: scale) }
            let outer = laid.tree.frame(of: container, scale: scale)
            for (a, b) in zip(frames, frames.dropFirst()) {
                let end = axis == .horizontal ? a.maxX : a.maxY
                let start = axis == .horizontal ? b.x : b.y
                #expect(abs(end - start) * scale < 1e-6, "seed \(seed): \(a) and \(b)")
            }
            for frame in frames {
                for edge in [outer.x + frame.x, outer.x + frame.maxX, outer.y + frame.y, outer.y + frame.maxY] {
                    let pixels = edge * scale
                    #expect(abs(pixels - pixels.rounded()) < 1e-6, "seed \(seed): \(frame) at \(scale)")
                }
            }
            // No drift: the last edge is within a pixel of the exact one.
            let last = frames[frames.count - 1]
            let exact = laid.tree.absoluteFrame(of: laid.ids[laid.ids.count - 1])
            #expect(abs(outer.x + last.maxX - exact.maxX) * scale <= 1 && abs(outer.y + last.maxY - exact.maxY) * scale <= 1)
        }
    }

    @Test func thirdsAtTwoThirds() {
        let third = Example.size(0, 5) { $0.horizontalStretch = 1 }
        let laid = LaidOut(.horizontal(third, third, third), 100, 5)
        let widths = laid.ids.dropFirst().map { laid.tree.frame(of: $0, scale: 1.5).width * 1.5 }
        #expect(widths.map { $0.rounded() } == [50, 50, 50])
        #expect(laid.ids.dropFirst().map { laid.tree.frame(of: $0).width } == [33, 33, 34])
    }
    /// A random tree of all layouts somewhere up to a million points away, laid out. `change` may alter its nodes before.
    private func farAway(
        _ seed: UInt64, _ change: (Sketch) -> Void = { _ in }
    ) -> (tree: LayoutTree, built: [(sketch: Sketch, id: NodeID)]) {
        let maker = SketchMaker(kinds: .everything)
        var random = Seeded(seed &+ 17_000)
        let sketch = maker.tree(2 + random.below(25), &random)
        let tree = LayoutTree()
        sketch.item = ItemStyle()
        sketch.item.offset = Point(random.pick([1, 1e3, 1e6]) * Double(random.below(1000)) / 999, random.length(1_000_000))
        for node in sketch.all { change(node) }
        let outer = tree.add(.absolute(BoxStyle()))
        let built = sketch.build(in: tree, under: outer)
        tree.layout(outer, width: maker.rootLength(&random), height: maker.rootLength(&random))
        return (tree, built.map { ($0.0, $0.1) })
    }

    /// Frames are read one inside the other: put together they are the absolute edges on the grid, so nothing drifts with depth, and
    /// neighbours that share an edge share it on the screen.
    @Test(arguments: scales)
    func framesOfAllLayoutsLieOnTheGrid(scale: Double) {
        let grid = PixelGrid(scale: scale)
        func isSame(_ a: Double, _ b: Double) -> Bool { abs(a - b) * scale < 1e-6 }
        for seed in 0..<UInt64(150) {
            let (tree, built) = farAway(seed)
            var origins: [NodeID: Point] = [:]
            for (sketch, id) in built {
                let frame = tree.frame(of: id, scale: scale)
                let exact = tree.absoluteFrame(of: id)
                let own = grid.snap(exact)
                let parent = tree.parent(of: id).flatMap { origins[$0] } ?? .zero
                let origin = parent + frame.origin
                origins[id] = origin
                #expect(isSame(origin.x, own.x) && isSame(origin.y, own.y), "seed \(seed): \(frame) drifts from \(own)")
                #expect(isSame(frame.width, own.width) && isSame(frame.height, own.height), "seed \(seed): \(frame) is not \(own)")
                for (edge, wanted) in [(own.x, exact.x), (own.y, exact.y), (own.maxX, exact.maxX), (own.maxY, exact.maxY)] {
                    let above = (wanted - edge) * scale
                    #expect(above > -0.001 && above < 1, "seed \(seed): edge \(wanted) became \(edge)")
                }
                guard !sketch.isGone else { continue }
                let children = tree.children(of: id).map { (tree.absoluteFrame(of: $0), tree.frame(of: $0, scale: scale)) }
                for (a, b) in zip(children, children.dropFirst()) {
                    if abs(a.0.maxX - b.0.x) < 1e-9 { #expect(isSame(a.1.maxX, b.1.x), "seed \(seed): \(a.0) and \(b.0)") }
                    if abs(a.0.maxY - b.0.y) < 1e-9 { #expect(isSame(a.1.maxY, b.1.y), "seed \(seed): \(a.0) and \(b.0)") }
                }
            }
        }
    }

    /// A text asks for whole device pixels; what got as much as it asked for shows as much, wherever it stands.
    @Test(arguments: scales)
    func noTextIsCut(scale: Double) {
        let grid = PixelGrid(scale: scale)
        var uncut = 0
        for seed in 0..<UInt64(300) {
            let (tree, built) = farAway(seed) { node in
                guard case .text(let text) = node.content else { return }
                (text.width, text.minimum) = (grid.ceiling(text.width), min(text.minimum, grid.ceiling(text.width)))
                text.lineHeight = grid.ceiling(text.lineHeight)
            }
            for (sketch, id) in built {
                guard case .text(let text) = sketch.content, !sketch.isGone, sketch.item.visibility != .collapsed else { continue }
                let exact = tree.exactFrame(of: id)
                let shown = tree.frame(of: id, scale: scale)
                guard exact.width >= text.width - 1e-9 else { continue }
                uncut += 1
                #expect(shown.width >= text.width - 1e-6, "seed \(seed): \(text.width) wide, shown \(shown.width)")
                if exact.height >= text.lineHeight - 1e-9 { #expect(shown.height >= text.lineHeight - 1e-6, "seed \(seed)") }
            }
        }
        #expect(uncut > 300)
    }

    /// A thousand steps of a thousandth pixel, near and far: a text of whole pixels is never short of one. (Yoga: 192 of 1,001 at 3.)
    @Test(arguments: scales)
    func noOffsetShortensAText(scale: Double) {
        let tree = LayoutTree()
        let root = tree.add(.absolute(BoxStyle()))
        let leaf = tree.add(.fixed(Size(37 / scale, 11 / scale)), to: root)
        tree.layout(root)
        var short = 0
        for base in [0.0, 1000, 999_999] {
            for step in 0...1000 {
                tree.update(leaf) { $0.offset = Point(base + Double(step) / 1000 / scale, -base - Double(step) / 999 / scale) }
                let shown = tree.frame(of: leaf, scale: scale)
                if shown.width * scale < 37 - 1e-6 || shown.height * scale < 11 - 1e-6 { short += 1 }
            }
        }
        #expect(short == 0)
    }
}
