import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A thin line between two parts. It is decoration for assistive technology.
open class Divider: View {
    /// The axis of the line. The default is horizontal.
    public var axis: Axis { didSet { if axis != oldValue { contentChanged() } } }

    /// Creates a line.
    public init(_ axis: Axis = .horizontal) {
        self.axis = axis
        super.init()
        accessibilityHidden = true
    }

    open override var contentKind: ContentKind { ContentKind("divider") }

    /// A point across the line. Along it the line takes what the layout gives: stretch it.
    open override func measure(_ proposal: Proposal) -> Size { Size(1, 1) }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let isHorizontal = axis == .horizontal
        let rect =
            isHorizontal
            ? Rect(bounds.x, bounds.center.y - 0.5, bounds.width, 1) : Rect(bounds.center.x - 0.5, bounds.y, 1, bounds.height)
        list.fill((environment?.grid ?? PixelGrid()).snap(rect), theme.color(.borderSubtle))
    }

    open override var ownRole: AccessibilityRole { .separator }
}
