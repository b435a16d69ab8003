import TatamiGeometry

/// The properties that every container has, whatever its layout.
@frozen public struct BoxStyle: Hashable, Sendable {
    /// The distances from the edges of the container to its content, in points.
    public var padding = Insets.zero
    /// The horizontal alignment of the items that set none; nil means centered.
    public var horizontalAlignment: HorizontalAlignment?
    /// The vertical alignment of the items that set none; nil means centered.
    public var verticalAlignment: VerticalAlignment?
    /// What happens to content that is larger than the container. The default shows it.
    public var overflow = Overflow.visible

    /// Creates a style without padding, with centered items and visible overflow.
    @inlinable public init() {}

    /// True if `cleaned()` would change nothing.
    @inline(__always) var isClean: Bool {
        Numbers.isClean(padding.top) && Numbers.isClean(padding.leading) && Numbers.isClean(padding.bottom)
            && Numbers.isClean(padding.trailing)
    }

    /// Returns the style with a padding of valid numbers: NaN becomes 0, and nothing is beyond ±1e7.
    func cleaned() -> BoxStyle {
        var style = self
        for edge in Edge.allCases { style.padding[edge] = Numbers.clean(padding[edge]) }
        return style
    }
}

extension BoxStyle: DumpedStyle {
    static let fresh = BoxStyle()
    static let dumpFields: [DumpField<BoxStyle>] = [
        DumpField("padding", \.padding), DumpField("itemsHorizontal", \.horizontalAlignment),
        DumpField("itemsVertical", \.verticalAlignment), DumpField("overflow", \.overflow),
    ]

    /// Returns the same fields for a style that contains a box style.
    static func dumpFields<Style>(at box: WritableKeyPath<Style, BoxStyle> & Sendable) -> [DumpField<Style>] {
        dumpFields.map { DumpField($0, of: box) }
    }
}
