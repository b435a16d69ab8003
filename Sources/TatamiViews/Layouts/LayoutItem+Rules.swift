import TatamiGeometry
import TatamiLayout

/// The rules of an item by name, one at a time or in pairs.
extension LayoutItem {
    public var fixedWidth: Double? {
        get { style.fixedWidth }
        set { style.fixedWidth = newValue }
    }
    public var fixedHeight: Double? {
        get { style.fixedHeight }
        set { style.fixedHeight = newValue }
    }
    public var fixedSize: Size? {
        get {
            guard let width = fixedWidth, let height = fixedHeight else { return nil }
            return Size(width, height)
        }
        set { (style.fixedWidth, style.fixedHeight) = (newValue?.width, newValue?.height) }
    }
    public var minWidth: Double {
        get { style.minWidth }
        set { style.minWidth = newValue }
    }
    public var minHeight: Double {
        get { style.minHeight }
        set { style.minHeight = newValue }
    }
    public var minSize: Size {
        get { Size(minWidth, minHeight) }
        set { (style.minWidth, style.minHeight) = (newValue.width, newValue.height) }
    }
    public var maxWidth: Double? {
        get { style.maxWidth }
        set { style.maxWidth = newValue }
    }
    public var maxHeight: Double? {
        get { style.maxHeight }
        set { style.maxHeight = newValue }
    }
    public var maxSize: Size? {
        get {
            guard let width = maxWidth, let height = maxHeight else { return nil }
            return Size(width, height)
        }
        set { (style.maxWidth, style.maxHeight) = (newValue?.width, newValue?.height) }
    }
    public var widthAdjustment: Double {
        get { style.widthAdjustment }
        set { style.widthAdjustment = newValue }
    }
    public var heightAdjustment: Double {
        get { style.heightAdjustment }
        set { style.heightAdjustment = newValue }
    }
    public var sizeAdjustment: Size {
        get { Size(widthAdjustment, heightAdjustment) }
        set { (style.widthAdjustment, style.heightAdjustment) = (newValue.width, newValue.height) }
    }
    public var ignoresWidth: Bool {
        get { style.ignoresWidth }
        set { style.ignoresWidth = newValue }
    }
    public var ignoresHeight: Bool {
        get { style.ignoresHeight }
        set { style.ignoresHeight = newValue }
    }
    public var ignoresSize: Bool {
        get { ignoresWidth && ignoresHeight }
        set { (style.ignoresWidth, style.ignoresHeight) = (newValue, newValue) }
    }
    public var horizontalStretch: Double {
        get { style.horizontalStretch }
        set { style.horizontalStretch = newValue }
    }
    public var verticalStretch: Double {
        get { style.verticalStretch }
        set { style.verticalStretch = newValue }
    }
    public var horizontalAlignment: HorizontalAlignment? {
        get { style.horizontalAlignment }
        set { style.horizontalAlignment = newValue }
    }
    public var verticalAlignment: VerticalAlignment? {
        get { style.verticalAlignment }
        set { style.verticalAlignment = newValue }
    }
    public var margin: Insets {
        get { style.margin }
        set { style.margin = newValue }
    }
    public var visibility: Visibility {
        get { style.visibility }
        set { style.visibility = newValue }
    }
    public var offset: Point {
        get { style.offset }
        set { style.offset = newValue }
    }
    public var spacingBefore: Double {
        get { style.spacingBefore }
        set { style.spacingBefore = newValue }
    }
    public var spacingAfter: Double {
        get { style.spacingAfter }
        set { style.spacingAfter = newValue }
    }
    public var aspectRatio: Double? {
        get { style.aspectRatio }
        set { style.aspectRatio = newValue }
    }
}

/// Cells and tiles.
extension LayoutItem {
    /// The first column of a grid that the item covers, from 0; nil = by the grid's insertion order.
    public var column: Int? {
        get { style.cell.column }
        set { style.cell.column = newValue }
    }
    public var row: Int? {
        get { style.cell.row }
        set { style.cell.row = newValue }
    }
    public var columnSpan: Int {
        get { style.cell.columnSpan }
        set { style.cell.columnSpan = newValue }
    }
    public var rowSpan: Int {
        get { style.cell.rowSpan }
        set { style.cell.rowSpan = newValue }
    }
    /// The item takes a whole line of tiles.
    public var isSeparator: Bool {
        get { style.cell.isSeparator }
        set { style.cell.isSeparator = newValue }
    }
}

/// Rules of relative layouts. Edges are those of the frame with its margin; right to left mirrors them all.
extension LayoutItem {
    public var left: EdgeRule<SiblingReference> {
        get { rules.left }
        set { rules.left = newValue }
    }
    public var right: EdgeRule<SiblingReference> {
        get { rules.right }
        set { rules.right = newValue }
    }
    public var top: EdgeRule<SiblingReference> {
        get { rules.top }
        set { rules.top = newValue }
    }
    public var bottom: EdgeRule<SiblingReference> {
        get { rules.bottom }
        set { rules.bottom = newValue }
    }
    public var width: LengthRule<SiblingReference> {
        get { rules.width }
        set { rules.width = newValue }
    }
    public var height: LengthRule<SiblingReference> {
        get { rules.height }
        set { rules.height = newValue }
    }
}
