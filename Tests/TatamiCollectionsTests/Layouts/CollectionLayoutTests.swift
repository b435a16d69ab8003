import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiCollections

private enum Depth: AttributeKey {
    static let initial = 0.0
    static func mix(_ a: Double, _ b: Double, _ part: Double) -> Double { a + (b - a) * part }
}

private enum Mood: AttributeKey { static let initial = "calm" }

/// Items at random places, and whatever else a test places.
private struct Scattered: RecordedLayout {
    var store = AttributeStore()
    var frames: [Rect] = []
    var extras: [Attributes] = []

    mutating func record(_ content: LayoutContent) {
        for (item, frame) in frames.enumerated() {
            content.itemKey(CollectionPlace(section: 0, item: item)).map { store.place(.item($0), frame) }
        }
        for extra in extras { store.place(extra) }
    }
}

@Suite struct CollectionLayoutTests {
    private func source(_ items: [Int]) -> CollectionSource<Int, Int> {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0])
            $0.append(items, to: 0)
        }
        _ = source.takeUpdate()
        return source
    }

    @Test func attachedValuesAndMixing() {
        let key = ItemKey(slot: 0, generation: 0)
        var a = Attributes(.item(key), frame: Rect(0, 0, 10, 10))
        var b = Attributes(.item(key), frame: Rect(100, 40, 20, 10))
        (b.opacity, b[Depth.self], b[Mood.self]) = (0, 8, "wild")
        #expect(a[Depth.self] == 0 && a[Mood.self] == "calm" && a != b)
        let middle = Attributes.mix(a, b, 0.25)
        #expect(middle.frame == Rect(25, 10, 12.5, 10) && middle.opacity == 0.75 && middle[Depth.self] == 2 && middle[Mood.self] == "wild")
        #expect(Attributes.mix(a, b, 1) == b && Attributes.mix(b, a, 0.5)[Depth.self] == 4)
        a.frame = b.frame
        (a.opacity, a[Depth.self], a[Mood.self]) = (0, 8, "wild")
        #expect(a == b)
        a[Depth.self] = 0
        #expect(a != b && a[Depth.self] == 0)
    }

    /// Collections: rules 6, 7 and 56.
    @Test func whatARecordedLayoutDoesWrong() throws {
        let source = source([1, 2])
        let key = try #require(source.key(of: 1))
        var layout = Scattered(frames: [Rect(0, 0, 10, 10), Rect(.nan, 20, .infinity, -4)])
        layout.extras = [
            Attributes(.item(key), frame: Rect(50, 50, 10, 10)), Attributes(.item(key), frame: Rect(60, 50, 10, 10)),
            Attributes(.supplementary("badge", of: .item(key)), frame: Rect(5, 0, 3, 3)),
            Attributes(.decoration("badge", of: .content), frame: Rect(0, 0, 99, 99)),
        ]
        let size = layout.prepare(LayoutContent(source, crossLength: 100), .everything)
        let faults = layout.store.takeFaults().map(\.message)
        #expect(faults.count == 3, "\(faults)")
        #expect(faults.contains { $0.contains("twice") } && faults.contains { $0.contains("\"badge\"") && $0.contains("decorations") })
        #expect(faults.contains { $0.contains("not finite") })
        #expect(layout.attributes(of: .item(key))?.frame == Rect(0, 0, 10, 10) && size.height == 20)
        #expect(layout.attributes(of: .decoration("badge", of: .content)) == nil)
        _ = layout.prepare(LayoutContent(source, crossLength: 100), .everything)
        #expect(layout.store.takeFaults().isEmpty, "each fault is reported once")
        var check = AttributeCheck()
        let twice = check.checked(Array(repeating: Attributes(.item(key), frame: Rect(0, 0, 1, 1)), count: 3))
        #expect(twice.count == 1 && check.takeFaults().count == 1)
        layout.extras = (0..<10_000).map { number in
            Attributes(.item(ItemKey(slot: UInt32(number + 9), generation: 0)), frame: Rect(0, 0, 1, 1))
        }
        _ = layout.prepare(LayoutContent(source, crossLength: 100), .everything)
        #expect(layout.store.takeFaults().count == 1 && layout.store.count == 10_002)
    }

    @Test func defaults() throws {
        let source = source([1])
        let key = try #require(source.key(of: 1))
        var layout = Scattered(frames: [Rect(0, 0, 10, 20)])
        _ = layout.prepare(LayoutContent(source, crossLength: 100), .everything)
        let attributes = try #require(layout.attributes(of: .item(key)))
        let styles: [(ChangeStyle, Double, Double, Point)] = [
            (.automatic, 0, 0.9, .zero), (.fade, 0, 1, .zero), (.zoom, 0, 2, .zero), (.none, 1, 1, .zero),
            (.slide(.start), 1, 1, Point(0, -20)), (.slide(.trailing), 1, 1, Point(10, 0)),
        ]
        for (style, opacity, scale, shift) in styles {
            let start = layout.appearing(attributes, style)
            #expect(start.opacity == opacity && start.scale == scale && start.shift == shift && start.frame == attributes.frame)
            #expect(layout.disappearing(attributes, style) == start)
        }
        #expect(!layout.animatesBoundsChanges && layout.rest(Point(0, 7), velocity: .zero, Viewport(.zero)) == Point(0, 7))
        if case .cross = layout.invalidation(from: Viewport(.zero), to: Viewport(Rect(0, 0, 1, 1))) {} else { Issue.record("not cross") }
    }

    @Test func areasOfARecordedLayoutAgreeWithAWalkOverAll() {
        var random = Rounds.random()
        for axis in Axis.allCases {
            for round in 0..<Rounds.count(40) {
                let frames = (0..<random.below(60)).map { _ in
                    Rect(
                        Double(random.below(100)), Double(random.below(100)), Double(random.below(40)),
                        Double(random.below(random.oneIn(5) ? 100 : 9)))
                }
                let source = source(Array(frames.indices))
                var layout = Scattered(frames: frames)
                var content = LayoutContent(source, crossLength: 100)
                content.axis = axis
                _ = layout.prepare(content, .everything)
                for _ in 0..<10 {
                    let area = Rect(
                        Double(random.below(100)), Double(random.below(100)), Double(random.below(30)), Double(random.below(30)))
                    let expected = frames.filter {
                        $0.x < area.maxX && $0.maxX > area.x && $0.y < area.maxY && $0.maxY > area.y && !$0.isEmpty && !area.isEmpty
                    }
                    #expect(layout.attributes(in: area).map(\.frame) == expected, "\(axis), round \(round)")
                }
            }
        }
    }

    private func stack() -> StackLayout {
        var style = SectionStyle()
        (style.header, style.footer, style.hasBackground, style.pinsHeader) = (10, 6, true, true)
        return StackLayout(spacing: 4) { key in
            StackLayout.Section(key.slot % 2 == 0 ? ListLayout(estimate: 20) : GridLayout(.fixed(3), estimate: 15), style: style)
        }
    }

    /// A source may lose items before the layout is told: what is asked for then is what is still there.
    @Test func aLayoutWhoseItemsHaveLeftAnswers() {
        let source = CollectionSource<Int, Int>()
        source.edit {
            $0.append([0, 1])
            $0.append(Array(0..<10), to: 0)
            $0.append(Array(10..<20), to: 1)
        }
        _ = source.takeUpdate()
        var layout = StackLayout { _ in .init(ListLayout(estimate: 20)) }
        _ = layout.prepare(LayoutContent(source, crossLength: 90), .everything)
        source.edit { $0.delete(Array(4..<10)) }
        #expect(layout.attributes(in: Rect(0, 0, 90, 200)).count == 4)
        source.edit { $0.deleteSections([1]) }
        #expect(layout.attributes(in: Rect(0, 0, 90, 1_000)).count == 4)
    }

    /// Updates that touch a few sections give what a new layout of the same content does, and the layout that stays behind answers for what
    /// is still there as it did before.
    @Test func updatesOfAStackAgreeWithANewOne() {
        var random = Rounds.random()
        for round in 0..<Rounds.count(30) {
            let source = CollectionSource<Int, Int>()
            var (naive, layout) = (NaiveCollection(), stack())
            _ = layout.prepare(LayoutContent(source, crossLength: 90), .everything)
            var places: [LayoutElement: Rect] = [:]
            for step in 0..<12 {
                for _ in 0..<random.below(4) {
                    if random.oneIn(3) {
                        naive = naive.changed(&random)
                        source.apply(naive.snapshot)
                    } else {
                        source.edit { content in for _ in 0..<random.below(6) { Script.change(&content, &naive, &random) } }
                    }
                }
                let update = source.takeUpdate() ?? CollectionUpdate()
                var old = layout
                old.stay(before: update)
                let content = LayoutContent(source, crossLength: 90)
                let size = layout.prepare(content, .structure(update))
                var fresh = stack()
                let place = "round \(round), step \(step)"
                #expect(fresh.prepare(content, .everything) == size, "\(place)")
                let all = layout.attributes(in: Rect(0, 0, 90, 1e9))
                #expect(all == fresh.attributes(in: Rect(0, 0, 90, 1e9)), "\(place)")
                for attributes in all {
                    #expect(layout.attributes(of: attributes.element) == attributes, "\(place)")
                    #expect(old.attributes(of: attributes.element)?.frame == places[attributes.element], "\(place)")
                }
                let pinned = layout.pinned(in: Viewport(Rect(0, 30, 90, 50)))
                #expect(pinned.allSatisfy { $0.z == 2 && $0.frame.height == 10 } && (size.height < 40 || !pinned.isEmpty), "\(place)")
                places = Dictionary(uniqueKeysWithValues: all.map { ($0.element, $0.frame) })
            }
        }
    }

    @Test func otherChangesOfAStack() throws {
        let source = source([1, 2, 3])
        var layout = stack()
        var content = LayoutContent(source, crossLength: 90)
        _ = layout.prepare(content, .everything)
        let key = try #require(source.key(of: 2))
        let changed = layout.setSize(Size(90, 50), of: .item(key))
        #expect(changed && layout.proposal(for: .item(key)) == Proposal(width: .atMost(90)))
        content.crossLength = 40
        let size = layout.prepare(content, .cross)
        #expect(size == Size(40, 106) && layout.attributes(of: .item(key))?.frame == Rect(0, 30, 40, 50))
        content.hidden = { $1.contains(1) ? [1] : [] }
        let without = layout.prepare(content, .hidden(1..<2, section: 0))
        #expect(without.height == 56 && layout.attributes(in: Rect(0, 0, 40, 99)).count == 5)
        let outside = layout.attributes(in: Rect(40, 0, 50, 99))
        #expect(outside.isEmpty, "areas are half open across the main axis too")
    }

    /// A content that was applied and not taken yet does not count.
    @Test func contentsCountOnceTheyAreTaken() {
        let source = source([1, 2, 3])
        var layout = stack()
        _ = layout.prepare(LayoutContent(source, crossLength: 90), .everything)
        var next = source.snapshot
        next.delete([1, 2])
        source.apply(next)
        let before = layout.prepare(LayoutContent(source, crossLength: 90), .cross)
        #expect(before.height == 76 && layout.attributes(in: Rect(0, 0, 90, 99)).count == 6)
        let update = source.takeUpdate() ?? CollectionUpdate()
        let after = layout.prepare(LayoutContent(source, crossLength: 90), .structure(update))
        #expect(after.height == 36 && layout.attributes(in: Rect(0, 0, 90, 99)).count == 4)
    }
}
