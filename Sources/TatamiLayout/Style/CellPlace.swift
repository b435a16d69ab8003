import TatamiGeometry

/// Where an item stands in a grid, and how many cells or tile units it covers.
@frozen public struct CellPlace: Hashable, Sendable {
    /// More tracks than this, and spans longer than this, are not made (reliability: section 3).
    public static let limit = 10_000

    @usableFromInline var storedColumn = Self.automatic
    @usableFromInline var storedRow = Self.automatic
    @usableFromInline var storedColumnSpan: Int32 = 1
    @usableFromInline var storedRowSpan: Int32 = 1
    /// A tile that takes a whole line across.
    public var isSeparator = false

    @usableFromInline static var automatic: Int32 { @inlinable get { Int32.min } }

    @inlinable public init() {}

    /// Counted from 0; nil = where the layout's own order puts the item.
    public var column: Int? {
        get { storedColumn == Self.automatic ? nil : Int(storedColumn) }
        set { storedColumn = newValue.map { max(Self.automatic + 1, Int32(clamping: $0)) } ?? Self.automatic }
    }
    /// Counted from 0; nil = where the layout's own order puts the item.
    public var row: Int? {
        get { storedRow == Self.automatic ? nil : Int(storedRow) }
        set { storedRow = newValue.map { max(Self.automatic + 1, Int32(clamping: $0)) } ?? Self.automatic }
    }
    /// Columns, or tile units across, that the item covers; at least 1.
    public var columnSpan: Int {
        get { Int(storedColumnSpan) }
        set { storedColumnSpan = Int32(clamping: newValue) }
    }
    /// Rows, or tile units down, that the item covers; at least 1.
    public var rowSpan: Int {
        get { Int(storedRowSpan) }
        set { storedRowSpan = Int32(clamping: newValue) }
    }

    /// Names the columns, or the rows, that the item covers.
    public mutating func name(_ tracks: Range<Int>, along axis: Axis) {
        if axis == .horizontal {
            (column, columnSpan) = (tracks.lowerBound, tracks.count)
        } else {
            (row, rowSpan) = (tracks.lowerBound, tracks.count)
        }
    }

    /// True where the layout puts the item in its own order, on one cell.
    @inline(__always) var saysNothing: Bool {
        storedColumn == Self.automatic && storedRow == Self.automatic && storedColumnSpan == 1 && storedRowSpan == 1
            && !isSeparator
    }

    /// True where every number is harmless already.
    @inline(__always) var isClean: Bool { saysNothing || self == cleaned() }

    func cleaned() -> CellPlace {
        var place = self
        place.column = column.map { min(max(0, $0), Self.limit - 1) }
        place.row = row.map { min(max(0, $0), Self.limit - 1) }
        place.columnSpan = min(max(1, columnSpan), Self.limit)
        place.rowSpan = min(max(1, rowSpan), Self.limit)
        return place
    }
}
