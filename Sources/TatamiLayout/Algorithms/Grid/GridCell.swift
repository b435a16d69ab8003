import TatamiGeometry

/// A range of adjacent tracks of one axis, in 32 bits.
struct TrackRange: Hashable {
    private var storedStart: Int16
    private var storedCount: Int16

    /// A `start` of -1 means that it is not known yet.
    @inline(__always) init(_ start: Int, count: Int) {
        storedStart = Int16(truncatingIfNeeded: start)
        storedCount = Int16(truncatingIfNeeded: count)
    }

    var start: Int {
        @inline(__always) get { Int(storedStart) }
        @inline(__always) set { storedStart = Int16(truncatingIfNeeded: newValue) }
    }
    var count: Int { @inline(__always) get { Int(storedCount) } }
    var end: Int { @inline(__always) get { Int(storedStart) + Int(storedCount) } }
    var isKnown: Bool { @inline(__always) get { storedStart >= 0 } }
    var indices: Range<Int> { @inline(__always) get { start..<end } }

    /// The part of the range that lies within `count` tracks.
    @inline(__always) func within(_ count: Int) -> TrackRange {
        let first = min(start, count - 1)
        return TrackRange(first, count: min(self.count, count - max(0, first)))
    }
}

/// The columns and rows of an item.
struct GridCell: Hashable {
    var columns: TrackRange
    var rows: TrackRange

    static let unnamed = GridCell(columns: TrackRange(-1, count: 1), rows: TrackRange(-1, count: 1))

    init(columns: TrackRange, rows: TrackRange) {
        self.columns = columns
        self.rows = rows
    }

    init(_ place: CellPlace) {
        columns = TrackRange(place.column ?? -1, count: place.columnSpan)
        rows = TrackRange(place.row ?? -1, count: place.rowSpan)
    }

    subscript(axis: Axis) -> TrackRange {
        @inline(__always) get { axis == .horizontal ? columns : rows }
        @inline(__always) set { if axis == .horizontal { columns = newValue } else { rows = newValue } }
    }

    var isKnown: Bool { columns.isKnown && rows.isKnown }
}
