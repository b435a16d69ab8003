import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

@Suite struct ReadingOrderTests {
    @Test func linesAreReadFromTheirStart() {
        // A heading, two columns of unequal height whose first lines stand beside each other, and a foot.
        let frames = [Rect(100, 52, 80, 20), Rect(0, 200, 300, 20), Rect(0, 50, 90, 24), Rect(0, 0, 300, 30), Rect(0, 90, 90, 20)]
        #expect(ReadingOrder.indices(of: frames) == [3, 2, 0, 4, 1])
        #expect(ReadingOrder.indices(of: frames, .rightToLeft) == [3, 0, 2, 4, 1])
        #expect(ReadingOrder.indices(of: []) == [])
    }

    /// Frames on a grid with gaps, in any order: row by row.
    @Test(arguments: 0..<50) func gridsAreReadRowByRow(round: Int) {
        var random = Seeded(UInt64(round))
        let (columns, rows) = (Int.random(in: 1...6, using: &random), Int.random(in: 1...6, using: &random))
        var cells = (0..<rows).flatMap { row in (0..<columns).map { (row: row, column: $0) } }
        cells.shuffle(using: &random)
        let frames = cells.map { Rect(Double($0.column) * 50, Double($0.row) * 40 + Double.random(in: 0...5, using: &random), 40, 30) }
        let read = ReadingOrder.indices(of: frames).map { cells[$0].row * columns + cells[$0].column }
        #expect(read == Array(0..<(rows * columns)))
        let mirrored = ReadingOrder.indices(of: frames, .rightToLeft).map { cells[$0].row * columns + columns - 1 - cells[$0].column }
        #expect(mirrored == Array(0..<(rows * columns)))
    }

    @Test func arrowsGoToTheNearestOneAhead() {
        let frames = [Rect(0, 0, 40, 40), Rect(50, 0, 40, 40), Rect(100, 100, 40, 40), Rect(0, 50, 40, 40), Rect(200, 5, 40, 40)]
        #expect(ReadingOrder.neighbour(of: frames[0], among: frames, towards: .right) == 1)
        #expect(ReadingOrder.neighbour(of: frames[1], among: frames, towards: .right) == 4)
        #expect(ReadingOrder.neighbour(of: frames[0], among: frames, towards: .down) == 3)
        #expect(ReadingOrder.neighbour(of: frames[3], among: frames, towards: .up) == 0)
        #expect(ReadingOrder.neighbour(of: frames[0], among: frames, towards: .left) == nil)
        #expect(ReadingOrder.neighbour(of: frames[1], among: frames, towards: .down) == 3)
    }
}
