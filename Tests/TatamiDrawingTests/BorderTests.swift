import TatamiGeometry
import Testing

@testable import TatamiDrawing

@Suite struct BorderTests {
    private func drawn(_ borders: SideBorders, radii: CornerRadii = .none) -> [String] {
        var list = DisplayList()
        list.border(Rect(0, 0, 40, 20), radii: radii, borders)
        return list.commands.map(\.description)
    }

    @Test func equalSidesAreOneBorder() {
        #expect(drawn(SideBorders(all: Border(.red, width: 2)), radii: 4) == ["border 0 0 40 20 radius 4 width 2 #FF0000"])
        #expect(drawn(SideBorders()) == [])
    }

    @Test func oneSideIsTheAreaBetweenTwoRectangles() {
        #expect(
            drawn(SideBorders(bottom: Border(.red, width: 2))) == [
                "fill path M 0 0 L 40 0 L 40 20 L 0 20 Z M 40 0 L 40 18 L 0 18 L 0 0 Z evenOdd #FF0000"
            ])
    }

    @Test func sidesOfOneColourHaveNoSeams() {
        let drawn = drawn(SideBorders(top: Border(.red, width: 1), left: Border(.red, width: 3)))
        #expect(drawn == ["fill path M 0 0 L 40 0 L 40 20 L 0 20 Z M 40 1 L 40 20 L 3 20 L 3 1 Z evenOdd #FF0000"])
    }

    @Test func sidesOfTwoColoursMeetAtTheDiagonal() {
        let drawn = drawn(SideBorders(top: Border(.red, width: 2), right: Border(.blue, width: 4)))
        #expect(drawn.map { $0.prefix(4) } == ["clip", "fill", "end", "clip", "fill", "end"])
        // The diagonal from the corner goes 4 points to the left for every 2 points down.
        #expect(drawn[0] == "clip path M 0 0 L 40 0 L 20 10 L 0 10 Z")
        #expect(drawn[3] == "clip path M 40 0 L 40 20 L 20 20 L 20 10 Z")
    }

    @Test func theInnerCornerIsNarrowerByTheWidths() {
        let drawn = drawn(SideBorders(top: Border(.red, width: 2), left: Border(.red, width: 4)), radii: CornerRadii(8, .topLeft))
        // From the left side's inner edge, 8 - 2 points below the top one, to 8 - 4 points beside it.
        #expect(drawn[0].contains("L 4 8 C ") && drawn[0].contains(" 8 2 Z evenOdd"), "\(drawn[0])")
    }

    @Test func aSideThatIsTooWideFillsTheRectangle() {
        #expect(
            drawn(SideBorders(top: Border(.red, width: 1), bottom: Border(.red, width: 50)))
                == ["fill path M 0 0 L 40 0 L 40 20 L 0 20 Z evenOdd #FF0000"])
        #expect(drawn(SideBorders(top: Border(.red, width: .nan), bottom: Border(.red, width: -1))) == [])
    }

    @Test func aDashedSideBeginsAndEndsInADash() {
        // 40 points hold 8 periods of 5, and half a dash stands in either corner.
        #expect(
            drawn(SideBorders(top: Border(.red, width: 1, dash: .dashed))) == [
                "stroke path M 0 0.5 L 40 0.5 width 1 dash 3 2 from 1.5 #FF0000"
            ])
        // Three periods of 12 are shorter than 40 points; they are stretched to thirds.
        #expect(
            drawn(SideBorders(bottom: Border(.red, width: 2, dash: .lengths([8, 4])))) == [
                "stroke path M 40 19 L 0 19 width 2 dash 8.889 4.444 from 4.444 #FF0000"
            ])
    }

    @Test func aDashedBorderIsOneClosedLine() {
        let drawn = drawn(SideBorders(all: Border(.red, width: 2, dash: .dotted)))
        #expect(drawn == ["stroke path M 1 1 L 39 1 L 39 19 L 1 19 Z width 2 cap round dash 0 4 #FF0000"])
    }

    @Test func dashesFollowRoundCorners() {
        let borders = SideBorders(top: Border(.red, width: 2, dash: .dashed))
        #expect(drawn(borders, radii: 6)[0].hasPrefix("stroke path M 2.464 2.464 C "))
        #expect(drawn(SideBorders(all: Border(.red, width: 2, dash: .dashed)), radii: 6)[0].hasPrefix("stroke path M 6 1 L 34 1 C "))
        #expect(drawn(SideBorders(all: Border(.red, width: 30, dash: .dashed))) == ["fill 0 0 40 20 #FF0000"])
    }

    /// The dashes of a side go on to the diagonal at which the side beside it begins, also where that is narrower or wider.
    @Test(arguments: [(6.0, 2.0), (2, 6), (4, 1), (1, 8)]) func dashesMeetTheSideBesideThem(own: Double, other: Double) throws {
        let borders = SideBorders(top: Border(.red, width: own, dash: .dashed), left: Border(.blue, width: other))
        var list = DisplayList()
        list.border(Rect(0, 0, 100, 60), radii: CornerRadii(20), borders)
        let path = try #require(list.commands.compactMap { if case .stroke(let path, _) = $0 { path } else { nil } }.first)
        guard case .move(let start) = path.elements.first else {
            Issue.record("no start: \(list)")
            return
        }
        #expect(abs(start.x * own - start.y * other) < 1e-6, "\(start) lies on the diagonal")
        // The line lies between the outer and the inner edge.
        let way = Point(20 - start.x, 20 - start.y)
        let toCentre = (way.x * way.x + way.y * way.y).squareRoot()
        #expect(toCentre < 20 && toCentre > 20 - max(own, other), "\(start)")
        #expect(list.commands.map { $0.description.prefix(4) } == ["clip", "clip", "stro", "end", "end", "clip", "fill", "end"])
    }

    @Test(arguments: [[], [0, 0], [.nan], [-3, -4], [0.0001, 0.0001]] as [[Double]])
    func aPatternWithoutLengthOrWithTooManyDashesIsSolid(dash: [Double]) {
        var list = DisplayList()
        list.stroke(Path(Rect(0, 0, 1000, 1000)), Stroke(.red, dash: dash, dashOffset: 3))
        guard case .stroke(_, let stroke) = list.commands.first else {
            Issue.record("nothing is drawn")
            return
        }
        #expect(stroke.dash == [] && stroke.dashOffset == 0)
    }

    @Test func aPatternHasAtMost32Lengths() {
        var list = DisplayList()
        list.stroke(Path(Rect(0, 0, 10, 10)), Stroke(.red, dash: [Double](repeating: 2, count: 50)))
        #expect(list.description.contains("dash " + [String](repeating: "2", count: 32).joined(separator: " ") + " #"))
    }
}
