import TatamiGeometry

/// The order in which a grid puts items into cells, unless they name their own.
public enum GridInsertion: UInt8, Hashable, Sendable, CaseIterable {
    /// Row by row, each from the leading column.
    case rows
    /// Column by column, each from the top row.
    case columns
    /// No order: a column or row that an item does not name is 0.
    case explicit
}

/// The settings of a grid along one axis: its columns or its rows.
public struct GridAxis: Hashable, Sendable {
    /// The tracks that always exist, with or without items.
    public var tracks: [Track] = []
    /// The settings of further tracks, which items create by their cells (WeView: default sizing).
    public var beyond = Track.auto
    /// The largest number of tracks; 0 for as many as there are items, nil for no limit. (WeView: grids by columns and by
    /// rows.)
    public var limit: Int?
    /// Whether all tracks are as long as the longest one.
    public var isUniform = false
    /// The distance between adjacent tracks.
    public var spacing = GridSpacing.fixed(0)
    /// The distances after the first, second, ... track, instead of ``spacing``.
    public var spacings: [GridSpacing] = []
    /// How the block of tracks uses room that no track or gap takes.
    public var distribution = Distribution.start

    /// Creates the settings of an axis without tracks, limit and spacing.
    public init() {}

    var isClean: Bool {
        tracks.count <= CellPlace.limit && tracks.allSatisfy(\.isClean) && beyond.isClean
            && (0...CellPlace.limit).contains(limit ?? 0) && spacing == spacing.cleaned()
            && spacings.count <= CellPlace.limit && spacings.allSatisfy { $0 == $0.cleaned() }
    }

    func cleaned() -> GridAxis {
        var axis = self
        axis.tracks = tracks.prefix(CellPlace.limit).map { $0.cleaned() }
        axis.beyond = beyond.cleaned()
        axis.limit = limit.map { min(max(0, $0), CellPlace.limit) }
        axis.spacing = spacing.cleaned()
        axis.spacings = spacings.prefix(CellPlace.limit).map { $0.cleaned() }
        return axis
    }

    /// The largest number of tracks.
    var mostTracks: Int { limit.map { $0 > 0 ? $0 : CellPlace.limit } ?? CellPlace.limit }

    /// The number of tracks that exist without any item.
    var declaredCount: Int { min(tracks.count, mostTracks) }
}

/// The settings of a grid layout.
///
/// ```swift
/// var style = GridStyle()
/// style.columns = [.fixed(80), .weight(1)]
/// style.maxColumns = 2
/// style.rowSpacing = 8
/// ```
public struct GridStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = GridLayout

    /// The settings that all containers share, such as padding and default alignments.
    public var box = BoxStyle()
    /// The settings of the columns.
    public var horizontal = GridAxis()
    /// The settings of the rows.
    public var vertical = GridAxis()
    /// The order of insertion. Nil selects rows with ``maxColumns``, columns with ``maxRows``, and explicit otherwise.
    public var insertion: GridInsertion?
    /// The weights by which the four paddings take part in free room or a shortage, in addition to their points. (WeView:
    /// margins are spacings with a weight.)
    public var paddingWeights = Insets.zero

    /// Creates the settings of a grid without tracks, limits and spacing.
    public init() {}

    /// The settings along `axis`: those of the columns for horizontal, those of the rows for vertical.
    public subscript(axis: Axis) -> GridAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    var order: GridInsertion {
        insertion ?? (horizontal.limit != nil ? .rows : (vertical.limit != nil ? .columns : .explicit))
    }

    /// True if no number has to be replaced.
    var isClean: Bool {
        box.isClean && horizontal.isClean && vertical.isClean && (horizontal.limit == nil || vertical.limit == nil)
            && paddingWeights == cleanPaddingWeights
    }

    /// A copy with valid numbers. If both limits are set, that of the columns counts.
    func cleaned() -> GridStyle {
        var style = self
        style.box = box.cleaned()
        style.horizontal = horizontal.cleaned()
        style.vertical = vertical.cleaned()
        if style.horizontal.limit != nil { style.vertical.limit = nil }
        style.paddingWeights = cleanPaddingWeights
        return style
    }

    private var cleanPaddingWeights: Insets {
        var weights = paddingWeights
        for edge in Edge.allCases { weights[edge] = Track.cleanWeight(weights[edge]) }
        return weights
    }

    func makeDetail() -> LayoutDetail? { GridDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> GridStyle {
        (detail as? GridDetail)?.style ?? GridStyle()
    }
}

extension NodeContent {
    /// A container with columns and rows.
    public static func grid(_ style: GridStyle) -> NodeContent { style.content }
}

extension GridStyle {
    /// The columns that always exist, from the leading edge.
    public var columns: [Track] {
        get { horizontal.tracks }
        set { horizontal.tracks = newValue }
    }
    /// The rows that always exist, from the top.
    public var rows: [Track] {
        get { vertical.tracks }
        set { vertical.tracks = newValue }
    }
    /// The settings of columns beyond the declared ones.
    public var defaultColumn: Track {
        get { horizontal.beyond }
        set { horizontal.beyond = newValue }
    }
    /// The settings of rows beyond the declared ones.
    public var defaultRow: Track {
        get { vertical.beyond }
        set { vertical.beyond = newValue }
    }
    /// The largest number of columns; the grid is then filled row by row. 0 makes a single row; nil means no limit.
    public var maxColumns: Int? {
        get { horizontal.limit }
        set { horizontal.limit = newValue }
    }
    /// The largest number of rows; the grid is then filled column by column. 0 makes a single column; nil means no limit.
    /// Ignored if ``maxColumns`` is set.
    ///
    /// If ``insertion`` is rows, rows are filled that are as long as necessary; spans that do not pack well may need further
    /// rows.
    public var maxRows: Int? {
        get { vertical.limit }
        set { vertical.limit = newValue }
    }
    /// Whether all columns are as wide as the widest one.
    public var uniformColumns: Bool {
        get { horizontal.isUniform }
        set { horizontal.isUniform = newValue }
    }
    /// Whether all rows are as tall as the tallest one.
    public var uniformRows: Bool {
        get { vertical.isUniform }
        set { vertical.isUniform = newValue }
    }
    /// The distance between adjacent columns.
    public var columnSpacing: GridSpacing {
        get { horizontal.spacing }
        set { horizontal.spacing = newValue }
    }
    /// The distance between adjacent rows.
    public var rowSpacing: GridSpacing {
        get { vertical.spacing }
        set { vertical.spacing = newValue }
    }
    /// The distances after the first, second, ... column, instead of ``columnSpacing``.
    public var columnSpacings: [GridSpacing] {
        get { horizontal.spacings }
        set { horizontal.spacings = newValue }
    }
    /// The distances after the first, second, ... row, instead of ``rowSpacing``.
    public var rowSpacings: [GridSpacing] {
        get { vertical.spacings }
        set { vertical.spacings = newValue }
    }
    /// How the block of columns uses width that no column or gap takes.
    public var columnDistribution: Distribution {
        get { horizontal.distribution }
        set { horizontal.distribution = newValue }
    }
    /// How the block of rows uses height that no row or gap takes.
    public var rowDistribution: Distribution {
        get { vertical.distribution }
        set { vertical.distribution = newValue }
    }
}
