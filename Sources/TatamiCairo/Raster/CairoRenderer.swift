import CCairo
import TatamiDrawing
import TatamiGeometry

/// Draws display lists with Cairo: to PNG, to PDF, or on a surface of the caller.
///
/// The same list gives the same bytes in every process on a machine; ``PNGCompression`` says what may differ between machines. A renderer is
/// used by one thread at a time, like its text engine; several renderers may work at once on threads of their own.
///
/// ```swift
/// let renderer = CairoRenderer(try PangoTextEngine())
/// let png = try renderer.png(of: list, size: Size(320, 200), scale: 2, background: .white)
/// try AtomicFile.write(png, to: "picture.png")
/// ```
public final class CairoRenderer {
    let resources: RenderResources
    private let encoder = PNGEncoder()
    private var spare: Surface?

    /// Makes a renderer that sets text with `engine`.
    public init(_ engine: PangoTextEngine) { resources = RenderResources(engine) }

    /// The text engine. Measurements made with it fit what the renderer draws.
    public var engine: PangoTextEngine { resources.engine }

    /// The function that is called once for each image that cannot be decoded, or that is damaged and drawn nevertheless.
    ///
    /// Images that a loader has verified are not reported again.
    public var onImageFault: ((ImageFault) -> Void)? {
        get { resources.onImageFault }
        set { resources.onImageFault = newValue }
    }

    /// Returns a PNG file of `list`.
    ///
    /// - Parameters:
    ///   - list: The commands to draw.
    ///   - size: The size of the picture, in points. Its pixels are rounded up.
    ///   - scale: Device pixels per point. A scale that is not a positive, finite number counts as 1.
    ///   - background: The color that fills the picture first. With an opaque one the file has no alpha channel.
    ///   - compression: Whether the file is written fast or is small. The pixels are the same.
    /// - Throws: `RenderError` for a size beyond `ImageLimits`, or an image in the list that cannot be decoded.
    public func png(
        of list: DisplayList, size: Size, scale: Double = 1, background: Color = .clear, compression: PNGCompression = .fast
    ) throws(RenderError) -> [UInt8] {
        let surface = try surface(of: list, size: size, scale: scale, background: background)
        spare = surface
        return try encoder.encode(surface, compression)
    }

    /// Returns the pixels of `list`: premultiplied, 4 bytes each in the order blue, green, red, alpha, without gaps. Otherwise like
    /// `png`.
    public func image(
        of list: DisplayList, size: Size, scale: Double = 1, background: Color = .clear
    ) throws(RenderError) -> Image {
        let surface = try surface(of: list, size: size, scale: scale, background: background)
        spare = surface
        do {
            return try Image(
                width: surface.width, height: surface.height, premultipliedBGRA: surface.bytes, scale: PixelGrid(scale: scale).scale)
        } catch {
            throw .image(name: "", error)
        }
    }

    /// Returns a PDF file with one page of `size` points (1/72 inch). Text remains text, and its fonts are embedded.
    ///
    /// - Throws: `RenderError` for a side of 0 or more than `ImageLimits.side` points, for an image that cannot be decoded, or if the
    ///   images of the page take more than 32 MiB of memory.
    public func pdf(of list: DisplayList, size: Size, background: Color = .clear) throws(RenderError) -> [UInt8] {
        let width = Numbers.cleanLength(size.width)
        let height = Numbers.cleanLength(size.height)
        guard width > 0, height > 0, width <= Double(ImageLimits.side), height <= Double(ImageLimits.side) else {
            throw CairoRenderer.refused(width, height)
        }
        return try PDFFile.write(width: width, height: height) { context throws(RenderError) in
            try draw(list, on: context, background: background, isVector: true)
        }
    }

    /// Draws on a Cairo context (`cairo_t`) of the caller, whose matrix maps points to pixels.
    ///
    /// - Throws: `RenderError` for an image that cannot be decoded, after everything else was drawn, or if the context is in an error
    ///   state.
    public func draw(_ list: DisplayList, on context: OpaquePointer) throws(RenderError) {
        try draw(list, on: context, background: .clear, isVector: false)
    }

    private func draw(
        _ list: DisplayList, on context: OpaquePointer, background: Color, isVector: Bool
    ) throws(RenderError) {
        if background.alpha > 0 {
            context.setColor(background)
            cairo_paint(context)
        }
        cairo_save(context)
        var painter = Painter(context, resources, isVector: isVector)
        painter.paint(list)
        cairo_restore(context)
        if let failure = painter.failure { throw failure }
        let status = cairo_status(context)
        guard status == CAIRO_STATUS_SUCCESS else { throw .failed(String(cString: cairo_status_to_string(status))) }
    }

    private func surface(
        of list: DisplayList, size: Size, scale: Double, background: Color
    ) throws(RenderError) -> Surface {
        let grid = PixelGrid(scale: scale)
        let width = (grid.ceiling(Numbers.cleanLength(size.width)) * grid.scale).rounded()
        let height = (grid.ceiling(Numbers.cleanLength(size.height)) * grid.scale).rounded()
        let canvas = Size(width / grid.scale, height / grid.scale)
        let isOpaque = background.isOpaque || list.coversOpaquely(canvas)
        guard width <= Double(ImageLimits.side), height <= Double(ImageLimits.side),
            ImageLimits.allows(width: Int(width), height: Int(height))
        else { throw CairoRenderer.refused(width, height) }
        let surface = try cleared(isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32, Int(width), Int(height))
        guard let context = cairo_create(surface.pointer) else { throw .failed("no memory for a context") }
        defer { cairo_destroy(context) }
        cairo_scale(context, grid.scale, grid.scale)
        try draw(list, on: context, background: background, isVector: false)
        return surface
    }

    /// Returns the surface of the last picture if it fits, since clearing memory costs less than allocating it; otherwise a new one.
    private func cleared(_ format: cairo_format_t, _ width: Int, _ height: Int) throws(RenderError) -> Surface {
        let last = spare
        spare = nil
        if let last, last.width == width, last.height == height,
            cairo_image_surface_get_format(last.pointer) == format
        {
            let count = last.stride * height
            last.write { $0.update(repeating: 0, count: count) }
            return last
        }
        guard let surface = Surface(format, width: width, height: height) else {
            throw .failed("no memory for \(width) x \(height) pixels")
        }
        return surface
    }

    private static func refused(_ width: Double, _ height: Double) -> RenderError {
        let most = 0...Int.max >> 16
        return .refusedSize(width: Numbers.cleanCount(width, most), height: Numbers.cleanCount(height, most))
    }
}

extension DisplayList {
    /// Returns true if the first command covers the background completely: an opaque rectangle over the whole canvas.
    fileprivate func coversOpaquely(_ canvas: Size) -> Bool {
        guard case .fill(.rect(let rect, let radii), let brush) = commands.first else { return false }
        return brush.isOpaque && radii.radius == 0 && rect.x <= 0 && rect.y <= 0 && rect.maxX >= canvas.width
            && rect.maxY >= canvas.height
    }
}

extension Surface {
    /// The rows without gaps. In a surface without alpha, the unused byte of each pixel becomes 255.
    var bytes: [UInt8] {
        guard let pixels else { return [] }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 4)
        for y in 0..<height { bytes.append(contentsOf: UnsafeBufferPointer(start: pixels + y * stride, count: width * 4)) }
        if isOpaqueFormat { for index in Swift.stride(from: 3, to: bytes.count, by: 4) { bytes[index] = 255 } }
        return bytes
    }
}
