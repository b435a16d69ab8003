import TatamiGeometry
import Testing

@testable import TatamiCollections

@Suite struct ExtentTests {
    @Test func aWorkedExample() {
        var rows = Extents(estimate: 44, spacing: 1)
        rows.insert(1_000_000, at: 0)
        rows.set(60, at: 2)
        #expect(rows.offset(of: 3) == 151)
        #expect(rows.indices(in: 150..<240) == 3..<5)
        #expect(rows.total == 45_000_015)
        #expect(rows.index(at: 89.5) == 1 && rows.index(at: 90) == 2 && rows.index(at: 1e9) == 999_999)
        #expect(rows.offset(of: 1_000_000) == rows.total)
        rows.setHidden(true, in: 1..<3)
        #expect(rows.offset(of: 1) == 45 && rows.offset(of: 3) == 45 && rows.shownCount == 999_998)
        #expect(rows[2] == Extents.Line(length: 60, isMeasured: true, isHidden: true, kind: 0))
        rows.expire()
        #expect(rows[2] == Extents.Line(length: 60, isMeasured: false, isHidden: true, kind: 0))
    }

    @Test func areasAreHalfOpen() {
        var rows = Extents(estimate: 10)
        rows.insert(10, at: 0)
        #expect(rows.indices(in: 20..<30) == 2..<3)
        #expect(rows.indices(in: 19..<31) == 1..<4)
        #expect(rows.indices(in: 100..<200).isEmpty && rows.indices(in: -10..<0).isEmpty && rows.indices(in: 5..<5).isEmpty)
    }

    @Test func aMillionUnmeasuredRowsAreOneNode() throws {
        var rows = Extents()
        rows.insert(400_000, at: 0)
        rows.insert(500_000, at: 200_000)
        rows.insert(100_000, at: 900_000)
        #expect(rows.root?.isRun == true && rows.count == 1_000_000)
        rows.remove(3..<500_003)
        #expect(rows.root?.isRun == true && rows.count == 500_000)
    }

    @Test func estimatesApplyToTheLinesOfTheirKind() {
        var rows = Extents(estimate: 10)
        rows.insert(100, at: 0)
        rows.insert(100, at: 100, kind: 3)
        rows.set(30, at: 0)
        rows.setEstimate(20, ofKind: 3)
        #expect(rows.total == 3_020)
        #expect(rows.mean() == 30 && rows.mean(ofKind: 3) == nil)
        rows.set(.nan, at: 0)
        #expect(rows.total == 3_000 && rows.mean() == nil)
    }

    @Test func nothingTraps() {
        var rows = Extents(estimate: .nan, spacing: -5)
        #expect(rows[0] == nil && rows.total == 0 && rows.offset(of: 3) == 0 && rows.index(at: 7) == 0 && rows.indices(in: 0..<9).isEmpty)
        rows.remove(0..<7)
        rows.move(0..<3, to: 9)
        rows.set(4, at: 0)
        rows.insert(-1, at: 0)
        rows.setHidden(true, in: -4..<4)
        #expect(rows.count == 0)
        rows.insert(3, at: 99, kind: 77)
        rows.set(.infinity, at: 1)
        rows.set(-3, at: 2)
        rows.set(1, at: -1)
        #expect(rows[1]?.length == Extents.limit && rows[2]?.length == 0 && rows[0]?.kind == 3)
        #expect(rows.index(at: .nan) == 1 && rows.offset(of: -3) == 0 && rows.offset(of: .max) == rows.total)
        rows.insert(.max, at: 0)
        rows.insert(.max, at: 0)
        rows.setEstimate(.infinity)
        #expect(rows.total == Extents.limit && rows.index(at: .infinity) < rows.count)
        rows.setHidden(true, in: 0..<rows.count)
        #expect(rows.total == 0 && rows.index(at: 5) == 0 && rows.indices(in: 0..<5).isEmpty)
    }

    /// Sums are made anew from their parts, so that lengths which binary numbers cannot hold leave nothing behind.
    @Test func sumsDoNotDrift() {
        var rows = Extents(estimate: 1)
        rows.insert(1_000, at: 0)
        var random = Rounds.random()
        for _ in 0..<20_000 { rows.set(Double(random.below(1_000)) / 7, at: random.below(1_000)) }
        for index in 0..<1_000 { rows.set(1, at: index) }
        #expect(rows.total == 1_000)
    }

    @Test func copiesStayAsTheyAre() {
        var random = Rounds.random()
        var rows = Extents(estimate: 10)
        rows.insert(5_000, at: 0)
        for index in 0..<2_000 { rows.set(Double(index % 64), at: index) }
        let copies = (0..<10).map { _ in
            let copy = rows
            for _ in 0..<50 { rows.set(Double(random.below(100)), at: random.below(rows.count)) }
            rows.remove(17..<40)
            return copy
        }
        #expect(copies[0].total == (0..<2_000).reduce(30_000) { $0 + Double($1 % 64) })
        #expect(copies.map(\.count) == (0..<10).map { 5_000 - 23 * $0 })
    }

    /// The part of a run that is written out must not be a single line, which would join the run again.
    @Test func eachLineOfEachRunIsSet() {
        for count in 1...200 {
            for index in 0..<count {
                var lines = Extents(estimate: 10)
                lines.insert(count, at: 0)
                lines.set(25, at: index)
                #expect(lines.total == Double(10 * count + 15) && lines[index]?.length == 25)
            }
        }
    }
}
