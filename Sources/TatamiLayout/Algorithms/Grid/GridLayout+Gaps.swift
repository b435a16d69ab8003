import TatamiGeometry

/// Where a gap would be in a grid that is filled in an order: in the cell that the items before it leave to it.
extension GridLayout {
    static func gaps(_ container: GapBox) -> (any GapSource)? {
        let grid = detail(container.horizontal)
        guard grid.style.order != .explicit, grid.placer.cells.count == container.count else { return nil }
        return OrderedCellGaps(container)
    }

    static func freeCells(_ container: GapBox) -> FreeCells? { FreeCells(container) }
}

/// The rectangles that an item would have at every track of both axes.
struct CellSlots: Sendable {
    /// One axis.
    private struct Side {
        /// The place of the item for each first track that it may have.
        var places: [TrackPlace]
        /// Where the tracks begin, and the distance of one that is added behind them.
        var starts: [Double]
        var pitch: Double
    }

    private let columns: Side
    private let rows: Side

    init(_ container: GapBox, _ cell: GridCell) {
        columns = Self.side(container.horizontal, container.gap, cell.columns.count)
        rows = Self.side(container.vertical, container.gap, cell.rows.count)
    }

    /// The number of places along an axis.
    func count(_ axis: Axis) -> Int { side(axis).places.count }

    /// Returns the place of the item along an axis if it begins at `track`.
    func place(_ track: Int, _ axis: Axis) -> TrackPlace {
        let places = side(axis).places
        let known = min(max(0, track), places.count - 1)
        return TrackPlace(
            start: places[known].start + start(track, axis) - start(known, axis), length: places[known].length)
    }

    /// Returns the start of a track.
    func start(_ track: Int, _ axis: Axis) -> Double {
        let side = side(axis)
        guard let last = side.starts.last else { return 0 }
        return track < side.starts.count ? side.starts[max(0, track)] : last + Double(track - side.starts.count + 1) * side.pitch
    }

    /// Returns the frame of the item if it begins at these tracks.
    func rect(_ column: Int, _ row: Int) -> Rect {
        let (x, y) = (place(column, .horizontal), place(row, .vertical))
        return Rect(x.start, y.start, x.length, y.length)
    }

    private func side(_ axis: Axis) -> Side { axis == .horizontal ? columns : rows }

    private static func side(_ box: Box, _ gap: Int32, _ span: Int) -> Side {
        let table = GridLayout.detail(box).table(box.axis)
        let places = (0...max(0, table.places.count - span)).map { first in
            let slot = table.slot(TrackRange(first, count: span), from: box.record.pointee.start(box.axis))
            var placement = CapturingPlacement()
            let ascent = table.hasBaselines && first < table.places.count ? table.ascents[first] : nil
            box.fit(gap, slot: slot.start, slot.length, ascent: ascent, &placement)
            return TrackPlace(start: placement.position, length: placement.length)
        }
        return Side(
            places: places, starts: table.places.map(\.start), pitch: (table.places.last?.length ?? 0) + table.said.spacing.points)
    }
}

/// The gaps of a grid that is filled in an order.
///
/// Tracks keep the lengths that they have with the gap behind all items. Where items name cells or span lines, the gap takes the cell of
/// the item that it stands before.
struct OrderedCellGaps: GapSource {
    let axis: Axis
    private let slots: CellSlots
    private let items: [GridCell]
    private let gaps: [GridCell]
    private let grabbed: Int
    private let reach: Int?
    let isAscending: Bool

    var count: Int { items.count }
    var isOneLine: Bool { false }

    init(_ container: GapBox) {
        let grid = GridLayout.detail(container.horizontal)
        axis = grid.style.order == .rows ? .vertical : .horizontal
        items = Array(grid.placer.cells.prefix(container.items.count))
        gaps = Array(grid.placer.cells.dropFirst(container.items.count))
        grabbed = container.grabbed
        reach = grid.placer.freeReach
        slots = CellSlots(container, gaps[grabbed])
        let (slots, axis) = (slots, axis)
        let starts = (0..<slots.count(axis)).map { slots.place($0, axis).start }
        isAscending = reach != nil && zip(starts, starts.dropFirst()).allSatisfy { $0 <= $1 }
    }

    func place(at index: Int) -> GapPlace {
        let cell = cell(at: index)
        return GapPlace(rect: slots.rect(cell.columns.start, cell.rows.start))
    }

    func forEachShift(at index: Int, _ body: (Int, Point) -> Bool) {
        guard index < count else { return }
        var cursor = cursor(at: index)
        for gap in gaps { _ = take(gap, &cursor) }
        for item in index..<count {
            let from = items[item]
            let to = reach == nil ? cellOf(item + gaps.count) : take(from, &cursor)
            let way = Point(
                slots.start(to.columns.start, .horizontal) - slots.start(from.columns.start, .horizontal),
                slots.start(to.rows.start, .vertical) - slots.start(from.rows.start, .vertical))
            if way != .zero, !body(item, way) { return }
        }
    }

    private func cell(at index: Int) -> GridCell {
        guard reach != nil else { return cellOf(index + grabbed) }
        var cursor = cursor(at: index)
        for gap in gaps[..<grabbed] { _ = take(gap, &cursor) }
        return take(gaps[grabbed], &cursor)
    }

    /// The cell of an item, or of a gap by its number behind the items.
    private func cellOf(_ number: Int) -> GridCell {
        number < items.count ? items[number] : gaps[min(number - items.count, gaps.count - 1)]
    }

    /// The line and the place in it behind the items before the gap.
    private func cursor(at index: Int) -> (line: Int, place: Int) {
        index > 0 ? (items[index - 1][axis].start, items[index - 1][axis.cross].end) : (0, 0)
    }

    private func take(_ item: GridCell, _ cursor: inout (line: Int, place: Int)) -> GridCell {
        if cursor.place + item[axis.cross].count > reach ?? 0 { cursor = (cursor.line + 1, 0) }
        var cell = item
        (cell[axis].start, cell[axis.cross].start) = (cursor.line, cursor.place)
        cursor.place += item[axis.cross].count
        return cell
    }
}
