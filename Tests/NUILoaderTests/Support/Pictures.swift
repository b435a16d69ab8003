import TatamiCairo
import TatamiDrawing
import TatamiGeometry

/// Small pictures as files.
enum Pictures {
    /// One pixel.
    static let dot = png(Size(1, 1))
    static let wide = png(Size(900, 900))

    static func png(_ size: Size) -> [UInt8] {
        var list = DisplayList()
        list.fill(Rect(size), radii: CornerRadii(0, .all), Color(bytes: 200, 0, 0))
        guard let engine = try? PangoTextEngine(), let bytes = try? CairoRenderer(engine).png(of: list, size: size, scale: 1)
        else { return [] }
        return bytes
    }
}
