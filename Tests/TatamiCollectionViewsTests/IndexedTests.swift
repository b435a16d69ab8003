import TatamiCollectionViews
import TatamiCollections
import TatamiGeometry
import TatamiTesting
import TatamiViews
import Testing

/// A collection of items that the program has by their indices.
@Suite struct IndexedTests {
    private final class Log { var rows: [Int] = Array(0..<1_000) }

    private func list(_ log: Log, _ source: IndexedSource<Int>) throws -> (CollectionView, TestWindow) {
        let list = CollectionView()
        list.register {
            Row()
        } configure: { (row: Row, number: Int) in
            row.number = number
        }
        list.selectionMode = .multiple
        list.show(source)
        let window = try TestWindow(list, size: Size(200, 400))
        window.step()
        return (list, window)
    }

    private func seen(_ list: CollectionView, _ window: TestWindow) -> [Int] {
        let rows = list.subviews.flatMap(\.subviews).compactMap { $0 as? Row }
        let places = rows.map { (number: $0.number, y: window.root.absoluteFrame(of: $0).y) }.filter { $0.y > -44 && $0.y < 400 }
        return places.sorted { $0.y < $1.y }.map(\.number)
    }

    @Test func editsAndWrongCountsAreShown() throws {
        let log = Log()
        let source = IndexedSource(count: { log.rows.count }, id: { log.rows[$0] }, index: { log.rows.firstIndex(of: $0) })
        let (list, window) = try list(log, source)
        #expect(seen(list, window) == Array(0..<10))
        list.contentOffset.y = 4_400
        window.step()
        list.select(source.key(of: 105))
        #expect(seen(list, window) == Array(100..<110))
        // What is inserted above moves nothing.
        log.rows.insert(contentsOf: [-3, -2, -1], at: 0)
        source.insert(0..<3)
        try window.settle()
        #expect(seen(list, window) == Array(100..<110) && list.selectedItems().compactMap { source.id(of: $0) } == [105])
        // A change that the program has not told: reported, and the same rows are in sight and selected.
        var faults: [String] = []
        list.onFault = { faults.append($0) }
        log.rows.removeFirst(50)
        source.reconfigure([])
        source.remove(0..<1)
        try window.settle()
        #expect(faults.count == 1 && faults[0].contains("has 953 items"))
        #expect(seen(list, window) == Array(100..<110))
        #expect(list.selectedItems().compactMap { source.id(of: $0) } == [105])
    }

    @Test func theProgramMovesTheItems() throws {
        let log = Log()
        let source = IndexedSource(count: { log.rows.count }, id: { log.rows[$0] })
        let (list, window) = try list(log, source)
        list.isReorderable = true
        list.onMove = { move in
            log.rows.insert(log.rows.remove(at: move.from.item), at: move.to.item)
            source.move(from: move.from.item, to: move.to.item)
        }
        window.step()
        window.press(at: Point(10, 60), with: .mouse)
        window.move(to: Point(10, 80), with: .mouse)
        window.move(to: Point(10, 150), with: .mouse)
        window.step()
        window.lift(at: Point(10, 150), with: .mouse)
        try window.settle()
        #expect(Array(log.rows.prefix(5)) == [0, 2, 3, 1, 4] && seen(list, window).prefix(5) == [0, 2, 3, 1, 4])
    }

    /// Typing looks at the texts of all rows, and gives none of them a key but the one that is found.
    @Test func typingGivesNoKeysToTheRowsThatItLooksAt() throws {
        let log = Log()
        let source = IndexedSource(count: { log.rows.count }, id: { log.rows[$0] })
        let (list, window) = try list(log, source)
        list.itemText { (number: Int) in number == 900 ? "Zoe" : "Row \(number)" }
        list.select(source.key(atIndex: 0))
        list.focus(try #require(source.key(atIndex: 0)))
        let before = source.keyCount
        try window.type("z")
        window.step()
        #expect(list.selectedItems().compactMap { source.id(of: $0) } == [900])
        // Those around row 900 are in sight now, and measured ahead; 886 were looked at.
        try window.settle()
        #expect(source.keyCount < before + 400, "\(before) keys before, \(source.keyCount) now")
    }
}
