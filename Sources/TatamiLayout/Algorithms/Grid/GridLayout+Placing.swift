import TatamiGeometry

/// Items into their cells.
extension GridLayout {
    @inline(__always) static func fitItems<P: Placement>(
        _ box: Box, _ grid: GridDetail, _ table: TrackTable, _ placement: inout P
    ) {
        let start = box.record.pointee.start(box.axis), hasBaselines = table.hasBaselines
        grid.placer.cells.withUnsafeBufferPointer { cells in
            table.places.withUnsafeBufferPointer { places in
                var child = box.first, index = 0
                while child >= 0 {
                    let range = cells[index][box.axis]
                    let slot = range.count == 1 ? places[range.start] : table.slot(range, from: start)
                    placement.note(child, remark: cellRemark(box, child, grid.style.order))
                    placement.note(child, remark: trackRemark(on: range, table, box.axis))
                    let ascent = hasBaselines ? table.ascents[range.start] : nil
                    box.fit(child, slot: slot.start, slot.length, ascent: ascent, &placement)
                    child = box.after(child)
                    index += 1
                }
            }
        }
    }
}
