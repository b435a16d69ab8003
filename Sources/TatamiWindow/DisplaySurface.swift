import CSDL2
import TatamiCairo

/// SDL's surface of a window, to which frames are copied. A renderer without the graphics processor copies its texture to the same surface in
/// every frame, all of it (decision 79).
///
/// It is used on window systems that show memory. On the others SDL makes a texture for it, which has one pixel for each point until SDL 2.28.
@MainActor final class DisplaySurface: DisplayTarget {
    private let handle: OpaquePointer

    init?(of handle: OpaquePointer) {
        guard Application.showsMemory, SDL_GetWindowSurface(handle) != nil else { return nil }
        self.handle = handle
    }

    func resized() -> (Int32, Int32)? {
        guard let surface = SDL_GetWindowSurface(handle) else { return nil }
        surface.pointee.userdata = nil
        return (surface.pointee.w, surface.pointee.h)
    }

    func present(_ canvas: Canvas, _ parts: [Part]) {
        // SDL makes another surface when the window has another size, before the event about it is read.
        guard let surface = SDL_GetWindowSurface(handle), let target = surface.pointee.pixels else { return }
        let (columns, rows) = (min(canvas.width, Int(surface.pointee.w)), min(canvas.height, Int(surface.pointee.h)))
        let (format, pitch) = (surface.pointee.format.pointee, Int(surface.pointee.pitch))
        // A new surface has no data of a user.
        let parts = surface.pointee.userdata == nil ? [(x: 0, y: 0, width: columns, height: rows)] : parts
        surface.pointee.userdata = UnsafeMutableRawPointer(surface)
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

    func close() {}
}
