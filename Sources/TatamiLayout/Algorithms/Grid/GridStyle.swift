import TatamiGeometry

/// In which order a grid puts items into cells that the items do not name.
public enum GridInsertion: UInt8, Hashable, Sendable, CaseIterable {
    /// Row after row, each from the leading column on.
    case rows
    /// Column after column, each from the top row on.
    case columns
    /// In no order: what an item does not name is 0.
    case explicit
}

/// What a grid says along one axis: of its columns, or of its rows.
public struct GridAxis: Hashable, Sendable {
    /// The tracks that are always there, with or without items.
    public var tracks: [Track] = []
    /// What the tracks beyond those are like, which items make by standing there (WeView: default sizing).
    public var beyond = Track.auto
    /// No more tracks than this; 0 = as many as there are items. (WeView: grids by columns and by rows.)
    public var limit: Int?
    /// All tracks are as long as the longest.
    public var isUniform = false
    /// Room between neighbouring tracks.
    public var spacing = GridSpacing.fixed(0)
    /// Room behind the first, second, ... track, in place of `spacing`.
    public var spacings: [GridSpacing] = []
    /// Where the tracks stand as a block, with room that nothing takes.
    public var distribution = Distribution.start

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

    /// How many tracks there may be.
    var mostTracks: Int { limit.map { $0 > 0 ? $0 : CellPlace.limit } ?? CellPlace.limit }

    /// The tracks that are there without any item.
    var declaredCount: Int { min(tracks.count, mostTracks) }
}

/// What a grid layout says about itself.
public struct GridStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = GridLayout

    public var box = BoxStyle()
    /// Of the columns.
    public var horizontal = GridAxis()
    /// Of the rows.
    public var vertical = GridAxis()
    /// nil = rows with `maxColumns`, columns with `maxRows`, else explicit.
    public var insertion: GridInsertion?
    /// Weights by which the four paddings take part in what is left or short, on top of their points. (WeView: margins are
    /// spacings with a weight.)
    public var paddingWeights = Insets.zero

    public init() {}

    /// What is said along `axis`.
    public subscript(axis: Axis) -> GridAxis {
        get { axis == .horizontal ? horizontal : vertical }
        set { if axis == .horizontal { horizontal = newValue } else { vertical = newValue } }
    }

    var order: GridInsertion {
        insertion ?? (horizontal.limit != nil ? .rows : (vertical.limit != nil ? .columns : .explicit))
    }

    /// True where every number is harmless already.
    var isClean: Bool {
        box.isClean && horizontal.isClean && vertical.isClean && (horizontal.limit == nil || vertical.limit == nil)
            && paddingWeights == cleanPaddingWeights
    }

    /// Of two limits that of the columns counts.
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
    /// Columns and rows.
    public static func grid(_ style: GridStyle) -> NodeContent { style.content }
}

extension GridStyle {
    public var columns: [Track] {
        get { horizontal.tracks }
        set { horizontal.tracks = newValue }
    }
    public var rows: [Track] {
        get { vertical.tracks }
        set { vertical.tracks = newValue }
    }
    /// What columns beyond the declared ones are like.
    public var defaultColumn: Track {
        get { horizontal.beyond }
        set { horizontal.beyond = newValue }
    }
    public var defaultRow: Track {
        get { vertical.beyond }
        set { vertical.beyond = newValue }
    }
    /// No more columns than this: row after row is filled. 0 = one row.
    public var maxColumns: Int? {
        get { horizontal.limit }
        set { horizontal.limit = newValue }
    }
    /// No more rows than this: column after column is filled. 0 = one column. Counts for nothing beside `maxColumns`.
    ///
    /// With `insertion` rows, rows are filled that are as long as that takes; spans that do not pack may take further rows.
    public var maxRows: Int? {
        get { vertical.limit }
        set { vertical.limit = newValue }
    }
    public var uniformColumns: Bool {
        get { horizontal.isUniform }
        set { horizontal.isUniform = newValue }
    }
    public var uniformRows: Bool {
        get { vertical.isUniform }
        set { vertical.isUniform = newValue }
    }
    public var columnSpacing: GridSpacing {
        get { horizontal.spacing }
        set { horizontal.spacing = newValue }
    }
    public var rowSpacing: GridSpacing {
        get { vertical.spacing }
        set { vertical.spacing = newValue }
    }
    public var columnSpacings: [GridSpacing] {
        get { horizontal.spacings }
        set { horizontal.spacings = newValue }
    }
    public var rowSpacings: [GridSpacing] {
        get { vertical.spacings }
        set { vertical.spacings = newValue }
    }
    public var columnDistribution: Distribution {
        get { horizontal.distribution }
        set { horizontal.distribution = newValue }
    }
    public var rowDistribution: Distribution {
        get { vertical.distribution }
        set { vertical.distribution = newValue }
    }
}
