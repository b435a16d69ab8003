import TatamiGeometry
import TatamiInteraction
import TestSupport
import Testing

/// containers: rule 36.
@Suite struct PlacementTests {
    private let area = Rect(10, 10, 300, 200)

    private func placement(_ change: (inout Placement) -> Void) -> Placement {
        var placement = Placement()
        change(&placement)
        return placement
    }

    @Test func theGridRoundsHalvesUp() {
        let grid = placement { $0.grid = Size(20, 0) }
        #expect([19.9, 20, 39.9, 40].map { grid.place(Rect($0, 33.3, 40, 20), in: area, beside: [])?.x } == [10, 30, 30, 50])
        #expect(grid.place(Rect(20, 33.3, 40, 20), in: area, beside: [])?.y == 33.3)
    }

    @Test func theNearestEdgeSnaps() {
        let snap = placement { $0.snapDistance = 6 }
        #expect(snap.place(Rect(15, 100, 40, 20), in: area, beside: [])?.x == 10)
        #expect(snap.place(Rect(17, 100, 40, 20), in: area, beside: [])?.x == 17)
        // The area's end, its center, and the edges of a sibling.
        #expect(snap.place(Rect(267, 100, 40, 20), in: area, beside: [])?.x == 270)
        #expect(snap.place(Rect(144, 97, 40, 20), in: area, beside: [])?.origin == Point(140, 100))
        let sibling = Rect(60, 50, 30, 30)
        #expect(snap.place(Rect(94, 50, 40, 20), in: area, beside: [sibling])?.x == 90)
        // The area comes before a sibling that is equally near.
        #expect(snap.place(Rect(13, 100, 40, 20), in: area, beside: [Rect(16, 50, 90, 30)])?.x == 10)
    }

    @Test func boundsKeepTheStart() {
        let bounds = Placement()
        #expect(bounds.place(Rect(-50, 400, 40, 20), in: area, beside: [])?.origin == Point(10, 190))
        #expect(bounds.place(Rect(200, 20, 400, 20), in: area, beside: [])?.x == 10)
        #expect(placement { $0.staysInBounds = false }.place(Rect(-50, 400, 40, 20), in: area, beside: [])?.origin == Point(-50, 400))
    }

    @Test func theLeastMoveAvoidsSiblings() {
        let avoid = placement { $0.avoidsSiblings = true }
        #expect(avoid.place(Rect(95, 60, 40, 20), in: area, beside: [Rect(60, 50, 40, 60)])?.origin == Point(100, 60))
        #expect(avoid.place(Rect(70, 45, 40, 20), in: area, beside: [Rect(60, 50, 60, 60)])?.origin == Point(70, 30))
        #expect(avoid.place(Rect(20, 20, 40, 20), in: area, beside: [area]) == nil)
        #expect(avoid.place(Rect(20, 20, 40, 20), in: area, beside: [Rect(60, 20, 40, 20)])?.origin == Point(20, 20), "they only touch")
    }

    /// No point of a fine raster is nearer and free.
    @Test func noNearerPlaceIsFree() {
        for seed in UInt64(1)...150 {
            var random = Seeded(seed)
            let area = Rect(0, 0, 60, 60)
            let siblings = (0..<random.below(9)).map { _ in
                Rect(Double(random.below(50)), Double(random.below(50)), Double(1 + random.below(30)), Double(1 + random.below(30)))
            }
            let rect = Rect(Double(random.below(50)), Double(random.below(50)), Double(5 + random.below(25)), Double(5 + random.below(25)))
            var placement = Placement()
            placement.avoidsSiblings = true
            let placed = placement.place(rect, in: area, beside: siblings)
            let wanted = Point(min(rect.x, 60 - rect.width), min(rect.y, 60 - rect.height))
            var least = Double.infinity
            for x in 0...60 - Int(rect.width) {
                for y in 0...60 - Int(rect.height) {
                    let moved = Rect(Double(x), Double(y), rect.width, rect.height)
                    let overlaps = siblings.contains { $0.x < moved.maxX && moved.x < $0.maxX && $0.y < moved.maxY && moved.y < $0.maxY }
                    if !overlaps { least = min(least, moved.origin.distance(to: wanted)) }
                }
            }
            #expect(placed.map { $0.origin.distance(to: wanted) } ?? .infinity == least, "seed \(seed)")
        }
    }
}
