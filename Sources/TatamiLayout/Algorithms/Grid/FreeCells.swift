import TatamiGeometry

/// The free cells of a grid whose items name their cells. A drop takes the nearest of them, and no other item moves.
struct FreeCells: Sendable {
    private let slots: CellSlots
    private let span: (columns: Int, rows: Int)
    /// The columns that items take in each row, without those of the items in `tall`.
    private var taken: [Int: [TrackRange]] = [:]
    /// Items that span many rows.
    private var tall: [GridCell] = []
    private static let tallSpan = 64

    /// Nil for a grid that has changed since it was laid out, or that is filled in an order.
    init?(_ container: GapBox) {
        let grid = GridLayout.detail(container.horizontal)
        let cells = grid.placer.cells
        guard grid.style.order == .explicit, cells.count == container.count else { return nil }
        let gap = cells[container.items.count + container.grabbed]
        slots = CellSlots(container, gap)
        span = (gap.columns.count, gap.rows.count)
        for cell in cells.prefix(container.items.count) {
            if cell.rows.count > Self.tallSpan {
                tall.append(cell)
            } else {
                for row in cell.rows.indices { taken[row, default: []].append(cell.columns) }
            }
        }
    }

    /// Returns the free cell whose place has the center nearest to that of `rect`, rows counting fourfold, and its frame; of cells that are
    /// equally near the last one in reading order. Nil if none is free.
    func nearest(to rect: Rect) -> (cell: CellPlace, rect: Rect, distance: Double, looked: Int)? {
        let columns = sorted(.horizontal, rect.center.x, weight: 1)
        let rows = sorted(.vertical, rect.center.y, weight: 4)
        var best: (row: Int, column: Int, distance: Double)?
        var looked = 0
        for row in rows {
            if let best, row.distance > best.distance { break }
            for column in columns {
                let distance = row.distance + column.distance
                if let best, distance > best.distance { break }
                looked += 1
                guard isFree(column.track, row.track) else { continue }
                if let best, distance == best.distance, (row.track, column.track) < (best.row, best.column) { continue }
                best = (row.track, column.track, distance)
            }
        }
        guard let best else { return nil }
        var cell = CellPlace()
        cell.name(best.column..<best.column + span.columns, along: .horizontal)
        cell.name(best.row..<best.row + span.rows, along: .vertical)
        return (cell, slots.rect(best.column, best.row), best.distance, looked)
    }

    private func sorted(_ axis: Axis, _ center: Double, weight: Double) -> [(track: Int, distance: Double)] {
        (0..<slots.count(axis)).map { track in
            let place = slots.place(track, axis)
            return (track, weight * abs(place.start + place.length / 2 - center))
        }
        .sorted { $0.distance < $1.distance }
    }

    private func isFree(_ column: Int, _ row: Int) -> Bool {
        let (columns, rows) = (column..<column + span.columns, row..<row + span.rows)
        if tall.contains(where: { $0.columns.indices.overlaps(columns) && $0.rows.indices.overlaps(rows) }) { return false }
        return !rows.contains { taken[$0]?.contains { $0.indices.overlaps(columns) } ?? false }
    }
}
