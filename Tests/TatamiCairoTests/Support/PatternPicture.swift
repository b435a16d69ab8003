import CCairo
import TatamiDrawing
import TatamiGeometry

@testable import TatamiCairo

/// The same list with Cairo's own gradients.
enum PatternPicture {
    static func draw(_ list: DisplayList, _ size: Size, _ renderer: CairoRenderer) throws -> Image {
        let width = Int(size.width)
        let height = Int(size.height)
        guard let surface = Surface(CAIRO_FORMAT_RGB24, width: width, height: height),
            let context = cairo_create(surface.pointer)
        else { throw RenderError.failed("no memory") }
        defer { cairo_destroy(context) }
        context.setColor(.white)
        cairo_paint(context)
        var painter = Painter(context, renderer.resources, isVector: true)
        painter.paint(list)
        guard let pixels = surface.pixels else { throw RenderError.failed("no pixels") }
        var bytes: [UInt8] = []
        for y in 0..<height { bytes += UnsafeBufferPointer(start: pixels + y * surface.stride, count: width * 4) }
        for index in stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 }
        return try Image(width: width, height: height, premultipliedBGRA: bytes)
    }
}
