import CCairo
import CImageShim
import TatamiDrawing

/// Turns the bytes of an image into pixels.
enum ImageDecoder {
    struct Result {
        let surface: Surface
        /// What is wrong with the file although the image can be shown; nil if nothing is.
        let warning: String?
    }

    /// Decodes an image.
    ///
    /// - Parameters:
    ///   - content: The file of the image.
    ///   - shift: The sides are divided by 2 to this power, at most `ImageHeader.mostShift`, and rounded up.
    static func decode(_ content: ImageContent, shift: Int) throws(ImageError) -> Result {
        let size = content.header.reduced(shift: shift)
        let format = content.header.isOpaque ? CAIRO_FORMAT_RGB24 : CAIRO_FORMAT_ARGB32
        guard let surface = Surface(format, width: size.width, height: size.height) else { throw noMemory }
        var outcome = Outcome.failed("it has no pixels")
        let stride = surface.stride
        surface.write { pixels in
            outcome = read(content, CImageTarget(pixels: pixels, stride: stride, shift: UInt32(shift)))
        }
        return Result(surface: surface, warning: try outcome.warning())
    }

    /// Reads the whole file without keeping a pixel.
    ///
    /// - Returns: What is wrong with the file although the image can be shown; nil if nothing is.
    static func verify(_ content: ImageContent) throws(ImageError) -> String? {
        guard content.format != .premultipliedBGRA else { return nil }
        return try read(content, CImageTarget(pixels: nil, stride: 0, shift: 0)).warning()
    }

    private static var noMemory: ImageError { .damaged("no memory to decode it") }

    private static func read(_ content: ImageContent, _ target: CImageTarget) -> Outcome {
        content.bytes.withUnsafeBufferPointer { bytes in
            guard let base = bytes.baseAddress else { return .failed("it is empty") }
            let width = UInt32(content.width)
            let height = UInt32(content.height)
            let file = CImageFile(bytes: base, count: bytes.count, width: width, height: height)
            switch content.format {
            case .png: return Outcome { cimage_read_png(file, target, $0) }
            case .jpeg: return Outcome { cimage_read_jpeg(file, target, ImageLimits.decodedBytes, $0) }
            case .premultipliedBGRA:
                return cimage_reduce(base, width, height, target) ? .fine : .failed("no memory for its pixels")
            }
        }
    }
}

/// The result of reading a file.
private enum Outcome {
    case fine
    case warned(String)
    case failed(String)

    init(_ read: (UnsafeMutablePointer<CChar>) -> CImageResult) {
        var message = [CChar](repeating: 0, count: CImageMessageBytes)
        let result = message.withUnsafeMutableBufferPointer { $0.baseAddress.map(read) ?? CImageFailed }
        let text = String(decoding: message.prefix { $0 != 0 }.map { UInt8(bitPattern: $0) }, as: UTF8.self)
        self = result == CImageFine ? .fine : (result == CImageWarned ? .warned(text) : .failed(text))
    }

    func warning() throws(ImageError) -> String? {
        switch self {
        case .fine: nil
        case .warned(let text): text
        case .failed(let text): throw .damaged(text)
        }
    }
}
