import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

@Suite struct ScrollBarTests {
    @Test func theThumbShowsWhereTheContentIs() {
        let bar = ScrollBar(length: 100, viewport: 200, content: 800)
        #expect(bar.isNeeded && bar.thumbLength == 25)
        #expect(bar.thumb(at: 0) == (0, 25) && bar.thumb(at: 600) == (75, 25) && bar.thumb(at: 300) == (37.5, 25))
        #expect(bar.thumb(at: -40).length == 20 && bar.thumb(at: -40).start == 0)
        #expect(bar.thumb(at: 1_000).length == 12.5 && bar.thumb(at: 1_000).start == 87.5)
        #expect(!ScrollBar(length: 100, viewport: 200, content: 200).isNeeded)
        #expect(ScrollBar(length: 100, viewport: 10, content: 1e6).thumbLength == ScrollBar.minimumThumb)
    }

    @Test(arguments: 0..<50) func draggingIsTheInverse(round: Int) {
        var random = Seeded(UInt64(round))
        let viewport = Double.random(in: 1...500, using: &random)
        let content = viewport + .random(in: 1...9_000, using: &random)
        let bar = ScrollBar(length: .random(in: 30...500, using: &random), viewport: viewport, content: content)
        let offset = Double.random(in: 0...(content - viewport), using: &random)
        #expect(abs(bar.offset(forThumbAt: bar.thumb(at: offset).start) - offset) < 1e-6)
    }

    @Test func rectanglesMoveByTheirParts() {
        var rect = RectTransition(Rect(0, 0, 100, 50))
        rect.go(to: Rect(50, 0, 200, 50), .curve(.linear, duration: 1), at: 0)
        #expect(rect.rect(at: 0.5) == Rect(25, 0, 150, 50) && rect.endTime == 1)
        rect.go(to: Rect(50, 80, 200, 50), .curve(.linear, duration: 1), at: 0.5)
        #expect(rect.rect(at: 1) == Rect(50, 40, 200, 50) && rect.isMoving(at: 1) && rect.rect(at: 2) == rect.target)
        rect.go(to: Rect(50, 80, 0, 0), .spring(Spring(duration: 0.5, bounce: 0.6)), at: 2)
        for step in 0..<100 { #expect(rect.rect(at: 2 + Double(step) * 0.05).width >= 0) }
        rect.jump(to: Rect(1, 2, 3, 4))
        #expect(rect.rect(at: 0) == Rect(1, 2, 3, 4) && !rect.isMoving(at: 0))
    }
}
