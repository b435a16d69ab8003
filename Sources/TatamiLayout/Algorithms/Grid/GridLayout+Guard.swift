import TatamiGeometry

/// Checks that hold for every placed grid.
extension GridLayout {
    static func fault(_ box: Box) -> LayoutFault? {
        let grid = detail(box)
        let table = grid.table(box.axis)
        table.settle(box, in: max(0, box.result(box.id).length))
        return faultOfCells(box, grid) ?? faultOfTracks(box, table) ?? faultOfItems(box, grid, table)
    }

    /// Checks that no item placed by the grid's order overlaps another. Skipped if the grid is much larger than its items or if
    /// an item had to be moved inside.
    private static func faultOfCells(_ box: Box, _ grid: GridDetail) -> LayoutFault? {
        let columns = grid.placer.columnCount
        let rows = grid.placer.rowCount
        guard box.axis == .horizontal, grid.style.order != .explicit, grid.placer.refused < 0, columns * rows <= 100_000 else { return nil }
        // 0: free; 1: taken by an item that names its cell; 2: taken by another item.
        var taken = [UInt8](repeating: 0, count: columns * rows)
        var index = 0
        var child = box.first
        while child >= 0, index < grid.placer.cells.count {
            let cell = grid.placer.cells[index]
            let place = box.extras.cell(of: child)
            let mark: UInt8 = place.column != nil && place.row != nil ? 1 : 2
            for row in cell.rows.indices {
                for square in (row * columns + cell.columns.start)..<(row * columns + cell.columns.end) {
                    if taken[square] + mark > 2 { return LayoutFault(.overlaps, of: box, "item \(index + 1) shares cells with another") }
                    taken[square] = max(taken[square], mark)
                }
            }
            child = box.after(child)
            index += 1
        }
        return nil
    }

    /// Checks that tracks and gaps follow each other and, if a track or gap without an upper bound takes free room, that they
    /// fill the container together with the paddings.
    private static func faultOfTracks(_ box: Box, _ table: TrackTable) -> LayoutFault? {
        let record = box.record.pointee
        let length = max(0, box.result(box.id).length)
        var magnitude = abs(length) + abs(record.start(box.axis)) + abs(record.end(box.axis))
        for (index, place) in table.places.enumerated() {
            let spacing = table.spacing(index)
            magnitude += place.length + abs(spacing.points)
            guard index + 1 < table.count else { break }
            // A gap with a weight may shrink to nothing.
            let gap = spacing.weight > 0 ? min(0, spacing.points) : spacing.points
            if table.places[index + 1].start < place.end + gap - tolerance(magnitude) {
                return LayoutFault(
                    .overlaps, of: box,
                    "track \(index + 2) begins at \(table.places[index + 1].start), but the one before it ends at \(place.end)")
            }
        }
        let takes = table.lengths.contains { $0.weight > 0 && $0.high == .infinity }
        guard takes, let last = table.places.last, table.settlement.free >= 0, table.paddingWeights.end == 0 else { return nil }
        // Bounds may take more than there is, and shares close to a natural length are set to it.
        let rounding = Double(table.count) * tolerance(magnitude)
        let end = last.end + record.end(box.axis)
        guard end < length - rounding else { return nil }
        return LayoutFault(.sums, of: box, "its tracks end at \(end) of \(length), though something takes all that is left")
    }

    /// Checks that every item lies in its cell.
    private static func faultOfItems(_ box: Box, _ grid: GridDetail, _ table: TrackTable) -> LayoutFault? {
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        var index = 0
        while child >= 0, index < grid.placer.cells.count {
            let slot = table.slot(grid.placer.cells[index][box.axis], from: start)
            box.resolveFractions(of: child, in: slot.length)
            if let fault = box.faultInSlot(child, slot: slot.start, slot.length) { return fault }
            child = box.after(child)
            index += 1
        }
        return nil
    }
}
