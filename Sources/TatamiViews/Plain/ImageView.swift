import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// A view that shows a picture. Its natural size is that of the picture, in points.
open class ImageView: View {
    /// The picture; nil for none. A picture of another size triggers a layout.
    public var image: Image? {
        didSet { if image?.size != oldValue?.size { contentChanged() } else { lookChanged() } }
    }
    /// How the picture is fitted into the view. The default is `scaleToFill`.
    public var contentMode = ContentMode.scaleToFill { didSet { if contentMode != oldValue { lookChanged() } } }

    /// Creates a view of a picture.
    public init(_ image: Image? = nil) {
        self.image = image
        super.init()
    }

    /// Sets how the picture is fitted into the view, and returns the view.
    public func contentMode(_ mode: ContentMode) -> Self {
        contentMode = mode
        return self
    }

    open override func measure(_ proposal: Proposal) -> Size { image?.size ?? .zero }

    open override var ownRole: AccessibilityRole { .image }

    open override var contentKind: ContentKind { ContentKind("picture", [("image", nil)]) }

    override var drawsContent: Bool { image != nil }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let image else { return }
        let rect = contentMode.rect(of: image.size, in: bounds)
        let isCut = rect.x < bounds.x || rect.y < bounds.y || rect.maxX > bounds.maxX || rect.maxY > bounds.maxY
        let isRounded = cornerRadius > 0
        if isCut || isRounded { list.pushClip(.rect(bounds, cornerRadii())) }
        list.image(image, in: rect)
        if isCut || isRounded { list.pop() }
    }
}
