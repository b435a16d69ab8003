import TatamiGeometry
import TatamiLayout
import Testing

/// Items in their cells, both axes together, and what a grid costs and tells.
@Suite struct GridTests {
    // MARK: cells

    @Test func itemsAreAlignedAndStretchedInTheirCells() {
        let laid = LaidOut(
            .grid(
                .size(10, 10) { ($0.horizontalAlignment, $0.verticalAlignment) = (.leading, .bottom) }.cell(0, 0),
                .size(10, 10) {
                    ($0.horizontalStretch, $0.verticalStretch) = (1, 1)
                    $0.margin = 5
                }.cell(1, 0),
                .size(10, 10) { ($0.horizontalStretch, $0.maxWidth, $0.horizontalAlignment) = (1, 20, .trailing) }.cell(0, 1, columns: 2),
                .size(300, 10) { $0.horizontalAlignment = .leading }.cell(1, 1)
            ) {
                ($0.columns, $0.rows) = ([.fixed(40), .fixed(60)], [.fixed(30), .fixed(20)])
                ($0.columnSpacing, $0.rowSpacing) = (10, 4)
            })
        #expect(laid.frames == [Rect(0, 20, 10, 10), Rect(55, 5, 50, 20), Rect(90, 39, 20, 10), Rect(50, 39, 300, 10)])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == 240)
    }

    /// Shrinking included, columns are settled before any height is asked (WeView D17).
    @Test func textsWrapAtTheirFinalColumn() {
        let long = WrapText(200, minimum: 40)
        let short = WrapText(100, minimum: 40)
        let laid = LaidOut(
            .grid(
                .leaf(.measured(by: long)).cell(0), .leaf(.measured(by: short)).cell(1),
                .leaf(.measured(by: WrapText(180))).cell(0, 1, columns: 2)), 190)
        // 110 short: 160 and 60 to give, so half of each.
        #expect(laid.frames.map(\.size) == [Size(120, 40), Size(70, 40), Size(180, 20)])
        #expect(laid.tree.counters.measureCalls == 6)
    }

    @Test func itemsOfARowShareABaseline() {
        func text(_ height: Double, _ baseline: Double) -> Example {
            .leaf(.measured(by: WrapText(20, lineHeight: height, baseline: baseline))) { $0.verticalAlignment = .baseline }
        }
        let laid = LaidOut(
            .grid(
                text(20, 15).cell(0, 0), text(40, 32).cell(1, 0), .size(5, 50) { $0.verticalAlignment = .top }.cell(2, 0),
                text(30, 10).cell(0, 1), text(20, 18).cell(1, 1, rows: 2), .size(5, 10).cell(0, 2)
            ) { $0.rowSpacing = 5 })
        // Row 0 is as high as the fixed item, row 1 as 18 above the line and 20 below.
        #expect(laid.frames.map(\.y) == [17, 0, 0, 63, 55, 98])
        #expect(laid.size.height == 108)
        #expect(laid.tree.baseline(of: laid.ids[0]) == 32)
    }

    @Test func rightToLeftStartsAtTheRight() {
        let grid = Example.grid(.size(10, 10), .size(20, 10), .size(30, 10) { $0.horizontalAlignment = .left }) {
            ($0.maxColumns, $0.columnSpacing, $0.columns) = (2, 4, [.fixed(50), .auto])
        }
        #expect(LaidOut(grid, 100, direction: .rightToLeft).frames.map(\.x) == [70, 26, 50])
    }

    // MARK: changes

    @Test func aNamedCellMovesTheItem() {
        let laid = LaidOut(.grid(.size(10, 10), .size(20, 20)) { $0.insertion = .rows })
        for (change, expected) in [
            ({ $0.cell.column = 1 }, [Rect(0, 5, 10, 10), Rect(10, 0, 20, 20)]),
            ({ $0.cell.row = 2 }, [Rect(0, 0, 10, 10), Rect(10, 10, 20, 20)]),
            ({ $0.cell.columnSpan = 2 }, [Rect(0, 0, 10, 10), Rect(10, 10, 20, 20)]),
            ({ $0.cell = CellPlace() }, [Rect(5, 0, 10, 10), Rect(0, 10, 20, 20)]),
        ] as [((inout ItemStyle) -> Void, [Rect])] {
            laid.tree.update(laid.ids[2], change)
            laid.tree.layout(laid.ids[0])
            #expect(laid.frames == expected)
        }
    }

    /// Reading is allowed at any time, also of children that no pass has seen.
    @Test func aGridThatWasChangedCanBeRead() {
        let tree = LayoutTree()
        var style = GridStyle()
        style.maxColumns = 2
        let root = tree.add(.grid(style))
        func read() {
            for node in [root] + tree.children(of: root) {
                for axis in Axis.allCases { #expect(tree.explain(node)[axis].length.isFinite) }
                #expect(
                    tree.exactFrame(of: node).x.isFinite && tree.baseline(of: node).isFinite
                        && tree.overflow(of: node, along: .horizontal) >= 0)
            }
        }
        for step in 0..<6 {
            var item = ItemStyle()
            (item.visibility, item.cell.row) = (step == 1 ? .collapsed : .visible, step == 4 ? 9 : nil)
            item.verticalAlignment = .baseline
            tree.add(.fixed(Size(10, 10)), item, to: root)
            read()
            if step.isMultiple(of: 2) { tree.layout(root) }
            read()
        }
        tree.setContent(.grid(GridStyle()), of: root)
        read()
    }

    // MARK: costs

    @Test func hundredByHundred() {
        let tree = LayoutTree()
        let style = {
            var style = GridStyle()
            style.columns = (0..<100).map { $0.isMultiple(of: 2) ? .auto : .weight(1) }
            style.insertion = .rows
            return style
        }()
        let root = tree.add(.grid(style))
        for _ in 0..<10_000 { tree.add(.measured(by: WrapText(30, minimum: 10)), to: root) }
        tree.layout(root, width: 2500, height: 2500)
        #expect(tree.counters.measureCalls == 20_000 && tree.counters.visits == 20_004)
        let before = tree.counters
        tree.layout(root, width: 2500, height: 2500)
        #expect(tree.counters == before)
        tree.invalidateContent(of: tree.children(of: root)[5000])
        tree.layout(root, width: 2500, height: 2500)
        #expect(tree.counters.visits - before.visits <= 6 && tree.counters.measureCalls - before.measureCalls == 2)
    }

    /// Grids in grids in grids: nothing is measured twice.
    @Test func nestingCostsNothingExtra() {
        let tree = LayoutTree()
        var style = GridStyle()
        (style.columns, style.maxColumns) = ([.auto, .weight(1)], 2)
        let root = tree.add(.grid(style))
        var inner = root
        for _ in 0..<100 {
            tree.add(.measured(by: WrapText(60)), to: inner)
            inner = tree.add(.grid(style), to: inner)
        }
        tree.layout(root, width: 3000)
        #expect(tree.counters.measureCalls == 200)
        #expect(tree.counters.visits == 604)
    }

    // MARK: explain

    @Test func everyTrackTellsItsRule() {
        let laid = LaidOut(
            .grid(
                .size(10, 10).cell(0), .size(73, 10).cell(1), .size(10, 10).cell(2), .size(10, 10) { $0.horizontalStretch = 1 }.cell(3),
                .size(10, 10).cell(0, 1, columns: 4), .size(10, 10)
            ) {
                ($0.columns, $0.columnSpacing) = ([.fixed(50), .auto, .weight(1, max: 40), .weight(2)], 4)
                $0.insertion = .rows
            }, 315)
        func words(_ index: Int, _ axis: Axis = .horizontal) -> String { laid.tree.explain(laid.ids[index])[axis].sentence }
        #expect(words(1) == "width 10: content needs 10, in column 1 of 4 (fixed), 50 wide, centred in 50")
        #expect(words(2) == "width 73: content needs 73, in column 2 of 4 (auto), as wide as its items need: 73")
        #expect(
            words(3)
                == "width 10: content needs 10, in column 3 of 4 (weight 1), which takes 40 of 180 left, its maximum, centred in 40 from 131 on"
        )
        #expect(
            words(4)
                == "width 140: content needs 10, in column 4 of 4 (weight 2), which takes 140 of 180 left, fills its slot of 140 (weight 1)"
        )
        #expect(words(5) == "width 10: content needs 10, over columns 1 to 4 of 4: 50 + 73 + 40 + 140 and 12 between them, centred in 315")
        #expect(
            words(6, .vertical)
                == "height 10: content needs 10, put into its cell row by row, in row 3 of 3 (auto), as high as its items need: 10")
        #expect(laid.tree.explain(laid.ids[4]).horizontal.facts.map(\.rule.rawValue).contains("grid.track"))
    }

    @Test func aGridTellsWhatItsTracksNeed() {
        let laid = LaidOut(.vertical(.grid(.size(10, 10)) { ($0.columns, $0.columnSpacing) = ([.fixed(30), .auto], 5) }))
        let explained = laid.tree.explain(laid.ids[1])
        #expect(explained.horizontal.sentence == "width 35: its columns need 35")
        #expect(explained.vertical.sentence == "height 10: its rows need 10")
    }

    @Test func shortTracksTellWhatTheyGive() {
        let laid = LaidOut(
            .grid(
                .leaf(.measured(by: WrapText(200))).cell(0), .leaf(.measured(by: WrapText(150))).cell(1), .size(9, 9).cell(2),
                .size(9, 9).cell(3), .size(9, 9)
            ) { $0.columns = [.auto, .auto(priority: 1), .weight(1), .auto(stretch: 2)] }, 200)
        func words(_ index: Int) -> String { laid.tree.explain(laid.ids[index]).horizontal.sentence }
        #expect(
            words(1)
                == "width 50: content needs 200, in column 1 of 4 (auto), which is 150 shorter than the 200 it needs, shrinks by 150 to fit its slot of 50; minWidth = 200 would make it 200"
        )
        #expect(words(2).contains("in column 2 of 4 (auto, priority 1), as wide as its items need: 150"))
        #expect(words(3).contains("in column 3 of 4 (weight 1), which gets nothing, since nothing is left"))
        #expect(words(4).contains("in column 4 of 4 (auto, stretch 2), which is 9 shorter than the 9 it needs"))
        #expect(words(5).contains("in the first column, since it names none"))
    }
}
