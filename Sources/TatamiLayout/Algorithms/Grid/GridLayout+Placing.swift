import TatamiGeometry

/// Placing of items in their cells.
extension GridLayout {
    @inline(__always) static func fitItems<P: Placement>(
        _ box: Box, _ grid: GridDetail, _ table: TrackTable, _ placement: inout P
    ) {
        let start = box.record.pointee.start(box.axis)
        let hasBaselines = table.hasBaselines
        let hasFractions = box.placesFractions
        grid.placer.cells.withUnsafeBufferPointer { cells in
            table.places.withUnsafeBufferPointer { places in
                var child = box.first
                var index = 0
                // An explanation of a tree that has changed since may find children without a cell.
                while child >= 0, index < cells.count {
                    let range = cells[index][box.axis]
                    let isPlaced = range.start < places.count
                    let slot = range.count == 1 && isPlaced ? places[range.start] : table.slot(range, from: start)
                    placement.note(child, remark: cellRemark(box, child, grid.style.order))
                    placement.note(child, remark: trackRemark(on: range, table, box.axis))
                    let ascent = hasBaselines && isPlaced ? table.ascents[range.start] : nil
                    if hasFractions { box.resolveFractions(of: child, in: slot.length) }
                    box.fit(child, slot: slot.start, slot.length, ascent: ascent, &placement)
                    child = box.after(child)
                    index += 1
                }
            }
        }
    }
}
