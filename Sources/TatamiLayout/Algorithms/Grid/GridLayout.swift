import TatamiGeometry

/// Columns and rows with items in their cells (NUILayout: cell and grid layouts; WeView: grid; MICUi: WPL Grid).
///
/// Columns are computed first, with shrinking, and then rows at the final widths, by the same code.
enum GridLayout: LayoutAlgorithm {
    typealias Style = GridStyle

    static var kind: NodeKind { .grid }
    static var hasIndependentAxes: Bool { true }

    /// The content's length along the box's axis: tracks and gaps.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        box.axis == .horizontal ? measure(box, HorizontalAxis.self) : measure(box, VerticalAxis.self)
    }

    @inline(never) static func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent {
        measure(sweep.box(id, Known.axis), axis)
    }

    @inline(__always) private static func measure<Known: KnownAxis>(_ box: Box, _ axis: Known.Type) -> Extent {
        let box = box.on(axis)
        let grid = detail(box)
        if box.axis == .horizontal { placeCells(box, grid) }
        let table = grid.table(box.axis)
        table.reset(box.axis == .horizontal ? grid.placer.columnCount : grid.placer.rowCount)
        askItems(box, grid, table)
        if table.said.isUniform { table.makeUniform() } else { table.shareSpans() }
        return table.extent
    }

    /// Places the tracks, and fits every item into its cell.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.axis == .horizontal {
            place(box, HorizontalAxis.self, in: length, &placement)
        } else {
            place(box, VerticalAxis.self, in: length, &placement)
        }
    }

    static func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) {
        let box = sweep.box(id, Known.axis)
        if box.placesFractions { return sweepDownAsWalked(sweep, id, axis) }
        var placement = WritingPlacement(results: box.results)
        place(box, axis, in: box.result(id).length, &placement)
    }

    private static func place<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, in length: Double, _ placement: inout P
    ) {
        let box = box.on(axis)
        let grid = detail(box)
        let table = grid.table(Known.axis)
        table.settle(box, in: length)
        fitItems(box, grid, table, &placement)
    }

    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis { .cells }
    static func measureResolved(_ box: Box) {}

    /// Where an empty item would be aligned in the cell that the child would get.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double {
        let grid = detail(box)
        let table = grid.table(box.axis)
        table.settle(box, in: max(0, box.result(box.id).length))
        let slot = table.slot(cellOfCollapsed(box, grid, child)[box.axis], from: box.record.pointee.start(box.axis))
        switch box.alignment(child) {
        case .start, .baseline: return slot.start
        case .end: return slot.end
        default: return slot.start + slot.length / 2
        }
    }

    static func sentence(onNeed need: String, along axis: Axis) -> String? {
        "its \(axis == .horizontal ? "columns" : "rows") need \(need)"
    }

    @inline(__always) static func detail(_ box: Box) -> GridDetail { box.extras.detail(of: box, as: GridDetail.self) }
}

// MARK: cells

extension GridLayout {
    private static func placeCells(_ box: Box, _ grid: GridDetail) {
        grid.placer.place(box, grid.style)
        guard grid.placer.refused >= 0, !grid.hasReported else { return }
        grid.hasReported = true
        var child = box.first
        for _ in 0..<grid.placer.refused { child = box.after(child) }
        box.extras.diagnose(
            child, "The cell is beyond the limit of the grid (its own, or \(CellPlace.limit) columns and rows); it was moved inside.")
    }

    private static func cellOfCollapsed(_ box: Box, _ grid: GridDetail, _ child: Int32) -> GridCell {
        var placer = CellPlacer()
        placer.place(box, grid.style, guest: child)
        var index = 0
        var at = box.links[Int(box.id)].first
        while at >= 0, at != child {
            if !box.links[Int(at)].flags.contains(.collapsed) { index += 1 }
            at = box.links[Int(at)].next
        }
        return placer.cells[index]
    }
}
