import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Children stay in their containers and out of each other, or it is said that they do not.
@Suite struct ContainmentTests {
    /// A random tree that was laid out, with its nodes by sketch.
    private struct Laid {
        let tree = LayoutTree()
        let built: [(sketch: Sketch, id: NodeID)]

        init(_ sketch: Sketch, _ width: Double?, _ height: Double?) {
            built = sketch.build(in: tree)
            tree.layout(built[0].id, width: width, height: height)
        }

        /// The children of `node` that count, in order.
        func children(of node: NodeID, _ sketch: Sketch) -> [(sketch: Sketch, id: NodeID)] {
            zip(sketch.children, tree.children(of: node)).filter { $0.0.item.visibility != .collapsed }.map { ($0.0, $0.1) }
        }

        /// Where `child` and its margin stand along `axis` in its parent, its offset taken off.
        func outerSpan(_ child: (sketch: Sketch, id: NodeID), _ axis: Axis) -> (start: Double, end: Double) {
            let frame = tree.exactFrame(of: child.id)
            let item = child.sketch.item
            let start = frame.origin[axis] - item.offset[axis]
            return (start - item[axis].marginStart, start + frame.size[axis] + item[axis].marginEnd)
        }
    }

    /// P4: children lie in their container's content rectangle, or the container reports by how much they do not. (Where they stand
    /// by frames of their own, cover the container on purpose, or may be scrolled, that is no overflow.)
    @Test func whatSticksOutIsReportedAndNothingElse() {
        let maker = SketchMaker(kinds: .everything.subtracting(.directions))
        var fitting = 0
        var sticking = 0
        for seed in 0..<UInt64(1500) {
            var random = Seeded(seed &+ 60_000)
            let sketch = maker.tree(1 + random.below(30), &random)
            let laid = Laid(sketch, maker.rootLength(&random), maker.rootLength(&random))
            for (node, id) in laid.built where node.isContainer && !node.isGone && node.item.visibility != .collapsed {
                if node.mayBeCovered { continue }
                let size = laid.tree.exactFrame(of: id).size
                let padding = node.box.padding
                for axis in Axis.allCases where !node.scrolls(axis) {
                    let start = padding.start(axis)
                    let end = max(start, size[axis] - padding.end(axis))
                    let most = laid.children(of: id, node).map { laid.outerSpan($0, axis) }
                        .reduce(0) { max($0, start - $1.start, $1.end - end) }
                    let reported = laid.tree.overflow(of: id, along: axis)
                    #expect(
                        abs(reported - most) <= 1e-8 * max(1, size[axis]),
                        "seed \(seed), \(axis): \(most) sticks out\n\(laid.tree.dump(id))")
                    if most > 1e-6 { sticking += 1 } else { fitting += 1 }
                }
            }
        }
        #expect(fitting > 2000 && sticking > 500, "\(fitting) fit, \(sticking) stick out")
    }

    /// P5: with no negative margin, spacing or gap, no item of a stack or of a flow's line begins before the one before it ends.
    @Test func itemsOfALineNeverOverlap() {
        let maker = SketchMaker(kinds: .everything.subtracting(.directions))
        var pairs = 0
        for seed in 0..<UInt64(1500) {
            var random = Seeded(seed &+ 70_000)
            let sketch = maker.tree(1 + random.below(40), &random)
            for node in sketch.all { node.useNoNegativeGaps() }
            let laid = Laid(sketch, maker.rootLength(&random), maker.rootLength(&random))
            for (node, id) in laid.built where !node.isGone && node.item.visibility != .collapsed {
                let children = laid.children(of: id, node)
                for (before, after) in zip(children, children.dropFirst()) {
                    let isBehind = { (axis: Axis) in
                        laid.outerSpan(after, axis).start >= laid.outerSpan(before, axis).end - 1e-6
                    }
                    switch node.content {
                    case .stack(let style): #expect(isBehind(style.axis), "seed \(seed)\n\(laid.tree.dump(id))")
                    case .flow(let style):
                        // What counts as 0 across its line may grow out of it.
                        if before.sketch.item[style.axis.cross].ignoresContent || after.sketch.item[style.axis.cross].ignoresContent {
                            continue
                        }
                        #expect(isBehind(style.axis) || isBehind(style.axis.cross), "seed \(seed)\n\(laid.tree.dump(id))")
                    default: continue
                    }
                    pairs += 1
                }
            }
        }
        #expect(pairs > 3000)
    }
}
