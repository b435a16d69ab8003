import CPango
import TatamiDrawing

/// Images embedded in a document.
enum DataURI {
    /// Returns a PNG or JPEG file unchanged. Raw pixels and CMYK files, which viewers show differently or not at all, become a PNG file.
    ///
    /// - Throws: `RenderError` if the image cannot be decoded, so that no file is embedded that viewers cannot read.
    static func of(_ content: ImageContent, _ resources: RenderResources, _ encoder: PNGEncoder) throws(RenderError) -> String {
        guard content.format == .premultipliedBGRA || content.header.isCMYK else {
            try named(content) { () throws(ImageError) in try resources.verify(content) }
            return "data:image/\(content.format);base64," + base64(content.bytes)
        }
        let decoded = try named(content) { () throws(ImageError) in
            try resources.image(content, shift: content.header.shift(from: 0) ?? ImageHeader.mostShift)
        }
        return "data:image/png;base64," + base64(try encoder.encode(decoded.surface, .small))
    }

    private static func named<Result>(
        _ content: ImageContent, _ body: () throws(ImageError) -> Result
    ) throws(RenderError) -> Result {
        do {
            return try body()
        } catch {
            throw .image(name: content.name, error)
        }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
