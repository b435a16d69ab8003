import CCairo
import TatamiDrawing

/// Owns a Cairo image surface.
final class Surface {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Makes a cleared surface. Nil if Cairo has no memory for it or refuses the size.
    convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
        guard ImageLimits.allows(width: width, height: height) else { return nil }
        if let large = Surface.large(format, width: width, height: height) {
            self.init(owning: large)
        } else if let pointer = cairo_image_surface_create(format, Int32(width), Int32(height)) {
            self.init(owning: pointer)
        } else {
            return nil
        }
    }

    /// Makes a cleared surface of large pages; nil if it has few pixels, or there are no large pages.
    private static func large(_ format: cairo_format_t, width: Int, height: Int) -> OpaquePointer? {
        let stride = cairo_format_stride_for_width(format, Int32(width))
        guard stride > 0, let memory = PixelMemory(count: Int(stride) * height) else { return nil }
        let start = memory.start.assumingMemoryBound(to: UInt8.self)
        let pointer = cairo_image_surface_create_for_data(start, format, Int32(width), Int32(height), stride)
        // The surface keeps the memory until it is freed.
        let kept = Unmanaged.passRetained(memory)
        let status = cairo_surface_set_user_data(pointer, memoryKey, kept.toOpaque()) { kept in
            if let kept { Unmanaged<PixelMemory>.fromOpaque(kept).release() }
        }
        if status == CAIRO_STATUS_SUCCESS { return pointer }
        cairo_surface_destroy(pointer)
        kept.release()
        return nil
    }

    /// Makes a surface that draws in the memory of someone else, which has to outlive it; nil if Cairo refuses that.
    convenience init?(_ format: cairo_format_t, on memory: CanvasMemory) {
        let (width, height) = (Int32(clamping: memory.width), Int32(clamping: memory.height))
        let isWide = memory.stride >= Int(cairo_format_stride_for_width(format, width))
        guard isWide, ImageLimits.allows(width: memory.width, height: memory.height),
            let pointer = cairo_image_surface_create_for_data(
                memory.start.assumingMemoryBound(to: UInt8.self), format, width, height, Int32(clamping: memory.stride))
        else { return nil }
        self.init(owning: pointer)
    }

    /// Cairo knows the memory of a surface by the address of this. It is never written.
    nonisolated(unsafe) private static let memoryKey = UnsafeMutablePointer<cairo_user_data_key_t>.allocate(capacity: 1)

    /// Takes ownership of an image surface. Nil if it is in an error state; it is freed then.
    init?(owning pointer: OpaquePointer) {
        guard cairo_surface_status(pointer) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(pointer)
            return nil
        }
        self.pointer = pointer
        width = Int(cairo_image_surface_get_width(pointer))
        height = Int(cairo_image_surface_get_height(pointer))
    }

    deinit { cairo_surface_destroy(pointer) }

    var isOpaqueFormat: Bool { cairo_image_surface_get_format(pointer) == CAIRO_FORMAT_RGB24 }

    /// The bytes from one row to the next.
    var stride: Int { Int(cairo_image_surface_get_stride(pointer)) }

    /// The pixels for reading, with everything drawn so far.
    var pixels: UnsafeMutablePointer<UInt8>? {
        cairo_surface_flush(pointer)
        return cairo_image_surface_get_data(pointer)
    }

    /// Lets `body` write the pixels, and tells Cairo that they changed.
    func write(_ body: (UnsafeMutablePointer<UInt8>) -> Void) {
        guard let pixels else { return }
        body(pixels)
        cairo_surface_mark_dirty(pointer)
    }
}
