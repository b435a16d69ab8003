import CCairo
import TatamiDrawing
import TatamiGeometry

/// Draws linear and radial gradients as pixels.
///
/// Pixman's own walk over the stops costs about five times as much per pixel as a lookup table
/// (Documentation/decisions/0003-png-encoder.md). The pixels are made in bands of rows, so that a large gradient needs little memory.
struct GradientPixels {
    /// The pixels of a band.
    let surface: Surface
    private let field: Field
    private let colors: [UInt32]

    /// Prepares pixels, without alpha if the gradient is opaque. Nil if there is no memory for them.
    ///
    /// - Parameters:
    ///   - gradient: The colors.
    ///   - field: Where the pixels lie along the gradient.
    ///   - width: The number of pixels in a row.
    ///   - rows: The most rows of a band.
    init?(_ gradient: Gradient, _ field: Field, width: Int, rows: Int) {
        guard let surface = Surface(gradient.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, width: width, height: rows) else {
            return nil
        }
        (self.surface, self.field, colors) = (surface, field, Self.table(gradient))
    }

    /// Where a device pixel lies along a gradient: `t` is 0 at the first stop and 1 at the last.
    ///
    /// For a line, `t` is affine in x and y; for a circle, `t` is the length of a pair of such values.
    enum Field {
        case line(at: Double, dx: Double, dy: Double)
        case circle(at: Point, dx: Point, dy: Point)
    }

    /// Returns the field of `geometry` on the pixel grid that begins at `origin` in device space; nil if the geometry has no extent.
    static func field(_ geometry: Gradient.Geometry, deviceToUser map: Transform, origin: Point) -> Field? {
        let corner = map.apply(Point(origin.x + 0.5, origin.y + 0.5))
        switch geometry {
        case .line(let from, let to):
            let way = to - from
            let square = way.x * way.x + way.y * way.y
            guard square > 1e-12 else { return nil }
            let start = corner - from
            return .line(
                at: (start.x * way.x + start.y * way.y) / square, dx: (map.a * way.x + map.b * way.y) / square,
                dy: (map.c * way.x + map.d * way.y) / square)
        case .circle(let center, let radius):
            guard radius > 1e-6 else { return nil }
            return .circle(
                at: Point((corner.x - center.x) / radius, (corner.y - center.y) / radius),
                dx: Point(map.a / radius, map.b / radius), dy: Point(map.c / radius, map.d / radius))
        }
    }

    /// Fills the first `count` rows of the surface with the rows from `start` on.
    func fill(from start: Int, count: Int) {
        let (stride, width) = (surface.stride, surface.width)
        surface.write { pixels in
            colors.withUnsafeBufferPointer { colors in
                guard let colors = colors.baseAddress else { return }
                for row in 0..<count {
                    let y = Double(start + row)
                    UnsafeMutableRawPointer(pixels + row * stride).withMemoryRebound(to: UInt32.self, capacity: width) {
                        switch field {
                        case .line(let at, let dx, let dy): Self.fillLine($0, width, colors, t: at + dy * y, step: dx)
                        case .circle(let at, let dx, let dy):
                            Self.fillCircle($0, width, colors, Point(at.x + dy.x * y, at.y + dy.y * y), dx)
                        }
                    }
                }
            }
        }
    }

    private static let last = 2047

    /// Fills a row along a line. It counts in steps of 1/2^32 of a table entry, from limited values, so that sums cannot leave 64 bits.
    private static func fillLine(
        _ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ colors: UnsafePointer<UInt32>, t: Double, step: Double
    ) {
        func fixed(_ value: Double) -> Int64 {
            let limit = 0x1p15
            let cut = value >= limit ? limit : (value > -limit ? value : -limit)
            return Int64(cut * Double(last) * 0x1p32)
        }
        var place = fixed(t) &+ 0x8000_0000
        let way = fixed(step)
        if way == 0 {
            row.update(repeating: colors[min(max(Int(place >> 32), 0), last)], count: width)
            return
        }
        let end = Int64(last)
        for x in 0..<width {
            let index = place >> 32
            row[x] = colors[Int(index < 0 ? 0 : (index > end ? end : index))]
            place = place &+ way
        }
    }

    private static func fillCircle(
        _ row: UnsafeMutablePointer<UInt32>, _ width: Int, _ colors: UnsafePointer<UInt32>, _ start: Point, _ step: Point
    ) {
        let scale = Double(last)
        var x = start.x * scale
        var y = start.y * scale
        let dx = step.x * scale
        let dy = step.y * scale
        for index in 0..<width {
            let place = (x * x + y * y).squareRoot() + 0.5
            row[index] = colors[place < scale ? Int(place) : last]
            x += dx
            y += dy
        }
    }

    /// Returns premultiplied colours at even distances from 0 to 1.
    ///
    /// Between two stops the components are mixed without premultiplying, as SVG and PDF do.
    private static func table(_ gradient: Gradient) -> [UInt32] {
        let stops = gradient.stops
        var next = 0
        return (0...last).map { index in
            let t = Double(index) / Double(last)
            while next < stops.count, stops[next].location <= t { next += 1 }
            guard next > 0 else { return stops.first.map { pixel($0.color) } ?? 0 }
            guard next < stops.count else { return pixel(stops[next - 1].color) }
            let (before, after) = (stops[next - 1], stops[next])
            let fraction = (t - before.location) / (after.location - before.location)
            func mix(_ a: Double, _ b: Double) -> Double { a + (b - a) * fraction }
            return pixel(
                Color(
                    red: mix(before.color.red, after.color.red), green: mix(before.color.green, after.color.green),
                    blue: mix(before.color.blue, after.color.blue), alpha: mix(before.color.alpha, after.color.alpha)))
        }
    }

    private static func pixel(_ color: Color) -> UInt32 {
        func byte(_ component: Double) -> UInt32 { UInt32((component * color.alpha * 255).rounded()) }
        return UInt32((color.alpha * 255).rounded()) << 24 | byte(color.red) << 16 | byte(color.green) << 8
            | byte(color.blue)
    }
}
