import TatamiDrawing
import TatamiGeometry

/// Writes display lists as SVG files whose text remains text.
///
/// The text engine breaks and places the lines, so a viewer with the same fonts shows the same picture. (Cairo's own SVG has outlines
/// instead of text.)
public final class SVGWriter {
    private let resources: RenderResources
    private let encoder = PNGEncoder()

    /// Makes a writer that sets text with `engine`.
    public init(_ engine: PangoTextEngine) { resources = RenderResources(engine) }

    /// The function that is called once for each image that cannot be decoded, or that is damaged and embedded nevertheless.
    ///
    /// Images that a loader has verified are not reported again.
    public var onImageFault: ((ImageFault) -> Void)? {
        get { resources.onImageFault }
        set { resources.onImageFault = newValue }
    }

    /// Returns an SVG file of `list`, `size` points wide and high. One point is one CSS pixel.
    ///
    /// - Throws: `RenderError` for an image in the list that cannot be decoded. Other images are embedded unchanged, except CMYK and raw
    ///   pixels, which become PNG files.
    public func svg(of list: DisplayList, size: Size, background: Color = .clear) throws(RenderError) -> String {
        let width = Numbers.cleanLength(size.width)
        let height = Numbers.cleanLength(size.height)
        var page = SVGPage(resources, encoder)
        page.begin(width: width, height: height)
        if background.alpha > 0 { page.fill(.rect(Rect(0, 0, width, height)), .color(background)) }
        for command in list.commands { try page.add(command) }
        return page.end()
    }
}
