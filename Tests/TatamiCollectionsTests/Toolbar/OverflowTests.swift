import TestSupport
import Testing

@testable import TatamiCollections

@Suite struct OverflowTests {
    private let demo = [50, 100, 50, 50, 50, 200, 50].map { OverflowItem(length: $0) }
    private let layout = OverflowLayout(moreLength: 100, gap: 10)

    /// Collections: rule 52.
    @Test func theNumbersOfTheDemo() throws {
        #expect(layout.arrange(demo, in: 610).shown == Array(0..<7) && layout.arrange(demo, in: 610).morePlace == nil)
        let five = layout.arrange(demo, in: 609)
        #expect(five.shown == Array(0..<5) && five.morePlace == 509 && five.overflow == [5, 6])
        let expected = [0, 91.8, 233.6, 325.4, 417.2]
        #expect(zip(five.places, expected).allSatisfy { abs($0 - $1) < 1e-9 })
        var three = layout
        three.maximumWhenOverflowing = 3
        #expect(three.arrange(demo, in: 610).shown.count == 7, "the maximum counts only if not all fit")
        let places = three.arrange(demo, in: 609)
        #expect(places.places == [0, 153, 356] && places.morePlace == 509)
        #expect(three.arrange(demo, in: 330).shown.count == 3, "an exact fit with More fits")
        let two = three.arrange(demo, in: 329)
        #expect(two.places == [0, 89.5] && two.morePlace == 229)
        let none = three.arrange(demo, in: 150)
        #expect(none.shown.isEmpty && none.morePlace == 50 && !none.isTooLong)
        let narrow = three.arrange(demo, in: 80)
        #expect(narrow.shown.isEmpty && narrow.morePlace == 0 && narrow.isTooLong)
    }

    @Test func prioritiesPinsAndSeparators() {
        let items = [
            OverflowItem(length: 50, priority: 1), OverflowItem(length: 4, isSeparator: true), OverflowItem(length: 50, priority: 3),
            OverflowItem(length: 4, isSeparator: true), OverflowItem(length: 50, isPinned: true),
        ]
        #expect(layout.arrange(items, in: 198).shown == [0, 1, 2, 3, 4])
        // 50 + 4 + 50 + 100 and three gaps: the separator at the start goes with the first item.
        #expect(layout.arrange(items, in: 234).shown == [0, 1, 2, 3, 4])
        let wider = OverflowLayout(moreLength: 20, gap: 10)
        let less = wider.arrange(items, in: 164)
        #expect(less.shown == [2, 3, 4] && less.overflow == [0])
        #expect(wider.arrange(items, in: 153).shown == [4] && wider.arrange(items, in: 0).shown == [4])
        #expect(wider.arrange(items, in: 0).isTooLong && wider.arrange([], in: 0).shown.isEmpty)
        let pinned = [OverflowItem(length: 90, isPinned: true), OverflowItem(length: 90, isPinned: true)]
        let arrangement = layout.arrange(pinned, in: 100)
        #expect(arrangement.morePlace == nil && arrangement.isTooLong && arrangement.places == [0, 100])
        #expect(arrangement.lengths == [90, 0])
    }

    /// Collections: rule 53.
    @Test func itemsReturnWithRoomToSpare() {
        let all = layout.arrange(demo, in: 610)
        let five = layout.arrange(demo, in: 609, after: all)
        #expect(five.shown.count == 5)
        #expect(layout.arrange(demo, in: 610, after: five).shown.count == 5 && layout.arrange(demo, in: 617, after: five).shown.count == 5)
        #expect(layout.arrange(demo, in: 618, after: five).shown.count == 7)
        #expect(layout.arrange(demo, in: 612, after: all).shown.count == 7, "what is shown stays")
        #expect(layout.arrange(Array(demo.dropLast()), in: 555, after: five).shown.count == 6, "other items count anew")
    }

    /// The definition: the fewest items go that must, in the order of rule 51; after a resize the count lies between f(W - 8) and f(W).
    @Test func randomToolbarsAgreeWithTheDefinition() {
        var random = Rounds.random()
        for _ in 0..<Rounds.count(400) {
            let items = (0..<random.below(9)).map { _ in
                OverflowItem(
                    length: random.length(90), priority: Double(random.below(3)), isPinned: random.oneIn(7), isSeparator: random.oneIn(6))
            }
            var layout = OverflowLayout(moreLength: random.length(60), gap: Double(random.below(12)))
            if random.oneIn(3) { layout.maximumWhenOverflowing = random.below(5) }
            var before = layout.arrange(items, in: 300)
            for _ in 0..<10 {
                let width = random.length(600)
                #expect(layout.arrange(items, in: width).shown == Self.shown(items, layout, width), "\(items) \(width)")
                let after = layout.arrange(items, in: width, after: before)
                let (low, high) = (layout.arrange(items, in: max(0, width - 8)), layout.arrange(items, in: width))
                let removed = max(min(before.removedCount, low.removedCount), high.removedCount)
                #expect(after.removedCount == removed, "\(items) \(width)")
                #expect(after.places.sorted() == after.places && after.places.count == after.shown.count)
                // More stays at the end, and what is too long ends before it.
                if let more = after.morePlace { #expect(abs(more - max(0, width - layout.moreLength)) < 1e-6) }
                let end = after.morePlace.map { $0 - layout.gap } ?? width
                for (index, (place, length)) in zip(after.shown, zip(after.places, after.lengths)) {
                    let isWhole = length == items[index].length
                    #expect(after.isTooLong ? isWhole || length == max(0, end - place) : isWhole, "\(items) \(width)")
                    #expect(length == 0 || place + length <= end + 0x1p-9, "\(items) \(width)")
                }
                before = after
            }
        }
    }

    private static func shown(_ items: [OverflowItem], _ layout: OverflowLayout, _ width: Double) -> [Int] {
        var rest = Array(items.indices)
        while true {
            var seen: [Int] = []
            for index in rest {
                let isFirst = seen.last.map { items[$0].isSeparator } ?? true
                if !(items[index].isSeparator && isFirst) { seen.append(index) }
            }
            while let last = seen.last, items[last].isSeparator { seen.removeLast() }
            let hasMore = rest.count < items.count
            let parts = seen.map { items[$0].length } + (hasMore ? [layout.moreLength] : [])
            let sum = parts.reduce(0, +) + layout.gap * Double(max(0, parts.count - 1))
            let count = seen.filter { !items[$0].isSeparator }.count
            if sum <= width + 0x1p-10, !hasMore || count <= layout.maximumWhenOverflowing ?? .max { return seen }
            let removable = rest.filter { !items[$0].isPinned && !items[$0].isSeparator }
            guard let lowest = removable.map({ items[$0].priority }).min(),
                let next = removable.last(where: { items[$0].priority == lowest })
            else { return seen }
            rest.removeAll { $0 == next }
        }
    }
}
