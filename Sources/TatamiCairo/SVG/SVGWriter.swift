import TatamiDrawing
import TatamiGeometry

/// Writes display lists as SVG files whose text is text: lines are broken and placed by the text engine, so a viewer with the same
/// fonts shows the same picture. (Cairo's own SVG has no text, only outlines.)
public final class SVGWriter {
    private let resources: RenderResources
    private let encoder = PNGEncoder()

    public init(_ engine: PangoTextEngine) { resources = RenderResources(engine) }

    /// Called once for each picture that cannot be decoded, or is damaged and is embedded all the same, but for those that a loader has
    /// verified.
    public var onImageFault: ((ImageFault) -> Void)? {
        get { resources.onImageFault }
        set { resources.onImageFault = newValue }
    }

    /// An SVG file of `list`, `size` points wide and high; one point is one CSS pixel.
    ///
    /// - Throws: `RenderError` for a picture in the list that cannot be decoded. The others are embedded as they are, CMYK as PNG.
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
