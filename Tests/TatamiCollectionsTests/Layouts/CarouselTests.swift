import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

/// Rows that scroll across the main axis on their own (collections: rule 16).
@Suite struct CarouselTests {
    private func content(_ count: Int, cross: Double = 300, sizes: [Int: Size] = [:], hidden: Set<Int> = []) -> SectionContent {
        SectionContent(
            count: count, crossLength: cross, hidden: { range in range.filter(hidden.contains) },
            sizes: { range in range.compactMap { item in sizes[item].map { (item, $0) } } })
    }

    private func carousel(
        _ length: CarouselLayout.ItemLength, spacing: Double = 0, paging: CarouselLayout.Paging = .free, _ content: SectionContent
    ) -> CarouselLayout {
        var layout = CarouselLayout(length, spacing: spacing, paging: paging)
        layout.prepare(content, .everything)
        return layout
    }

    @Test func framesByTheirNumbers() {
        var layout = carousel(.fixed(120), spacing: 10, content(4))
        #expect(layout.extent == 44 && layout.lengthAcross == 4 * 120 + 3 * 10)
        #expect(layout.frame(of: 2) == Rect(260, 0, 120, 44))
        let grew = layout.setSize(Size(120, 70), of: 1, .vertical)
        #expect(grew && layout.extent == 70 && layout.frame(of: 3) == Rect(390, 0, 120, 70))
        // Half of a row is the width of one of two items.
        let half = carousel(.fraction(0.5), spacing: 10, content(4))
        #expect(half.frame(of: 1) == Rect(155, 0, 145, 44))
        #expect(half.proposal(for: 0) == Proposal(width: .atMost(145)))
        let wide = carousel(.fitted(estimate: 900), content(1))
        #expect(wide.frame(of: 0).width == 300, "an item is at most as long as the row")
    }

    @Test func theRowOnlyGrowsUntilTheNextUpdate() {
        var layout = carousel(.fixed(100), content(3))
        // The first measured item counts in place of the estimate.
        let changes = [(30.0, 0), (80, 1), (20, 2)].map { layout.setLength($0.0, of: $0.1) }
        #expect(changes == [true, true, false] && layout.extent == 80)
        let isSmaller = layout.setLength(25, of: 1)
        #expect(!isSmaller && layout.extent == 80, "smaller items do not shrink it")
        let sizes = [0: Size(100, 30), 1: Size(100, 25)]
        layout.prepare(content(2, sizes: sizes), .steps([.remove(2..<3)]))
        #expect(layout.extent == 30)
        layout.prepare(content(2, sizes: sizes, hidden: [0]), .hidden(0..<1))
        #expect(layout.extent == 25 && layout.frame(of: 0).height == 0 && layout.frame(of: 1).x == 0)
        layout.prepare(content(2, sizes: sizes, hidden: [0, 1]), .hidden(0..<2))
        #expect(layout.extent == 0)
        // At another width what is measured counts anew.
        layout.prepare(content(2, sizes: sizes), .hidden(0..<2))
        layout.prepare(content(2, cross: 200), .cross)
        #expect(layout.extent == 30)
        _ = layout.setLength(12, of: 0)
        #expect(layout.extent == 12)
    }

    @Test func rowsRestAtTheirStops() {
        let free = carousel(.fixed(120), content(9))
        #expect(free.stop(from: 77, isOnward: true) == nil)
        // Pages of 300 and a spacing of 10 in 9 x 120 + 8 x 10 = 1160: the last one is at 860.
        let pages = carousel(.fixed(120), spacing: 10, paging: .pages, content(9))
        #expect([-5, 0, 1, 310, 311, 700, 2_000].map { pages.stop(from: $0, isOnward: true) } == [0, 0, 310, 310, 620, 860, 860])
        #expect([-5, 0, 309, 310, 859, 860, 2_000].map { pages.stop(from: $0, isOnward: false) } == [0, 0, 0, 310, 620, 620, 620])
        let groups = carousel(.fixed(120), spacing: 10, paging: .groups(of: 2), content(9))
        #expect(
            [0, 1, 260, 261, 520, 521, 780, 781].map { groups.stop(from: $0, isOnward: true) } == [0, 260, 260, 520, 520, 780, 780, 860])
        #expect([259, 260, 300, 860].map { groups.stop(from: $0, isOnward: false) } == [0, 260, 260, 780])
        // Hidden items are in no group.
        let hiding = carousel(.fixed(120), spacing: 10, paging: .groups(of: 2), content(9, hidden: [0, 3]))
        #expect([1, 261].map { hiding.stop(from: $0, isOnward: true) } == [260, 520])
        #expect(carousel(.fixed(9), paging: .pages, content(0)).stop(from: 5, isOnward: true) == 0)
        #expect(carousel(.fixed(9), paging: .groups(of: 0), content(0)).stop(from: .nan, isOnward: false) == 0)
    }

    /// What is in a group that is longer than the row is reached by stops in it, at items that are not seen as a whole before.
    @Test func longGroupsHaveStopsInThem() {
        // Groups at 0, 550 and 1100 in 1310; the last stop is at 1010.
        let groups = carousel(.fixed(100), spacing: 10, paging: .groups(of: 5), content(12))
        #expect(
            [0, 1, 220, 221, 441, 551, 771, 991].map { groups.stop(from: $0, isOnward: true) } == [0, 220, 220, 440, 550, 770, 990, 1_010])
        #expect([219, 220, 439, 549, 550, 1_010].map { groups.stop(from: $0, isOnward: false) } == [0, 220, 220, 440, 550, 990])
        // An item that is longer than the row is shown in parts.
        let long = carousel(.fixed(700), paging: .groups(of: 2), content(3))
        #expect(
            [0, 1, 301, 601, 701, 1_001, 1_301].map { long.stop(from: $0, isOnward: true) } == [0, 300, 600, 700, 1_000, 1_300, 1_400])
        #expect([299, 600, 699, 1_399].map { long.stop(from: $0, isOnward: false) } == [0, 600, 600, 1_300])
        // One item fills the row, and a row without length has no stops in its groups.
        let pages = carousel(.fraction(1), spacing: 10, paging: .groups(of: 1), content(9, cross: 333.3))
        #expect(pages.stop(from: 1, isOnward: true) == pages.frame(of: 1).x)
        #expect(carousel(.fixed(9), paging: .groups(of: 3), content(7, cross: 0)).stop(from: 1, isOnward: true) == 27)
    }

    @Test func aRowOfAStackIsScrolled() throws {
        var stack = SectionStack(crossLength: 300, spacing: 10)
        var style = SectionStyle()
        (style.header, style.insets) = (30, Insets(top: 5, leading: 20, bottom: 7, trailing: 40))
        stack.insert(CarouselLayout(.fixed(100), spacing: 10), SectionContent(count: 5, crossLength: 0), style: style, at: 0)
        stack.insert(ListLayout(estimate: 50), SectionContent(count: 1, crossLength: 0), at: 1)
        #expect(stack.carousel(of: 0) == Carousel(frame: Rect(0, 35, 300, 44), length: 20 + 540 + 40, offset: 0))
        #expect(stack.carousel(of: 1) == nil && stack.carousel(of: 2) == nil)
        #expect(stack.parts(in: 35..<79).filter { $0.kind != .header }.map(\.frame.x) == [20, 130, 240])
        stack.setOffset(130, of: 0)
        #expect(stack.frame(of: CollectionPlace(section: 0, item: 1)) == Rect(0, 35, 100, 44))
        let seen = stack.parts(in: 0..<300, across: 0..<300).filter { if case .item = $0.kind { $0.section == 0 } else { false } }
        #expect(seen.map(\.frame.x) == [0, 110, 220], "the first one is out of sight")
        #expect(stack.frame(of: CollectionPlace(section: 1, item: 0)) == Rect(0, 96, 300, 50), "nothing else scrolls with it")
        // The offset goes with the section.
        stack.move(0, to: 1)
        #expect(stack.carousel(of: 1)?.offset == 130)
    }

    /// What is found in a part of both axes is what lies in it, whatever was inserted, removed, hidden and measured.
    @Test func randomRowsAgreeWithWrittenOutOnes() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(300) {
            let spacing = Double(random.below(3) * 4)
            let cross = Double(100 + random.below(300))
            let isFitted = random.oneIn(2)
            var sizes: [Size?] = (0..<random.below(60)).map { _ in nil }
            var hidden: [Bool] = sizes.map { _ in random.oneIn(7) }
            func content() -> SectionContent {
                let (sizes, hidden) = (sizes, hidden)
                return SectionContent(
                    count: sizes.count, crossLength: cross, hidden: { $0.filter { hidden[$0] } },
                    sizes: { $0.compactMap { item in sizes[item].map { (item, $0) } } })
            }
            var layout = CarouselLayout(isFitted ? .fitted(estimate: 70) : .fixed(70), estimate: 40, spacing: spacing)
            layout.prepare(content(), .everything)
            var longest: Double?
            for step in 0..<12 {
                switch random.below(3) {
                case 0 where !sizes.isEmpty:
                    let item = random.below(sizes.count)
                    let size = Size(Double(1 + random.below(90)), Double(random.below(90)))
                    if !hidden[item] {
                        sizes[item] = size
                        longest = max(longest ?? 0, size.height)
                    }
                    _ = layout.setSize(size, of: item, .vertical)
                case 1:
                    let start = random.below(sizes.count + 1)
                    let end = start + random.below(sizes.count - start + 1)
                    sizes.removeSubrange(start..<end)
                    hidden.removeSubrange(start..<end)
                    let fresh = random.below(9)
                    sizes.insert(contentsOf: repeatElement(nil, count: fresh), at: start)
                    hidden.insert(contentsOf: (0..<fresh).map { _ in random.oneIn(5) }, at: start)
                    layout.prepare(content(), .steps([.remove(start..<end), .insert(start..<start + fresh)]))
                    longest = zip(sizes, hidden).compactMap { $1 ? nil : $0?.height }.max()
                default:
                    guard !sizes.isEmpty else { continue }
                    let item = random.below(sizes.count)
                    hidden[item].toggle()
                    layout.prepare(content(), .hidden(item..<item + 1))
                    longest = zip(sizes, hidden).compactMap { $1 ? nil : $0?.height }.max()
                }
                let height = hidden.allSatisfy { $0 } ? 0 : max(1, longest ?? 40)
                var (frames, x) = ([(Int, Rect)](), 0.0)
                for item in sizes.indices where !hidden[item] {
                    let width = isFitted ? sizes[item]?.width ?? 70 : 70
                    frames.append((item, Rect(x, 0, width, height)))
                    x += width + spacing
                }
                let start = Double(random.below(400)) - 50
                let across = start..<start + cross
                let expected = frames.filter { $1.height > 0 && $1.x < across.upperBound && $1.maxX > across.lowerBound }
                var found: [(Int, Rect)] = []
                layout.items(in: 0..<500, across: across) { found.append(($0, $1)) }
                #expect(layout.extent == height && found.map(\.0) == expected.map(\.0), "round \(round), step \(step)")
                for (a, b) in zip(found, expected) {
                    #expect(abs(a.1.x - b.1.x) < 1e-6 && a.1.size == b.1.size, "round \(round), step \(step)")
                }
            }
        }
    }

    /// Finding and scrolling in a row of a million items visits what is in sight.
    @Test func aMillionItemsCostWhatIsInSight() {
        var stack = SectionStack(crossLength: 300)
        stack.insert(CarouselLayout(.fixed(100), spacing: 10), SectionContent(count: 1_000_000, crossLength: 0), at: 0)
        stack.setOffset(55_000_000, of: 0)
        #expect(stack.parts(in: 0..<44).map(\.kind) == [.item(500_000), .item(500_001), .item(500_002)])
        #expect(stack.stop(in: 0, from: 1, isOnward: true) == nil)
        stack.setOffset(.nan, of: 0)
        #expect(stack.carousel(of: 0)?.offset == 0 && stack.carousel(of: 0)?.length == 109_999_990)
    }
}
