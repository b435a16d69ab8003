import TatamiGeometry
import TatamiLayout

/// Columns and rows with items in their cells (NUILayout: cell and grid layouts; WeView: grid).
///
/// The length of a track is what its items need, fixed, or a share of the room that the other tracks leave:
/// `[.fixed(50), .auto, .weight(1)]`. An item beyond the declared tracks creates further ones (`defaultColumn`, `defaultRow`). A column
/// or row that an item does not set is 0, unless `insertion`, `maxColumns` or `maxRows` places the items in free cells in their order.
public final class GridLayout: ItemLayout {
    /// The settings of the grid, except `box`.
    private var grid = GridStyle() {
        didSet { if grid != oldValue { styleChanged() } }
    }
    /// The axis along which `LayoutItem.cells` counts: that of the columns, or that of the rows in a column of cells.
    public let cellAxis: Axis

    /// Creates a grid. `spacing` applies between columns and between rows; `padding` is in points.
    ///
    /// Without `maxColumns`, `maxRows` and `insertion`, each item stands in the cell that it names.
    public init(
        columns: [Track] = [], rows: [Track] = [], maxColumns: Int? = nil, maxRows: Int? = nil,
        insertion: GridInsertion? = nil, spacing: GridSpacing = 0, padding: Insets = .zero,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        cellAxis = .horizontal
        (grid.columns, grid.rows, grid.maxColumns, grid.maxRows) = (columns, rows, maxColumns, maxRows)
        (grid.insertion, grid.columnSpacing, grid.rowSpacing) = (insertion, spacing, spacing)
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    /// Creates one row or one column of cells that fills the grid across (NUILayout: horizontal and vertical cell layout).
    ///
    /// Items stand in one cell after the other, or in the cells that their `cells` sets.
    public init(
        _ axis: Axis, cells: [Track] = [], spacing: GridSpacing = 0, padding: Insets = .zero,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        cellAxis = axis
        (grid[axis].tracks, grid[axis.cross].tracks) = (cells, [.weight(1)])
        (grid[axis].spacing, grid.insertion) = (spacing, axis == .horizontal ? .columns : .rows)
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    // MARK: tracks

    /// The columns that exist with or without items.
    public var columns: [Track] {
        get { grid.columns }
        set { grid.columns = newValue }
    }
    /// The rows that exist with or without items.
    public var rows: [Track] {
        get { grid.rows }
        set { grid.rows = newValue }
    }
    /// The track of each column beyond `columns`. An item creates such a column by standing in it.
    public var defaultColumn: Track {
        get { grid.defaultColumn }
        set { grid.defaultColumn = newValue }
    }
    /// The track of each row beyond `rows`. An item creates such a row by standing in it.
    public var defaultRow: Track {
        get { grid.defaultRow }
        set { grid.defaultRow = newValue }
    }
    /// Whether all columns are as wide as the widest one.
    public var uniformColumns: Bool {
        get { grid.uniformColumns }
        set { grid.uniformColumns = newValue }
    }
    /// Whether all rows are as high as the highest one.
    public var uniformRows: Bool {
        get { grid.uniformRows }
        set { grid.uniformRows = newValue }
    }
    /// How the block of columns uses room that no column or gap takes.
    public var columnDistribution: Distribution {
        get { grid.columnDistribution }
        set { grid.columnDistribution = newValue }
    }
    /// How the block of rows uses room that no row or gap takes.
    public var rowDistribution: Distribution {
        get { grid.rowDistribution }
        set { grid.rowDistribution = newValue }
    }

    // MARK: cells

    /// The largest number of columns, 1...10,000; the grid fills one row after the other. 0 puts all items in one row, nil sets no limit.
    public var maxColumns: Int? {
        get { grid.maxColumns }
        set { grid.maxColumns = newValue }
    }
    /// The largest number of rows, 1...10,000; the grid fills one column after the other. 0 puts all items in one column, nil sets no
    /// limit. It has no effect together with `maxColumns`.
    public var maxRows: Int? {
        get { grid.maxRows }
        set { grid.maxRows = newValue }
    }
    /// The order in which items get cells that they do not set; nil for rows with `maxColumns`, columns with `maxRows`, and otherwise
    /// explicit cells.
    public var insertion: GridInsertion? {
        get { grid.insertion }
        set { grid.insertion = newValue }
    }

    // MARK: Spacing

    /// The room between two columns.
    public var columnSpacing: GridSpacing {
        get { grid.columnSpacing }
        set { grid.columnSpacing = newValue }
    }
    /// The room between two rows.
    public var rowSpacing: GridSpacing {
        get { grid.rowSpacing }
        set { grid.rowSpacing = newValue }
    }
    /// The room after the first, second, ... column, instead of `columnSpacing`.
    public var columnSpacings: [GridSpacing] {
        get { grid.columnSpacings }
        set { grid.columnSpacings = newValue }
    }
    /// The room after the first, second, ... row, instead of `rowSpacing`.
    public var rowSpacings: [GridSpacing] {
        get { grid.rowSpacings }
        set { grid.rowSpacings = newValue }
    }
    /// The weights by which the paddings, besides their points, take a share of room that is left over or missing.
    public var paddingWeights: Insets {
        get { grid.paddingWeights }
        set { grid.paddingWeights = newValue }
    }

    override var nodeContent: NodeContent {
        var style = grid
        style.box = box
        return .grid(style)
    }
}

/// Creates a grid with the items in the braces, row after row; an item that sets its cell stands there.
public func Grid(
    columns: [Track] = [], rows: [Track] = [], maxColumns: Int? = nil, insertion: GridInsertion? = .rows,
    spacing: GridSpacing = 0, padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> GridLayout {
    GridLayout(
        columns: columns, rows: rows, maxColumns: maxColumns, insertion: insertion, spacing: spacing, padding: padding, items: items)
}
