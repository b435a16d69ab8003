import CPango
import TatamiDrawing

/// Pictures written into a document.
enum DataURI {
    /// A PNG or JPEG file as it is; raw pixels as a PNG file.
    static func of(_ content: ImageContent, _ encoder: PNGEncoder) throws(RenderError) -> String {
        switch content.format {
        case .png: return "data:image/png;base64," + base64(content.bytes)
        case .jpeg: return "data:image/jpeg;base64," + base64(content.bytes)
        case .premultipliedBGRA:
            let surface: Surface
            do {
                surface = try ImageDecoder.surface(of: content)
            } catch {
                throw .image(name: content.name, error)
            }
            return "data:image/png;base64," + base64(try encoder.encode(surface))
        }
    }

    private static func base64(_ bytes: [UInt8]) -> String {
        guard let text = g_base64_encode(bytes, gsize(bytes.count)) else { return "" }
        defer { g_free(text) }
        return String(cString: text)
    }
}
