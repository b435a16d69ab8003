import TatamiGeometry
import Testing

@Suite struct PixelGridTests {
    @Test(arguments: [1, 1.25, 1.5, 2, 2.625, 3.0])
    func neighboursShareEdgesAndNothingDrifts(scale: Double) {
        let grid = PixelGrid(scale: scale)
        var edge = 0.0
        for _ in 0..<1001 {
            let box = grid.snap(Rect(edge, 0, 10.4, 1))
            let next = grid.snap(Rect(edge + 10.4, 0, 10.4, 1))
            #expect(box.maxX == next.x || abs(box.maxX - next.x) < 1e-9)
            #expect(abs(box.x - edge) < 1 / scale + 1e-9)
            edge += 10.4
        }
    }

    @Test(arguments: [1, 1.25, 1.5, 1.75, 2, 2.625, 2.75, 3.0])
    func aTextRoundedUpIsNeverCut(scale: Double) {
        let grid = PixelGrid(scale: scale)
        for step in 0...1000 {
            let width = grid.ceiling(73.37)
            let box = grid.snap(Rect(Double(step) / 37, 0, width, 1))
            #expect(box.width >= 73.37 - 1e-9, "offset \(Double(step) / 37)")
        }
    }

    @Test func aScaleThatMakesNoSenseCountsAsOne() {
        for scale in [0, -1, .nan, .infinity] { #expect(PixelGrid(scale: scale).scale == 1) }
    }

    @Test func numbersAreCleanedAtTheDoor() {
        #expect(Numbers.clean(.nan) == 0)
        #expect(Numbers.clean(.infinity) == 1e7)
        #expect(Numbers.clean(-1e300) == -1e7)
        #expect(Numbers.cleanLength(-1) == 0)
        #expect(Numbers.cleanCount(1e300, 0...10) == 10)
        #expect(Numbers.cleanCount(.nan, 1...10) == 1)
    }
}
