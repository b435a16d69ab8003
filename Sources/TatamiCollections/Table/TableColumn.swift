import TatamiGeometry

/// A column of a table.
public struct TableColumn: Hashable, Sendable {
    /// How wide a column is.
    public enum Width: Hashable, Sendable {
        /// So many points.
        case fixed(Double)
        /// As wide as its header and the widest of its rows that were seen. It never gets narrower by itself.
        case fitted
        /// A part of the room that the others leave, in proportion to the number.
        case weight(Double)
    }

    /// The side at which a column stays while the others scroll.
    public enum Pin: Hashable, Sendable {
        /// Where lines of text begin.
        case leading
        /// Where they end.
        case trailing
    }

    /// The name of the column; each has another one.
    public var id: String
    /// What its header says.
    public var title: String
    /// How wide it is.
    public var width: Width
    /// The least width, in points; nil for 40, or for less if the width is fixed to less or the greatest width is less.
    public var minimum: Double?
    /// The greatest width, in points. If it is less than the least one, that one counts.
    public var maximum: Double
    /// Where it stays; nil if it scrolls.
    public var pin: Pin?
    /// True if a press on its header asks for an order.
    public var isSortable: Bool
    /// True if its cells can be edited.
    public var isEditable: Bool

    /// Describes a column.
    public init(
        _ id: String, title: String = "", width: Width = .weight(1), minimum: Double? = nil, maximum: Double = Numbers.limit,
        pin: Pin? = nil, isSortable: Bool = false, isEditable: Bool = false
    ) {
        (self.id, self.title, self.width, self.pin) = (id, title, width, pin)
        (self.minimum, self.maximum) = (minimum, maximum)
        (self.isSortable, self.isEditable) = (isSortable, isEditable)
    }

    /// The least width, between 0 and the limit.
    var least: Double {
        if let minimum { return Numbers.cleanLength(minimum) }
        guard case .fixed(let width) = width else { return min(Self.usualMinimum, Numbers.cleanLength(maximum)) }
        return min(Self.usualMinimum, Numbers.cleanLength(width), Numbers.cleanLength(maximum))
    }

    private static let usualMinimum = 40.0

    /// Returns a width within the bounds.
    func bounded(_ width: Double) -> Double { max(least, min(Numbers.cleanLength(width), Numbers.cleanLength(maximum))) }
}

/// Where the columns of a table are.
public struct ColumnArrangement: Hashable, Sendable {
    /// A column and its edges.
    public struct Column: Hashable, Sendable {
        /// The index of the column in the table.
        public let index: Int
        /// Where it starts, in points from the leading edge of the content.
        public let start: Double
        /// Where it ends.
        public let end: Double
        /// Where it stays; nil if it scrolls.
        public let pin: TableColumn.Pin?
    }

    /// The columns from the leading edge on: first what is pinned there, then what scrolls, then what is pinned at the trailing edge.
    public internal(set) var columns: [Column] = []
    /// The width of all columns, in points. If it is more than the table's, the columns scroll.
    public internal(set) var total = 0.0
    /// The width of the table, in points.
    let width: Double
    /// What is wrong with the columns: two of one name, or too many pinned ones.
    public internal(set) var faults: [LayoutFault] = []

    /// Returns the columns in sight with their edges in the table, in points from its leading edge. Pinned ones cover the others.
    ///
    /// - Parameter offset: How far the columns are scrolled, in points.
    public func visible(at offset: Double) -> [Column] {
        let offset = max(0, min(Numbers.clean(offset), total - width))
        let leading = columns.last { $0.pin == .leading }?.end ?? 0
        let trailing = columns.first { $0.pin == .trailing }.map { total - $0.start } ?? 0
        return columns.compactMap { column in
            let shift: Double
            switch column.pin {
            case .leading: shift = 0
            case .trailing: shift = max(0, total - width)
            case nil: shift = offset
            }
            let (start, end) = (column.start - shift, column.end - shift)
            guard column.pin != nil || start < width - trailing && end > leading && start < end else { return nil }
            return Column(index: column.index, start: start, end: end, pin: column.pin)
        }
    }
}
