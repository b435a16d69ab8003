import CCairo
import TatamiDrawing
import TatamiGeometry

/// The pixels of a window. Frames are drawn on them one after the other, each only where it differs from the last one.
public final class Canvas {
    /// The width, in device pixels.
    public let width: Int
    /// The height, in device pixels.
    public let height: Int
    private let surface: Surface
    private let context: OpaquePointer
    private let grid: PixelGrid
    /// The color that shows where nothing is drawn.
    public let background: Color

    /// Makes a canvas without content. The first frame has to be drawn everywhere.
    ///
    /// - Parameters:
    ///   - size: The size in points. Its pixels are rounded up, and each side is limited to 1...`ImageLimits.side` pixels.
    ///   - scale: Device pixels per point. A scale that is not a number from 0.001 to 1,000,000 counts as 1.
    ///   - background: The colour that shows where nothing is drawn.
    /// - Throws: `RenderError.refusedSize` for an area beyond `ImageLimits.area`, or if there is no memory for the pixels.
    public convenience init(size: Size, scale: Double = 1, background: Color = .white) throws(RenderError) {
        let grid = PixelGrid(scale: scale)
        let most = 1...ImageLimits.side
        let width = Numbers.cleanCount((grid.ceiling(Numbers.cleanLength(size.width)) * grid.scale).rounded(), most)
        let height = Numbers.cleanCount((grid.ceiling(Numbers.cleanLength(size.height)) * grid.scale).rounded(), most)
        guard let surface = Surface(CAIRO_FORMAT_RGB24, width: width, height: height) else {
            throw .refusedSize(width: width, height: height)
        }
        try self.init(on: surface, grid, background)
    }

    /// Makes a canvas that draws in the memory of someone else, who shows it; nil if Cairo cannot draw there. The first frame has to be drawn
    /// everywhere.
    ///
    /// - Parameters:
    ///   - memory: The memory, which has to outlive the canvas.
    ///   - scale: Device pixels per point. A scale that is not a number from 0.001 to 1,000,000 counts as 1.
    ///   - background: The colour that shows where nothing is drawn.
    package convenience init?(on memory: CanvasMemory, scale: Double, background: Color) {
        guard let surface = Surface(CAIRO_FORMAT_RGB24, on: memory) else { return nil }
        try? self.init(on: surface, PixelGrid(scale: scale), background)
    }

    private init(on surface: Surface, _ grid: PixelGrid, _ background: Color) throws(RenderError) {
        guard let context = cairo_create(surface.pointer) else { throw .failed("no memory for a context") }
        (self.surface, self.context, self.grid, self.background) = (surface, context, grid, background)
        (width, height) = (surface.width, surface.height)
        cairo_scale(context, grid.scale, grid.scale)
    }

    deinit { cairo_destroy(context) }

    /// Draws the parts of a list that have changed.
    ///
    /// - Parameters:
    ///   - list: The commands of the whole picture.
    ///   - damage: The rectangles that are drawn, in points, with edges on device pixels. Elsewhere the pixels stay as they are.
    ///   - renderer: The renderer whose fonts and images are used.
    /// - Throws: `RenderError` for an image that cannot be decoded, after everything else was drawn.
    public func draw(_ list: DisplayList, in damage: [Rect], by renderer: CairoRenderer) throws(RenderError) {
        var failure: RenderError?
        for rect in damage {
            cairo_save(context)
            cairo_rectangle(context, rect.x, rect.y, rect.width, rect.height)
            cairo_clip(context)
            context.setColor(background)
            // A background that lets something through must not show the picture before.
            cairo_set_operator(context, CAIRO_OPERATOR_SOURCE)
            cairo_paint(context)
            cairo_set_operator(context, CAIRO_OPERATOR_OVER)
            do {
                try renderer.draw(list, on: context)
            } catch {
                failure = failure ?? error
            }
            cairo_restore(context)
        }
        if let failure { throw failure }
    }

    /// Returns the pixels that a rectangle in points covers, as column, row, columns and rows, limited to the canvas.
    public func pixels(of rect: Rect) -> (x: Int, y: Int, width: Int, height: Int) {
        let left = Numbers.cleanCount((rect.x * grid.scale).rounded(.down), 0...width)
        let top = Numbers.cleanCount((rect.y * grid.scale).rounded(.down), 0...height)
        let right = Numbers.cleanCount((rect.maxX * grid.scale).rounded(.up), left...width)
        let bottom = Numbers.cleanCount((rect.maxY * grid.scale).rounded(.up), top...height)
        return (left, top, right - left, bottom - top)
    }

    /// Calls `body` with the pixels: 4 bytes each in the order blue, green, red, unused, in rows that are `stride` bytes apart.
    ///
    /// The pointer is valid until `body` returns. Nil if there are no pixels; then `body` is not called.
    public func withPixels<Result>(_ body: (_ pixels: UnsafeRawPointer, _ stride: Int) -> Result) -> Result? {
        surface.pixels.map { body(UnsafeRawPointer($0), surface.stride) }
    }

    /// Returns a copy of the pixels as an image.
    ///
    /// - Throws: `RenderError` if the pixels cannot be copied.
    public func image() throws(RenderError) -> Image {
        do {
            return try Image(width: width, height: height, premultipliedBGRA: surface.bytes, scale: grid.scale)
        } catch {
            throw .image(name: "", error)
        }
    }
}

/// Memory for the pixels of a canvas: 4 bytes each in the order blue, green, red, unused.
package struct CanvasMemory {
    let start: UnsafeMutableRawPointer
    /// The bytes from one row to the next.
    let stride: Int
    /// The width, in device pixels.
    let width: Int
    /// The height, in device pixels.
    let height: Int

    package init(start: UnsafeMutableRawPointer, stride: Int, width: Int, height: Int) {
        (self.start, self.stride, self.width, self.height) = (start, stride, width, height)
    }
}
