import CCairo
import CTurboJPEG
import TatamiDrawing

/// Turns a picture's bytes into a Cairo surface.
enum ImageDecoder {
    static func surface(of content: ImageContent) throws(ImageError) -> Surface {
        let surface =
            switch content.format {
            case .png: try png(content.bytes)
            case .jpeg: try jpeg(content)
            case .premultipliedBGRA: try raw(content)
            }
        guard surface.width == content.width, surface.height == content.height else {
            throw .damaged("its header tells another size than its data")
        }
        return surface
    }

    private static func png(_ bytes: [UInt8]) throws(ImageError) -> Surface {
        let pointer = bytes.withUnsafeBufferPointer { buffer in
            var reader = ByteReader(left: buffer[...])
            return cairo_image_surface_create_from_png_stream(
                { closure, target, count in
                    guard let target, let reader = closure?.assumingMemoryBound(to: ByteReader.self),
                        reader.pointee.read(into: target, count: Int(count))
                    else { return CAIRO_STATUS_READ_ERROR }
                    return CAIRO_STATUS_SUCCESS
                }, &reader)
        }
        guard let pointer else { throw .damaged("no memory to decode it") }
        let status = cairo_surface_status(pointer)
        guard let surface = Surface(owning: pointer) else { throw .damaged(String(cString: cairo_status_to_string(status))) }
        return surface
    }

    /// Orientation tags are not applied. Warnings of the decoder (a few missing bytes at the end) are not errors.
    private static func jpeg(_ content: ImageContent) throws(ImageError) -> Surface {
        guard let decoder = tjInitDecompress() else { throw .damaged("no memory to decode it") }
        defer { tjDestroy(decoder) }
        guard let surface = Surface(CAIRO_FORMAT_RGB24, width: content.width, height: content.height) else {
            throw .damaged("no memory to decode it")
        }
        var failure: String?
        let stride = surface.stride
        surface.write { pixels in
            let result = content.bytes.withUnsafeBufferPointer { bytes in
                tjDecompress2(
                    decoder, bytes.baseAddress, UInt(bytes.count), pixels, Int32(content.width), Int32(stride),
                    Int32(content.height), Int32(TJPF_BGRX.rawValue), 0)
            }
            if result != 0, tjGetErrorCode(decoder) != TJERR_WARNING.rawValue {
                failure = tjGetErrorStr2(decoder).map { String(cString: $0) } ?? "unknown"
            }
        }
        if let failure { throw .damaged(failure) }
        return surface
    }

    private static func raw(_ content: ImageContent) throws(ImageError) -> Surface {
        guard let surface = Surface(CAIRO_FORMAT_ARGB32, width: content.width, height: content.height) else {
            throw .damaged("no memory for its pixels")
        }
        let stride = surface.stride, row = content.width * 4
        surface.write { pixels in
            content.bytes.withUnsafeBufferPointer { bytes in
                guard let base = bytes.baseAddress, bytes.count >= row * content.height else { return }
                for y in 0..<content.height { (pixels + y * stride).update(from: base + y * row, count: row) }
            }
        }
        return surface
    }
}

/// The rest of a file that a C library reads piece by piece.
private struct ByteReader {
    var left: Slice<UnsafeBufferPointer<UInt8>>

    mutating func read(into target: UnsafeMutablePointer<UInt8>, count: Int) -> Bool {
        guard count <= left.count else { return false }
        for (index, byte) in left.prefix(count).enumerated() { target[index] = byte }
        left = left.dropFirst(count)
        return true
    }
}
