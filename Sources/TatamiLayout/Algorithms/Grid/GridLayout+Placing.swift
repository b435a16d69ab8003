import TatamiGeometry

/// Placing of items in their cells.
extension GridLayout {
    @inline(__always) static func fitItems<P: Placement>(
        _ box: Box, _ grid: GridDetail, _ table: TrackTable, _ placement: inout P
    ) {
        grid.placer.cells.withUnsafeBufferPointer { cells in
            table.withSlots(box) { slots in
                forEachItem(box, cells) { child, cell in slots.fit(child, on: cell[box.axis], grid, &placement) }
            }
        }
    }

    /// Fits the items on both axes in one loop.
    @inline(__always) static func fitItems<P: Placement>(
        _ x: Box, _ y: Box, _ grid: GridDetail, _ horizontal: inout P, _ vertical: inout P
    ) {
        grid.placer.cells.withUnsafeBufferPointer { cells in
            grid.columns.withSlots(x) { columns in
                grid.rows.withSlots(y) { rows in
                    forEachItem(x, cells) { child, cell in
                        columns.fit(child, on: cell.columns, grid, &horizontal)
                        rows.fit(child, on: cell.rows, grid, &vertical)
                    }
                }
            }
        }
    }
}

/// The placed tracks of a table as slots of items.
struct TrackSlots {
    let box: Box
    let table: TrackTable
    fileprivate let places: UnsafeBufferPointer<TrackPlace>
    fileprivate let start: Double
    fileprivate let hasBaselines: Bool

    @inline(__always) func fit<P: Placement>(_ child: Int32, on range: TrackRange, _ grid: GridDetail, _ placement: inout P) {
        let isPlaced = range.start < places.count
        let slot = range.count == 1 && isPlaced ? places[range.start] : table.slot(range, from: start)
        placement.note(child, remark: GridLayout.cellRemark(box, child, grid.style.order))
        placement.note(child, remark: GridLayout.trackRemark(on: range, table, box.axis))
        let ascent = hasBaselines && isPlaced ? table.ascents[range.start] : nil
        box.resolveFractions(of: child, in: slot.length)
        box.fit(child, slot: slot.start, slot.length, ascent: ascent, &placement)
    }
}

extension TrackTable {
    @inline(__always) fileprivate func withSlots(_ box: Box, _ body: (TrackSlots) -> Void) {
        places.withUnsafeBufferPointer { places in
            body(
                TrackSlots(
                    box: box, table: self, places: places, start: box.record.pointee.start(box.axis), hasBaselines: hasBaselines))
        }
    }
}
