import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import TestSupport
import Testing

/// A frame draws only its damage: shadows have the same pixels there as in a whole picture.
@Suite struct ClippedShadowTests {
    private static let size = Size(120, 88)

    private func pixels(of canvas: Canvas) -> [UInt8] {
        canvas.withPixels { pixels, stride in Array(UnsafeRawBufferPointer(start: pixels, count: stride * canvas.height)) } ?? []
    }

    @Test(arguments: 0..<60)
    func aPartHasThePixelsOfTheWhole(seed: UInt64) throws {
        var random = Seeded(seed)
        let renderer = try CairoRenderer(PangoTextEngine())
        let scale: Double = [1, 1.25, 2][Int.random(in: 0..<3, using: &random)]
        func number(_ range: ClosedRange<Double>) -> Double {
            let value = Double.random(in: range, using: &random)
            return Bool.random(using: &random) ? value.rounded() : value
        }
        var list = DisplayList()
        list.shadow(
            Rect(number(-20...60), number(-20...40), number(5...100), number(5...80)), radii: CornerRadii(number(0...20)),
            Shadow(color: .red, offset: Point(number(-4...4), number(-4...4)), blur: number(0...16)))
        let (whole, parts) = (try Canvas(size: Self.size, scale: scale), try Canvas(size: Self.size, scale: scale))
        let all = Rect(origin: .zero, size: Self.size)
        try whole.draw(list, in: [all], by: renderer)
        try parts.draw(DisplayList(), in: [all], by: renderer)
        // Strips that cover everything, each with edges on device pixels.
        let (columns, rows) = (whole.width, whole.height)
        let cut = (x: Int.random(in: 1..<columns, using: &random), y: Int.random(in: 1..<rows, using: &random))
        func strip(_ x: Int, _ y: Int, _ toX: Int, _ toY: Int) -> Rect {
            Rect(Double(x) / scale, Double(y) / scale, Double(toX - x) / scale, Double(toY - y) / scale)
        }
        let damage = [
            strip(0, 0, cut.x, cut.y), strip(cut.x, 0, columns, cut.y), strip(0, cut.y, cut.x, rows), strip(cut.x, cut.y, columns, rows),
        ]
        try parts.draw(list, in: damage, by: renderer)
        let differences = zip(pixels(of: whole), pixels(of: parts)).count { $0 != $1 }
        #expect(whole.width > 100 && differences == 0, "seed \(seed): \(list) cut at \(cut) of scale \(scale)")
    }
}
