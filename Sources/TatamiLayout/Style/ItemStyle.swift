import TatamiGeometry

/// What a child says about itself to its container.
@frozen public struct ItemStyle: Hashable, Sendable {
    public var horizontal = AxisItem()
    public var vertical = AxisItem()
    /// Added to the placed frame, mirrored right to left. Siblings and measuring never see it.
    public var offset = Point.zero
    /// Added to the gap before the item on its layout's axis; counts for nothing on the first one.
    public var spacingBefore = 0.0
    /// Added to the gap after the item on its layout's axis; counts for nothing on the last one.
    public var spacingAfter = 0.0
    /// Width / height. Height follows width; width follows height only where the height is fixed.
    public var aspectRatio: Double?
    public var visibility = Visibility.visible
    /// Its cell in a grid, its units as a tile.
    public var cell = CellPlace()

    @inlinable public init() {}

    /// What is said along `axis`.
    @inlinable public subscript(axis: Axis) -> AxisItem {
        get { axis == .horizontal ? horizontal : vertical }
        _modify {
            if axis == .horizontal { yield &horizontal } else { yield &vertical }
        }
    }

    /// True where the columns cannot hold all that is said: the whole style is then kept in a side table.
    @inline(__always) var hasRareParts: Bool {
        offset != .zero || spacingBefore != 0 || spacingAfter != 0 || aspectRatio != nil
            || horizontal.hasRareParts || vertical.hasRareParts || !cell.saysNothing
    }

    /// True where every number is harmless already.
    @inline(__always) var isClean: Bool {
        horizontal.isClean && vertical.isClean && Numbers.isClean(offset.x) && Numbers.isClean(offset.y)
            && Numbers.isClean(spacingBefore) && Numbers.isClean(spacingAfter) && Self.isRatio(aspectRatio ?? 1)
            && cell.isClean
    }

    /// Others count for nothing.
    public static let aspectRatios = 1e-6...1e6

    private static func isRatio(_ ratio: Double) -> Bool { aspectRatios.contains(ratio) }

    func cleaned() -> ItemStyle {
        var style = self
        style.horizontal = horizontal.cleaned()
        style.vertical = vertical.cleaned()
        style.offset = Point(Numbers.clean(offset.x), Numbers.clean(offset.y))
        style.spacingBefore = Numbers.clean(spacingBefore)
        style.spacingAfter = Numbers.clean(spacingAfter)
        style.aspectRatio = aspectRatio.flatMap { Self.isRatio($0) ? $0 : nil }
        style.cell = cell.cleaned()
        return style
    }
}

extension ItemStyle {
    @inlinable public var fixedWidth: Double? {
        get { horizontal.fixed }
        set { horizontal.fixed = newValue }
    }
    @inlinable public var fixedHeight: Double? {
        get { vertical.fixed }
        set { vertical.fixed = newValue }
    }
    @inlinable public var minWidth: Double {
        get { horizontal.minimum }
        set { horizontal.minimum = newValue }
    }
    @inlinable public var minHeight: Double {
        get { vertical.minimum }
        set { vertical.minimum = newValue }
    }
    @inlinable public var maxWidth: Double? {
        get { horizontal.maximum }
        set { horizontal.maximum = newValue }
    }
    @inlinable public var maxHeight: Double? {
        get { vertical.maximum }
        set { vertical.maximum = newValue }
    }
    @inlinable public var widthAdjustment: Double {
        get { horizontal.adjustment }
        set { horizontal.adjustment = newValue }
    }
    @inlinable public var heightAdjustment: Double {
        get { vertical.adjustment }
        set { vertical.adjustment = newValue }
    }
    @inlinable public var ignoresWidth: Bool {
        get { horizontal.ignoresContent }
        set { horizontal.ignoresContent = newValue }
    }
    @inlinable public var ignoresHeight: Bool {
        get { vertical.ignoresContent }
        set { vertical.ignoresContent = newValue }
    }
    @inlinable public var horizontalStretch: Double {
        get { horizontal.stretch }
        set { horizontal.stretch = newValue }
    }
    @inlinable public var verticalStretch: Double {
        get { vertical.stretch }
        set { vertical.stretch = newValue }
    }
    @inlinable public var horizontalAlignment: HorizontalAlignment? {
        get { horizontal.alignment.horizontal }
        set { horizontal.alignment = AxisAlignment(newValue) }
    }
    @inlinable public var verticalAlignment: VerticalAlignment? {
        get { vertical.alignment.vertical }
        set { vertical.alignment = AxisAlignment(newValue) }
    }
    /// Distances to what stands around the item; they collapse with it.
    @inlinable public var margin: Insets {
        get {
            Insets(
                top: vertical.marginStart, leading: horizontal.marginStart, bottom: vertical.marginEnd,
                trailing: horizontal.marginEnd)
        }
        set {
            (vertical.marginStart, vertical.marginEnd) = (newValue.top, newValue.bottom)
            (horizontal.marginStart, horizontal.marginEnd) = (newValue.leading, newValue.trailing)
        }
    }
}

extension ItemStyle: DumpedStyle {
    static let fresh = ItemStyle()
    static let dumpFields: [DumpField<ItemStyle>] = [
        DumpField("fixedWidth", \.fixedWidth), DumpField("fixedHeight", \.fixedHeight),
        DumpField("minWidth", \.minWidth), DumpField("minHeight", \.minHeight),
        DumpField("maxWidth", \.maxWidth), DumpField("maxHeight", \.maxHeight),
        DumpField("widthAdjustment", \.widthAdjustment), DumpField("heightAdjustment", \.heightAdjustment),
        DumpField("ignoresWidth", \.ignoresWidth), DumpField("ignoresHeight", \.ignoresHeight),
        DumpField("horizontalStretch", \.horizontalStretch), DumpField("verticalStretch", \.verticalStretch),
        DumpField("horizontalAlignment", \.horizontal.alignment), DumpField("verticalAlignment", \.vertical.alignment),
        DumpField("margin", \.margin), DumpField("offset", \.offset),
        DumpField("spacingBefore", \.spacingBefore), DumpField("spacingAfter", \.spacingAfter),
        DumpField("aspectRatio", \.aspectRatio), DumpField("visibility", \.visibility),
        DumpField("column", \.cell.column), DumpField("row", \.cell.row),
        DumpField("columnSpan", \.cell.columnSpan), DumpField("rowSpan", \.cell.rowSpan),
        DumpField("isSeparator", \.cell.isSeparator),
    ]
}
