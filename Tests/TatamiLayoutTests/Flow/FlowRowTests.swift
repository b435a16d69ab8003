import TatamiGeometry
import TatamiLayout
import Testing

/// Flows in rows: where lines end, and where items stand in them.
@Suite struct FlowRowTests {
    private func chips(_ widths: Double...) -> [Example] { widths.map { .size($0, 10) } }

    private func xs(_ laid: LaidOut) -> [Double] { laid.frames.map(\.x) }
    private func ys(_ laid: LaidOut) -> [Double] { laid.frames.map(\.y) }

    // MARK: breaking

    @Test func aRowBreaksWhereItIsOverByMoreThanAMillionth() {
        #expect(ys(LaidOut(.flow(.horizontal, chips(50, 50)), 100)) == [0, 0])
        #expect(ys(LaidOut(.flow(.horizontal, chips(50, 50 + 0.9e-6)), 100)) == [0, 0])
        #expect(ys(LaidOut(.flow(.horizontal, chips(50, 50 + 1.1e-6)), 100)) == [0, 10])
        // Ten tenths add up to less than one.
        let tenths = Example.flow(.horizontal, Array(repeating: .size(0.1, 1), count: 10))
        #expect(Set(ys(LaidOut(tenths, 1))) == [0] && Set(ys(LaidOut(tenths))) == [0])
    }

    @Test func anItemThatIsTooLongStandsAlone() {
        let laid = LaidOut(.flow(.horizontal, chips(30, 130, 0, 30)), 100)
        #expect(laid.frames.map(\.origin) == [Point(0, 0), Point(0, 10), Point(0, 20), Point(0, 20)])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == 30)
    }

    /// Also where a negative gap would bring the row back to its room.
    @Test func anItemThatIsTooLongStandsAloneInFrontOfANegativeGap() {
        #expect(ys(LaidOut(.flow(.horizontal, chips(130, 40)) { $0.horizontalSpacing = -80 }, 100)) == [0, 10])
        #expect(ys(LaidOut(.flow(.horizontal, chips(100, 40)) { $0.horizontalSpacing = -80 }, 100)) == [0, 0])
    }

    /// A text alone in a row gives down to its longest word; its margins stay. A weight lets it give no more than that.
    @Test(arguments: [0.0, 1])
    func anItemAloneGivesToItsMinimum(weight: Double) {
        func width(_ room: Double, _ distribution: Distribution = .start) -> Rect {
            let text = Example.leaf(.measured(by: WrapText(300, minimum: 80))) {
                $0.margin = Insets(leading: 7, trailing: 3)
                $0.horizontalStretch = weight
            }
            return LaidOut(.flow(.horizontal, [.size(20, 10), text]) { $0.distribution = distribution }, room).frames[1]
        }
        #expect(width(330) == Rect(27, 0, 300, 20))
        #expect(width(200) == Rect(7, 10, 190, 40))
        #expect(width(90) == Rect(7, 10, 80, 80))
        #expect(width(60) == Rect(7, 10, 80, 80))
        #expect(width(60, .center).x == -8 && width(60, .end).x == -23 && width(60, .spaceEvenly).x == 7)
    }

    /// To the last bit, so that a text is measured at the width the row has.
    @Test func anItemAloneHasExactlyTheRoom() {
        for tenths in 1..<200 {
            let room = 81 + Double(tenths) / 7
            let laid = LaidOut(.flow(.horizontal, [.leaf(.measured(by: WrapText(300.1 / 0.7, minimum: 80.3)))]), room)
            #expect(laid.frames[0].width == room)
        }
    }

    @Test func whatIsOverByAMillionthSpillsNowhere() {
        for distribution in Distribution.allCases {
            #expect(xs(LaidOut(.flow(.horizontal, chips(50, 50 + 0.9e-6)) { $0.distribution = distribution }, 100)) == [0, 50])
        }
    }

    @Test func itemsDoNotStretchAlongTheirRow() {
        let stretched = Example.size(30, 10) { ($0.horizontalStretch, $0.horizontalAlignment) = (2, .stretch) }
        #expect(LaidOut(.flow(.horizontal, [stretched, .size(10, 10)]), 100).frames.map(\.width) == [30, 10])
    }

    @Test func gapsAreBetweenNeighboursOfOneRow() {
        let items = [
            Example.size(20, 10) { ($0.spacingBefore, $0.spacingAfter) = (50, 2) },
            .size(20, 10) { ($0.spacingBefore, $0.spacingAfter) = (3, 100) },
            .size(20, 10) {
                $0.visibility = .collapsed
                $0.spacingBefore = 100
            },
            .size(20, 10) { $0.spacingBefore = 100 },
        ]
        // 20 + (4 + 2 + 3) + 20; the third counts for nothing, and what stands between the rows does not either.
        let laid = LaidOut(.flow(.horizontal, items) { ($0.horizontalSpacing, $0.verticalSpacing) = (4, 6) }, 100)
        #expect(laid.frames == [Rect(0, 0, 20, 10), Rect(29, 0, 20, 10), Rect(49, 5, 0, 0), Rect(0, 16, 20, 10)])
        #expect(laid.size.height == 26)
        let natural = LaidOut(.flow(.horizontal, items) { $0.horizontalSpacing = 4 })
        #expect(natural.size == Size(20 + 9 + 20 + 204 + 20, 10))
    }

    @Test func negativeSpacingLetsItemsOverlap() {
        let laid = LaidOut(.flow(.horizontal, chips(40, 40, 40)) { ($0.horizontalSpacing, $0.verticalSpacing) = (-10, -4) }, 75)
        #expect(laid.frames.map(\.origin) == [Point(0, 0), Point(30, 0), Point(0, 6)])
        #expect(laid.size.height == 16)
    }

    // MARK: distribution

    /// Where a distribution puts rows of 30 + 30 and of 30 in 100, and heights of 20 and 10 in 60.
    struct Spread: Sendable {
        let distribution: Distribution
        let xs: [Double]
        let ys: [Double]

        static let all: [Spread] = [
            Spread(distribution: .start, xs: [0, 30, 0], ys: [0, 0, 20]),
            Spread(distribution: .center, xs: [20, 50, 35], ys: [15, 15, 35]),
            Spread(distribution: .end, xs: [40, 70, 70], ys: [30, 30, 50]),
            Spread(distribution: .spaceBetween, xs: [0, 70, 0], ys: [0, 0, 50]),
            Spread(distribution: .spaceAround, xs: [10, 60, 35], ys: [7.5, 7.5, 42.5]),
            Spread(distribution: .spaceEvenly, xs: [40 / 3, 30 + 80 / 3, 35], ys: [10, 10, 40]),
        ]
    }

    @Test(arguments: Spread.all)
    func roomOfARowAndOfTheBlockOfRows(spread: Spread) {
        let items = [Example.size(30, 20), .size(30, 20) { $0.spacingAfter = 50 }, .size(30, 10)]
        let laid = LaidOut(
            .flow(.horizontal, items) {
                ($0.distribution, $0.lineDistribution) = (spread.distribution, spread.distribution)
            }, 100, 60)
        #expect(zip(xs(laid), spread.xs).allSatisfy { abs($0 - $1) < 1e-12 }, "\(laid.frames)")
        #expect(zip(ys(laid), spread.ys).allSatisfy { abs($0 - $1) < 1e-12 }, "\(laid.frames)")
    }

    @Test(arguments: [
        (Distribution.start, 0.0), (.center, -10), (.end, -20), (.spaceBetween, 0), (.spaceAround, 0), (.spaceEvenly, 0),
    ])
    func rowsThatAreTooHighKeepTheirDistribution(distribution: Distribution, top: Double) {
        let laid = LaidOut(.flow(.horizontal, chips(60, 60, 60)) { $0.lineDistribution = distribution }, 100, 10)
        #expect(ys(laid) == [top, top + 10, top + 20])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .vertical) == max(-top, 20 + top))
    }

    /// Rows give as the items of a stack do: what scrolls in the second one takes the whole shortage.
    @Test func rowsGiveWhatTheirItemsCan() {
        var scroll = Example(content: .scroll(ScrollStyle()), children: [.size(50, 200)])
        scroll.item.verticalAlignment = .top
        let laid = LaidOut(.flow(.horizontal, [.size(90, 40), scroll, .size(90, 10)]), 100, 100)
        #expect(laid.tree.extent(of: laid.ids[0], along: .vertical) == Extent(minimum: 50, natural: 250))
        #expect(
            [1, 2, 4].map { laid.tree.exactFrame(of: laid.ids[$0]) } == [Rect(0, 0, 90, 40), Rect(0, 40, 50, 50), Rect(0, 90, 90, 10)])
    }

    // MARK: across a row

    @Test func itemsStandInTheirRowByTheirAlignment() {
        let items = [
            Example.size(10, 30), .size(10, 10) { $0.verticalAlignment = .top }, .size(10, 10) { $0.verticalAlignment = .bottom },
            .size(10, 10), .size(10, 10) { $0.verticalAlignment = .stretch },
            .size(10, 10) {
                $0.verticalStretch = 1
                $0.maxHeight = 20
                $0.verticalAlignment = .bottom
            },
        ]
        let laid = LaidOut(.flow(.horizontal, [.size(95, 7)] + items), 100, 200)
        #expect(
            laid.frames.dropFirst() == [
                Rect(0, 7, 10, 30), Rect(10, 7, 10, 10), Rect(20, 27, 10, 10), Rect(30, 17, 10, 10), Rect(40, 7, 10, 30),
                Rect(50, 17, 10, 20),
            ])
    }

    /// Baselines run row by row, and a row is high enough for what stands above and below its own.
    @Test func baselinesAreOneARow() {
        func text(_ height: Double, _ baseline: Double) -> Example {
            .leaf(.measured(by: WrapText(40, lineHeight: height, baseline: baseline))) { $0.verticalAlignment = .baseline }
        }
        let laid = LaidOut(.flow(.horizontal, [text(20, 15), text(30, 10), text(12, 9), .size(10, 4)]), 90)
        // First row: 15 above, 20 below; second: 9 above, 3 below.
        #expect(laid.frames == [Rect(0, 0, 40, 20), Rect(40, 5, 40, 30), Rect(0, 35, 40, 12), Rect(40, 39, 10, 4)])
        #expect(laid.size.height == 47)
        #expect(laid.tree.baseline(of: laid.ids[0]) == 15)
    }

    /// An item with a weight stands on the baseline and fills its row from there down.
    @Test func whatStandsOnABaselineStretchesDownwards() {
        func text(_ height: Double, _ baseline: Double, weight: Double = 0) -> Example {
            .leaf(.measured(by: WrapText(40, lineHeight: height, baseline: baseline))) {
                ($0.verticalAlignment, $0.verticalStretch) = (.baseline, weight)
            }
        }
        // 30 above the baseline and 5 below it; a higher item makes the row 50 high.
        let row = [text(35, 30), text(12, 10, weight: 1), .size(10, 50), text(20, 4, weight: 2)]
        let laid = LaidOut(.flow(.horizontal, row + [.size(150, 10)]), 150)
        #expect(laid.frames == [Rect(0, 0, 40, 35), Rect(40, 20, 40, 30), Rect(80, 0, 10, 50), Rect(90, 26, 40, 24), Rect(0, 50, 150, 10)])
        let stack = LaidOut(.horizontal(text(35, 30), text(12, 10, weight: 1)), 100, 60)
        #expect(stack.frames[1].y == stack.frames[0].y + 20 && stack.frames[1].maxY == 60)
    }

    @Test func theBaselineOfAFlowIsItsFirstItems() {
        let text = Example.leaf(.measured(by: WrapText(40, lineHeight: 20, baseline: 15)))
        let flow = Example.flow(.horizontal, [text, .size(10, 40), .size(90, 10)]).saying { $0.verticalAlignment = .baseline }
        let laid = LaidOut(.horizontal(flow, .size(10, 10) { $0.verticalAlignment = .baseline }), 120)
        // The text is centred in a row of 40: it starts at 10.
        #expect(laid.tree.baseline(of: laid.ids[1]) == 25)
        #expect(laid.frames.last?.y == 15)
    }

    // MARK: mirrored, collapsed, empty

    @Test func rightToLeftStartsEachRowAtTheRight() {
        let style: (inout FlowStyle) -> Void = { ($0.horizontalSpacing, $0.box.padding) = (4, Insets(leading: 6)) }
        let laid = LaidOut(.flow(.horizontal, chips(30, 40, 50), change: style), 100, direction: .rightToLeft)
        // The first item is the one furthest right, and the second follows to its left.
        #expect(laid.frames == [Rect(64, 0, 30, 10), Rect(20, 0, 40, 10), Rect(44, 10, 50, 10)])
    }

    @Test func aCollapsedItemStandsBehindTheItemBeforeIt() {
        func gone(_ alignment: VerticalAlignment) -> Example {
            .size(30, 30) {
                $0.visibility = .collapsed
                $0.verticalAlignment = alignment
                $0.margin = 9
            }
        }
        let laid = LaidOut(
            .flow(.horizontal, [gone(.top), .size(60, 20), gone(.bottom), .size(60, 10) { $0.margin.trailing = 5 }, gone(.center)]),
            100)
        #expect(laid.frames.map(\.origin) == [Point(0, 0), Point(0, 0), Point(60, 20), Point(0, 20), Point(65, 25)])
        #expect(LaidOut(.flow(.horizontal, [gone(.bottom)]) { $0.box.padding = 3 }, 50, 40).frames == [Rect(3, 37, 0, 0)])
    }

    @Test func aFlowWithoutItemsHasNoSize() {
        let laid = LaidOut(.flow(.horizontal, []) { ($0.verticalSpacing, $0.box.padding) = (50, 4) })
        #expect(laid.size == Size(8, 8))
    }

    // MARK: sizes

    @Test func naturalWidthIsOneRowAndTheLeastIsTheWidestItem() {
        let text = Example.leaf(.measured(by: WrapText(100, minimum: 35)))
        let laid = LaidOut(
            .flow(.horizontal, [.size(30, 10) { $0.margin.leading = 10 }, text, .size(20, 10)]) { $0.horizontalSpacing = 5 })
        #expect(laid.tree.extent(of: laid.ids[0], along: .horizontal) == Extent(minimum: 40, natural: 170))
    }

    /// The height follows the width although no item's does; in a stack a flow gives by wrapping.
    @Test func aFlowInARowGivesByWrapping() {
        let flow = Example.flow(.horizontal, chips(40, 40, 40))
        let laid = LaidOut(.horizontal(flow, .fixed(50, 10)), 130)
        #expect(laid.tree.exactFrame(of: laid.ids[1]) == Rect(0, 0, 80, 20))
        laid.tree.layout(laid.ids[0], width: 170)
        #expect(laid.tree.exactFrame(of: laid.ids[1]) == Rect(0, 0, 120, 10))
    }
}
