import TatamiGeometry
import TatamiLayout
import Testing

/// nui.md 2.5: the worked examples of NUIGridLayout, and the order of its insertion.
@Suite struct NUIGridExamples {
    private func left(_ item: inout ItemStyle) { item.horizontalAlignment = .left }

    @Test func example1TwoByTwo() {
        let laid = LaidOut(
            .grid(
                .pref(80, 20, left),
                .size(0, 0) { ($0.horizontalAlignment, $0.verticalAlignment) = (.stretch, .stretch) }.cell(1, 0),
                .pref(60, 40) { $0.horizontalAlignment = .right }.cell(0, 1), .pref(150, 30).cell(1, 1)
            ) { ($0.columns, $0.rows) = ([.auto, .weight(1)], [.auto, .auto]) },
            320, 200)
        #expect(laid.frames == [Rect(0, 0, 80, 20), Rect(80, 0, 240, 20), Rect(20, 20, 60, 40), Rect(125, 25, 150, 30)])
    }

    /// The document puts all that A lacks into the first auto column: 50, 150, 60. Here it goes evenly to the auto columns it
    /// spans, after their own cells (settled point 9): 50, 40 + 25, 60 + 25.
    @Test func example2ASpanOverThreeColumns() {
        let laid = LaidOut(
            .grid(
                .pref(200, 20) { ($0.horizontalAlignment, $0.verticalAlignment) = (.left, .top) }.cell(0, columns: 3),
                .pref(40, 30) { $0.verticalAlignment = .top }.cell(1, 1), .pref(60, 30).cell(2, 1)
            ) { $0.columns = [.fixed(50), .auto, .auto] })
        #expect(laid.frames == [Rect(0, 0, 200, 20), Rect(62.5, 20, 40, 30), Rect(127.5, 20, 60, 30)])
        #expect(laid.size == Size(200, 50))
    }

    /// [B] of the original: B was measured with 400 and lay on top of A. Here with the width of its column.
    @Test func example3ATextWrapsAtItsColumn() {
        let laid = LaidOut(
            .grid(.pref(80, 20).cell(0), .leaf(.measured(by: WrapText(500))).cell(1)) { $0.columns = [.auto, .weight(1)] }, 320)
        #expect(laid.frames == [Rect(0, 20, 80, 20), Rect(80, 0, 240, 60)])
        let narrow = LaidOut(.grid(.leaf(.measured(by: WrapText(200)))) { $0.columns = [.fixed(50)] }, 300)
        #expect(narrow.frames == [Rect(0, 0, 50, 80)])
    }

    /// [B] of the original: weighted columns of -25 each. What is left is never less than nothing.
    @Test func example4NoColumnIsNegative() {
        let stretched = Example.size(0, 10) { $0.horizontalAlignment = .stretch }
        let laid = LaidOut(
            .grid(stretched.cell(0), stretched.cell(1), stretched.cell(2)) { $0.columns = [.fixed(200), .weight(1), .weight(1)] }, 150)
        #expect(laid.frames == [Rect(0, 0, 200, 10), Rect(200, 0, 0, 10), Rect(200, 0, 0, 10)])
        #expect(laid.tree.overflow(of: laid.ids[0], along: .horizontal) == 50)
    }

    /// [B] of the original: the first cell was always skipped.
    @Test(arguments: 0...3) func insertionStartsInTheFirstCell(columns: Int) {
        let cells = (0..<5).map { ($0 % max(columns, 1), $0 / max(columns, 1)) }
        let laid = LaidOut(
            .grid(cells.map { _ in .size(10, 10) }) {
                $0.columns = Array(repeating: .fixed(10), count: columns)
                $0.insertion = .rows
            })
        #expect(laid.frames.map { [$0.x, $0.y] } == cells.map { [Double($0.0) * 10, Double($0.1) * 10] })
        let turned = LaidOut(
            .grid(cells.map { _ in .size(10, 10) }) {
                $0.rows = Array(repeating: .fixed(10), count: columns)
                $0.insertion = .columns
            })
        #expect(turned.frames.map { [$0.y, $0.x] } == laid.frames.map { [$0.x, $0.y] })
    }
}
