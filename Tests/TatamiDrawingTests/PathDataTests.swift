import TatamiGeometry
import TestSupport
import Testing

@testable import TatamiDrawing

@Suite struct PathDataTests {
    @Test(arguments: [
        ("", ""),
        ("M1 2L3,4", "M1 2 L3 4"),
        ("m1 2 3 4-1-1", "M1 2 L4 6 L3 5"),
        ("M0 0 10 0 10 10z", "M0 0 L10 0 L10 10 Z"),
        ("M5 5h10v-3H2V0", "M5 5 L15 5 L15 2 L2 2 L2 0"),
        ("M.5.5L-.5-.5", "M0.5 0.5 L-0.5 -0.5"),
        ("M1e1 2E-1L+3. 4", "M10 0.2 L3 4"),
        ("M0 0C1 2 3 4 5 6s3 1 4 4", "M0 0 C1 2 3 4 5 6 C7 8 8 7 9 10"),
        ("M0 0S1 2 3 4", "M0 0 C0 0 1 2 3 4"),
        ("M0 0Q3 3 6 0T12 0", "M0 0 C2 2 4 2 6 0 C8 -2 10 -2 12 0"),
        ("M0 0C1 1 2 2 3 3T6 6", "M0 0 C1 1 2 2 3 3 C3 3 4 4 6 6"),
        ("M1 1L2 2ZL3 3", "M1 1 L2 2 Z L3 3"),
        ("M1 1l1 0zm1 0l1 0", "M1 1 L2 1 Z M2 1 L3 1"),
        ("M0 0A0 5 0 0 1 9 9", "M0 0 L9 9"),
        ("M4 4A5 5 0 0 1 4 4", "M4 4"),
        ("\n M 0\t0 ,1 , 1", "M0 0 L1 1"),
        ("M0 0a1 1 0 0110 0", "M0 0 C0 -2.761 2.239 -5 5 -5 C7.761 -5 10 -2.761 10 0"),
    ])
    func dataBecomesLinesAndCurves(data: String, path: String) throws {
        #expect(try Path(data: data).data == path)
    }

    @Test(arguments: [
        ("L1 1", PathDataError.Reason.noStart, 0), ("  5 5", .noStart, 2), ("M", .notANumber, 1), ("M1", .notANumber, 2),
        ("M0 0 L5", .notANumber, 7), ("M0 0 X", .notACommand, 5), ("M0 0,", .notANumber, 5), ("M0 0L1,,2", .notANumber, 7),
        ("M0 0z1 1", .notACommand, 5), ("M0 0A1 1 0 2 0 1 1", .notAFlag, 11), ("M- 1", .notANumber, 1), ("M1 .", .notANumber, 3),
        ("M0 0é", .notACommand, 4), ("Mé", .notANumber, 1), ("M0 0Lnan 1", .notANumber, 5), ("M0 0@", .notACommand, 4),
    ])
    func aFaultHasAReasonAndAPlace(data: String, reason: PathDataError.Reason, offset: Int) {
        #expect(throws: PathDataError(reason: reason, offset: offset)) { try Path(data: data) }
    }

    @Test func longDataIsRefusedAndLargeNumbersAreLimited() throws {
        #expect(throws: PathDataError.self) { try Path(data: "M0 0" + String(repeating: " ", count: Path.dataLimit)) }
        let path = try Path(data: "M1e999-1e999l1e7 1e308q1e300 1 1 1a1e300 1e-300 1e200 1 1 5 5")
        #expect(path.elements.allSatisfy { $0.isClean })
    }

    /// Every point of an arc lies on its circle.
    @Test(arguments: [(0, 0), (0, 1), (1, 0), (1, 1)])
    func arcsAreCircular(large: Int, sweep: Int) throws {
        let path = try Path(data: "M10 0A10 10 0 \(large) \(sweep) 0 10")
        // From the right to the lower side of a circle around the origin, clockwise is the short way.
        let centre = large == sweep ? Point(10, 10) : Point(0, 0)
        var current = Point(10, 0)
        var length = 0.0
        for case .curve(let first, let second, let end) in path.elements {
            let curve = Cubic(current, first, second, end)
            for part in stride(from: 0.0, through: 1, by: 0.125) {
                let point = curve.point(at: part)
                let (x, y) = (point.x - centre.x, point.y - centre.y)
                #expect(abs((x * x + y * y).squareRoot() - 10) < 0.01, "\(point)")
            }
            length += 1
            current = end
        }
        #expect(current == Point(0, 10) && length == (large == 1 ? 3 : 1))
    }

    @Test func anArcWithSmallRadiiIsHalfACircle() throws {
        #expect(try Path(data: "M0 0A1 1 0 0 1 10 0").tightBounds == Path(data: "M0 0A5 5 0 0 1 10 0").tightBounds)
        let bounds = try #require(try Path(data: "M0 0A5 5 0 0 1 10 0").tightBounds)
        #expect(abs(bounds.y + 5) < 1e-9 && abs(bounds.height - 5) < 1e-9 && bounds.width == 10)
    }

    @Test func whateverTheDataNothingTraps() throws {
        let seed = Seeded.start("SEED")
        var random = Seeded(seed)
        let pieces = ["M", "l", "H", "v", "C", "s", "Q", "t", "A", "z", "0", "1", "-", ".", "e", "9", ",", " ", "1e9", "é", "\u{0}", "-.5"]
        var read = 0
        for _ in 0..<4000 {
            let data =
                "M1 1" + (0..<Int.random(in: 0...12, using: &random)).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
            do throws(PathDataError) {
                let path = try Path(data: data)
                read += 1
                #expect(path.elements.allSatisfy { $0.isClean }, "seed \(seed): \(data)")
                _ = path.tightBounds
            } catch {
                #expect((0...data.count).contains(error.offset), "seed \(seed): \(data)")
            }
        }
        #expect(read > 100)
    }

    @Test func whatIsWrittenIsReadBack() throws {
        let path = try Path(data: "M2 3C4 5 6 7 8 9L1.5 2.25ZM4 4h3")
        #expect(try Path(data: path.data) == path)
    }

    @Test func tightBoundsLeaveOutControlPoints() throws {
        let path = try Path(data: "M0 0C0 8 10 8 10 0")
        #expect(path.bounds == Rect(0, 0, 10, 8) && path.tightBounds == Rect(0, 0, 10, 6))
        #expect(try Path(data: "").tightBounds == nil && Path(data: "M3 4").tightBounds == Rect(3, 4, 0, 0))
    }

    @Test func aTransformMovesAllPoints() throws {
        let map = Transform.scale(2, 3).followed(by: .translation(1, 0))
        #expect(try Path(data: "M1 1C2 2 3 3 4 4Z").applying(map).data == "M3 3 C5 6 7 9 9 12 Z")
    }
}

extension Path.Element {
    /// True if all coordinates are finite and within the limit.
    fileprivate var isClean: Bool {
        func clean(_ points: Point...) -> Bool { points.allSatisfy { Numbers.isClean($0.x) && Numbers.isClean($0.y) } }
        switch self {
        case .move(let point), .line(let point): return clean(point)
        case .curve(let first, let second, let end): return clean(first, second, end)
        case .close: return true
        }
    }
}
