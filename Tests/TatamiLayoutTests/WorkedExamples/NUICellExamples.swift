import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.3: the worked examples of NUIHorizontalCellLayout and NUIVerticalCellLayout, which are grids with one row or
/// column that fills the height or width.
@Suite struct NUICellExamples {
    private func stretched(_ item: inout ItemStyle) { (item.horizontalAlignment, item.verticalAlignment) = (.stretch, .stretch) }
    private func left(_ item: inout ItemStyle) { item.horizontalAlignment = .left }

    private func row(_ cells: [Track], _ children: Example...) -> Example {
        .grid(children) { ($0.columns, $0.rows) = (cells, [.weight(1)]) }
    }

    private func column(_ cells: [Track], _ children: Example...) -> Example {
        .grid(children) { ($0.rows, $0.columns) = (cells, [.weight(1)]) }
    }

    @Test func example1AutoFixedAndWeightedCells() {
        let laid = LaidOut(
            row(
                [.fixed(50), .auto, .weight(1), .weight(2)], .size(0, 0, stretched), .pref(73, 20).cell(1),
                .size(0, 0, stretched).cell(2), .size(0, 0, stretched).cell(3)),
            320, 44)
        #expect(
            laid.roundedFrames == [Rect(0, 0, 50, 44), Rect(50, 12, 73, 20), Rect(123, 0, 65, 44), Rect(188, 0, 132, 44)])
    }

    @Test func example2ASpanGrowsItsAutoCell() {
        let laid = LaidOut(
            row(
                [.auto, .fixed(40), .auto], .pref(100, 20, left).cell(0, columns: 2), .pref(30, 20, left).cell(0),
                .pref(200, 20, left).cell(2)),
            nil, 44)
        #expect(laid.frames == [Rect(0, 12, 100, 20), Rect(0, 12, 30, 20), Rect(100, 12, 200, 20)])
        #expect(laid.size == Size(300, 44))
    }

    @Test func example3TheHighestPriorityIsServedFirst() {
        func texts(_ first: Track, _ second: Track) -> [Rect] {
            LaidOut(
                row(
                    [first, second], .leaf(.measured(by: WrapText(200)), left).cell(0),
                    .leaf(.measured(by: WrapText(150)), left).cell(1)),
                200, 60
            ).frames
        }
        #expect(texts(.auto, .auto(priority: 1)) == [Rect(0, -10, 50, 80), Rect(50, 20, 150, 20)])
        // The document gives A all of 200 and puts B off the screen. Here givers give in proportion to what they can
        // (settled point 5): 150 short, A gives 200/350 of it.
        let equal = texts(.auto, .auto)
        #expect(abs(equal[0].width - 200 * 200 / 350) < 1e-9 && abs(equal[1].width - 150 * 200 / 350) < 1e-9)
        #expect(equal[1].x == equal[0].width && equal.map(\.height) == [40, 40])
    }

    @Test func example4AnAutoCellTakesTheSpanOfAWeightedOneToo() {
        let laid = LaidOut(
            row([.auto, .weight(1)], .pref(120, 20, left).cell(0, columns: 2), .size(0, 0, stretched).cell(1)), 300, 44)
        #expect(laid.frames == [Rect(0, 12, 120, 20), Rect(120, 0, 180, 44)])
    }

    @Test func example5CellsGrow() {
        let laid = LaidOut(row([.fixed(50)], .pref(30, 20).cell(0), .pref(30, 20).cell(2)), nil, 44)
        #expect(laid.frames == [Rect(10, 12, 30, 20), Rect(50, 12, 30, 20)])
        #expect(laid.size == Size(80, 44))
    }

    @Test func example6ATextInAnAutoCellOfAColumn() {
        let laid = LaidOut(
            column(
                [.auto, .weight(1), .fixed(44)],
                .leaf(.measured(by: WrapText(500))) { $0.horizontalAlignment = .stretch }.cell(nil, 0),
                .size(0, 0, stretched).cell(nil, 1), .size(0, 0, stretched).cell(nil, 2)),
            320, 480)
        #expect(laid.frames == [Rect(0, 0, 320, 40), Rect(0, 40, 320, 396), Rect(0, 436, 320, 44)])
    }

    @Test func example7ThirdsAndASpan() {
        let cells = column(
            [.weight(1), .weight(1), .weight(1)], .size(0, 0, stretched).cell(nil, 0),
            .size(0, 0, stretched).cell(nil, 1, rows: 2))
        var filling = cells
        stretched(&filling.item)
        let laid = LaidOut(.overlay(filling) { $0.box.padding.top = 20 }, 100, 120)
        #expect(laid.roundedFrames[1...] == [Rect(0, 20, 100, 33), Rect(0, 53, 100, 67)])
    }
}
