import CSDL2
import TatamiCairo

/// SDL's surface of a window, in which frames are drawn, or to which they are copied if it has another format. A renderer without the graphics
/// processor copies its texture to the same surface in every frame, all of it (decision 79).
///
/// It is used on window systems that show memory. On the others SDL makes a texture for it, which has one pixel for each point until SDL 2.28.
@MainActor final class DisplaySurface: DisplayTarget {
    private let handle: OpaquePointer
    /// The surface since the sizes were read. SDL frees it, and makes another one, when it is asked for the surface of a window that has got
    /// another size; so it is asked there alone.
    private var surface: UnsafeMutablePointer<SDL_Surface>?
    /// Whether something was shown since the sizes were read.
    private var hasShown = false

    init?(of handle: OpaquePointer) {
        guard Application.showsMemory, SDL_GetWindowSurface(handle) != nil else { return nil }
        self.handle = handle
    }

    func resized() -> (Int32, Int32)? {
        (surface, hasShown) = (SDL_GetWindowSurface(handle), false)
        return surface.map { ($0.pointee.w, $0.pointee.h) }
    }

    var memory: CanvasMemory? {
        guard let surface, let pixels = surface.pointee.pixels, surface.pointee.flags & UInt32(SDL_RLEACCEL) == 0,
            surface.pointee.format.pointee.format == UInt32(SDL_PIXELFORMAT_RGB888.rawValue)
        else { return nil }
        let (width, height) = (Int(surface.pointee.w), Int(surface.pointee.h))
        return CanvasMemory(start: pixels, stride: Int(surface.pointee.pitch), width: width, height: height)
    }

    func present(_ canvas: Canvas, _ parts: [Part]) {
        // Without memory of the surface, the canvas has its own.
        if surface == nil { surface = SDL_GetWindowSurface(handle) }
        guard let surface, let pixels = surface.pointee.pixels else { return }
        let (columns, rows) = (min(canvas.width, Int(surface.pointee.w)), min(canvas.height, Int(surface.pointee.h)))
        let all = hasShown ? parts : [(x: 0, y: 0, width: columns, height: rows)]
        hasShown = true
        let parts = all.compactMap { part -> Part? in
            let (width, height) = (min(part.width, columns - part.x), min(part.height, rows - part.y))
            return width > 0 && height > 0 ? (part.x, part.y, width, height) : nil
        }
        guard !parts.isEmpty else { return }
        copy(canvas, parts, to: surface.pointee, pixels)
        let rects = parts.map { SDL_Rect(x: Int32($0.x), y: Int32($0.y), w: Int32($0.width), h: Int32($0.height)) }
        // It fails, and shows nothing, if the window has another size by now; the event about it follows.
        SDL_UpdateWindowSurfaceRects(handle, rects, Int32(rects.count))
    }

    private func copy(_ canvas: Canvas, _ parts: [Part], to surface: SDL_Surface, _ target: UnsafeMutableRawPointer) {
        let (format, pitch) = (surface.format.pointee, Int(surface.pitch))
        _ = canvas.withPixels { pixels, stride in
            // A canvas that draws in the surface has nothing to copy.
            guard pixels != target else { return }
            for part in parts {
                SDL_ConvertPixels(
                    Int32(part.width), Int32(part.height), UInt32(SDL_PIXELFORMAT_RGB888.rawValue),
                    pixels + part.y * stride + part.x * 4, Int32(stride), format.format,
                    target + part.y * pitch + part.x * Int(format.BytesPerPixel), Int32(pitch))
            }
        }
    }

    func close() { surface = nil }
}
