import TatamiGeometry
import TatamiInteraction
import Testing

extension TypeAhead {
    /// Searches in titles, of which nil cannot be chosen.
    fileprivate mutating func find(_ text: String, at time: Double, in titles: [String?], from current: Int?) -> Int? {
        find(text, at: time, among: titles.map { FoldedText($0 ?? "") }, from: current) { titles[$0] != nil }
    }
}

@Suite struct TypeAheadTests {
    private let titles: [String?] = ["Copy", "Cut", nil, "École", "Paste", "Paste special", "ЁЛКА"]

    @Test func lettersInQuickSuccessionNarrowTheSearch() {
        var typing = TypeAhead()
        #expect(typing.find("p", at: 0, in: titles, from: nil) == 4)
        #expect(typing.find("a", at: 0.5, in: titles, from: 4) == 4)
        #expect(typing.isActive(at: 1) && !typing.isActive(at: 2))
        #expect(typing.find("c", at: 3, in: titles, from: 4) == 0)
        #expect(typing.find("u", at: 3.2, in: titles, from: 0) == 1)
    }

    @Test func theSameLetterGoesOnToTheNextItem() {
        var typing = TypeAhead()
        #expect(typing.find("p", at: 0, in: titles, from: nil) == 4)
        #expect(typing.find("p", at: 0.2, in: titles, from: 4) == 5)
        #expect(typing.find("p", at: 0.4, in: titles, from: 5) == 4)
    }

    @Test func caseAndAccentsDoNotMatter() {
        var typing = TypeAhead()
        #expect(typing.find("E", at: 0, in: titles, from: nil) == 3)
        typing = TypeAhead()
        #expect(typing.find("e\u{301}c", at: 0, in: titles, from: nil) == 3)
        typing = TypeAhead()
        #expect(typing.find("ё", at: 0, in: titles, from: nil) == 6)
    }

    @Test func aSpaceIsALetterOnceASearchHasBegun() {
        var typing = TypeAhead()
        for (index, letter) in "paste s".enumerated() { _ = typing.find(String(letter), at: Double(index) * 0.1, in: titles, from: 4) }
        #expect(typing.find("p", at: 0.8, in: titles, from: 4) == 5)
        #expect(typing.find("x", at: 0.9, in: titles, from: 5) == nil && typing.find("a", at: 3, in: [], from: nil) == nil)
    }

    @Test func theTriangleLeadsToTheNearEdge() {
        let submenu = Rect(100, 40, 80, 120)
        let triangle = SafeTriangle(from: Point(60, 50), to: submenu)
        #expect(triangle.contains(Point(80, 60)) && triangle.contains(Point(99, 165)) && triangle.contains(Point(60, 50)))
        #expect(!triangle.contains(Point(50, 50)) && !triangle.contains(Point(70, 90)) && !triangle.contains(Point(99, 180)))
        let mirrored = SafeTriangle(from: Point(240, 50), to: submenu)
        #expect(mirrored.contains(Point(200, 60)) && !mirrored.contains(Point(250, 60)))
    }

    @Test func aTooltipWaitsStaysAndGoes() {
        var clock = TooltipClock()
        clock.pointed(at: 10)
        #expect(clock.deadline == 10.5)
        clock.moved(at: 10.4)
        clock.tick(10.6)
        #expect(!clock.state.isShown)
        clock.tick(10.9)
        #expect(clock.state == .shown && clock.deadline == nil)
        clock.left(at: 12)
        #expect(clock.state.isShown && clock.deadline == 12.3)
        clock.stays()
        #expect(clock.state == .shown)
        clock.left(at: 13)
        clock.tick(13.3)
        #expect(clock.state == .idle)
        clock.pointed(at: 13.4)
        #expect(clock.deadline == 13.4 + TooltipClock.shortDelay)
        clock.dismiss(at: 13.5)
        clock.pointed(at: 15)
        #expect(clock.deadline == 15.5)
    }
}
