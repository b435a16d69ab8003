import CSDL2
import TatamiCairo
import TatamiGeometry

/// SDL's renderer of a window, which transfers the pixels of frames to the display.
@MainActor final class Display {
    private let handle: OpaquePointer
    private let renderer: OpaquePointer
    private let forcedScale: Double?
    private var texture: OpaquePointer?
    private var pixels = (width: 0, height: 0)
    /// Device pixels per point.
    private(set) var scale = 1.0
    /// The size of the window's content, in points.
    private(set) var size = Size.zero
    /// The window system's units per point. The mouse and window sizes are in these units.
    private(set) var unit = 1.0

    init(of handle: OpaquePointer, forcedScale: Double?) throws(WindowError) {
        self.handle = handle
        self.forcedScale = forcedScale
        // The software renderer is the fast one on X11. On Wayland it does not exist, and the default renderer is the fast one.
        let software = SDL_CreateRenderer(handle, -1, UInt32(SDL_RENDERER_SOFTWARE.rawValue))
        guard let renderer = software ?? SDL_CreateRenderer(handle, -1, 0) else {
            throw WindowError(description: "Cannot draw in the window: \(Application.lastError).", lacksDisplay: true)
        }
        self.renderer = renderer
        resized()
    }

    /// Reads the sizes again, because the window has another size or is on another display.
    func resized() {
        var (width, height, columns, rows): (Int32, Int32, Int32, Int32) = (0, 0, 0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        SDL_GetRendererOutputSize(renderer, &columns, &rows)
        let density = width > 0 ? Double(columns) / Double(width) : 1
        scale = forcedScale ?? max(1, density)
        unit = forcedScale.map { $0 / max(density, 0.1) } ?? 1
        size = Size(Double(columns) / scale, Double(rows) / scale)
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        pixels = (Int(columns), Int(rows))
    }

    /// Returns a size in points as the window system's units, as SDL expects it.
    static func units(_ size: Size, unit: Double) -> (width: Int32, height: Int32) {
        func units(_ length: Double) -> Int32 { Int32(max(1, min(16_000, (Numbers.cleanLength(length) * unit).rounded(.up)))) }
        return (units(size.width), units(size.height))
    }

    /// Transfers what has changed to the display.
    func present(_ canvas: Canvas, _ damage: [Rect]) {
        var parts = damage.map(canvas.pixels)
        if texture == nil {
            texture = SDL_CreateTexture(
                renderer, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue), Int32(SDL_TEXTUREACCESS_STREAMING.rawValue), Int32(canvas.width),
                Int32(canvas.height))
            parts = [(0, 0, canvas.width, canvas.height)]
        }
        guard let texture else { return }
        _ = canvas.withPixels { pixels, stride in
            for part in parts {
                var rect = SDL_Rect(x: Int32(part.x), y: Int32(part.y), w: Int32(part.width), h: Int32(part.height))
                SDL_UpdateTexture(texture, &rect, pixels + part.y * stride + part.x * 4, Int32(stride))
            }
        }
        SDL_RenderCopy(renderer, texture, nil, nil)
        SDL_RenderPresent(renderer)
    }

    func close() {
        if let texture { SDL_DestroyTexture(texture) }
        texture = nil
        SDL_DestroyRenderer(renderer)
    }
}
