import TatamiDrawing
import TatamiGeometry
import Testing

@Suite struct GradientTests {
    private let box = Rect(10, 20, 200, 100)

    @Test func anglesRunAsInCSS() {
        #expect(Gradient.vertical(.red, .blue).geometry(in: box) == .line(from: Point(110, 20), to: Point(110, 120)))
        #expect(Gradient.horizontal(.red, .blue).geometry(in: box) == .line(from: Point(10, 70), to: Point(210, 70)))
        let up = Gradient.linear(angle: 0, .red, .blue)
        #expect(up.geometry(in: box) == .line(from: Point(110, 120), to: Point(110, 20)))
        #expect(Gradient.linear(angle: -270, .red).geometry(in: box) == Gradient.linear(angle: 90, .red).geometry(in: box))
    }

    @Test func aDiagonalReachesTheCorners() throws {
        guard case .line(let from, let to) = Gradient.linear(angle: 135, .red, .blue).geometry(in: box) else {
            Issue.record("not a line")
            return
        }
        // The corner's projection on the line is its end.
        let way = to - from
        let corner = Point(210, 120) - from
        let t = (corner.x * way.x + corner.y * way.y) / (way.x * way.x + way.y * way.y)
        #expect(abs(t - 1) < 1e-9)
    }

    @Test func unitPointsAreFractionsOfTheBox() {
        let gradient = Gradient(.linear(from: Point(0.5, 0), to: Point(1, 0.25)), colors: [.red, .blue])
        #expect(gradient.geometry(in: box) == .line(from: Point(110, 20), to: Point(210, 45)))
        let radial = Gradient(.radial(center: Point(0, 1), radius: 0.5), colors: [.red])
        #expect(radial.geometry(in: box) == .circle(center: Point(10, 120), radius: 50))
    }

    @Test func stopsAreSortedAndEqualOnesKeepTheirOrder() {
        let gradient = Gradient(
            .angle(0), stops: [.init(.red, at: 1), .init(.green, at: 0.5), .init(.blue, at: 0.5), .init(.white, at: .nan)])
        #expect(gradient.stops.map(\.color) == [.white, .green, .blue, .red])
    }

    @Test func opacityNeedsEveryStop() {
        #expect(Gradient.vertical(.red, .blue).isOpaque)
        #expect(!Gradient.vertical(.red, .clear).isOpaque)
        #expect(!Gradient(.angle(0), stops: []).isOpaque)
        #expect(!Brush.gradient(.vertical(.clear, .clear)).isVisible)
    }

    @Test func anAngleThatIsNoNumberIsUpwards() {
        #expect(Gradient.linear(angle: .nan, .red).geometry(in: box) == Gradient.linear(angle: 0, .red).geometry(in: box))
    }
}
