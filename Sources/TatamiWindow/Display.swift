import CSDL2
import TatamiCairo
import TatamiDrawing
import TatamiGeometry

/// How the pixels of frames come to the display.
@MainActor final class Display {
    private let handle: OpaquePointer
    private let forcedScale: Double?
    private let target: any DisplayTarget
    /// Device pixels per point.
    private(set) var scale = 1.0
    /// The size of the window's content, in points.
    private(set) var size = Size.zero
    /// The window system's units per point. The mouse and window sizes are in these units.
    private(set) var unit = 1.0

    init(of handle: OpaquePointer, forcedScale: Double?) throws(WindowError) {
        self.handle = handle
        self.forcedScale = forcedScale
        guard let target: any DisplayTarget = DisplaySurface(of: handle) ?? DisplayTexture(of: handle) else {
            throw WindowError(description: "Cannot draw in the window: \(Application.lastError).", lacksDisplay: true)
        }
        self.target = target
        resized()
    }

    /// Reads the sizes again, because the window has another size or is on another display.
    func resized() {
        var (width, height): (Int32, Int32) = (0, 0)
        SDL_GetWindowSize(handle, &width, &height)
        let (columns, rows) = target.resized() ?? (width, height)
        let density = width > 0 ? Double(columns) / Double(width) : 1
        scale = forcedScale ?? max(1, density)
        unit = forcedScale.map { $0 / max(density, 0.1) } ?? 1
        size = Size(Double(columns) / scale, Double(rows) / scale)
    }

    /// Returns a size in points as the window system's units, as SDL expects it.
    static func units(_ size: Size, unit: Double) -> (width: Int32, height: Int32) {
        func units(_ length: Double) -> Int32 { Int32(max(1, min(16_000, (Numbers.cleanLength(length) * unit).rounded(.up)))) }
        return (units(size.width), units(size.height))
    }

    /// Returns a canvas for the window's content, which is drawn in the memory that is shown, if there is any; nil without memory. It must not be
    /// used any more when the sizes are read again.
    func canvas(_ background: Color) -> Canvas? {
        if let memory = target.memory, let canvas = Canvas(on: memory, scale: scale, background: background) {
            WindowGround.set(background, of: handle)
            return canvas
        }
        return try? Canvas(size: size, scale: scale, background: background)
    }

    /// Shows what has changed of a canvas.
    func present(_ canvas: Canvas, _ damage: [Rect]) { target.present(canvas, damage.map(canvas.pixels)) }

    func close() { target.close() }
}

/// What SDL shows in a window.
@MainActor protocol DisplayTarget {
    /// A part of a canvas, in device pixels.
    typealias Part = (x: Int, y: Int, width: Int, height: Int)

    /// Returns the present width and height in device pixels; nil if SDL does not know them. The next frame is shown as a whole.
    func resized() -> (Int32, Int32)?

    /// The memory that is shown, if a canvas can draw there; nil otherwise. It is valid until the sizes are read again.
    var memory: CanvasMemory? { get }

    /// Shows parts of a canvas, or all of it if nothing was shown since the size has changed.
    func present(_ canvas: Canvas, _ parts: [Part])

    func close()
}
