import TatamiGeometry
import TatamiLayout
import TestSupport
import Testing

@Suite struct TileTests {
    private func tiles(_ children: [Example], across: Int, change: (inout TileStyle) -> Void = { _ in }) -> Example {
        .tiles(children) {
            ($0.tilesAcross, $0.tileSize) = (across, Size(10, 10))
            change(&$0)
        }
    }

    // MARK: packing

    /// Lines of 1 to 40 units with tiles up to 12 long, so that runs of every kind come and go.
    @Test func randomTilesStandWhereAMapOfUnitsPutsThem() {
        for seed in 0..<UInt64(500) {
            var random = Seeded(seed)
            var across = 1 + random.below(40)
            let longest = 1 + random.below(12)
            if random.oneIn(4) { across = 1 + random.below(3) }
            let units = (0..<random.below(60)).map { _ in (1 + random.below(min(longest, across)), 1 + random.below(longest)) }
            let laid = LaidOut(tiles(units.map { .units($0.0, $0.1) }, across: across))
            var taken: Set<[Int]> = []
            var cursor = 0
            for (index, (width, height)) in units.enumerated() {
                func covered(_ place: Int) -> [[Int]] {
                    (0..<height).flatMap { y in (0..<width).map { [place / across + y, place % across + $0] } }
                }
                while cursor % across + width > across || !taken.isDisjoint(with: covered(cursor)) { cursor += 1 }
                taken.formUnion(covered(cursor))
                let place = Point(Double(cursor % across) * 10, Double(cursor / across) * 10)
                guard laid.frames[index].origin == place else {
                    Issue.record("seed \(seed), \(across) across: tile \(index) of \(units) is at \(laid.frames[index]), not at \(place)")
                    return
                }
            }
        }
    }

    /// 100,000 tiles, also where lines are 10,000 long and where tall ones leave thousands of lines between two changes.
    @Test(arguments: [(4, 1, 1), (10_000, 3, 2), (2, 1, 10_000), (10_000, 10_000, 1), (10_000, 6_000, 10_000)])
    func manyTiles(across: Int, width: Int, height: Int) {
        let tree = LayoutTree(capacity: 100_001)
        var style = TileStyle()
        (style.tilesAcross, style.tileSize) = (across, Size(1, 1))
        let root = tree.add(.tiles(style))
        var tall = ItemStyle()
        (tall.cell.columnSpan, tall.cell.rowSpan) = (width, height)
        for index in 0..<100_000 { tree.add(.empty, index.isMultiple(of: 2) ? tall : nil, to: root) }
        let before = tree.counters.visits
        let time = ContinuousClock().measure { tree.layout(root) }
        #expect(tree.counters.visits - before == 4)
        #expect(tree.exactFrame(of: root).size.width == Double(across))
        // 0.2 s unoptimised; a scan of units would take minutes.
        #expect(time < .seconds(10))
    }

    @Test func hiddenKeepsItsTileAndCollapsedHasNone() {
        func frames(_ visibility: Visibility) -> [Rect] {
            LaidOut(tiles([.units(1, 1), .units(1, 1) { $0.visibility = visibility }, .units(1, 1)], across: 2)).frames
        }
        #expect(frames(.hidden) == [Rect(0, 0, 10, 10), Rect(10, 0, 10, 10), Rect(0, 10, 10, 10)])
        #expect(frames(.collapsed) == [Rect(0, 0, 10, 10), Rect(10, 0, 0, 0), Rect(10, 0, 10, 10)])
    }

    /// Behind the last tile a collapsed one stands at the unit that comes next.
    @Test func whereCollapsedTilesWouldStand() {
        let gone = Example.units(1, 1) { $0.visibility = .collapsed }
        #expect(LaidOut(tiles([.units(1, 1), gone], across: 2)).frames[1] == Rect(10, 0, 0, 0))
        #expect(LaidOut(tiles([.units(2, 1), gone], across: 2)).frames[1] == Rect(0, 10, 0, 0))
        #expect(LaidOut(tiles([gone], across: 2) { $0.box.padding = 3 }).frames == [Rect(3, 3, 0, 0)])
    }

    // MARK: sizes

    @Test func noTilesHaveNoSize() {
        let laid = LaidOut(tiles([], across: 4) { $0.box.padding = 5 })
        #expect(laid.size == Size(10, 10))
    }

    /// Natural and minimum are the same; a larger container has its tiles at the start, a smaller one overflows.
    @Test func tilesNeitherGrowNorShrink() {
        let example = tiles([.units(1, 1), .units(1, 1), .units(1, 1)], across: 2) { $0.horizontalSpacing = 4 }
        for (width, height) in [(100.0, 100.0), (12, 12)] {
            let laid = LaidOut(example, width, height)
            #expect(laid.frames == [Rect(0, 0, 10, 10), Rect(14, 0, 10, 10), Rect(0, 10, 10, 10)])
            #expect(laid.tree.extent(of: laid.ids[0], along: .horizontal) == Extent(24))
            #expect(laid.tree.extent(of: laid.ids[0], along: .vertical) == Extent(20))
            #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == max(0, 24 - width))
            #expect(laid.tree.overflow(of: laid.ids[0], along: .vertical) == max(0, 20 - height))
        }
    }

    /// What an item says of its own size and alignment holds inside its tile.
    @Test func itemsInTheirTiles() {
        let laid = LaidOut(
            tiles(
                [
                    .units(2, 2), .units(1, 1) { ($0.fixedWidth, $0.fixedHeight) = (4, 6) },
                    .units(1, 1) { ($0.horizontalAlignment, $0.verticalAlignment) = (.trailing, .top) },
                    .units(1, 1) { $0.margin = 1 }, .units(1, 1) { $0.maxWidth = 4 },
                ], across: 4))
        #expect(
            laid.frames == [
                Rect(0, 0, 20, 20), Rect(23, 2, 4, 6), Rect(39, 0, 1, 1), Rect(21, 11, 8, 8), Rect(33, 10, 4, 10),
            ])
    }

    @Test func theContainersAlignmentHoldsForAllItems() {
        let laid = LaidOut(tiles([.units(1, 1)], across: 1) { $0.box.horizontalAlignment = .leading })
        #expect(laid.frames == [Rect(0, 0, 1, 10)])
    }

    /// A text is asked for its height at the width of its tile, once.
    @Test func textsInTiles() {
        let text = WrapText(200, lineHeight: 5)
        let laid = LaidOut(
            tiles([.leaf(.measured(by: text)) { ($0.cell.columnSpan, $0.verticalAlignment) = (4, .top) }], across: 4), guards: [])
        #expect(laid.frames == [Rect(0, 0, 40, 25)])
        #expect(text.widthCalls == 1 && text.heightCalls == 1)
    }

    @Test func negativeSpacingLetsTilesOverlapAndNoSizeIsNegative() {
        let laid = LaidOut(
            tiles([.units(1, 1), .units(2, 1)], across: 2) {
                $0.horizontalSpacing = -4
                $0.verticalSpacing = -30
            })
        #expect(laid.frames == [Rect(0, 0, 10, 10), Rect(0, -20, 16, 10)])
        #expect(laid.size == Size(16, 0))
    }

    @Test func rightToLeftMirrors() {
        let laid = LaidOut(tiles([.units(1, 1), .units(2, 1), .units(1, 1)], across: 3), 50, direction: .rightToLeft)
        #expect(laid.frames == [Rect(40, 0, 10, 10), Rect(20, 0, 20, 10), Rect(40, 10, 10, 10)])
    }

    // MARK: changes

    @Test func everyPartOfACellIsSeen() {
        let laid = LaidOut(tiles([.units(1, 1), .units(1, 1), .units(1, 1)], across: 2))
        func frames(_ change: (inout ItemStyle) -> Void) -> [Rect] {
            laid.tree.update(laid.ids[1], change)
            laid.tree.layout(laid.ids[0])
            return laid.frames
        }
        #expect(frames { $0.cell.columnSpan = 2 }[1] == Rect(0, 10, 10, 10))
        #expect(
            frames {
                $0.cell.columnSpan = 1
                $0.cell.rowSpan = 2
            }[2] == Rect(10, 10, 10, 10))
        #expect(
            frames {
                $0.cell.rowSpan = 1
                $0.cell.isSeparator = true
            }[0] == Rect(0, 0, 20, 10))
        #expect(frames { $0.cell.isSeparator = false }[2] == Rect(0, 10, 10, 10))
    }

    @Test func aChangedTileIsWorkedOutOnce() {
        let laid = LaidOut(.vertical(tiles((0..<100).map { _ in .units(1, 1) }, across: 10)))
        let before = laid.tree.counters.visits
        laid.tree.update(laid.ids[5]) { $0.cell.columnSpan = 3 }
        laid.tree.layout(laid.ids[0])
        #expect(laid.tree.counters.visits - before == 8)
    }

    // MARK: what is mended

    @Test func aTileLongerThanALineIsCutAndToldOnce() {
        let laid = LaidOut(tiles([.units(1, 1), .units(7, 1) { $0.visibility = .hidden }, .units(10_000, 2)], across: 3))
        #expect(laid.frames == [Rect(0, 0, 10, 10), Rect(0, 10, 30, 10), Rect(0, 20, 30, 20)])
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[2], laid.ids[3]])
        #expect(laid.tree.diagnostics[0].message == "A tile covers 7 units across, but a line has 3; it was cut to that.")
        laid.tree.update(laid.ids[1]) { $0.cell.rowSpan = 2 }
        laid.tree.layout(laid.ids[0])
        #expect(laid.tree.diagnostics.count == 2)
        laid.tree.update(laid.ids[2]) { $0.cell.columnSpan = 3 }
        laid.tree.layout(laid.ids[0])
        laid.tree.update(laid.ids[2]) { $0.cell.columnSpan = 4 }
        laid.tree.layout(laid.ids[0])
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[2], laid.ids[3], laid.ids[2]])
    }

    /// MICUi refuses a 3x1 tile in 2 rows that grow to the side, and accepts a 1x3 one.
    @Test func acrossIsTheOtherAxis() {
        let laid = LaidOut(tiles([.units(3, 1), .units(1, 3)], across: 2) { $0.axis = .horizontal })
        #expect(laid.frames == [Rect(0, 0, 30, 10), Rect(30, 0, 10, 20)])
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[2]])
    }

    @Test(arguments: [0, -1, .min, .max, 10_001])
    func wildCountsAreMended(count: Int) {
        let laid = LaidOut(tiles([.units(1, 1), .units(count, count)], across: count))
        #expect(laid.tree.diagnostics.count == 2)
        #expect(laid.size.width == (count > 0 ? 100_000 : 10))
        #expect(laid.frames[1] == (count > 0 ? Rect(0, 10, 100_000, 100_000) : Rect(0, 10, 10, 10)))
    }

    @Test(arguments: [Double.nan, -5, .infinity, 1e300])
    func wildSizesAreMended(number: Double) {
        let laid = LaidOut(
            tiles([.units(1, 1), .units(10_000, 10_000)], across: 10_000) {
                ($0.tileSize, $0.horizontalSpacing, $0.verticalSpacing) = (Size(number, number), number, -number)
            })
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[0]])
        #expect((laid.frames + [Rect(laid.size)]).allSatisfy { $0.maxX.isFinite && $0.maxY.isFinite && $0.width >= 0 && $0.height >= 0 })
    }

    // MARK: why

    @Test func whatIsSaidAboutATile() {
        let laid = LaidOut(
            .tiles([.units(1, 1), .units(2, 1), .units(1, 1) { $0.cell.isSeparator = true }]) {
                $0.tilesAcross = 3
                $0.horizontalSpacing = 5
            })
        func words(_ index: Int, _ axis: Axis) -> String { laid.tree.explain(laid.ids[index])[axis].sentence }
        #expect(
            words(2, .horizontal)
                == "width 105: content needs 1, tile of 2x1 units in columns 2-3 of 3, stretched to fill its slot of 105; horizontalAlignment = Leading would make it 1"
        )
        #expect(
            words(2, .vertical)
                == "height 50: content needs 1, tile of 2x1 units in line 1 of 2, stretched to fill its slot of 50; verticalAlignment = Top would make it 1"
        )
        #expect(words(3, .horizontal).contains("tile of 3x1 units in columns 1-3 of 3"))
        #expect(laid.tree.explain(laid.ids[2]).horizontal.remarks.map(\.rule) == ["tile.units"])
        laid.tree.update(laid.ids[2]) { $0.cell.columnSpan = 9 }
        laid.tree.layout(laid.ids[0])
        #expect(words(2, .horizontal).contains("tile of 3x1 units, cut from 9 across, in columns 1-3 of 3"))
    }

    @Test func whatIsSaidAboutATileThatGrowsToTheSide() {
        let laid = LaidOut(tiles([.units(2, 3)], across: 4) { $0.axis = .horizontal })
        #expect(laid.tree.explain(laid.ids[1]).horizontal.remarks.map(\.text) == ["tile of 2x3 units in lines 1-2 of 2"])
        #expect(laid.tree.explain(laid.ids[1]).vertical.remarks.map(\.text) == ["tile of 2x3 units in rows 1-3 of 4"])
    }

    /// Asked between a change and the next pass.
    @Test func explainingAfterARemovalIsSafe() {
        let laid = LaidOut(tiles([.units(1, 1), .units(1, 1), .units(1, 1)], across: 2))
        laid.tree.remove(laid.ids[2])
        #expect(laid.tree.explain(laid.ids[1]).horizontal.length == 10)
        #expect(laid.tree.explain(laid.ids[3]).horizontal.length == 10)
    }

    @Test func theFirstTilesBaselineIsTheLayouts() {
        let text = Example.leaf(.measured(by: WrapText(20, baseline: 14))) { $0.verticalAlignment = .top }
        let laid = LaidOut(.horizontal(tiles([text], across: 1) { $0.box.padding.top = 3 }))
        #expect(laid.tree.baseline(of: laid.ids[1]) == 17)
    }
}
