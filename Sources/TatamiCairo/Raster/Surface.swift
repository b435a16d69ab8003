import CCairo
import TatamiDrawing

/// Owns a Cairo image surface.
final class Surface {
    let pointer: OpaquePointer
    let width: Int
    let height: Int

    /// Makes a cleared surface. Nil if Cairo has no memory for it or refuses the size.
    convenience init?(_ format: cairo_format_t, width: Int, height: Int) {
        guard ImageLimits.allows(width: width, height: height),
            let pointer = cairo_image_surface_create(format, Int32(width), Int32(height))
        else { return nil }
        self.init(owning: pointer)
    }

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
