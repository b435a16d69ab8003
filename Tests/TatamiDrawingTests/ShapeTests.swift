import TatamiDrawing
import TatamiGeometry
import Testing

@Suite struct ShapeTests {
    @Test func aRoundedRectangleKeepsToItsBoxAndRoundsTheNamedCorners() {
        let path = Path(Rect(10, 10, 100, 50), radii: CornerRadii(8, [.topLeft, .bottomRight]))
        #expect(path.bounds == Rect(10, 10, 100, 50))
        let curves = path.elements.filter { if case .curve = $0 { true } else { false } }
        #expect(curves.count == 2)
        #expect(path.elements.first == .move(Point(18, 10)))
    }

    @Test func theRadiusIsCutToHalfTheShorterSide() {
        #expect(CornerRadii(100).fitted(Size(80, 40)).radius == 20)
        #expect(CornerRadii(-5).fitted(Size(80, 40)).radius == 0)
        #expect(CornerRadii(.nan).fitted(Size(80, 40)).radius == 0)
        #expect(CornerRadii(5, []).fitted(Size(80, 40)).radius == 0)
    }

    @Test func anEllipseTouchesTheFourSides() {
        #expect(Path(ellipseIn: Rect(0, 0, 60, 30)).bounds == Rect(0, 0, 60, 30))
    }

    @Test func aPathThatHasNotBegunBeginsWithItsFirstPoint() {
        var path = Path()
        path.close()
        #expect(path.isEmpty && path.bounds == nil)
        path.line(to: Point(1, 2))
        #expect(path.elements == [.move(Point(1, 2))])
        path.line(to: Point(.nan, .infinity))
        #expect(path.elements.last == .line(Point(0, Numbers.limit)))
    }

    @Test func quarterTurnsAreExact() {
        #expect(Transform.rotation(degrees: 90).apply(Point(1, 0)) == Point(0, 1))
        #expect(Transform.rotation(degrees: 450).apply(Point(1, 0)) == Point(0, 1))
        #expect(Transform.rotation(degrees: -90).apply(Point(0, 1)) == Point(1, 0))
    }

    @Test func aTransformAndItsInverseCancel() throws {
        let map = Transform.rotation(degrees: 33).followed(by: .scale(2, 3)).followed(by: .translation(7, -4))
        let inverse = try #require(map.inverse)
        let back = inverse.apply(map.apply(Point(12, 34)))
        #expect(abs(back.x - 12) < 1e-9 && abs(back.y - 34) < 1e-9)
        #expect(Transform.scale(0, 1).inverse == nil)
        #expect(Transform.scale(.nan, 1).inverse == nil)
    }

    @Test func theAnchorStays() {
        let point = Transform.rotation(degrees: 77).around(Point(5, 6)).apply(Point(5, 6))
        #expect(abs(point.x - 5) < 1e-12 && abs(point.y - 6) < 1e-12)
    }
}
