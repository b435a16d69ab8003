import CCairo
import TatamiDrawing
import TatamiGeometry

/// The pixels of a window: frames are drawn on them one after the other, each only where it differs from the last one.
public final class Canvas {
    /// In pixels.
    public let width: Int
    public let height: Int
    private let surface: Surface
    private let context: OpaquePointer
    private let grid: PixelGrid
    private let background: Color

    /// - Parameters:
    ///   - size: in points; its pixels are rounded up.
    ///   - scale: device pixels a point.
    ///   - background: what is seen where nothing is drawn.
    /// - Throws: `RenderError` for a size beyond `ImageLimits`.
    public init(size: Size, scale: Double = 1, background: Color = .white) throws(RenderError) {
        grid = PixelGrid(scale: scale)
        self.background = background
        let most = 1...ImageLimits.side
        width = Numbers.cleanCount((grid.ceiling(Numbers.cleanLength(size.width)) * grid.scale).rounded(), most)
        height = Numbers.cleanCount((grid.ceiling(Numbers.cleanLength(size.height)) * grid.scale).rounded(), most)
        guard let surface = Surface(CAIRO_FORMAT_RGB24, width: width, height: height) else {
            throw .refusedSize(width: width, height: height)
        }
        guard let context = cairo_create(surface.pointer) else { throw .failed("no memory for a context") }
        (self.surface, self.context) = (surface, context)
        cairo_scale(context, grid.scale, grid.scale)
    }

    deinit { cairo_destroy(context) }

    /// Draws a list anew where it has changed.
    ///
    /// - Parameter damage: rectangles on device pixels, in points; elsewhere the pixels stay as they are.
    /// - Throws: `RenderError` for a picture that cannot be decoded, after everything else was drawn.
    public func draw(_ list: DisplayList, in damage: [Rect], by renderer: CairoRenderer) throws(RenderError) {
        var failure: RenderError?
        for rect in damage {
            cairo_save(context)
            cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
            cairo_clip(context)
            context.setColor(background)
            cairo_paint(context)
            do {
                try renderer.draw(list, on: context)
            } catch {
                failure = failure ?? error
            }
            cairo_restore(context)
        }
        if let failure { throw failure }
    }

    /// Where a rectangle of points lies among the pixels, cut at the edges: column, row, columns, rows.
    public func pixels(of rect: Rect) -> (x: Int, y: Int, width: Int, height: Int) {
        let left = Numbers.cleanCount((rect.x * grid.scale).rounded(.down), 0...width)
        let top = Numbers.cleanCount((rect.y * grid.scale).rounded(.down), 0...height)
        let right = Numbers.cleanCount((rect.maxX * grid.scale).rounded(.up), left...width)
        let bottom = Numbers.cleanCount((rect.maxY * grid.scale).rounded(.up), top...height)
        return (left, top, right - left, bottom - top)
    }

    /// Hands out the pixels: 4 bytes each in the order blue, green, red, unused; rows are `stride` bytes apart.
    public func withPixels<Result>(_ body: (_ pixels: UnsafeRawPointer, _ stride: Int) -> Result) -> Result? {
        surface.pixels.map { body(UnsafeRawPointer($0), surface.stride) }
    }

    /// A copy as a picture.
    public func image() throws(RenderError) -> Image {
        do {
            return try Image(width: width, height: height, premultipliedBGRA: surface.bytes, scale: grid.scale)
        } catch {
            throw .image(name: "", error)
        }
    }
}
