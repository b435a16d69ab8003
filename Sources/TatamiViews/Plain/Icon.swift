import TatamiDrawing
import TatamiGeometry
import TatamiLayout

/// A view that shows an icon of Tatami's own set: `Icon(.search)`.
///
/// An icon is decoration for assistive technology unless it has an `accessibilityLabel`. Icons that point along the reading direction are
/// mirrored from right to left.
open class Icon: View {
    /// The icon; nil for an empty square.
    public var name: IconName? { didSet { if name != oldValue { lookChanged() } } }
    /// The side of the icon's square, in points. The default is 24. In a smaller view the icon is smaller; a larger view centers it.
    public var size: Double { didSet { if size != oldValue { contentChanged() } } }
    /// The color of the lines. The default is the theme's color of text.
    public var color: Color {
        get { ownColor ?? theme.color(.text) }
        set { ownColor = newValue }
    }
    package var ownColor: Color? { didSet { if ownColor != oldValue { lookChanged() } } }
    /// The width of the lines, in points, whatever the size. The default is 1.5, and 2 for icons of 28 points and more.
    public var strokeWidth: Double {
        get { ownStrokeWidth ?? (size < 28 ? 1.5 : 2) }
        set { ownStrokeWidth = newValue }
    }
    package var ownStrokeWidth: Double? { didSet { if ownStrokeWidth != oldValue { lookChanged() } } }

    /// Creates a view of an icon in a square of `size` points.
    public init(_ name: IconName? = nil, size: Double = 24) {
        self.name = name
        self.size = size
        super.init()
    }

    /// Sets the side of the icon's square, in points, and returns the view.
    public func size(_ size: Double) -> Self {
        self.size = size
        return self
    }
    /// Sets the color of the lines, and returns the view.
    public func color(_ color: Color) -> Self {
        self.color = color
        return self
    }
    /// Sets the width of the lines, in points, and returns the view.
    public func strokeWidth(_ width: Double) -> Self {
        strokeWidth = width
        return self
    }

    open override func measure(_ proposal: Proposal) -> Size { Size(Numbers.cleanLength(size), Numbers.cleanLength(size)) }

    open override var ownRole: AccessibilityRole { accessibilityLabel == nil ? .group : .image }

    open override var contentKind: ContentKind { ContentKind("icon", [("size", .number(size))]) }

    override var drawsContent: Bool { name != nil && size > 0 }

    /// The lines as they were placed last, and where.
    private var placed: (key: Placement, path: Path)?

    private struct Placement: Equatable {
        let name: IconName
        let map: Transform
    }

    open override func draw(_ list: inout DisplayList, in bounds: Rect) {
        guard let name else { return }
        let side = min(Numbers.cleanLength(size), bounds.width, bounds.height)
        guard side > 0 else { return }
        let grid = environment?.grid ?? PixelGrid(scale: 1)
        let origin = Point(grid.snap(bounds.center.x - side / 2), grid.snap(bounds.center.y - side / 2))
        let scale = side / IconName.gridSide
        let isMirrored = name.isDirectional && layoutDirection == .rightToLeft
        let map = Transform(
            a: isMirrored ? -scale : scale, b: 0, c: 0, d: scale, tx: isMirrored ? origin.x + side : origin.x, ty: origin.y)
        let path = path(Placement(name: name, map: map))
        if name.isFilled { list.fill(.path(path), .color(color)) }
        list.stroke(path, Stroke(color, width: strokeWidth, cap: .round, join: .round))
    }
    private func path(_ key: Placement) -> Path {
        if let placed, placed.key == key { return placed.path }
        let path = key.name.path.applying(key.map)
        placed = (key, path)
        return path
    }
}
