import TatamiGeometry
import TatamiLayout

/// An entry of a layout builder: a view, a layout without a view, or an item with rules.
///
/// Rules chain in any order with the modifiers of the view or layout, and keep its type:
/// `Label("Name").stretch(.horizontal).font(.title).margin(8)` is a `Label`.
public protocol LayoutEntry: AnyObject {
    /// The item of the entry: a new one for a view or a layout, the item itself for an item.
    var layoutEntry: LayoutItem { get }

    /// Applies a rule to the item of the entry.
    ///
    /// An item changes at once. A view or a layout keeps the rule for the next item that is made for it in a layout, which takes over all
    /// kept rules; items that already hold it do not change.
    func addRule(_ rule: @escaping (LayoutItem) -> Void)
}

extension View: LayoutEntry {
    /// A new item that holds the view.
    public var layoutEntry: LayoutItem { LayoutItem(self) }
    /// Keeps a rule for the next item that is made for the view in a layout.
    public func addRule(_ rule: @escaping (LayoutItem) -> Void) { keptRules.append(rule) }
}

extension ItemLayout: LayoutEntry {
    /// A new item that holds the layout.
    public var layoutEntry: LayoutItem { LayoutItem(self) }
    /// Keeps a rule for the next item that is made for the layout.
    public func addRule(_ rule: @escaping (LayoutItem) -> Void) { keptRules.append(rule) }
}

extension LayoutItem: LayoutEntry {
    /// The item itself.
    public var layoutEntry: LayoutItem { self }
    /// Applies a rule to the item at once.
    public func addRule(_ rule: @escaping (LayoutItem) -> Void) { rule(self) }
}

/// Rules of items, to be chained: `name.stretch(.horizontal).minWidth(120)`.
extension LayoutEntry {
    private func saying(_ change: @escaping (inout ItemStyle) -> Void) -> Self {
        addRule { change(&$0.style) }
        return self
    }

    /// Sets the width, in points. It takes precedence over content, minimum and maximum.
    public func fixedWidth(_ width: Double) -> Self { saying { $0.fixedWidth = width } }
    /// Sets the height, in points. It takes precedence over content, minimum and maximum.
    public func fixedHeight(_ height: Double) -> Self { saying { $0.fixedHeight = height } }
    /// Sets width and height, in points. They take precedence over content, minimum and maximum.
    public func fixedSize(_ width: Double, _ height: Double) -> Self {
        saying { ($0.fixedWidth, $0.fixedHeight) = (width, height) }
    }
    /// Sets the smallest width, in points. It takes precedence over the maximum.
    public func minWidth(_ width: Double) -> Self { saying { $0.minWidth = width } }
    /// Sets the smallest height, in points. It takes precedence over the maximum.
    public func minHeight(_ height: Double) -> Self { saying { $0.minHeight = height } }
    /// Sets the smallest width and height, in points. They take precedence over the maximum.
    public func minSize(_ width: Double, _ height: Double) -> Self {
        saying { ($0.minWidth, $0.minHeight) = (width, height) }
    }
    /// Sets the largest width, in points.
    public func maxWidth(_ width: Double) -> Self { saying { $0.maxWidth = width } }
    /// Sets the largest height, in points.
    public func maxHeight(_ height: Double) -> Self { saying { $0.maxHeight = height } }
    /// Sets the largest width and height, in points.
    public func maxSize(_ width: Double, _ height: Double) -> Self {
        saying { ($0.maxWidth, $0.maxHeight) = (width, height) }
    }
    /// Sets the width to a fraction of the room in the container: 0.5 is half of it.
    public func fixedWidth(fraction: Double) -> Self { saying { $0.fixedWidthFraction = fraction } }
    /// Sets the height to a fraction of the room in the container: 0.5 is half of it.
    public func fixedHeight(fraction: Double) -> Self { saying { $0.fixedHeightFraction = fraction } }
    /// Sets the smallest width to a fraction of the room in the container: 0.5 is half of it.
    public func minWidth(fraction: Double) -> Self { saying { $0.minWidthFraction = fraction } }
    /// Sets the smallest height to a fraction of the room in the container: 0.5 is half of it.
    public func minHeight(fraction: Double) -> Self { saying { $0.minHeightFraction = fraction } }
    /// Sets the largest width to a fraction of the room in the container: 0.5 is half of it.
    public func maxWidth(fraction: Double) -> Self { saying { $0.maxWidthFraction = fraction } }
    /// Sets the largest height to a fraction of the room in the container: 0.5 is half of it.
    public func maxHeight(fraction: Double) -> Self { saying { $0.maxHeightFraction = fraction } }
    /// Adds points to the width of the content, before minimum and maximum apply. They may be negative.
    public func widthAdjustment(_ points: Double) -> Self { saying { $0.widthAdjustment = points } }
    /// Adds points to the height of the content, before minimum and maximum apply. They may be negative.
    public func heightAdjustment(_ points: Double) -> Self { saying { $0.heightAdjustment = points } }
    /// Adds points to the size of the content, before minimum and maximum apply. They may be negative.
    public func sizeAdjustment(_ width: Double, _ height: Double) -> Self {
        saying { ($0.widthAdjustment, $0.heightAdjustment) = (width, height) }
    }
    /// Makes the content's length along `axes` count as 0.
    public func ignoringContent(_ axes: AxisSet = .both) -> Self {
        saying { style in
            if axes.contains(.horizontal) { style.ignoresWidth = true }
            if axes.contains(.vertical) { style.ignoresHeight = true }
        }
    }
    /// Gives the item a share of extra room along `axes`, by `weight`.
    public func stretch(_ axes: AxisSet = .both, weight: Double = 1) -> Self {
        saying { style in
            if axes.contains(.horizontal) { style.horizontalStretch = weight }
            if axes.contains(.vertical) { style.verticalStretch = weight }
        }
    }
    /// Sets the distances to what stands around the item, in points.
    public func margin(_ insets: Insets) -> Self { saying { $0.margin = insets } }
    /// Sets the distance at one edge, in points; those at the other edges stay.
    public func margin(_ edge: Edge, _ distance: Double) -> Self { saying { $0.margin[edge] = distance } }
    /// Sets the horizontal alignment in the room that the layout gives the item.
    public func align(_ horizontal: HorizontalAlignment) -> Self { saying { $0.horizontalAlignment = horizontal } }
    /// Sets the vertical alignment in the room that the layout gives the item.
    public func align(_ vertical: VerticalAlignment) -> Self { saying { $0.verticalAlignment = vertical } }
    /// Sets alignments whose names both axes have: `align(horizontal: .stretch)`. An alignment that is nil stays as it was.
    public func align(horizontal: HorizontalAlignment? = nil, vertical: VerticalAlignment? = nil) -> Self {
        saying { style in
            if let horizontal { style.horizontalAlignment = horizontal }
            if let vertical { style.verticalAlignment = vertical }
        }
    }
    /// Sets both alignments in the room that the layout gives the item.
    public func align(_ horizontal: HorizontalAlignment, _ vertical: VerticalAlignment) -> Self {
        saying { ($0.horizontalAlignment, $0.verticalAlignment) = (horizontal, vertical) }
    }
    /// Sets whether the item is shown and whether it takes room.
    public func visibility(_ visibility: Visibility) -> Self { saying { $0.visibility = visibility } }
    /// Moves the placed frame, in points; `x` counts from right to left in a layout from right to left. The layout of the others stays.
    public func offset(_ x: Double, _ y: Double) -> Self { saying { $0.offset = Point(x, y) } }
    /// Adds points to the gap before the item along its layout's axis. The first item has no such gap.
    public func spacingBefore(_ points: Double) -> Self { saying { $0.spacingBefore = points } }
    /// Adds points to the gap after the item along its layout's axis. The last item has no such gap.
    public func spacingAfter(_ points: Double) -> Self { saying { $0.spacingAfter = points } }
    /// Sets the cell of a grid, counted from 0.
    public func cell(column: Int, row: Int) -> Self { saying { ($0.cell.column, $0.cell.row) = (column, row) } }
    /// Sets the cells that the item covers in a row or column of cells, counted from 0.
    public func cells(_ cells: Range<Int>) -> Self {
        addRule { $0.cells = cells }
        return self
    }
    /// Sets the number of columns and rows of a grid that the item covers.
    public func span(columns: Int = 1, rows: Int = 1) -> Self {
        saying { ($0.cell.columnSpan, $0.cell.rowSpan) = (columns, rows) }
    }
    /// Sets the number of units that the item covers as a tile, across and down.
    public func units(_ width: Int, _ height: Int) -> Self { span(columns: width, rows: height) }
    /// Makes the item take a whole line of tiles. The tiles after it, up to the next separator, form its group, which can be folded.
    public func separator(folded: Bool = false) -> Self {
        addRule { item in
            item.style.cell.isSeparator = true
            item.folded = folded
        }
        return self
    }
    /// Sets the width divided by the height. Values outside of 1e-6...1e6 are ignored.
    public func aspectRatio(_ ratio: Double) -> Self { saying { $0.aspectRatio = ratio } }
}

/// Rules of relative layouts, to be chained: `title.left(.adjacent(art, distance: 12)).right(.parent(0))`.
extension LayoutEntry {
    private func saying(_ change: @escaping (inout RelativeRules<SiblingReference>) -> Void) -> Self {
        addRule { change(&$0.rules) }
        return self
    }

    /// Sets the rule for the left edge; for the right one in a layout from right to left.
    public func left(_ rule: EdgeRule<SiblingReference>) -> Self { saying { $0.left = rule } }
    /// Sets the rule for the right edge; for the left one in a layout from right to left.
    public func right(_ rule: EdgeRule<SiblingReference>) -> Self { saying { $0.right = rule } }
    /// Sets the rule for the top edge.
    public func top(_ rule: EdgeRule<SiblingReference>) -> Self { saying { $0.top = rule } }
    /// Sets the rule for the bottom edge.
    public func bottom(_ rule: EdgeRule<SiblingReference>) -> Self { saying { $0.bottom = rule } }
    /// Sets the rule for the width.
    public func width(_ rule: LengthRule<SiblingReference>) -> Self { saying { $0.width = rule } }
    /// Sets the rule for the height.
    public func height(_ rule: LengthRule<SiblingReference>) -> Self { saying { $0.height = rule } }
}

/// Collects the entries in braces as items of a layout.
@resultBuilder public enum LayoutBuilder {
    /// Makes an item of one entry.
    public static func buildExpression(_ entry: any LayoutEntry) -> [LayoutItem] { [entry.layoutEntry] }
    /// Joins the items of all statements, in order.
    public static func buildBlock(_ parts: [LayoutItem]...) -> [LayoutItem] { parts.flatMap { $0 } }
    /// Returns the items of an `if` without `else`, none if its condition is false.
    public static func buildOptional(_ part: [LayoutItem]?) -> [LayoutItem] { part ?? [] }
    /// Returns the items of the first branch.
    public static func buildEither(first: [LayoutItem]) -> [LayoutItem] { first }
    /// Returns the items of the second branch.
    public static func buildEither(second: [LayoutItem]) -> [LayoutItem] { second }
    /// Joins the items of all passes of a loop, in order.
    public static func buildArray(_ parts: [[LayoutItem]]) -> [LayoutItem] { parts.flatMap { $0 } }
}
