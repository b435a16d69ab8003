import TatamiGeometry

/// Items into their cells.
extension GridLayout {
    @inline(__always) static func fitItems<P: Placement>(
        _ box: Box, _ grid: GridDetail, _ table: TrackTable, _ placement: inout P
    ) {
        let start = box.record.pointee.start(box.axis)
        var child = box.first, index = 0
        while child >= 0 {
            let range = grid.placer.cells[index][box.axis], slot = table.slot(range, from: start)
            placement.note(child, remark: cellRemark(box, child, grid.style.order))
            placement.note(child, remark: trackRemark(on: range, table, box.axis))
            let line = table.hasBaselines ? slot.start + table.ascents[range.start] : -.infinity
            box.fit(child, slot: slot.start, slot.length, baselineAt: line, &placement)
            child = box.after(child)
            index += 1
        }
    }
}
