import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Room is handed out whole: nothing is lost, bounds hold, and what is not shown is treated by its kind.
@Suite struct RoomTests {
    /// P6: where somebody takes what is left, items, margins, gaps and padding are the container's length.
    @Test(arguments: Axis.allCases)
    func lengthsAddUpToTheStack(axis: Axis) {
        for seed in 0..<UInt64(600) {
            var random = Seeded(seed)
            var style = StackStyle(axis)
            style.spacing = random.length(9)
            style.box.padding = Insets(random.length(7))
            let count = 1 + random.below(seed.isMultiple(of: 50) ? 1000 : 20)
            let children = (0..<count).map { index in
                Example.size(random.length(30), random.length(30)) {
                    $0[axis].stretch = index == 0 ? 1 : random.pick([0, 0.3, 1, 7])
                    $0[axis].marginStart = random.length(4)
                    if index > 0 { $0[axis].maximum = random.length(50) }
                }
            }
            let length = 100_000.0
            let laid = LaidOut(Example(content: .stack(style), children: children), length, length)
            let end = laid.frames[count - 1]
            let last = axis == .horizontal ? end.maxX : end.maxY
            #expect(abs(last + style.box.padding.end(axis) - length) <= 1e-9 * Double(count) * 100, "seed \(seed)")
            let taken = laid.ids.dropFirst().reduce(0) { $0 + laid.tree.exactFrame(of: $1).size[axis] }
            let margins = children.reduce(0) { $0 + $1.item[axis].marginStart }
            let rest = 2 * style.box.padding.start(axis) + style.spacing * Double(count - 1) + margins
            #expect(abs(taken + rest - length) <= 1e-9 * Double(count) * 100, "seed \(seed)")
        }
    }

    @Test func minimumBeatsMaximumAndFixedBeatsBoth() {
        for minimum in [0, 1, 40, 300.0] {
            for maximum in [nil, 0, 20, 80.0] {
                for fixed in [nil, 0, 55.0] {
                    let laid = LaidOut(
                        .horizontal(
                            .size(60, 10) {
                                ($0.minWidth, $0.maxWidth, $0.fixedWidth) = (minimum, maximum, fixed)
                                $0.widthAdjustment = 5
                            }))
                    let expected = fixed ?? max(minimum, min(maximum ?? 1000, 65))
                    #expect(laid.frames[0].width == expected)
                }
            }
        }
    }

    @Test func anIgnoredAxisCountsAsZeroAndGrowsFromZero() {
        func width(_ room: Double?, _ change: (inout ItemStyle) -> Void) -> Double {
            LaidOut(
                .horizontal(
                    .size(60, 10) {
                        $0.ignoresWidth = true
                        $0.minWidth = 20
                        change(&$0)
                    }, .size(10, 10)), room
            ).frames[0].width
        }
        #expect(width(nil) { _ in } == 0)
        #expect(width(200) { _ in } == 0)
        #expect(width(200) { $0.horizontalStretch = 1 } == 190)
        #expect(
            width(200) {
                $0.horizontalStretch = 1
                $0.maxWidth = 50
            } == 50)
        #expect(width(15) { $0.horizontalStretch = 1 } == 20)
    }

    /// P13: what is hidden keeps its room; what is collapsed is as if it were not there.
    @Test func hiddenKeepsItsRoomAndCollapsedHasNone() {
        let maker = SketchMaker(kinds: .everything)
        for seed in 0..<UInt64(400) {
            var random = Seeded(seed &+ 9_000)
            let sketch = maker.tree(2 + random.below(20), &random)
            let size = (maker.rootLength(&random), maker.rootLength(&random))
            let node = random.pick(sketch.all)
            // A collapsed node still has a place that rules can name.
            guard node !== sketch, !node.isNamedBySiblings else { continue }
            func frames() -> [(Sketch, Rect)] {
                let tree = LayoutTree()
                let built = sketch.build(in: tree)
                tree.layout(built[0].1, width: size.0, height: size.1)
                return built.map { ($0.0, tree.exactFrame(of: $0.1)) }
            }
            node.item.visibility = .visible
            let shown = frames()
            node.item.visibility = .hidden
            #expect(frames().map(\.1) == shown.map(\.1), "seed \(seed): hidden differs from visible")
            node.item.visibility = .collapsed
            let without = frames().filter { !$0.0.isInside(node) }
            node.removeFromParent()
            #expect(frames().map(\.1) == without.map(\.1), "seed \(seed): collapsed differs from absent")
        }
    }

    @Test func overflowIsReportedOnlyWhereContentDoesNotFit() {
        let row = Example.horizontal(.fixed(60, 10), .fixed(60, 30))
        #expect(LaidOut(row, 120, 30).tree.overflow(of: LaidOut(row, 120, 30).ids[0], along: .horizontal) == 0)
        let tight = LaidOut(row, 100, 20)
        #expect(tight.tree.overflow(of: tight.ids[0], along: .horizontal) == 20)
        #expect(tight.tree.overflow(of: tight.ids[0], along: .vertical) == 5)
    }
}
