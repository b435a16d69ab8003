import TatamiDrawing
import TatamiGeometry
import TatamiTesting
import Testing

@testable import TatamiCairo

/// Dashes, borders by side, and fill rules, pixel by pixel.
@Suite struct LineTests {
    private let renderer: CairoRenderer
    private let red: [UInt8] = [255, 0, 0, 255], blue: [UInt8] = [0, 0, 255, 255], white: [UInt8] = [255, 255, 255, 255]

    init() throws { renderer = CairoRenderer(try PangoTextEngine()) }

    private func draw(_ body: (inout DisplayList) throws -> Void) throws -> Image {
        var list = DisplayList()
        try body(&list)
        return try renderer.image(of: list, size: Size(20, 20), background: .white)
    }

    private func row(_ image: Image, _ y: Int) -> String {
        (0..<20).map { x in
            switch image.pixel(x, y) {
            case red: "r"
            case blue: "b"
            case white: "."
            default: "?"
            }
        }.joined()
    }

    private func column(_ image: Image, _ x: Int) -> String { (0..<20).map { image.pixel(x, $0) == white ? "." : "#" }.joined() }

    @Test func dashesAndGapsAlternate() throws {
        var line = Path()
        line.move(to: Point(0, 5))
        line.line(to: Point(20, 5))
        let image = try draw { $0.stroke(line, Stroke(.red, width: 2, dash: [4, 2], dashOffset: 1)) }
        #expect(row(image, 4) == "rrr..rrrr..rrrr..rrr" && row(image, 5) == row(image, 4) && row(image, 6) == "....................")
    }

    @Test func theNextLineIsSolidAgain() throws {
        var line = Path()
        line.move(to: Point(0, 5))
        line.line(to: Point(20, 5))
        let image = try draw {
            $0.stroke(line, Stroke(.red, width: 2, dash: [4, 2]))
            $0.pushTransform(.translation(0, 5))
            $0.stroke(line, Stroke(.red, width: 2))
            $0.pop()
        }
        #expect(row(image, 10) == "rrrrrrrrrrrrrrrrrrrr")
    }

    @Test func aBorderOfOneSideIsOnThatSide() throws {
        let image = try draw { $0.border(Rect(2, 2, 16, 16), SideBorders(bottom: Border(.red, width: 3))) }
        #expect(column(image, 10) == "...............###..")
        #expect(row(image, 16) == "..rrrrrrrrrrrrrrrr..")
        let left = try draw { $0.border(Rect(2, 2, 16, 16), SideBorders(left: Border(.red, width: 3))) }
        #expect(row(left, 10) == "..rrr...............")
    }

    @Test func sidesOfTwoColoursMeetInTheCorner() throws {
        let image = try draw {
            $0.border(Rect(0, 0, 20, 20), SideBorders(top: Border(.red, width: 4), left: Border(.blue, width: 4)))
        }
        #expect(row(image, 10) == "bbbb................" && row(image, 1).hasSuffix("rrrrrrrrrrrrrrrrrr") && row(image, 1).hasPrefix("b"))
        #expect(image.pixel(3, 0) == red && image.pixel(0, 3) == blue)
    }

    @Test func aDashedBorderStartsEachSideWithADash() throws {
        let image = try draw { $0.border(Rect(0, 0, 20, 20), SideBorders(top: Border(.red, width: 2, dash: .lengths([6, 4])))) }
        #expect(row(image, 0) == "rrr....rrrrrr....rrr")
    }

    @Test func aRoundedSideEndsInThePointOfItsCorner() throws {
        let image = try draw { $0.border(Rect(0, 0, 20, 20), radii: 8, SideBorders(bottom: Border(.red, width: 2))) }
        #expect(image.pixel(10, 19) == red && image.pixel(10, 18) == red && image.pixel(10, 17) == white)
        #expect(image.pixel(0, 19) == white && image.pixel(0, 11) == white && image.pixel(10, 0) == white)
        // The corner has the border's colour where the width shrinks from 2 to 0.
        #expect(image.pixel(3, 17) != white)
    }

    @Test func holesDependOnTheFillRule() throws {
        var path = try Path(data: "M0 0H20V20H0ZM5 5H15V15H5Z")
        #expect(try row(draw { $0.fill(.path(path), .color(.red)) }, 10) == "rrrrrrrrrrrrrrrrrrrr")
        path.fillRule = .evenOdd
        #expect(try row(draw { $0.fill(.path(path), .color(.red)) }, 10) == "rrrrr..........rrrrr")
        let clipped = try draw {
            $0.pushClip(.path(path))
            $0.fill(Rect(0, 0, 20, 20), .red)
            $0.pop()
            $0.fill(.path(try Path(data: "M0 0H20V5H0ZM5 0H15V3H5Z")), .color(.blue))
        }
        #expect(row(clipped, 10) == "rrrrr..........rrrrr" && row(clipped, 1) == "bbbbbbbbbbbbbbbbbbbb")
    }

    @Test func viewersOfSVGDrawTheSame() throws {
        var list = DisplayList()
        var path = try Path(data: "M0 0H20V20Z")
        list.stroke(path, Stroke(.red, width: 2, cap: .round, dash: [4, 2], dashOffset: 1))
        path.fillRule = .evenOdd
        list.fill(.path(path), .color(.red))
        list.pushClip(.path(path))
        let svg = try SVGWriter(renderer.engine).svg(of: list, size: Size(20, 20))
        #expect(svg.contains(#"stroke-dasharray="4 2" stroke-dashoffset="1""#))
        #expect(svg.contains(##"d="M0 0 L20 0 L20 20 Z" fill-rule="evenodd" fill="#FF0000""##))
        #expect(svg.contains(#"d="M0 0 L20 0 L20 20 Z" clip-rule="evenodd""#))
    }

    @Test func vectorsHaveDashesAndWeights() throws {
        var list = DisplayList()
        list.border(Rect(0, 0, 100, 40), radii: 6, Border(.red, width: 2, dash: .dotted))
        list.text("Total", TextStyle(font: Font(size: 16, weight: .semibold)), in: Rect(4, 4, 90, 30))
        let pdf = try renderer.pdf(of: list, size: Size(100, 40))
        #expect(pdf.starts(with: Array("%PDF".utf8)) && pdf.count > 1000)
    }
}
