import TatamiGeometry
import TatamiLayout
import Testing

/// Flows in columns: the same with the axes exchanged, where the height is known before widths are settled.
@Suite struct FlowColumnTests {
    /// Items of these heights, each 10 and a tenth of its height wide.
    private func column(_ heights: Double..., change: (inout FlowStyle) -> Void = { _ in }) -> Example {
        .flow(.vertical, heights.map { .size(10 + $0 / 10, $0) }, change: change)
    }

    @Test func columnsBreakAtAFixedHeight() {
        let laid = LaidOut(
            .horizontal(
                column(40, 40, 40, 90, 20) {
                    ($0.horizontalSpacing, $0.verticalSpacing) = (6, 8)
                }.saying { $0.fixedHeight = 100 }, .size(5, 5)))
        // 40 + 8 + 40; 40; 90; 20: widths 14, 14, 19, 12.
        #expect(
            laid.frames == [
                Rect(0, 0, 71 + 6, 100), Rect(0, 0, 14, 40), Rect(0, 48, 14, 40), Rect(20, 0, 14, 40), Rect(40, 0, 19, 90),
                Rect(65, 0, 12, 20), Rect(77, 47.5, 5, 5),
            ])
    }

    @Test func columnsBreakAtTheHeightOfTheRoot() {
        let example = column(40, 40, 40)
        #expect(LaidOut(example, nil, 100).frames == [Rect(0, 0, 14, 40), Rect(0, 40, 14, 40), Rect(14, 0, 14, 40)])
        #expect(LaidOut(example, nil, 100).size == Size(28, 100))
        #expect(LaidOut(example).size == Size(14, 120))
        // A fixed height is nothing to a root that is given another.
        #expect(LaidOut(column(40, 40, 40).saying { $0.fixedHeight = 50 }, nil, 100).size == Size(28, 100))
        #expect(LaidOut(column(40, 40, 40).saying { $0.fixedHeight = 50 }).size == Size(42, 50))
    }

    /// Nobody knows the height of an item of a stack before the widths are settled, not even where it will fill one.
    @Test func elsewhereThereIsOneColumn() {
        let laid = LaidOut(.horizontal(column(40, 40, 40).saying { $0.verticalAlignment = .stretch }), 300, 100)
        #expect(laid.frames == [Rect(0, 0, 14, 100), Rect(0, 0, 14, 40), Rect(0, 40, 14, 40), Rect(0, 80, 14, 40)])
        #expect(laid.tree.overflow(of: laid.ids[1], along: .vertical) == 20)
        let facts = laid.tree.explain(laid.ids[2]).vertical.facts
        #expect(facts.contains { $0.text == "in the only column, since columns break only at a definite height" })
    }

    @Test func anIgnoredHeightIsNotDefinite() {
        let laid = LaidOut(.overlay(column(40, 40).saying { ($0.fixedHeight, $0.ignoresHeight) = (50, true) }), 100, 100)
        #expect(laid.frames[1].x == laid.frames[2].x)
    }

    /// Where a distribution puts columns of 40 + 40 and of 40 in 100, and widths of 14 and 14 in 56.
    struct Spread: Sendable {
        let distribution: Distribution
        let ys: [Double]
        let xs: [Double]

        static let all: [Spread] = [
            Spread(distribution: .start, ys: [0, 40, 0], xs: [0, 0, 14]),
            Spread(distribution: .center, ys: [10, 50, 30], xs: [14, 14, 28]),
            Spread(distribution: .end, ys: [20, 60, 60], xs: [28, 28, 42]),
            Spread(distribution: .spaceBetween, ys: [0, 60, 0], xs: [0, 0, 42]),
            Spread(distribution: .spaceAround, ys: [5, 55, 30], xs: [7, 7, 35]),
            Spread(distribution: .spaceEvenly, ys: [20 / 3, 40 + 40 / 3, 30], xs: [28 / 3, 28 / 3, 14 + 56 / 3]),
        ]
    }

    @Test(arguments: Spread.all)
    func roomOfAColumnAndOfTheBlockOfColumns(spread: Spread) {
        let example = column(40, 40, 40) { ($0.distribution, $0.lineDistribution) = (spread.distribution, spread.distribution) }
        let laid = LaidOut(example, 56, 100)
        #expect(zip(laid.frames.map(\.y), spread.ys).allSatisfy { abs($0 - $1) < 1e-12 }, "\(laid.frames)")
        #expect(zip(laid.frames.map(\.x), spread.xs).allSatisfy { abs($0 - $1) < 1e-12 }, "\(laid.frames)")
    }

    /// Texts are asked for their heights at their natural widths, one line each; then the columns give, and texts wrap. What
    /// was in a column stays in it.
    @Test func narrowColumnsWrapTheirTexts() {
        func text(_ width: Double) -> Example { .leaf(.measured(by: WrapText(width, minimum: 20))) }
        let example = Example.flow(.vertical, [text(100), text(80), text(60)])
        #expect(LaidOut(example, nil, 50).size == Size(160, 50))
        let laid = LaidOut(example, 90, 50)
        // 70 are short; the columns can give 80 and 40.
        let first = 100 - 70 * 80 / 120.0
        let widths = [first, first, 90 - first]
        #expect(zip(laid.frames.map(\.width), widths).allSatisfy { abs($0 - $1) < 1e-9 }, "\(laid.frames)")
        #expect(laid.frames.map(\.height) == [40, 40, 40])
        #expect(laid.frames[1].y == 40 && abs(laid.frames[2].x - first) < 1e-9)
        #expect(laid.tree.overflow(of: laid.ids[0], along: .vertical) == 30)
    }

    /// Padding is added and taken off again, which loses the last bit: no column is short for that, so no text needs to wrap.
    @Test func naturalWidthIsEnoughWhateverThePadding() {
        for tenths in 1..<200 {
            let width = 100.1 + Double(tenths) / 7
            let text = Example.leaf(.measured(by: WrapText(width, minimum: 20))) { $0.horizontalAlignment = .stretch }
            let laid = LaidOut(
                .flow(.vertical, [text, text]) { $0.box.padding = Insets(Double(tenths) / 10) }, nil, 20 + Double(tenths) / 5)
            #expect(laid.frames.map(\.width) == [width, width], "\(tenths)")
        }
    }

    @Test func anItemThatIsTooHighGives() {
        var scroll = Example(content: .scroll(ScrollStyle()), children: [.size(50, 200)])
        scroll.item.minHeight = 30
        let laid = LaidOut(.flow(.vertical, [.size(10, 60), scroll, .size(10, 10)]), nil, 100)
        #expect(
            [1, 2, 4].map { laid.tree.exactFrame(of: laid.ids[$0]) } == [Rect(0, 0, 10, 60), Rect(10, 0, 50, 100), Rect(60, 0, 10, 10)])
    }

    @Test func rightToLeftStartsWithTheRightColumn() {
        let laid = LaidOut(column(40, 40, 40), 100, 100, direction: .rightToLeft)
        #expect(laid.frames.map(\.x) == [86, 86, 72])
    }

    @Test func aCollapsedItemStandsBelowTheItemBeforeIt() {
        let gone = Example.size(9, 9) {
            $0.visibility = .collapsed
            $0.horizontalAlignment = .trailing
        }
        let laid = LaidOut(.flow(.vertical, [.size(20, 60), .size(20, 60), gone, .size(30, 50)]), nil, 100)
        #expect(laid.frames[2] == Rect(40, 60, 0, 0))
    }

    // MARK: what must be asked again

    private func expectSame(_ laid: LaidOut, as fresh: LaidOut, sourceLocation: SourceLocation = #_sourceLocation) {
        #expect(laid.frames == fresh.frames && laid.size == fresh.size, sourceLocation: sourceLocation)
    }

    @Test func anotherHeightOfTheRootBreaksAnew() {
        let example = column(40, 40, 40)
        let laid = LaidOut(example, nil, 100)
        for height in [50.0, nil, 120, 80, nil] {
            laid.tree.layout(laid.ids[0], height: height)
            expectSame(laid, as: LaidOut(example, nil, height))
        }
        // The height it had of its own is definite now: nothing moves, and nothing is missed.
        laid.tree.layout(laid.ids[0], height: 120)
        expectSame(laid, as: LaidOut(example, nil, 120))
    }

    @Test func aSecondRootKeepsItsOwnHeight() {
        let tree = LayoutTree()
        let roots = (0..<2).map { _ in tree.add(.flow(.vertical)) }
        for root in roots { for _ in 0..<3 { tree.add(.fixed(Size(14, 40)), to: root) } }
        tree.layout(roots[0], height: 100)
        tree.layout(roots[1], height: 40)
        #expect(roots.map { tree.exactFrame(of: $0).width } == [28, 42])
        let before = tree.counters
        tree.layout(roots[0], height: 100)
        tree.layout(roots[1], height: 40)
        #expect(tree.counters == before)
    }

    @Test func anotherFixedHeightBreaksAnew() {
        func example(_ height: Double?) -> Example { .horizontal(column(40, 40, 40).saying { $0.fixedHeight = height }) }
        let laid = LaidOut(example(100))
        for height in [40.0, nil, 90] {
            laid.tree.update(laid.ids[1]) { $0.fixedHeight = height }
            laid.tree.layout(laid.ids[0])
            expectSame(laid, as: LaidOut(example(height)))
        }
    }

    @Test func aGrandchildThatGrowsMovesToTheNextColumn() {
        func example(_ height: Double) -> Example {
            .horizontal(.flow(.vertical, [.size(10, 40), .overlay(.size(20, height)), .size(10, 20)]).saying { $0.fixedHeight = 100 })
        }
        let laid = LaidOut(example(30))
        laid.tree.setContent(.fixed(Size(20, 70)), of: laid.ids[4])
        laid.tree.layout(laid.ids[0])
        expectSame(laid, as: LaidOut(example(70)))
        #expect(laid.frames[2].x == 10)
    }
}
