import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct MagazineTests {
    /// 210 points with 10 between items: 100 for two, 63.3 for three.
    @Test func rowsByTheirNumbers() {
        let wanted: [Double] = [210, 100, 100, 100, 60, 60, 60, 60, 210]
        let content = SectionContent(
            count: 9, crossLength: 210, sizes: { range in range.map { ($0, Size(wanted[$0], 10 + Double($0))) } })
        var rows = MagazineLayout(spacing: 5, itemSpacing: 10)
        rows.prepare(content, .everything)
        let expected = [
            Rect(0, 0, 210, 10), Rect(0, 15, 100, 11), Rect(110, 15, 100, 12), Rect(0, 32, 100, 13), Rect(0, 50, 63, 14),
            Rect(73, 50, 63, 15), Rect(146, 50, 64, 16), Rect(0, 71, 63, 17), Rect(0, 93, 210, 18),
        ]
        #expect((0..<9).map { rows.frame(of: $0) } == expected && rows.extent == 111)
        #expect(rows.proposal(for: 2) == Proposal(width: .atMost(100)) && rows.proposal(for: 0) == Proposal(width: .atMost(210)))
        let changed = [rows.setLength(40, of: 1), rows.setLength(40, of: 1), rows.setLength(.nan, of: 1), rows.setLength(1, of: 99)]
        #expect(changed == [true, false, false, false] && rows.frame(of: 3) == Rect(0, 60, 100, 13))
        var stretching = MagazineLayout(itemSpacing: 10, isStretching: true)
        stretching.prepare(content, .everything)
        #expect(stretching.frame(of: 1).height == 12 && stretching.frame(of: 4).height == 16)
    }

    /// Rows made in one walk over all items agree with those that changes leave.
    @Test func randomChangesAgreeWithAWalkOverAll() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(60) {
            var items: [(size: Size, isHidden: Bool)] = []
            func content() -> SectionContent {
                let items = items
                return SectionContent(
                    count: items.count, crossLength: 120, hidden: { range in range.filter { items[$0].isHidden } },
                    sizes: { range in range.map { ($0, items[$0].size) } })
            }
            var rows = MagazineLayout(spacing: 3)
            rows.prepare(content(), .everything)
            for step in 0..<12 {
                let start = random.below(items.count + 1)
                if random.oneIn(3) {
                    let range = start..<start + random.below(min(9, items.count - start) + 1)
                    items.removeSubrange(range)
                    rows.prepare(content(), .steps([.remove(range)]))
                } else if random.oneIn(3), start < items.count {
                    items[start].size.height = Double(1 + random.below(400)) / 8
                    _ = rows.setLength(items[start].size.height, of: start)
                } else {
                    let fresh = (0..<random.below(12)).map { _ in
                        (size: Size(random.pick([120, 60, 40]), Double(1 + random.below(400)) / 8), isHidden: random.oneIn(6))
                    }
                    items.insert(contentsOf: fresh, at: start)
                    rows.prepare(content(), .steps([.insert(start..<start + fresh.count)]))
                }
                var (expected, y, row): ([Int: Rect], Double, [Int]) = ([:], 0, [])
                func close() {
                    if !row.isEmpty { y += (row.map { items[$0].size.height }.max() ?? 0) + 3 }
                    row = []
                }
                for item in items.indices where !items[item].isHidden {
                    let width = items[item].size.width
                    if let first = row.first, items[first].size.width != width || Double(row.count) * width >= 120 { close() }
                    expected[item] = Rect(Double(row.count) * width, y, width, items[item].size.height)
                    row.append(item)
                }
                #expect(expected.allSatisfy { rows.frame(of: $0) == $1 }, "round \(round), step \(step)")
                #expect(rows.extent == expected.values.map(\.maxY).max() ?? 0, "round \(round), step \(step)")
            }
        }
    }
}
