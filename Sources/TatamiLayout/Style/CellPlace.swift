import TatamiGeometry

/// The place of an item in a grid, and the number of cells or tile units that it covers.
@frozen public struct CellPlace: Hashable, Sendable {
    /// The greatest number of tracks, and the greatest span: layouts make no more (reliability: section 3).
    public static let limit = 10_000

    @usableFromInline var storedColumn = Self.automatic
    @usableFromInline var storedRow = Self.automatic
    @usableFromInline var storedColumnSpan: Int32 = 1
    @usableFromInline var storedRowSpan: Int32 = 1
    /// True for a tile that takes a whole line across.
    public var isSeparator = false

    @usableFromInline static var automatic: Int32 { @inlinable get { Int32.min } }

    /// Creates a place that the order of the layout decides, of one cell.
    @inlinable public init() {}

    /// The index of the first column, from 0; nil means that the order of the layout decides.
    public var column: Int? {
        get { storedColumn == Self.automatic ? nil : Int(storedColumn) }
        set { storedColumn = newValue.map { max(Self.automatic + 1, Int32(clamping: $0)) } ?? Self.automatic }
    }
    /// The index of the first row, from 0; nil means that the order of the layout decides.
    public var row: Int? {
        get { storedRow == Self.automatic ? nil : Int(storedRow) }
        set { storedRow = newValue.map { max(Self.automatic + 1, Int32(clamping: $0)) } ?? Self.automatic }
    }
    /// The number of columns, or of tile units across, that the item covers; at least 1.
    public var columnSpan: Int {
        get { Int(storedColumnSpan) }
        set { storedColumnSpan = Int32(clamping: newValue) }
    }
    /// The number of rows, or of tile units down, that the item covers; at least 1.
    public var rowSpan: Int {
        get { Int(storedRowSpan) }
        set { storedRowSpan = Int32(clamping: newValue) }
    }

    /// Sets the columns (for the horizontal axis) or the rows that the item covers.
    public mutating func name(_ tracks: Range<Int>, along axis: Axis) {
        if axis == .horizontal {
            (column, columnSpan) = (tracks.lowerBound, tracks.count)
        } else {
            (row, rowSpan) = (tracks.lowerBound, tracks.count)
        }
    }

    /// True if the order of the layout decides the place, and the item covers one cell.
    @inline(__always) var saysNothing: Bool {
        storedColumn == Self.automatic && storedRow == Self.automatic && storedColumnSpan == 1 && storedRowSpan == 1
            && !isSeparator
    }

    /// True if `cleaned()` would change nothing.
    @inline(__always) var isClean: Bool { saysNothing || self == cleaned() }

    /// Returns the place with indices of 0 ..< `limit` and spans of 1 ... `limit`.
    func cleaned() -> CellPlace {
        var place = self
        place.column = column.map { min(max(0, $0), Self.limit - 1) }
        place.row = row.map { min(max(0, $0), Self.limit - 1) }
        place.columnSpan = min(max(1, columnSpan), Self.limit)
        place.rowSpan = min(max(1, rowSpan), Self.limit)
        return place
    }
}
