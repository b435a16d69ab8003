import CSDL2
import TatamiCairo
import TatamiGeometry

/// The pixels of a window, which frames are copied to and the display shows.
///
/// These are SDL's surface of the window, not textures of its renderer: a renderer without the graphics processor copies a texture to the
/// surface in every frame, all of it, and mixes its pixels with those below.
@MainActor final class Display {
    private let handle: OpaquePointer
    private let forcedScale: Double?
    /// The surface that has the pixels of the last frame; nil if a new one has to be filled.
    private var filled: UnsafeMutablePointer<SDL_Surface>?
    /// Device pixels per point.
    private(set) var scale = 1.0
    /// The size of the window's content, in points.
    private(set) var size = Size.zero
    /// The window system's units per point. The mouse and window sizes are in these units.
    private(set) var unit = 1.0

    init(of handle: OpaquePointer, forcedScale: Double?) throws(WindowError) {
        self.handle = handle
        self.forcedScale = forcedScale
        guard SDL_GetWindowSurface(handle) != nil else {
            throw WindowError(description: "Cannot draw in the window: \(Application.lastError).", lacksDisplay: true)
        }
        resized()
    }

    /// Reads the sizes again, because the window has another size or is on another display.
    func resized() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        let surface = SDL_GetWindowSurface(handle)
        let (columns, rows) = (surface?.pointee.w ?? width, surface?.pointee.h ?? height)
        let density = width > 0 ? Double(columns) / Double(width) : 1
        scale = forcedScale ?? max(1, density)
        unit = forcedScale.map { $0 / max(density, 0.1) } ?? 1
        size = Size(Double(columns) / scale, Double(rows) / scale)
        filled = nil
    }

    /// Returns a size in points as the window system's units, as SDL expects it.
    static func units(_ size: Size, unit: Double) -> (width: Int32, height: Int32) {
        func units(_ length: Double) -> Int32 { Int32(max(1, min(16_000, (Numbers.cleanLength(length) * unit).rounded(.up)))) }
        return (units(size.width), units(size.height))
    }

    /// Shows what has changed of a canvas.
    func present(_ canvas: Canvas, _ damage: [Rect]) {
        // SDL makes another surface when the window has another size, before the event about it is read.
        guard let surface = SDL_GetWindowSurface(handle), let target = surface.pointee.pixels else { return }
        let (columns, rows) = (min(canvas.width, Int(surface.pointee.w)), min(canvas.height, Int(surface.pointee.h)))
        let (format, pitch) = (surface.pointee.format.pointee, Int(surface.pointee.pitch))
        let parts = surface == filled ? damage.map(canvas.pixels) : [(x: 0, y: 0, width: columns, height: rows)]
        filled = surface
        let rects: [SDL_Rect]? = canvas.withPixels { pixels, stride in
            parts.compactMap { part in
                let (width, height) = (min(part.width, columns - part.x), min(part.height, rows - part.y))
                guard width > 0, height > 0 else { return nil }
                SDL_ConvertPixels(
                    Int32(width), Int32(height), UInt32(SDL_PIXELFORMAT_RGB888.rawValue), pixels + part.y * stride + part.x * 4,
                    Int32(stride), format.format, target + part.y * pitch + part.x * Int(format.BytesPerPixel), Int32(pitch))
                return SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(width), h: Int32(height))
            }
        }
        guard let rects, !rects.isEmpty else { return }
        SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count))
    }
}
