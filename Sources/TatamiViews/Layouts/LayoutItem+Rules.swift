import TatamiGeometry
import TatamiLayout

/// The rules of an item, one at a time or in pairs. They read and write `style`.
extension LayoutItem {
    /// The width, in points, whatever content, minimum and maximum are; nil if these decide.
    public var fixedWidth: Double? {
        get { style.fixedWidth }
        set { style.fixedWidth = newValue }
    }
    /// The height, in points, whatever content, minimum and maximum are; nil if these decide.
    public var fixedHeight: Double? {
        get { style.fixedHeight }
        set { style.fixedHeight = newValue }
    }
    /// The fixed width and height, in points; nil unless both are set.
    public var fixedSize: Size? {
        get {
            guard let width = fixedWidth, let height = fixedHeight else { return nil }
            return Size(width, height)
        }
        set { (style.fixedWidth, style.fixedHeight) = (newValue?.width, newValue?.height) }
    }
    /// The smallest width, in points. It takes precedence over `maxWidth`.
    public var minWidth: Double {
        get { style.minWidth }
        set { style.minWidth = newValue }
    }
    /// The smallest height, in points. It takes precedence over `maxHeight`.
    public var minHeight: Double {
        get { style.minHeight }
        set { style.minHeight = newValue }
    }
    /// The smallest width and height, in points.
    public var minSize: Size {
        get { Size(minWidth, minHeight) }
        set { (style.minWidth, style.minHeight) = (newValue.width, newValue.height) }
    }
    /// The largest width, in points; nil for none.
    public var maxWidth: Double? {
        get { style.maxWidth }
        set { style.maxWidth = newValue }
    }
    /// The largest height, in points; nil for none.
    public var maxHeight: Double? {
        get { style.maxHeight }
        set { style.maxHeight = newValue }
    }
    /// The largest width and height, in points; nil unless both are set.
    public var maxSize: Size? {
        get {
            guard let width = maxWidth, let height = maxHeight else { return nil }
            return Size(width, height)
        }
        set { (style.maxWidth, style.maxHeight) = (newValue?.width, newValue?.height) }
    }
    /// The points added to the width of the content, before minimum and maximum apply.
    public var widthAdjustment: Double {
        get { style.widthAdjustment }
        set { style.widthAdjustment = newValue }
    }
    /// The points added to the height of the content, before minimum and maximum apply.
    public var heightAdjustment: Double {
        get { style.heightAdjustment }
        set { style.heightAdjustment = newValue }
    }
    /// The points added to the size of the content, before minimum and maximum apply.
    public var sizeAdjustment: Size {
        get { Size(widthAdjustment, heightAdjustment) }
        set { (style.widthAdjustment, style.heightAdjustment) = (newValue.width, newValue.height) }
    }
    /// Whether the width of the content counts as 0. With a stretch weight the item grows from 0.
    public var ignoresWidth: Bool {
        get { style.ignoresWidth }
        set { style.ignoresWidth = newValue }
    }
    /// Whether the height of the content counts as 0. With a stretch weight the item grows from 0.
    public var ignoresHeight: Bool {
        get { style.ignoresHeight }
        set { style.ignoresHeight = newValue }
    }
    /// Whether both lengths of the content count as 0. Setting it sets both.
    public var ignoresSize: Bool {
        get { ignoresWidth && ignoresHeight }
        set { (style.ignoresWidth, style.ignoresHeight) = (newValue, newValue) }
    }
    /// The weight by which the item takes extra width and gives up width in a shortage; 0 if it does neither.
    public var horizontalStretch: Double {
        get { style.horizontalStretch }
        set { style.horizontalStretch = newValue }
    }
    /// The weight by which the item takes extra height and gives up height in a shortage; 0 if it does neither.
    public var verticalStretch: Double {
        get { style.verticalStretch }
        set { style.verticalStretch = newValue }
    }
    /// The horizontal alignment in the room that the layout gives the item; nil for the layout's default.
    public var horizontalAlignment: HorizontalAlignment? {
        get { style.horizontalAlignment }
        set { style.horizontalAlignment = newValue }
    }
    /// The vertical alignment in the room that the layout gives the item; nil for the layout's default.
    public var verticalAlignment: VerticalAlignment? {
        get { style.verticalAlignment }
        set { style.verticalAlignment = newValue }
    }
    /// The distances to what stands around the item, in points. A collapsed item has none.
    public var margin: Insets {
        get { style.margin }
        set { style.margin = newValue }
    }
    /// Whether the item is shown and whether it takes room.
    public var visibility: Visibility {
        get { style.visibility }
        set { style.visibility = newValue }
    }
    /// The distance by which the placed frame is moved, in points; mirrored in a layout from right to left. Other items do not follow it.
    public var offset: Point {
        get { style.offset }
        set { style.offset = newValue }
    }
    /// The points added to the gap before the item along its layout's axis. The first item has no such gap.
    public var spacingBefore: Double {
        get { style.spacingBefore }
        set { style.spacingBefore = newValue }
    }
    /// The points added to the gap after the item along its layout's axis. The last item has no such gap.
    public var spacingAfter: Double {
        get { style.spacingAfter }
        set { style.spacingAfter = newValue }
    }
    /// The width divided by the height; nil for none. Values outside of 1e-6...1e6 are ignored.
    ///
    /// The height follows the width; the width follows the height only if the height is fixed.
    public var aspectRatio: Double? {
        get { style.aspectRatio }
        set { style.aspectRatio = newValue }
    }
}

/// Lengths that are fractions of the room in the container: 0.5 is half of it. They apply beside those in points; the stricter one counts.
///
/// They take effect when the container places its items, and count as unset while it measures them; see ``LengthFractions``.
extension LayoutItem {
    /// The width as a fraction of the room in the container; nil for none.
    public var fixedWidthFraction: Double? {
        get { style.fixedWidthFraction }
        set { style.fixedWidthFraction = newValue }
    }
    /// The height as a fraction of the room in the container; nil for none.
    public var fixedHeightFraction: Double? {
        get { style.fixedHeightFraction }
        set { style.fixedHeightFraction = newValue }
    }
    /// The smallest width as a fraction of the room in the container; nil for none.
    public var minWidthFraction: Double? {
        get { style.minWidthFraction }
        set { style.minWidthFraction = newValue }
    }
    /// The smallest height as a fraction of the room in the container; nil for none.
    public var minHeightFraction: Double? {
        get { style.minHeightFraction }
        set { style.minHeightFraction = newValue }
    }
    /// The largest width as a fraction of the room in the container; nil for none.
    public var maxWidthFraction: Double? {
        get { style.maxWidthFraction }
        set { style.maxWidthFraction = newValue }
    }
    /// The largest height as a fraction of the room in the container; nil for none.
    public var maxHeightFraction: Double? {
        get { style.maxHeightFraction }
        set { style.maxHeightFraction = newValue }
    }
}

/// The place of an item in a grid or among tiles.
extension LayoutItem {
    /// The first column of a grid that the item covers, from 0; nil if the grid's insertion order decides.
    public var column: Int? {
        get { style.cell.column }
        set { style.cell.column = newValue }
    }
    /// The first row of a grid that the item covers, from 0; nil if the grid's insertion order decides.
    public var row: Int? {
        get { style.cell.row }
        set { style.cell.row = newValue }
    }
    /// The number of columns, or of tile units across, that the item covers; at least 1.
    public var columnSpan: Int {
        get { style.cell.columnSpan }
        set { style.cell.columnSpan = newValue }
    }
    /// The number of rows, or of tile units down, that the item covers; at least 1.
    public var rowSpan: Int {
        get { style.cell.rowSpan }
        set { style.cell.rowSpan = newValue }
    }
    /// Whether the item takes a whole line of tiles.
    public var isSeparator: Bool {
        get { style.cell.isSeparator }
        set { style.cell.isSeparator = newValue }
    }
}

/// The rules for a relative layout. An item's edges are those of its frame with its margin. A layout from right to left mirrors all rules.
extension LayoutItem {
    /// The rule for the left edge; for the right one in a layout from right to left.
    public var left: EdgeRule<SiblingReference> {
        get { rules.left }
        set { rules.left = newValue }
    }
    /// The rule for the right edge; for the left one in a layout from right to left.
    public var right: EdgeRule<SiblingReference> {
        get { rules.right }
        set { rules.right = newValue }
    }
    /// The rule for the top edge.
    public var top: EdgeRule<SiblingReference> {
        get { rules.top }
        set { rules.top = newValue }
    }
    /// The rule for the bottom edge.
    public var bottom: EdgeRule<SiblingReference> {
        get { rules.bottom }
        set { rules.bottom = newValue }
    }
    /// The rule for the width.
    public var width: LengthRule<SiblingReference> {
        get { rules.width }
        set { rules.width = newValue }
    }
    /// The rule for the height.
    public var height: LengthRule<SiblingReference> {
        get { rules.height }
        set { rules.height = newValue }
    }
}
