import TatamiGeometry

/// The rules by which a container sizes and places one of its items. All lengths are in points.
@frozen public struct ItemStyle: Hashable, Sendable {
    /// The rules along the horizontal axis.
    public var horizontal = AxisItem()
    /// The rules along the vertical axis.
    public var vertical = AxisItem()
    /// Moves the placed frame, mirrored for right to left. It does not affect siblings or measuring.
    public var offset = Point.zero
    /// A length added to the gap before the item on the axis of its layout. It has no effect on the first item.
    public var spacingBefore = 0.0
    /// A length added to the gap after the item on the axis of its layout. It has no effect on the last item.
    public var spacingAfter = 0.0
    /// The width divided by the height; nil means none. The height follows the width; the width follows the height only if that is fixed.
    public var aspectRatio: Double?
    /// Whether the item is drawn and whether it takes room.
    public var visibility = Visibility.visible
    /// The cell of the item in a grid, or its size in units as a tile.
    public var cell = CellPlace()

    /// Creates a style without any rules.
    @inlinable public init() {}

    /// The rules along `axis`.
    @inlinable public subscript(axis: Axis) -> AxisItem {
        @inline(__always) get { axis == .horizontal ? horizontal : vertical }
        @inline(__always) _modify {
            if axis == .horizontal { yield &horizontal } else { yield &vertical }
        }
    }

    /// True if the tree's columns cannot hold all the rules, so that the whole style is kept in a side table.
    @inline(__always) var hasRareParts: Bool {
        offset != .zero || spacingBefore != 0 || spacingAfter != 0 || aspectRatio != nil
            || horizontal.hasRareParts || vertical.hasRareParts || !cell.saysNothing
    }

    /// True if `cleaned()` would change nothing.
    @inline(__always) var isClean: Bool {
        horizontal.isClean && vertical.isClean && Numbers.isClean(offset.x) && Numbers.isClean(offset.y)
            && Numbers.isClean(spacingBefore) && Numbers.isClean(spacingAfter) && Self.isRatio(aspectRatio ?? 1)
            && cell.isClean
    }

    /// True if the style is clean and visible, and the tree's columns hold all of it. Most styles are; this is cheap to see.
    @inline(__always) var isPlain: Bool {
        let offsets = offset.x.bitPattern | offset.y.bitPattern | spacingBefore.bitPattern | spacingAfter.bitPattern
        return offsets == 0 && aspectRatio == nil && isVisible && cell.saysNothing && horizontal.isPlain
            && vertical.isPlain
    }

    @inline(__always) private var isVisible: Bool { if case .visible = visibility { true } else { false } }

    /// The valid aspect ratios; the layout ignores others.
    public static let aspectRatios = 1e-6...1e6

    private static func isRatio(_ ratio: Double) -> Bool { aspectRatios.contains(ratio) }

    /// Returns the style with valid numbers; an invalid aspect ratio becomes nil.
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
    /// The width whatever the content and other rules say; nil means that it is not fixed.
    @inlinable public var fixedWidth: Double? {
        get { horizontal.fixed }
        set { horizontal.fixed = newValue }
    }
    /// The height whatever the content and other rules say; nil means that it is not fixed.
    @inlinable public var fixedHeight: Double? {
        get { vertical.fixed }
        set { vertical.fixed = newValue }
    }
    /// The least width. It wins over `maxWidth`.
    @inlinable public var minWidth: Double {
        get { horizontal.minimum }
        set { horizontal.minimum = newValue }
    }
    /// The least height. It wins over `maxHeight`.
    @inlinable public var minHeight: Double {
        get { vertical.minimum }
        set { vertical.minimum = newValue }
    }
    /// The greatest width; nil means that there is none.
    @inlinable public var maxWidth: Double? {
        get { horizontal.maximum }
        set { horizontal.maximum = newValue }
    }
    /// The greatest height; nil means that there is none.
    @inlinable public var maxHeight: Double? {
        get { vertical.maximum }
        set { vertical.maximum = newValue }
    }
    /// A length added to the width of the content before the bounds apply. May be negative.
    @inlinable public var widthAdjustment: Double {
        get { horizontal.adjustment }
        set { horizontal.adjustment = newValue }
    }
    /// A length added to the height of the content before the bounds apply. May be negative.
    @inlinable public var heightAdjustment: Double {
        get { vertical.adjustment }
        set { vertical.adjustment = newValue }
    }
    /// True if the width counts as 0, whatever the other rules say; an item with a weight grows from 0.
    @inlinable public var ignoresWidth: Bool {
        get { horizontal.ignoresContent }
        set { horizontal.ignoresContent = newValue }
    }
    /// True if the height counts as 0, whatever the other rules say; an item with a weight grows from 0.
    @inlinable public var ignoresHeight: Bool {
        get { vertical.ignoresContent }
        set { vertical.ignoresContent = newValue }
    }
    /// The weight by which the item takes extra width and shrinks in a shortage; 0 means rigid.
    @inlinable public var horizontalStretch: Double {
        get { horizontal.stretch }
        set { horizontal.stretch = newValue }
    }
    /// The weight by which the item takes extra height and shrinks in a shortage; 0 means rigid.
    @inlinable public var verticalStretch: Double {
        get { vertical.stretch }
        set { vertical.stretch = newValue }
    }
    /// The horizontal alignment in the slot; nil means the alignment that the container gives its items.
    @inlinable public var horizontalAlignment: HorizontalAlignment? {
        get { horizontal.alignment.horizontal }
        set { horizontal.alignment = AxisAlignment(newValue) }
    }
    /// The vertical alignment in the slot; nil means the alignment that the container gives its items.
    @inlinable public var verticalAlignment: VerticalAlignment? {
        get { vertical.alignment.vertical }
        set { vertical.alignment = AxisAlignment(newValue) }
    }
    /// The distances kept free around the item. A collapsed item has none.
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
        DumpField("fixedWidthFraction", \.fixedWidthFraction), DumpField("fixedHeightFraction", \.fixedHeightFraction),
        DumpField("minWidthFraction", \.minWidthFraction), DumpField("minHeightFraction", \.minHeightFraction),
        DumpField("maxWidthFraction", \.maxWidthFraction), DumpField("maxHeightFraction", \.maxHeightFraction),
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
