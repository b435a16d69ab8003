import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

/// Explanations of random trees over all layouts: their numbers are those of the frames, and add up.
@Suite struct ExplainSumTests {
    private let maker = SketchMaker(kinds: .everything)

    /// Every node of `count` random trees, along both axes.
    private func each(_ count: UInt64, _ body: (UInt64, LayoutTree, Sketch, NodeID, AxisExplanation) -> Void) {
        for seed in 0..<count {
            var random = Seeded(seed)
            let sketch = maker.tree(1 + random.below(30), &random)
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            tree.direction = random.oneIn(4) ? .rightToLeft : .leftToRight
            tree.layout(built[0].1, width: maker.rootLength(&random), height: maker.rootLength(&random))
            for (node, id) in built {
                let told = tree.explain(id)
                for axis in Axis.allCases { body(seed, tree, node, id, told[axis]) }
            }
        }
    }

    private static let soakTrees: UInt64 = Seeded.count("TREES", otherwise: 600)

    /// Content, padding, ratio, adjustment, bounds, and what the container gave or took: together the length. `TREES=100000 make soak`
    /// compares more trees.
    @Test func changesAddUpToTheLength() {
        each(Self.soakTrees) { seed, _, _, _, told in
            let sum = told.facts.reduce(0) { $0 + $1.change }
            #expect(abs(sum - told.length) <= 1e-6, "seed \(seed): \(told.sentence)")
        }
    }

    @Test func theNumbersAreThoseOfTheFrames() {
        each(300) { seed, tree, node, id, told in
            let frame = tree.exactFrame(of: id)
            #expect(told.length == frame.size[told.axis], "seed \(seed)")
            #expect(
                told.sentence.hasPrefix("\(told.axis == .horizontal ? "width" : "height") \(DecimalText.format(told.length)): "),
                "seed \(seed)")
            // While it asks, fractions are unset.
            if node.item[told.axis].fractions.isEmpty {
                #expect(told.natural == tree.extent(of: id, along: told.axis).natural, "seed \(seed)")
                #expect(told.least == tree.extent(of: id, along: told.axis).minimum, "seed \(seed)")
            }
            #expect(told.overflow == tree.overflow(of: id, along: told.axis), "seed \(seed)")
            if told.axis == .vertical || tree.parent(of: id).map(tree.direction) != .rightToLeft {
                #expect(told.position + (node.isGone ? 0 : told.offset) == frame.origin[told.axis], "seed \(seed)")
            }
            if let share = told.share {
                #expect(abs(told.natural + share.amount - told.length) <= 1e-9 * max(1, told.length), "seed \(seed)")
            }
        }
    }

    /// What the content asked can be told from the rules alone, but for one case that says so.
    @Test func onlyContainersScaledInProportionAreAskedAtAnotherWidth() {
        each(300) { seed, tree, node, id, told in
            guard told.facts.first?.text.contains("at its natural width") == true else { return }
            let isInAspect =
                if case .overlay(let style)? = node.parent?.content {
                    style.contentMode == .aspectFit || style.contentMode == .aspectFill
                } else { false }
            #expect(isInAspect && node.isContainer && told.axis == .vertical, "seed \(seed): \(told.sentence)")
        }
    }

    /// A container says that it overflows exactly where one of its items stands out of its content rectangle, and by that much.
    @Test func overflowsAreThoseOfTheFrames() {
        each(300) { seed, tree, node, id, told in
            let excess = tree.excess(of: id, along: told.axis)
            let reach = node.reach(of: id, in: tree, told.axis)
            #expect(abs((excess?.before ?? 0) - reach.before) < 1e-6 && abs((excess?.after ?? 0) - reach.after) < 1e-6, "seed \(seed)")
            #expect((excess != nil) == told.facts.contains { $0.rule == .overflow }, "seed \(seed)")
            #expect(
                excess.map { abs($0.needed - $0.room - $0.amount) < 1e-9 && !$0.causes.isEmpty && $0.amount > 0 } ?? true, "seed \(seed)")
        }
    }

    @Test func explainingChangesNothing() {
        for seed in 0..<UInt64(200) {
            var random = Seeded(seed)
            let sketch = maker.tree(1 + random.below(30), &random)
            let tree = LayoutTree()
            let built = sketch.build(in: tree)
            let size = (maker.rootLength(&random), maker.rootLength(&random))
            for _ in 0..<2 { tree.layout(built[0].1, width: size.0, height: size.1) }
            let frames = built.map { tree.exactFrame(of: $0.1) }
            let dump = tree.dump(built[0].1)
            let visits = tree.counters.visits
            for (_, id) in built { _ = tree.explain(id) }
            #expect(frames == built.map { tree.exactFrame(of: $0.1) } && dump == tree.dump(built[0].1), "seed \(seed)")
            #expect(tree.counters.visits == visits, "seed \(seed)")
            tree.layout(built[0].1, width: size.0, height: size.1)
            #expect(
                tree.counters.visits == visits && frames == built.map { tree.exactFrame(of: $0.1) }, "seed \(seed): work was left behind")
        }
    }
}

extension Sketch {
    /// How far the items reach beyond the content's edges, out of their frames alone.
    fileprivate func reach(of id: NodeID, in tree: LayoutTree, _ axis: Axis) -> (before: Double, after: Double) {
        guard isContainer, item.visibility != .collapsed, !isGone, !mayStandOut(axis) else { return (0, 0) }
        let length = tree.exactFrame(of: id).size[axis]
        let isMirrored = axis == .horizontal && tree.direction(of: id) == .rightToLeft
        let start = axis == .horizontal ? box.padding.leading : box.padding.top
        let end = max(start, length - (axis == .horizontal ? box.padding.trailing : box.padding.bottom))
        var before = 0.0
        var after = 0.0
        for (child, childID) in zip(children, tree.children(of: id)) where child.item.visibility != .collapsed {
            let frame = tree.exactFrame(of: childID)
            let style = child.item[axis]
            let at = (isMirrored ? length - frame.maxX : frame.origin[axis]) - child.item.offset[axis]
            before = max(before, start - (at - style.marginStart))
            after = max(after, at + frame.size[axis] + style.marginEnd - end)
        }
        return (before > 1e-6 ? before : 0, after > 1e-6 ? after : 0)
    }

    private func mayStandOut(_ axis: Axis) -> Bool {
        switch content {
        case .absolute: true
        case .scroll(let style): style.axes.contains(axis)
        case .overlay(let style): style.contentMode == .aspectFill
        default: false
        }
    }
}
