import TatamiGeometry
import TatamiLayout
import Testing

/// Which cells items get. A drawing shows a row a line, with the number of the item in each of its cells.
@Suite struct GridCellTests {
    /// One item: where it says it stands, and how many cells it covers.
    struct Wish {
        var column: Int?
        var row: Int?
        var columns = 1
        var rows = 1

        static func span(_ columns: Int, _ rows: Int = 1) -> Wish { Wish(columns: columns, rows: rows) }
    }

    private func laidOut(_ wishes: [Wish], _ change: (inout GridStyle) -> Void) -> LaidOut {
        let items = wishes.map { wish in
            Example.size(10, 10) {
                ($0.horizontalAlignment, $0.verticalAlignment) = (.stretch, .stretch)
                ($0.minWidth, $0.minHeight) = (Double(wish.columns) * 10, Double(wish.rows) * 10)
            }.cell(wish.column, wish.row, columns: wish.columns, rows: wish.rows)
        }
        return LaidOut(
            .grid(items) {
                ($0.defaultColumn, $0.defaultRow) = (.fixed(10), .fixed(10))
                change(&$0)
            })
    }

    private func drawing(_ wishes: [Wish], _ change: (inout GridStyle) -> Void) -> String {
        let laid = laidOut(wishes, change)
        var lines = Array(
            repeating: Array(repeating: "." as Character, count: Int(laid.size.width / 10)), count: Int(laid.size.height / 10))
        for (index, frame) in laid.frames.enumerated() {
            for y in stride(from: frame.y, to: frame.maxY, by: 10) {
                for x in stride(from: frame.x, to: frame.maxX, by: 10) {
                    let isTaken = lines[Int(y / 10)][Int(x / 10)] != "."
                    lines[Int(y / 10)][Int(x / 10)] = isTaken ? "#" : Character("\(index)")
                }
            }
        }
        return lines.map { String($0) }.joined(separator: " ")
    }

    private func rows(_ columns: Int) -> (inout GridStyle) -> Void {
        { ($0.insertion, $0.columns) = (.rows, Array(repeating: .fixed(10), count: columns)) }
    }

    @Test func explicitItemsStandWhereTheySayElseAtZero() {
        #expect(drawing([Wish(column: 1, row: 1), Wish(column: 2), Wish(row: 2), Wish()]) { _ in } == "3.1 .0. 2..")
        #expect(drawing([Wish(), Wish()]) { _ in } == "#")
    }

    @Test func rowsFillRowAfterRow() {
        #expect(drawing([Wish(), Wish(), Wish(), Wish(), Wish()], rows(2)) == "01 23 4.")
        #expect(drawing([.span(2), Wish(), .span(2), Wish(), Wish()], rows(3)) == "001 223 4..")
        // The search only goes forward: the hole beside 0 stays.
        #expect(drawing([.span(2), .span(2), Wish(), Wish()], rows(3)) == "00. 112 3..")
        #expect(drawing([.span(1, 2), .span(2), Wish(), Wish(), .span(1, 2), Wish()], rows(3)) == "011 023 45. 4..")
        #expect(drawing([Wish(), .span(1, 3), .span(2, 1), Wish(), Wish()], rows(2)) == "01 .1 .1 22 34")
    }

    @Test func columnsFillColumnAfterColumn() {
        let three: (inout GridStyle) -> Void = { ($0.insertion, $0.rows) = (.columns, [.fixed(10), .fixed(10), .fixed(10)]) }
        #expect(drawing([Wish(), Wish(), Wish(), Wish(), Wish()], three) == "03 14 2.")
        #expect(drawing([.span(1, 2), .span(2, 2), Wish(), Wish()], three) == "011 011 .23")
    }

    @Test func namedItemsComeFirst() {
        // 2 is in the way, wherever it stands in the list.
        #expect(drawing([Wish(), Wish(), Wish(column: 1, row: 0), Wish()], rows(3)) == "021 3..")
        #expect(drawing([Wish(column: 0, row: 1, columns: 2), Wish(), .span(1, 2), Wish(), Wish()], rows(3)) == "1.2 002 34.")
        #expect(drawing([Wish(column: 0, row: 0), Wish(column: 0, row: 0), Wish()], rows(2)) == "#2")
        // A named column moves on to the next row where it has been passed: the first day of a month.
        #expect(drawing([Wish(column: 2), Wish(), Wish(), Wish(column: 1), Wish(column: 1)], rows(4)) == "..01 23.. .4..")
        // A named row: one after the other in it, past what stands there.
        #expect(drawing([Wish(row: 1), Wish(), Wish(row: 1), Wish(column: 1, row: 1), Wish()], rows(3)) == "14. 032")
        #expect(drawing([Wish(row: 0), Wish(row: 0), Wish(row: 0), Wish()], rows(2)) == "012 3..")
    }

    @Test func theGridGrowsWhereItMay() {
        #expect(drawing([Wish(), .span(3), Wish()], rows(2)) == "0.. 111 2..")
        #expect(drawing([Wish(column: 3, row: 0), Wish(), Wish()], rows(2)) == "12.0")
        #expect(drawing([Wish(column: 3, row: 2)]) { _ in } == ".... .... ...0")
    }

    @Test func aMaximumHoldsAndIsTold() {
        let laid = laidOut([Wish(), .span(5), Wish(column: 7, row: 0)]) { $0.maxColumns = 3 }
        #expect(laid.frames.map(\.x) == [0, -10, 20] && laid.frames.map(\.y) == [0, 10, 0])
        #expect(laid.frames[1].width == 50 && laid.size.width == 30)
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[2]])
        #expect(drawing([Wish(), Wish()]) { $0.maxColumns = 3 } == "01")
        #expect(drawing([Wish(), Wish(), Wish(), Wish()]) { $0.maxColumns = 3 } == "012 3..")
        // What is declared beyond the maximum is not there.
        #expect(
            drawing([Wish(), Wish(), Wish()]) {
                $0.maxColumns = 2
                $0.columns = [.fixed(10), .fixed(10), .fixed(10)]
            } == "01 2.")
        #expect(drawing([Wish(), Wish(), Wish(), Wish(), Wish()]) { $0.maxRows = 2 } == "024 13.")
        // Of two maxima that of the columns counts.
        let both = laidOut([Wish(), Wish(), Wish()]) { ($0.maxColumns, $0.maxRows) = (2, 1) }
        #expect(both.frames.map(\.y) == [0, 0, 10] && both.tree.diagnostics.map(\.node) == [both.ids[0]])
    }

    /// More than 10,000 tracks are not made; who would stand beyond stands in the last, and one of them is told.
    @Test func tenThousandTracks() {
        let items = (0..<10_003).map { _ in Wish() }
        let laid = laidOut(items) { $0.maxColumns = 1 }
        #expect(laid.size == Size(10, 100_000) && laid.frames.suffix(4).map(\.y) == [99_990, 99_990, 99_990, 99_990])
        #expect(laid.tree.diagnostics.map(\.node) == [laid.ids[10_001]])
        let wide = LaidOut(
            .grid(.size(1, 1).cell(.max, -3, columns: .max, rows: 0), .size(1, 1).cell(nil, columns: .max, rows: .max)) {
                ($0.defaultColumn, $0.defaultRow, $0.insertion) = (.fixed(10), .fixed(10), .rows)
            })
        #expect(wide.size == Size(100_000, 100_000) && wide.frames[0] == Rect(99_994.5, 4.5, 1, 1))
        #expect(Set(wide.tree.diagnostics.map(\.node)) == [wide.ids[1], wide.ids[2]])
        let tracks = LaidOut(.grid(.size(1, 1)) { $0.columns = Array(repeating: .fixed(1), count: 12_000) })
        #expect(tracks.size.width == 10_000 && tracks.tree.diagnostics.map(\.node) == [tracks.ids[0]])
    }

    // MARK: collapsed items

    /// Settled point 9: a declared track stays with its spacing, one that items made goes with them.
    @Test func tracksOfCollapsedItems() {
        let grid = Example.grid(
            .size(10, 10).cell(0), .size(20, 10) { $0.visibility = .collapsed }.cell(1),
            .size(30, 10) { $0.visibility = .collapsed }.cell(2)
        ) { ($0.columns, $0.columnSpacing) = ([.auto, .auto], 5) }
        #expect(LaidOut(grid).size == Size(15, 10))
        let filled = Example.grid(.size(10, 10), .size(20, 10) { $0.visibility = .collapsed }, .size(30, 10)) { $0.maxColumns = 2 }
        #expect(LaidOut(filled).frames.map(\.x) == [0, 25, 10])
    }

    /// A collapsed item is reported with size 0 where it would stand, by its alignment.
    @Test func whereCollapsedItemsWouldStand() {
        func place(_ alignment: HorizontalAlignment, _ column: Int?) -> Rect {
            LaidOut(
                .grid(
                    .size(40, 10), .size(20, 10) { ($0.visibility, $0.horizontalAlignment) = (.collapsed, alignment) }.cell(column),
                    .size(60, 10)
                ) { ($0.columns, $0.insertion, $0.box.padding) = ([.auto, .auto], .rows, 3) }
            ).frames[1]
        }
        #expect(place(.leading, 0) == Rect(3, 13, 0, 0))
        #expect(place(.trailing, nil) == Rect(103, 8, 0, 0))
        #expect(place(.center, nil) == Rect(73, 8, 0, 0))
        #expect(place(.center, 5).x == 103)
        let empty = LaidOut(.grid(.size(5, 5) { $0.visibility = .collapsed }) { $0.box.padding = 4 })
        #expect(empty.frames == [Rect(4, 4, 0, 0)] && empty.size == Size(8, 8))
    }
}
