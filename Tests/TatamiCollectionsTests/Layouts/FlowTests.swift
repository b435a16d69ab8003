import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct FlowTests {
    private func content(_ sizes: [Size], crossLength: Double, axis: Axis = .vertical) -> SectionContent {
        SectionContent(
            count: sizes.count, axis: axis, crossLength: crossLength, sizes: { range in range.map { ($0, sizes[$0]) } })
    }

    @Test func aFlowByItsNumbers() {
        let sizes = [Size(40, 10), Size(50, 30), Size(20, 20), Size(200, 5), Size(10, 8)]
        var flow = FlowLayout(spacing: 4, itemSpacing: 10)
        flow.prepare(content(sizes, crossLength: 100), .everything)
        let expected = [Rect(0, 0, 40, 10), Rect(50, 0, 50, 30), Rect(0, 34, 20, 20), Rect(0, 58, 100, 5), Rect(0, 67, 10, 8)]
        #expect((0..<5).map { flow.frame(of: $0) } == expected && flow.extent == 75, "an item that is too wide has a line alone")
        let changed = flow.setSize(Size(41, 10), of: 0, .vertical)
        #expect(changed && flow.frame(of: 1) == Rect(0, 14, 50, 30) && flow.frame(of: 2) == Rect(60, 14, 20, 20))
        #expect(flow.proposal(for: 0) == Proposal(width: .atMost(100)))
    }

    @Test func alignments() {
        let sizes = [Size(40, 10), Size(20, 10), Size(60, 10)]
        func places(_ alignment: FlowLayout.Alignment) -> [Double] {
            var flow = FlowLayout(itemSpacing: 10, alignment: alignment)
            flow.prepare(content(sizes, crossLength: 100), .everything)
            return (0..<3).map { flow.frame(of: $0).x }
        }
        #expect(places(.start) == [0, 50, 0] && places(.end) == [30, 80, 40] && places(.center) == [15, 65, 20])
        #expect(places(.spread) == [0, 80, 0], "the last line begins at the start")
        var columns = FlowLayout(itemSpacing: 10)
        columns.prepare(content(sizes, crossLength: 30, axis: .horizontal), .everything)
        #expect((0..<3).map { columns.frame(of: $0) } == [Rect(0, 0, 40, 10), Rect(0, 20, 20, 10), Rect(40, 0, 60, 10)])
    }

    /// 300 points, rows of about 100: with 1, 1 and 2 a row of 75 fills 300 and one of 150 does without the last one; 75 is nearer.
    @Test func justifiedRowsByTheirNumbers() {
        let sizes = [Size(100, 100), Size(30, 30), Size(80, 40), Size(50, 100), Size(20, 10)]
        var rows = JustifiedLayout(length: 100, spacing: 5)
        rows.prepare(content(sizes, crossLength: 300), .everything)
        let expected = [Rect(0, 0, 75, 75), Rect(75, 0, 75, 75), Rect(150, 0, 150, 75), Rect(0, 80, 50, 100), Rect(50, 80, 200, 100)]
        #expect((0..<5).map { rows.frame(of: $0) } == expected && rows.extent == 180)
        #expect(rows.proposal(for: 0) == nil)
        var wide = JustifiedLayout(length: 100)
        wide.prepare(content([Size(400, 100), Size(0, 5), Size(.nan, 1)], crossLength: 300), .everything)
        #expect(wide.frame(of: 0) == Rect(0, 0, 300, 75) && wide.frame(of: 1) == Rect(0, 75, 100, 100))
    }

    /// Lines of sizes, broken in one walk over all items.
    private struct Naive {
        struct Item {
            var size: Size
            var isHidden = false
        }

        var items: [Item] = []

        func content() -> SectionContent {
            let items = items
            return SectionContent(
                count: items.count, crossLength: 100, hidden: { range in range.filter { items[$0].isHidden } },
                sizes: { range in range.map { ($0, items[$0].size) } })
        }

        /// The shown items with their frames.
        func frames(spacing: Double, itemSpacing: Double) -> [Int: Rect] {
            var (result, line): ([Int: Rect], [Int]) = ([:], [])
            var (y, x) = (0.0, 0.0)
            func close() {
                y += (line.map { items[$0].size.height }.max() ?? 0) + spacing
                (line, x) = ([], 0)
            }
            for item in items.indices where !items[item].isHidden {
                let width = min(items[item].size.width, 100)
                if !line.isEmpty, x + width > 100 { close() }
                result[item] = Rect(x, y, width, items[item].size.height)
                line.append(item)
                x += width + itemSpacing
            }
            return result
        }
    }

    private func item(_ random: inout Seeded) -> Naive.Item {
        Naive.Item(size: Size(Double(random.below(60)), Double(1 + random.below(400)) / 8), isHidden: random.oneIn(6))
    }

    @Test func randomChangesAgreeWithAWalkOverAll() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(60) {
            var naive = Naive()
            let (spacing, gap) = (Double(random.below(4)), Double(random.below(4)))
            var flow = FlowLayout(spacing: spacing, itemSpacing: gap)
            flow.prepare(naive.content(), .everything)
            for step in 0..<15 {
                let start = random.below(naive.items.count + 1)
                switch random.below(4) {
                case 0 where start < naive.items.count:
                    let size = item(&random).size
                    naive.items[start].size = size
                    _ = flow.setSize(size, of: start, .vertical)
                case 1:
                    let range = start..<start + random.below(naive.items.count - start + 1)
                    for item in range { naive.items[item].isHidden = random.oneIn(3) }
                    flow.prepare(naive.content(), .hidden(range))
                default:
                    var steps: [SectionStep] = []
                    for _ in 0..<1 + random.below(3) {
                        let start = random.below(naive.items.count + 1)
                        if random.oneIn(2) {
                            let range = start..<start + random.below(min(9, naive.items.count - start) + 1)
                            naive.items.removeSubrange(range)
                            steps.append(.remove(range))
                        } else {
                            let fresh = (0..<random.below(12)).map { _ in item(&random) }
                            naive.items.insert(contentsOf: fresh, at: start)
                            steps.append(.insert(start..<start + fresh.count))
                        }
                    }
                    flow.prepare(naive.content(), .steps(steps))
                }
                let place = "round \(round), step \(step)"
                let frames = naive.frames(spacing: spacing, itemSpacing: gap)
                #expect(frames.allSatisfy { flow.frame(of: $0) == $1 }, "\(place)")
                #expect(flow.extent == frames.values.map(\.maxY).max() ?? 0, "\(place)")
                var found: [Int: Rect] = [:]
                let span = Double(start)..<Double(start + random.below(60))
                flow.items(in: span) { found[$0] = $1 }
                #expect(found == frames.filter { $1.y < span.upperBound && $1.maxY > span.lowerBound && !span.isEmpty }, "\(place)")
            }
        }
    }

    /// Of very many items, the lines in sight are broken first and the others later; in the end all are as in one walk.
    @Test func linesOfManyItemsAreBrokenWhenThereIsTime() {
        var random = Rounds.random()
        var naive = Naive()
        naive.items = (0..<12_000).map { _ in item(&random) }
        var flow = FlowLayout(estimate: Size(20, 20), spacing: 1)
        flow.prepare(naive.content(), .everything)
        #expect(flow.lines.lines.count < 3_000 && flow.lines.firstUnbroken == 0)
        let span = 20_000.0..<20_200.0
        flow.breakLines(naive.content(), in: span)
        var seen: [Int: Rect] = [:]
        flow.items(in: span) { seen[$0] = $1 }
        #expect(flow.lines.lines.indices(in: span).allSatisfy { flow.lines.isBroken($0) } && seen.count > 10)
        // The lines in sight stay while the ones before are broken; only their distance from the start changes.
        let first = seen.keys.min() ?? 0
        let start = flow.frame(of: first).y
        var rounds = 0
        while flow.lines.firstUnbroken.map({ $0 < first }) == true, rounds < 100 {
            let now = flow.frame(of: first).y
            _ = flow.breakLines(naive.content(), items: 500, keeping: now..<now + 200)
            rounds += 1
        }
        let shift = flow.frame(of: first).y - start
        #expect(rounds > 5 && seen.allSatisfy { flow.frame(of: $0) == $1.moved(by: Point(0, shift)) })
        var other = FlowLayout(estimate: Size(20, 20), spacing: 1)
        other.prepare(naive.content(), .everything)
        other.breakLines(naive.content(), in: span)
        rounds = 0
        while other.breakLines(naive.content(), items: 500, keeping: 0..<0), rounds < 100 { rounds += 1 }
        let frames = naive.frames(spacing: 1, itemSpacing: 0)
        #expect(rounds < 30 && frames.allSatisfy { other.frame(of: $0) == $1 })
    }

    @Test func nothingTraps() {
        var flow = FlowLayout(estimate: Size(.nan, -1), spacing: -1, itemSpacing: .infinity)
        flow.prepare(SectionContent(count: 3_000, crossLength: 0, sizes: { $0.map { ($0, Size(0, 0)) } }), .everything)
        let changed = flow.setSize(Size(.nan, .infinity), of: 9_999, .vertical)
        #expect(flow.extent == 0 && !changed && flow.frame(of: -1).height == 0)
        flow.prepare(SectionContent(count: 7, crossLength: 10), .steps([.remove(5..<9_000), .insert(50..<60)]))
        #expect(flow.lines.itemCount == 7)
        let hidden = SectionContent(count: 3_000, crossLength: 50, hidden: { Array($0) })
        flow.prepare(hidden, .everything)
        var rows = JustifiedLayout(length: .nan)
        rows.prepare(hidden, .everything)
        #expect(flow.extent == 0 && rows.extent == 0)
    }
}
