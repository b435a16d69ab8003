import TatamiGeometry

/// What every container says, whatever its layout.
@frozen public struct BoxStyle: Hashable, Sendable {
    /// Distances from the container's edges to its content.
    public var padding = Insets.zero
    /// The alignment of the items that name none. nil = centre.
    public var horizontalAlignment: HorizontalAlignment?
    public var verticalAlignment: VerticalAlignment?
    public var overflow = Overflow.visible

    @inlinable public init() {}

    /// True where every number is harmless already.
    var isClean: Bool {
        Numbers.isClean(padding.top) && Numbers.isClean(padding.leading) && Numbers.isClean(padding.bottom)
            && Numbers.isClean(padding.trailing)
    }

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

    /// The same as fields of a style that has a box.
    static func dumpFields<Style>(at box: WritableKeyPath<Style, BoxStyle> & Sendable) -> [DumpField<Style>] {
        dumpFields.map { DumpField($0, of: box) }
    }
}
