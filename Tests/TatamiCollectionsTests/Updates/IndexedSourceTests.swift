import TestSupport
import Testing

@testable import TatamiCollections

/// Items that the program has by their indices (collections: rule 36).
@Suite struct IndexedSourceTests {
    private final class Log {
        var rows: [Int]
        var read = 0
        init(_ rows: [Int]) { self.rows = rows }
    }

    private func source(_ log: Log, finds: Bool = true) -> IndexedSource<Int> {
        IndexedSource(
            count: { log.rows.count },
            id: {
                log.read += 1
                return log.rows[$0]
            }, index: finds ? { log.rows.firstIndex(of: $0) } : nil)
    }

    @Test func onlyItemsThatAreAskedForAreRead() throws {
        let log = Log(Array(0..<1_000_000))
        let source = source(log, finds: false)
        var layout = StackLayout { _ in .init(ListLayout(estimate: 44)) }
        let size = layout.prepare(source.content(crossLength: 100), .everything)
        #expect(size.height == 44e6 && log.read == 0)
        let found = layout.attributes(in: .init(0, 22e6, 100, 440))
        #expect(found.count == 10 && log.read == 10)
        let key = try #require(source.key(atIndex: 500_000))
        #expect(log.read == 10 && source.index(of: key) == 500_000 && source.id(of: key) == 500_000)
        log.rows.insert(-1, at: 0)
        source.insert(0..<1)
        #expect(source.index(of: key) == 500_001 && source.takeUpdate()?.steps == [.insert(0..<1, section: 0)])
        #expect(source.takeUpdate() == nil)
    }

    /// Test 12: Chatto 317. The numbers do not fit: reported, everything anew, and what was in sight is found again.
    @Test func wrongCountsAreReportedAndReadAnew() throws {
        let log = Log(Array(0..<10))
        let source = source(log)
        let keys = try (0..<4).map { try #require(source.key(atIndex: $0)) }
        log.rows = [7, 3, 2, 8, 100]
        source.insert(4..<5)
        let update = try #require(source.takeUpdate())
        #expect(update.faults.map(\.message).first?.contains("has 5 items, and its changes lead to 11") == true)
        #expect(update.style == .none && update.steps == [.remove(0..<10, section: 0), .insert(0..<5, section: 0)])
        #expect(keys.map { source.index(of: $0) } == [nil, nil, 2, 1])
        #expect(update.moved.isEmpty && Set(update.removed) == [keys[0], keys[1]])
        #expect(update.carried.map(\.removal.place.item).sorted() == [2, 3])
        #expect(source.takeUpdate() == nil)
    }

    /// The data has moved before the source is told, so what is at the old index then is another item.
    @Test func movesOfItemsThatNobodyAskedFor() throws {
        let log = Log([1, 2, 3, 4])
        let source = source(log, finds: false)
        let second = try #require(source.key(atIndex: 1))
        log.rows = [2, 3, 4, 1]
        source.move(from: 0, to: 3)
        #expect(source.index(of: second) == 0 && source.key(of: 2) == second)
        log.rows = [2, 3, 4]
        source.move(from: 3, to: 0)
        source.remove(0..<1)
        #expect(source.takeUpdate()?.faults.isEmpty == true && source.index(of: second) == 0)
    }

    /// Random changes: the keys follow the items as in an array, and a list of lengths that performs the updates has the right number.
    @Test func randomChangesFollowTheItems() throws {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(60) {
            let log = Log(Array(0..<Int.random(in: 0...30, using: &random)))
            let source = source(log, finds: Bool.random(using: &random))
            var known: [ItemKey: Int] = [:]
            var (next, lines) = (1_000, Extents(estimate: 1))
            lines.insert(log.rows.count, at: 0)
            for _ in 0..<30 {
                let count = log.rows.count
                switch Int.random(in: 0..<6, using: &random) {
                case 0:
                    let place = Int.random(in: 0...count, using: &random)
                    log.rows.insert(contentsOf: [next, next + 1], at: place)
                    source.insert(place..<place + 2)
                    next += 2
                case 1 where count > 0:
                    let start = Int.random(in: 0..<count, using: &random)
                    let range = start..<Int.random(in: start...min(count, start + 4), using: &random)
                    log.rows.removeSubrange(range)
                    source.remove(range)
                case 2 where count > 1:
                    let (from, to) = (Int.random(in: 0..<count, using: &random), Int.random(in: 0..<count, using: &random))
                    log.rows.insert(log.rows.remove(at: from), at: to)
                    source.move(from: from, to: to)
                case 3:
                    for _ in 0..<3 where count > 0 {
                        let index = Int.random(in: 0..<count, using: &random)
                        if let key = source.key(atIndex: index) { known[key] = log.rows[index] }
                    }
                case 4: source.reload()
                default: try take(source, &lines)
                }
            }
            try take(source, &lines)
            #expect(Int(lines.total) == log.rows.count)
            for (key, id) in known {
                let index = source.index(of: key)
                #expect(index.map { log.rows[$0] } == (index == nil ? nil : id))
            }
        }
    }

    private func take(_ source: IndexedSource<Int>, _ lines: inout Extents) throws {
        for step in source.takeUpdate()?.steps ?? [] {
            switch step {
            case .insert(let range, 0): lines.insert(range.count, at: range.lowerBound)
            case .remove(let range, 0): lines.remove(range)
            default: Issue.record("\(step)")
            }
        }
    }
}
