import TatamiGeometry
import TatamiLayout
import Testing

@Suite struct HitTestingTests {
    private func hits(_ laid: LaidOut, _ points: (Double, Double)...) -> [Int?] {
        points.map { x, y in laid.tree.child(of: laid.ids[0], at: Point(x, y)).flatMap { laid.ids.firstIndex(of: $0) } }
    }

    /// Two tiles of 10 with gaps of 2 in the first line, one of 2x1 units in the second.
    private func tiles(_ direction: LayoutDirection = .leftToRight) -> LaidOut {
        LaidOut(
            .tiles([.units(1, 1), .units(1, 1), .units(2, 1)]) {
                ($0.tilesAcross, $0.tileSize, $0.horizontalSpacing, $0.verticalSpacing) = (3, Size(10, 10), 2, 2)
                $0.box.padding = 5
            }, 60, direction: direction)
    }

    /// MICUi gives half of each gap to its neighbours, what is left of the grid to its first column, and what is right of the
    /// last column to the next line.
    @Test func aGapBelongsToNobody() {
        #expect(hits(tiles(), (5, 5), (14.9, 14.9), (15, 5), (16.9, 5), (17, 5), (17, 16)) == [1, 1, nil, nil, 2, nil])
        #expect(hits(tiles(), (4.9, 5), (5, 4.9), (-3, 5), (30, 5), (45, 5), (5, 40)) == [nil, nil, nil, nil, nil, nil])
        #expect(hits(tiles(), (5, 17), (16, 20), (26.9, 26.9), (27, 20)) == [3, 3, 3, nil])
    }

    @Test func mirrored() {
        #expect(hits(tiles(.rightToLeft), (54, 6), (45, 6), (44, 6), (42, 6), (40, 20)) == [1, 1, nil, 2, 3])
    }

    @Test func theLastOfSeveral() {
        let laid = LaidOut(.overlay(.size(20, 20), .size(10, 10), .size(10, 10) { $0.visibility = .collapsed }), 20, 20)
        #expect(hits(laid, (10, 10), (2, 2), (20, 20)) == [2, 1, nil])
    }

    @Test func whatIsCollapsedIsNowhereAndWhatIsHiddenKeepsItsPlace() {
        let laid = LaidOut(
            .vertical(.size(20, 20) { $0.visibility = .hidden }, .overlay(.size(5, 5))), 20, 30)
        #expect(hits(laid, (10, 10), (10, 24)) == [1, 2])
        laid.tree.update(laid.ids[2]) { $0.visibility = .collapsed }
        #expect(laid.tree.child(of: laid.ids[2], at: Point(2, 2)) == nil)
        #expect(hits(laid, (10, 24)) == [nil])
    }

    @Test func anOffsetMovesWhatIsHit() {
        let laid = LaidOut(.horizontal(.size(10, 10) { $0.offset = Point(5, 0) }, .size(10, 10)), 20, 10)
        #expect(hits(laid, (2, 2), (7, 2), (12, 2)) == [nil, 1, 2])
    }
}
