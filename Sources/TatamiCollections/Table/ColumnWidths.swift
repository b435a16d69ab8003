import TatamiGeometry

/// The widths of the columns of a table, and their order (collections: rule 42).
///
/// Fixed and fitted columns get their widths. What is left is shared by weight within the bounds. If the room does not suffice, columns
/// with a weight have their least width, and the columns scroll. Pinned ones that are fitted become narrower then, if they would take more than
/// their part of the table otherwise.
public struct ColumnWidths: Sendable {
    /// The part of the table's width that pinned columns may take.
    public static let pinnedPart = 0.6

    /// The columns in the order in which they are shown.
    public private(set) var columns: [TableColumn]
    /// The widest cell that was seen, by column.
    private var seen: [String: Double] = [:]
    /// The widths that people gave, by column.
    private var given: [String: Double] = [:]

    /// Describes the columns of a table.
    public init(_ columns: [TableColumn]) { self.columns = columns }

    // MARK: Changing

    /// Notes the width that a header or a cell of a row in sight asks for, in points. Returns true if this makes its column wider.
    public mutating func see(_ width: Double, in id: String) -> Bool {
        let width = Numbers.cleanLength(width)
        guard let column = columns.first(where: { $0.id == id }), width > seen[id] ?? 0 else { return false }
        let old = column.bounded(seen[id] ?? 0)
        seen[id] = width
        return column.width == .fitted && given[id] == nil && column.bounded(width) > old
    }

    /// Gives a column a width by dragging its edge, in points, within its bounds. It keeps it from then on.
    public mutating func drag(_ id: String, to width: Double) {
        guard let column = columns.first(where: { $0.id == id }), !width.isNaN else { return }
        given[id] = column.bounded(width)
    }

    /// Gives a column the width of its header and the rows in sight: a double press on its edge.
    ///
    /// - Parameters:
    ///   - id: The column.
    ///   - width: The widest of them, in points.
    public mutating func fit(_ id: String, to width: Double) { drag(id, to: width) }

    /// Takes back the width that somebody gave to a column.
    public mutating func reset(_ id: String) { given[id] = nil }

    /// Moves a column to another index, which counts without it.
    public mutating func move(_ id: String, to index: Int) {
        guard let old = columns.firstIndex(where: { $0.id == id }) else { return }
        let column = columns.remove(at: old)
        columns.insert(column, at: max(0, min(index, columns.count)))
    }

    /// Restores the order and the widths that the columns had before people changed them. What was seen of them since is kept. Returns
    /// false if nothing has changed.
    public mutating func restore(_ before: ColumnWidths) -> Bool {
        defer { (columns, given) = (before.columns, before.given) }
        return columns != before.columns || given != before.given
    }

    /// Takes over the order and the widths that people have given the columns of another table, such as this one before its file was loaded again.
    ///
    /// A column whose width is described in another way now keeps the new one, and columns that are given in another order keep that.
    ///
    /// - Parameters:
    ///   - other: The columns of the other table.
    ///   - ids: The ids of those columns in the order in which they were given.
    public mutating func takeChanges(of other: ColumnWidths, given ids: [String]) {
        let own = Dictionary(columns.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
        let (shared, old) = (Set(ids).intersection(own.keys), other.columns.filter { own[$0.id] != nil })
        guard own.count == columns.count, old.count == shared.count else { return }
        for column in old where own[column.id]?.width == column.width { given[column.id] = other.given[column.id] }
        let present = columns.map(\.id).filter(shared.contains)
        guard present == ids.filter(shared.contains) else { return }
        // Columns of both take the places that they have here, in the order of people.
        var order = old.compactMap { own[$0.id] }.makeIterator()
        columns = columns.map { shared.contains($0.id) ? order.next() ?? $0 : $0 }
    }

    // MARK: Arranging

    /// Arranges the columns.
    ///
    /// - Parameters:
    ///   - width: The width of the table, in points.
    ///   - grid: The device pixels, on which the edges are.
    public func arranged(in width: Double, grid: PixelGrid = PixelGrid()) -> ColumnArrangement {
        let width = Numbers.cleanLength(width)
        var result = ColumnArrangement(width: width)
        var ids = Set<String>()
        let unique = columns.indices.filter { index in
            guard !ids.insert(columns[index].id).inserted else { return true }
            result.faults.append(LayoutFault(message: "Two columns are named \"\(columns[index].id)\"; the second one is left out."))
            return false
        }
        let widths = self.widths(unique.map { columns[$0] }, in: width)
        let pinned = zip(unique, widths).filter { columns[$0.0].pin != nil }.reduce(0) { $0 + $1.1 }
        // Columns that gave room for it may take a rounding more.
        let pins = pinned <= width * Self.pinnedPart + 1e-6
        if !pins {
            result.faults.append(
                LayoutFault(message: "The pinned columns take more than 60 % of the table's width, so all columns scroll."))
        }
        var place = 0.0
        for pin in [TableColumn.Pin?.some(.leading), nil, .trailing] {
            for (index, width) in zip(unique, widths) where (pins ? columns[index].pin : nil) == pin {
                let end = place + width
                result.columns.append(
                    ColumnArrangement.Column(index: index, start: grid.snap(place), end: grid.snap(end), pin: pin))
                place = end
            }
        }
        result.total = grid.snap(place)
        return result
    }

    private func widths(_ columns: [TableColumn], in room: Double) -> [Double] {
        var widths = columns.map { column -> Double in
            if let width = given[column.id] { return column.bounded(width) }
            switch column.width {
            case .fixed(let width): return column.bounded(width)
            case .fitted: return column.bounded(seen[column.id] ?? 0)
            case .weight: return column.least
            }
        }
        let free = room - widths.reduce(0, +)
        let weighted = columns.indices.filter { given[columns[$0].id] == nil && columns[$0].weight > 0 }
        if free > 0 {
            let level = self.level(weighted.map { columns[$0] }, room: weighted.reduce(free) { $0 + widths[$1] })
            for index in weighted { widths[index] = columns[index].bounded(columns[index].weight * level) }
        } else if free < 0 {
            // Fitted columns give room only so that those that are pinned can stay.
            let pinned = columns.indices.filter { columns[$0].pin != nil }
            let givers = pinned.filter { given[columns[$0].id] == nil && columns[$0].width == .fitted }
            let excess = pinned.reduce(-room * Self.pinnedPart) { $0 + widths[$1] }
            let reserve = givers.reduce(0) { $0 + widths[$1] - columns[$1].least }
            guard excess > 0, reserve >= excess, reserve > 0 else { return widths }
            for index in givers { widths[index] -= (widths[index] - columns[index].least) * excess / reserve }
        }
        return widths
    }

    /// Returns the points for a weight of 1 with which the columns fill a room within their bounds, or all are as wide as they may be.
    private func level(_ columns: [TableColumn], room: Double) -> Double {
        func total(_ level: Double) -> Double { columns.reduce(0) { $0 + $1.bounded($1.weight * level) } }
        // Between two levels at which a column meets a bound, the total is a line.
        let levels = columns.flatMap { [$0.bounded(0) / $0.weight, $0.bounded(.infinity) / $0.weight] }.sorted()
        let index = levels.partitioningIndex { total($0) >= room }
        guard index < levels.count else { return levels.last ?? 0 }
        let (low, high) = (index > 0 ? levels[index - 1] : 0, levels[index])
        let (before, after) = (total(low), total(high))
        return after > before ? low + (high - low) * max(0, room - before) / (after - before) : high
    }
}

extension TableColumn {
    /// The weight; 0 for columns without one, and for weights that are not positive numbers.
    fileprivate var weight: Double {
        guard case .weight(let weight) = width, weight > 0 else { return 0 }
        return max(1e-3, min(weight, 1e6))
    }
}
