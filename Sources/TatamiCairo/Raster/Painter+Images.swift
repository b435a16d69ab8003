import CCairo
import TatamiDrawing
import TatamiGeometry

extension Painter {
    /// Pictures up to that size are decoded once for all sizes in which they are drawn.
    private static let smallImageBytes = 4 << 20

    mutating func draw(_ image: Image, _ rect: Rect) {
        let parts = image.parts(in: rect)
        do {
            let decoded = try decoded(image.content, parts)
            for part in parts { draw(image, decoded, part) }
        } catch {
            failure = failure ?? .image(name: image.content.name, error)
        }
    }

    /// The picture in its own size, or where that is large in a half, a quarter or an eighth: the least that has two pixels for each that is
    /// drawn.
    private mutating func decoded(_ content: ImageContent, _ parts: [Image.Part]) throws(ImageError) -> DecodedImage {
        let enlargement = enlargement(of: parts)
        let isSmall = content.header.bytes(shift: 0) <= Painter.smallImageBytes
        let wished = isSmall ? 0 : (0...ImageHeader.mostShift).last { enlargement * Double(1 << $0) <= 0.5 } ?? 0
        guard var shift = content.header.shift(from: wished) else { throw .tooCostly("decoding it takes too much memory") }
        if isVector { shift = try page.add(content, shift: shift, isWhole: parts.count == 1) }
        return try resources.image(content, shift: shift)
    }

    /// Dots of the page for a pixel of the picture, of the part and along the axis where they are the most.
    private func enlargement(of parts: [Image.Part]) -> Double {
        let map = context.transform
        let density = isVector ? PagePictures.dotsPerPoint : 1
        let across = (map.a * map.a + map.b * map.b).squareRoot() * density
        let down = (map.c * map.c + map.d * map.d).squareRoot() * density
        return parts.reduce(0) {
            max($0, $1.destination.width / $1.source.width * across, $1.destination.height / $1.source.height * down)
        }
    }

    private func draw(_ image: Image, _ decoded: DecodedImage, _ part: Image.Part) {
        let side = Double(1 << decoded.shift)
        let place = part.destination
        let isWhole = part.source == Rect(0, 0, Double(image.content.width), Double(image.content.height))
        let source = Rect(part.source.x / side, part.source.y / side, part.source.width / side, part.source.height / side)
        guard let piece = isWhole ? decoded.surface : decoded.surface.part(source) else { return }
        // The last pixels of a whole picture that is reduced may lie partly outside it.
        let across = place.width / (isWhole ? source.width : Double(piece.width))
        let down = place.height / (isWhole ? source.height : Double(piece.height))
        guard Transform.scale(across, down).followed(by: context.transform).inverse != nil else { return }
        cairo_save(context)
        defer { cairo_restore(context) }
        cairo_rectangle(context, place.x, place.y, place.width, place.height)
        cairo_clip(context)
        cairo_translate(context, place.x, place.y)
        cairo_scale(context, across, down)
        cairo_set_source_surface(context, piece.pointer, 0, 0)
        let pattern = cairo_get_source(context)
        // Padding keeps the edges from fading; a PDF reader does so by itself.
        cairo_pattern_set_extend(pattern, isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(context.transform))
        cairo_paint_with_alpha(context, opacity)
        // A part shares the pixels of the surface.
        withExtendedLifetime(decoded.surface) {}
    }

    /// Exact copies need none, smaller pictures the best one.
    private func filter(_ pixelToDevice: Transform) -> cairo_filter_t {
        if pixelToDevice.isAxisAligned, abs(pixelToDevice.a - 1) < 1e-6, abs(pixelToDevice.d - 1) < 1e-6,
            pixelToDevice.tx == pixelToDevice.tx.rounded(), pixelToDevice.ty == pixelToDevice.ty.rounded()
        {
            return CAIRO_FILTER_NEAREST
        }
        return pixelToDevice.meanScale < 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}

/// How much memory the pictures on a page of PDF take. Cairo holds them all, and compresses 20 to 30 MB a second of them.
struct PagePictures {
    /// Pictures are reduced to twice as many dots at most: 288 to 576 an inch.
    static let dotsPerPoint = 4.0
    private static let mostBytes = 32 << 20

    private struct Key: Hashable {
        let content: ImageContent
        let shift: Int
    }

    private var known: Set<Key> = []
    private var bytes = 0

    /// The size in which a picture has room on the page: the one that is wished for, or a smaller one. Half of what is left is kept for
    /// those that follow.
    ///
    /// - Parameter isWhole: false where it is drawn in parts, each of which is kept.
    mutating func add(_ content: ImageContent, shift wished: Int, isWhole: Bool) throws(ImageError) -> Int {
        for shift in wished...ImageHeader.mostShift {
            let key = Key(content: content, shift: shift)
            let size = content.header.reduced(shift: shift)
            if isWhole, known.contains(key) { return shift }
            let needed = 4 * size.width * size.height
            let left = PagePictures.mostBytes - bytes
            guard needed <= (shift == ImageHeader.mostShift ? left : left / 2) else { continue }
            bytes += needed
            known.insert(key)
            return shift
        }
        throw .tooCostly("the pictures of a PDF page take more than \(PagePictures.mostBytes >> 20) MiB of memory")
    }
}

extension Surface {
    /// A part, its edges rounded to whole pixels. It shares the pixels of this surface, which must outlive it.
    fileprivate func part(_ rect: Rect) -> Surface? {
        let left = Numbers.cleanCount(rect.x.rounded(), 0...max(0, width - 1))
        let top = Numbers.cleanCount(rect.y.rounded(), 0...max(0, height - 1))
        let right = Numbers.cleanCount(rect.maxX.rounded(), left + 1...max(left + 1, width))
        let bottom = Numbers.cleanCount(rect.maxY.rounded(), top + 1...max(top + 1, height))
        guard let pixels,
            let part = cairo_image_surface_create_for_data(
                pixels + top * stride + left * 4, cairo_image_surface_get_format(pointer), Int32(right - left), Int32(bottom - top),
                Int32(stride))
        else { return nil }
        return Surface(owning: part)
    }
}
