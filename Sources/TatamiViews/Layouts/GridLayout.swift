import TatamiGeometry
import TatamiLayout

/// Columns and rows, with items in their cells (NUILayout: cell and grid layouts; WeView: grid).
///
/// A track is as long as its items need, fixed, or a share of what the others leave: `[.fixed(50), .auto, .weight(1)]`. Where items
/// stand beyond the declared tracks, there are more (`defaultColumn`, `defaultRow`). What an item does not name of its cell is 0,
/// unless `insertion`, `maxColumns` or `maxRows` puts the items into free cells in their order.
public final class GridLayout: ItemLayout {
    /// What the grid says about itself, but for `box`.
    private var grid = GridStyle() {
        didSet { if grid != oldValue { styleChanged() } }
    }
    /// The axis along which `LayoutItem.cells` counts: that of the columns, or of the rows in a column of cells.
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

    /// One row of cells, or one column of them, that fills the grid across (NUILayout: horizontal and vertical cell layout).
    /// Items stand in one cell after the other, or where their `cells` says.
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

    /// The columns that are always there, with or without items.
    public var columns: [Track] {
        get { grid.columns }
        set { grid.columns = newValue }
    }
    /// The rows that are always there, with or without items.
    public var rows: [Track] {
        get { grid.rows }
        set { grid.rows = newValue }
    }
    /// What columns beyond `columns` are like, which items make by standing there.
    public var defaultColumn: Track {
        get { grid.defaultColumn }
        set { grid.defaultColumn = newValue }
    }
    /// The track of each row beyond `rows`. An item creates such a row by standing in it.
    public var defaultRow: Track {
        get { grid.defaultRow }
        set { grid.defaultRow = newValue }
    }
    /// All columns are as wide as the widest.
    public var uniformColumns: Bool {
        get { grid.uniformColumns }
        set { grid.uniformColumns = newValue }
    }
    /// All rows are as high as the highest.
    public var uniformRows: Bool {
        get { grid.uniformRows }
        set { grid.uniformRows = newValue }
    }
    /// Where the columns stand as a block, with room that nothing takes.
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

    /// No more columns than this, 1 to 10,000: row after row is filled. 0 = all items in one row.
    public var maxColumns: Int? {
        get { grid.maxColumns }
        set { grid.maxColumns = newValue }
    }
    /// No more rows than this, 1 to 10,000: column after column is filled. 0 = all items in one column. Counts for nothing beside
    /// `maxColumns`.
    public var maxRows: Int? {
        get { grid.maxRows }
        set { grid.maxRows = newValue }
    }
    /// In which order items get cells that they do not name; nil = rows with `maxColumns`, columns with `maxRows`, else explicit.
    public var insertion: GridInsertion? {
        get { grid.insertion }
        set { grid.insertion = newValue }
    }

    // MARK: room between

    /// Room between two columns.
    public var columnSpacing: GridSpacing {
        get { grid.columnSpacing }
        set { grid.columnSpacing = newValue }
    }
    /// Room between two rows.
    public var rowSpacing: GridSpacing {
        get { grid.rowSpacing }
        set { grid.rowSpacing = newValue }
    }
    /// Room behind the first, second, ... column, in place of `columnSpacing`.
    public var columnSpacings: [GridSpacing] {
        get { grid.columnSpacings }
        set { grid.columnSpacings = newValue }
    }
    /// The room after the first, second, ... row, instead of `rowSpacing`.
    public var rowSpacings: [GridSpacing] {
        get { grid.rowSpacings }
        set { grid.rowSpacings = newValue }
    }
    /// Weights by which the paddings take part in what is left or short, on top of their points.
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

/// A grid of what stands in the braces, row after row; items that name their cell stand there.
public func Grid(
    columns: [Track] = [], rows: [Track] = [], maxColumns: Int? = nil, insertion: GridInsertion? = .rows,
    spacing: GridSpacing = 0, padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> GridLayout {
    GridLayout(
        columns: columns, rows: rows, maxColumns: maxColumns, insertion: insertion, spacing: spacing, padding: padding, items: items)
}
