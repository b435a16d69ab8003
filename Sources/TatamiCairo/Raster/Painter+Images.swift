import CCairo
import TatamiDrawing
import TatamiGeometry

extension Painter {
    /// Images up to this size are decoded once for all sizes in which they are drawn.
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

    /// Returns the image in its own size or, if that is large, in a half, a quarter or an eighth: the smallest that has two pixels for
    /// each pixel drawn.
    private mutating func decoded(_ content: ImageContent, _ parts: [Image.Part]) throws(ImageError) -> DecodedImage {
        let enlargement = enlargement(of: parts)
        let isSmall = content.header.bytes(shift: 0) <= Painter.smallImageBytes
        let wished = isSmall ? 0 : (0...ImageHeader.mostShift).last { enlargement * Double(1 << $0) <= 0.5 } ?? 0
        guard var shift = content.header.shift(from: wished) else { throw .tooCostly("decoding it takes too much memory") }
        if isVector { shift = try page.add(content, shift: shift, isWhole: parts.count == 1) }
        return try resources.image(content, shift: shift)
    }

    /// Returns the device pixels per pixel of the image, for the part and the axis where they are the most.
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
        // The last pixels of a whole image that is reduced may lie partly outside it.
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
        // Padding keeps the edges from fading; a PDF reader does that itself.
        cairo_pattern_set_extend(pattern, isVector ? CAIRO_EXTEND_NONE : CAIRO_EXTEND_PAD)
        cairo_pattern_set_filter(pattern, filter(context.transform))
        cairo_paint_with_alpha(context, opacity)
        // A part shares the pixels of the surface.
        withExtendedLifetime(decoded.surface) {}
    }

    /// Returns the filter for a scale: none for exact copies, the best one for smaller images.
    private func filter(_ pixelToDevice: Transform) -> cairo_filter_t {
        if pixelToDevice.isAxisAligned, abs(pixelToDevice.a - 1) < 1e-6, abs(pixelToDevice.d - 1) < 1e-6,
            pixelToDevice.tx == pixelToDevice.tx.rounded(), pixelToDevice.ty == pixelToDevice.ty.rounded()
        {
            return CAIRO_FILTER_NEAREST
        }
        return pixelToDevice.meanScale < 1 ? CAIRO_FILTER_GOOD : CAIRO_FILTER_BILINEAR
    }
}

/// Counts the memory of the images on a page of PDF. Cairo holds them all, and compresses 20 to 30 MB of them a second.
struct PagePictures {
    /// The dots per point of a page. Images are reduced to at most twice as many: 288 to 576 an inch.
    static let dotsPerPoint = 4.0
    private static let mostBytes = 32 << 20

    private struct Key: Hashable {
        let content: ImageContent
        let shift: Int
    }

    private var known: Set<Key> = []
    private var bytes = 0

    /// Returns the size in which an image has room on the page: the wished one or a smaller one. Half of the room left is kept for the
    /// images that follow.
    ///
    /// - Parameters:
    ///   - content: The image.
    ///   - wished: The shift of the wished size: the sides are divided by 2 to this power.
    ///   - isWhole: False if the image is drawn in parts, since each part is kept.
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
    /// Returns a part with its edges rounded to whole pixels. It shares the pixels of this surface, which must outlive it.
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
