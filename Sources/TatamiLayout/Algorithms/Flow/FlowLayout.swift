import TatamiGeometry

/// Lines of items that wrap like text, as rows or columns (NUILayout: flow layout; WeView: flow layout, section 8).
///
/// Lines are broken as soon as the lengths along them are known: rows when the width is final, columns when heights were
/// measured at natural widths. After that, both axes work line by line, in the same way for rows and columns.
enum FlowLayout: LayoutAlgorithm {
    typealias Style = FlowStyle

    static var kind: NodeKind { .flow }

    static func measure(_ box: Box) -> Extent {
        box.axis == .horizontal ? measure(box, HorizontalAxis.self) : measure(box, VerticalAxis.self)
    }

    @inline(never) static func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent {
        measure(sweep.box(id, Known.axis), axis)
    }

    @inline(__always) private static func measure<Known: KnownAxis>(_ box: Box, _ axis: Known.Type) -> Extent {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        switch (box.isMain, Known.axis) {
        case (true, .horizontal): return measureUnbroken(box, axis)
        case (true, .vertical): return measureAlong(box, detail)
        case (false, .horizontal):
            breakColumns(box, detail)
            return measureAcross(box, axis, detail)
        case (false, .vertical): return measureAcross(box, axis, detail)
        }
    }

    static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        if box.axis == .horizontal {
            place(box, HorizontalAxis.self, in: length, &placement)
        } else {
            place(box, VerticalAxis.self, in: length, &placement)
        }
    }

    static func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) {
        let box = sweep.box(id, Known.axis)
        if box.placesFractions { return sweepDownAsWalked(sweep, id, axis) }
        if Known.axis == .horizontal, box.isMain, placeWhileBreaking(box, axis, in: box.result(id).length) { return }
        var placement = WritingPlacement(results: box.results)
        place(box, axis, in: box.result(id).length, &placement)
    }

    @inline(__always) private static func place<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, in length: Double, _ placement: inout P
    ) {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        let room = box.room(in: length)
        if box.isMain {
            // A placement that only observes sees the existing lines.
            if Known.axis == .horizontal, placement.writes { breakRows(box, axis, room, detail, &placement) }
            placeAlong(box, axis, room, detail, &placement)
        } else {
            placeAcross(box, axis, room, detail, &placement)
        }
    }

    /// Columns stay as they were broken when heights were tried out.
    static func measureResolved(_ box: Box) {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        let extent = !box.isMain && box.axis == .horizontal ? measureAcross(box, HorizontalAxis.self, detail) : measure(box)
        box.record.pointee.setContent(extent.natural, box.axis)
    }

    /// The position of a collapsed item: along the line after the previous item, and across like an empty item in that item's
    /// line.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double {
        if box.isMain { return StackLayout.placeOfCollapsed(box, child) }
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        let room = box.room(in: max(0, box.result(box.id).length))
        guard !detail.lines.isEmpty else { return box.place(ofEmpty: child, slot: box.record.pointee.start(box.axis), room) }
        var block = FlowBlock(box, room, detail)
        var slot = block.next(detail.lines[0])
        var before = box.count(before: child) - detail.lines[0].count
        for line in detail.lines.dropFirst() where before > 0 {
            slot = block.next(line)
            before -= line.count
        }
        return box.place(ofEmpty: child, slot: slot.start, slot.length)
    }
}
