import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct WaterfallTests {
    @Test func aWaterfallByItsNumbers() {
        let lengths: [Double] = [50, 80, 30, 20, 60]
        let content = SectionContent(count: 5, crossLength: 210, lengths: { range in range.map { ($0, lengths[$0]) } })
        var layout = WaterfallLayout(.fixed(2), spacing: 5, columnSpacing: 10)
        layout.prepare(content, .everything)
        // The columns end at 55 and 85, so 2 goes to the first one, which ends at 90; 3 to the second (85, 110), 4 to the first again.
        let expected: [Rect] = [
            Rect(0, 0, 100, 50), Rect(110, 0, 100, 80), Rect(0, 55, 100, 30), Rect(110, 85, 100, 20), Rect(0, 90, 100, 60),
        ]
        #expect((0..<5).map { layout.frame(of: $0) } == expected && layout.extent == 150)
        let hasChanged = layout.setLength(10, of: 1)
        #expect(hasChanged && layout.frame(of: 3) == Rect(110, 15, 100, 20), "items keep their columns")
        layout.rebalance()
        #expect(layout.frame(of: 2) == Rect(110, 15, 100, 30) && layout.frame(of: 3) == Rect(110, 50, 100, 20))
    }

    @Test func itemsWithoutLengthsGoRound() {
        var layout = WaterfallLayout(.fixed(3), estimate: 10)
        layout.prepare(SectionContent(count: 7, crossLength: 300), .everything)
        #expect((0..<7).map { layout.frame(of: $0).x } == [0, 100, 200, 0, 100, 200, 0])
        #expect(layout.proposal(for: 4) == Proposal(width: .atMost(100)) && layout.proposal(for: 7) == nil && layout.frame(of: -1) == .zero)
        var many = WaterfallLayout(.fixed(99))
        many.prepare(SectionContent(count: 1, crossLength: 300), .everything)
        #expect(many.count == 16)
    }

    /// Columns as lists of items, and the shortest one found by adding up.
    private struct Naive {
        struct Item {
            var column: Int?
            var length: Double?
            var isHidden: Bool
        }

        var items: [Item] = []
        let columns: Int
        let spacing: Double

        func start(_ column: Int, before item: Int) -> Double {
            items[..<item].filter { $0.column == column && !$0.isHidden }.reduce(0) { $0 + ($1.length ?? 20) + spacing }
        }

        mutating func place() {
            for item in items.indices where items[item].column == nil {
                let ends = (0..<columns).map { start($0, before: item) }
                items[item].column = ends.firstIndex(of: ends.min() ?? 0)
            }
        }

        func content() -> SectionContent {
            let items = items
            return SectionContent(
                count: items.count, crossLength: 300,
                lengths: { range in range.compactMap { item in items[item].length.map { (item, $0) } } },
                hidden: { range in range.filter { items[$0].isHidden } })
        }

        func frames() -> [Rect] {
            items.indices.map { item in
                let column = items[item].column ?? 0
                let width = 300.0 / Double(columns)
                let start = start(column, before: item)
                let isLast = !items[item...].contains { $0.column == column && !$0.isHidden }
                let length = items[item].isHidden ? 0 : items[item].length ?? 20
                return Rect(width * Double(column), isLast && start > 0 ? start - spacing : start, width, length)
            }
        }
    }

    /// Items that are measured for the first time go to the column that is the shortest by the true lengths, and stay there.
    @Test func measuredItemsGoToTheShortestColumn() {
        let seed = Seeded.start("COLLECTION_SEED")
        print("measuredItemsGoToTheShortestColumn: COLLECTION_SEED=\(seed)")
        var random = Seeded(seed)
        for _ in 0..<200 {
            let (count, columns) = (Int.random(in: 1...60, using: &random), Int.random(in: 1...5, using: &random))
            let (spacing, width) = (Double(Int.random(in: 0...12, using: &random)), 400.0)
            let lengths = (0..<count).map { _ in Double(Int.random(in: 1...400, using: &random)) }
            let content = SectionContent(count: count, crossLength: width)
            var layout = WaterfallLayout(.fixed(columns), spacing: spacing)
            layout.prepare(content, .everything)
            var naive = Array(repeating: 0.0, count: columns)
            var next = 0
            while next < count {
                let batch = next..<min(count, next + Int.random(in: 1...20, using: &random))
                for item in batch.shuffled(using: &random) { _ = layout.setLength(lengths[item], of: item) }
                #expect(layout.isUnsettled(in: 0..<500))
                layout.settle(content, in: 0..<500)
                #expect(!layout.isUnsettled(in: 0..<500))
                for item in batch {
                    let column = naive.indices.min { naive[$0] < naive[$1] } ?? 0
                    let frame = layout.frame(of: item)
                    #expect(frame.y == naive[column] && frame.height == lengths[item], "\(item) of \(count)")
                    #expect(abs(frame.x - Double(column) * width / Double(columns)) <= 1)
                    naive[column] += lengths[item] + spacing
                }
                next = batch.upperBound
            }
        }
    }

    @Test func randomItemsAgreeWithColumnsThatAreAddedUp() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(40) {
            var naive = Naive(columns: 1 + random.below(3), spacing: Double(random.below(4)))
            var layout = WaterfallLayout(.fixed(naive.columns), estimate: 20, spacing: naive.spacing)
            layout.prepare(naive.content(), .everything)
            for step in 0..<12 {
                let count = naive.items.count
                let start = random.below(count + 1)
                switch random.below(4) {
                case 0 where start < count && !naive.items[start].isHidden:
                    naive.items[start].length = Double(random.below(400)) / 8
                    _ = layout.setLength(naive.items[start].length ?? 0, of: start)
                case 1:
                    let range = start..<start + random.below(count - start + 1)
                    for item in range { naive.items[item].isHidden = random.oneIn(3) }
                    layout.prepare(naive.content(), .hidden(range))
                case 2:
                    let range = start..<start + random.below(min(6, count - start) + 1)
                    naive.items.removeSubrange(range)
                    layout.prepare(naive.content(), .steps([.remove(range)]))
                default:
                    let fresh = (0..<random.below(9)).map { _ in
                        Naive.Item(length: random.oneIn(3) ? nil : Double(1 + random.below(400)) / 8, isHidden: random.oneIn(6))
                    }
                    naive.items.insert(contentsOf: fresh, at: start)
                    naive.place()
                    layout.prepare(naive.content(), .steps([.insert(start..<start + fresh.count)]))
                }
                let frames = naive.frames()
                #expect(naive.items.indices.map { layout.frame(of: $0) } == frames, "round \(round), step \(step)")
                #expect(layout.extent == frames.map(\.maxY).max() ?? 0, "round \(round), step \(step)")
                let end = start + random.below(300)
                var found = Set<Int>()
                layout.items(in: Double(start)..<Double(end)) { item, _ in found.insert(item) }
                let expected = frames.indices.filter {
                    frames[$0].height > 0 && start < end && frames[$0].y < Double(end) && frames[$0].maxY > Double(start)
                }
                #expect(found == Set(expected), "round \(round), step \(step)")
            }
        }
    }
}
