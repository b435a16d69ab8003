import CCairo
import TatamiDrawing
import TatamiGeometry

/// A blurred rounded rectangle as an alpha mask, in device pixels.
///
/// Only a small rectangle is blurred: the corners and one pixel between them. The rest are copies of its middle row and column, so a
/// large shadow costs only a copy.
struct ShadowMask {
    struct Key: Hashable {
        let width: Int
        let height: Int
        let radius: Double
        let corners: Corners
        /// The standard deviation of the blur, in pixels.
        let sigma: Double
    }

    let surface: Surface
    /// The pixels around the rectangle on each side.
    let margin: Int

    init?(_ key: Key) {
        margin = BoxBlur.reach(sigma: key.sigma) + 1
        let core = 2 * (Numbers.cleanCount(key.radius.rounded(.up), 0...ImageLimits.side) + 2 * margin) + 1
        let width = min(key.width, core)
        let height = min(key.height, core)
        guard let small = ShadowMask.blurred(key, width: width, height: height, margin: margin) else { return nil }
        if width == key.width, height == key.height {
            surface = small
        } else if let large = ShadowMask.stretched(small, key, margin: margin) {
            surface = large
        } else {
            return nil
        }
    }

    static func blurred(_ key: Key, width: Int, height: Int, margin: Int) -> Surface? {
        guard let surface = Surface(CAIRO_FORMAT_A8, width: width + 2 * margin, height: height + 2 * margin),
            let context = cairo_create(surface.pointer)
        else { return nil }
        let rect = Rect(Double(margin), Double(margin), Double(width), Double(height))
        context.addPath(Path(rect, radii: CornerRadii(key.radius, key.corners)))
        cairo_fill(context)
        cairo_destroy(context)
        let stride = surface.stride
        surface.write { pixels in
            BoxBlur.blur(pixels, width: surface.width, height: surface.height, stride: stride, sigma: key.sigma)
        }
        return surface
    }

    private static func stretched(_ small: Surface, _ key: Key, margin: Int) -> Surface? {
        guard let large = Surface(CAIRO_FORMAT_A8, width: key.width + 2 * margin, height: key.height + 2 * margin),
            let source = small.pixels
        else { return nil }
        let from = small.stride
        let to = large.stride
        let middleColumn = small.width / 2
        let right = small.width - middleColumn - 1
        let middleRow = small.height / 2
        let below = small.height - middleRow - 1
        large.write { pixels in
            for y in 0..<large.height {
                let row = y < middleRow ? y : (y >= large.height - below ? small.height - (large.height - y) : middleRow)
                let input = source + row * from
                let output = pixels + y * to
                output.update(from: input, count: middleColumn)
                (output + middleColumn).update(
                    repeating: input[middleColumn], count: large.width - middleColumn - right)
                (output + large.width - right).update(from: input + middleColumn + 1, count: right)
            }
        }
        return large
    }
}
