import CSDL2
import TatamiCairo
import TatamiDrawing
import TatamiGeometry

/// The icon of a window in title bars and task lists.
enum WindowIcon {
    /// The width and height in pixels. Desktops scale icons down.
    static let side = 64

    /// Gives a window an icon. If the image cannot be decoded, the window's icon does not change.
    @MainActor static func set(_ image: Image?, of window: OpaquePointer, by renderer: CairoRenderer) {
        let list = image.map(drawing) ?? mats
        let side = Double(side)
        guard let picture = try? renderer.image(of: list, size: Size(side, side)) else { return }
        var pixels = straight(picture.content.bytes)
        pixels.withUnsafeMutableBytes { bytes in
            let length = Int32(picture.content.width)
            guard
                let surface = SDL_CreateRGBSurfaceWithFormatFrom(
                    bytes.baseAddress, length, length, 32, length * 4, UInt32(SDL_PIXELFORMAT_ARGB8888.rawValue))
            else { return }
            // SDL copies the pixels.
            SDL_SetWindowIcon(window, surface)
            SDL_FreeSurface(surface)
        }
    }

    /// Draws an image as large as fits, in the middle.
    private static func drawing(of image: Image) -> DisplayList {
        let side = Double(side)
        let longest = max(image.size.width, image.size.height)
        var list = DisplayList()
        guard longest > 0 else { return list }
        let (width, height) = (image.size.width / longest * side, image.size.height / longest * side)
        list.image(image, in: Rect((side - width) / 2, (side - height) / 2, width, height))
        return list
    }

    /// Draws four mats around a half one, as they are laid in a small room.
    static var mats: DisplayList {
        let frame = Color(bytes: 0x3B, 0x2F, 0x24)
        let straw = Color(bytes: 0xC9, 0xD1, 0x8B)
        let shade = Color(bytes: 0xB5, 0xBF, 0x74)
        var list = DisplayList()
        list.fill(Rect(2, 2, 60, 60), radii: CornerRadii(8), frame)
        let mats = [
            (6, 6, 34, 16, straw), (42, 6, 16, 34, shade), (24, 42, 34, 16, straw), (6, 24, 16, 34, shade), (24, 24, 16, 16, straw),
        ]
        for (x, y, width, height, color) in mats {
            list.fill(Rect(Double(x), Double(y), Double(width), Double(height)), radii: CornerRadii(2), color)
        }
        return list
    }

    /// Returns premultiplied pixels as straight ones, as SDL expects them.
    private static func straight(_ pixels: [UInt8]) -> [UInt8] {
        var pixels = pixels
        for pixel in stride(from: 0, to: pixels.count - 3, by: 4) {
            let alpha = Int(pixels[pixel + 3])
            guard alpha > 0, alpha < 255 else { continue }
            for channel in pixel..<pixel + 3 { pixels[channel] = UInt8(min(255, (Int(pixels[channel]) * 255 + alpha / 2) / alpha)) }
        }
        return pixels
    }
}
