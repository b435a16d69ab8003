import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct ColumnTests {
    private func widths(_ columns: ColumnWidths, _ width: Double) -> [Double] {
        columns.arranged(in: width).columns.sorted { $0.index < $1.index }.map { $0.end - $0.start }
    }

    @Test func widthsByTheirNumbers() {
        var columns = ColumnWidths([
            TableColumn("a", width: .fixed(100)), TableColumn("b", width: .fitted), TableColumn("c", width: .weight(1)),
            TableColumn("d", width: .weight(3), maximum: 200),
        ])
        let grown = [columns.see(60, in: "b"), columns.see(50, in: "b"), columns.see(30, in: "b"), columns.see(99, in: "nobody")]
        #expect(grown == [true, false, false, false])
        #expect(widths(columns, 400) == [100, 60, 60, 180])
        #expect(widths(columns, 600) == [100, 60, 240, 200], "what d cannot take is c's")
        #expect(widths(columns, 230) == [100, 60, 40, 40] && columns.arranged(in: 230).total == 240, "the fitted one keeps its width")
        columns.drag("c", to: 10)
        #expect(widths(columns, 400) == [100, 60, 40, 200])
        columns.fit("b", to: 80)
        let later = columns.see(300, in: "b")
        #expect(!later && widths(columns, 400)[1] == 80, "what somebody gave is kept")
        columns.reset("b")
        #expect(widths(columns, 900)[1] == 300)
        columns.move("d", to: 0)
        #expect(columns.columns.map(\.id) == ["d", "a", "b", "c"])
    }

    @Test func pinnedColumnsStay() {
        let columns = ColumnWidths([
            TableColumn("a", width: .fixed(100)), TableColumn("b", width: .fixed(200), pin: .trailing),
            TableColumn("c", width: .fixed(300)), TableColumn("d", width: .fixed(50), pin: .leading),
        ])
        let table = columns.arranged(in: 500)
        #expect(table.columns.map(\.index) == [3, 0, 2, 1] && table.columns.map(\.start) == [0, 50, 150, 450] && table.total == 650)
        let scrolled = table.visible(at: 120)
        #expect(scrolled.map(\.index) == [3, 2, 1] && scrolled.map(\.start) == [0, 30, 300], "a ends at 30, behind d")
        #expect(table.visible(at: 90).map(\.index) == [3, 0, 2, 1] && table.visible(at: 999) == table.visible(at: 150))
        let narrow = columns.arranged(in: 400)
        #expect(narrow.faults.count == 1 && narrow.columns.map(\.index) == [0, 1, 2, 3] && narrow.columns.allSatisfy { $0.pin == nil })
    }

    @Test func faultsAndNonsense() {
        let table = ColumnWidths([
            TableColumn("a", width: .fixed(.nan), minimum: -4, maximum: -9), TableColumn("a"),
            TableColumn("b", width: .weight(.infinity)), TableColumn("c", width: .weight(-1), minimum: .nan),
        ]).arranged(in: .infinity)
        #expect(table.faults.count == 1 && table.columns.map(\.index) == [0, 2, 3] && table.total <= Numbers.limit)
        var pinned = ColumnWidths([
            TableColumn("a", width: .fitted, pin: .leading), TableColumn("b", width: .fixed(200)), TableColumn("c", width: .fixed(200)),
        ])
        _ = pinned.see(250, in: "a")
        #expect(widths(pinned, 300) == [180, 200, 200] && pinned.arranged(in: 300).faults.isEmpty)
        #expect(widths(pinned, 650) == [250, 200, 200])
        #expect(widths(pinned, 60) == [250, 200, 200] && pinned.arranged(in: 60).faults.count == 1)
        #expect(ColumnWidths([]).arranged(in: 300).visible(at: .nan).isEmpty)
    }

    /// A fixed width below 40 needs no least width beside it.
    @Test func narrowColumnsAreAsWideAsTheySay() {
        let columns = ColumnWidths([
            TableColumn("a", width: .fixed(24)), TableColumn("b", width: .fixed(24), minimum: 30), TableColumn("c", maximum: 20),
            TableColumn("d", width: .fixed(90)), TableColumn("e"),
        ])
        #expect(widths(columns, 100) == [24, 30, 20, 90, 40])
    }

    @Test func changesOfPeopleGoOverToOtherColumns() {
        var old = ColumnWidths([TableColumn("a", width: .fixed(50)), TableColumn("b"), TableColumn("c", width: .fixed(70))])
        old.drag("a", to: 120)
        old.drag("c", to: 130)
        old.move("c", to: 0)
        func taken(_ columns: [TableColumn]) -> (ids: [String], widths: [Double]) {
            var new = ColumnWidths(columns)
            new.takeChanges(of: old, given: ["a", "b", "c"])
            return (new.columns.map(\.id), widths(new, 0))
        }
        // A new column stays where it is given; the others are in the order of people.
        let more = taken([
            TableColumn("a", width: .fixed(50)), TableColumn("new"), TableColumn("b"), TableColumn("c", width: .fixed(80)),
        ])
        #expect(more.ids == ["c", "new", "a", "b"] && more.widths == [80, 40, 120, 40])
        // The program has given another order.
        #expect(taken([TableColumn("b"), TableColumn("a", width: .fixed(50))]).ids == ["b", "a"])
        #expect(taken([TableColumn("a", width: .fixed(50)), TableColumn("a")]).ids == ["a", "a"])
        #expect(taken([]).ids.isEmpty)
        let before = old
        old.move("a", to: 2)
        old.drag("a", to: 300)
        #expect(old.restore(before) && !old.restore(before))
        #expect(old.columns == before.columns && widths(old, 0) == widths(before, 0))
    }

    /// Columns share the room as if it came a little at a time, each taking its part until it is full.
    @Test func randomColumnsFillTheRoom() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(300) {
            var columns = ColumnWidths(
                (0..<1 + random.below(6)).map { index in
                    let width: TableColumn.Width = random.pick([
                        .fixed(Double(random.below(200))), .fitted, .weight(Double(1 + random.below(4))),
                    ])
                    let minimum = Double(random.below(60))
                    return TableColumn("\(index)", width: width, minimum: minimum, maximum: minimum + Double(random.below(300)))
                })
            var asked: [String: Double] = [:]
            for column in columns.columns {
                let width = Double(random.below(250))
                _ = columns.see(width, in: column.id)
                asked[column.id] = max((column.minimum ?? 0), min(width, column.maximum))
            }
            let room = Double(random.below(1_200))
            let found = columns.arranged(in: room, grid: PixelGrid(scale: 1e6)).columns.map { $0.end - $0.start }
            let place = "round \(round): \(columns.columns) in \(room): \(found)"
            for (column, width) in zip(columns.columns, found) {
                #expect(width >= (column.minimum ?? 0) - 1e-3 && width <= column.maximum + 1e-3, "\(place)")
            }
            let total = found.reduce(0, +)
            // Less than the room only if no column with a weight can take more; more only if none can give any.
            for (column, width) in zip(columns.columns, found) {
                if case .weight = column.width {
                    #expect(total >= room - 1e-2 || width >= column.maximum - 1e-3, "\(place)")
                    #expect(total <= room + 1e-2 || width <= (column.minimum ?? 0) + 1e-3, "\(place)")
                }
                if column.width == .fitted { #expect(abs(width - asked[column.id, default: 0]) < 1e-3, "\(place)") }
            }
            // Columns that meet no bound have the same width for a weight of 1.
            let levels = zip(columns.columns, found).compactMap { column, width -> Double? in
                guard case .weight(let weight) = column.width, width > (column.minimum ?? 0) + 1e-3, width < column.maximum - 1e-3 else {
                    return nil
                }
                return width / weight
            }
            #expect((levels.max() ?? 0) - (levels.min() ?? 0) < 1e-2, "\(place)")
        }
    }
}
