import TatamiGeometry

/// Scaling in proportion needs width and height at once, while the walks settle widths first. So widths are given their
/// natural length on trial, and the walk over heights, which knows both sides, puts the widths right.
extension OverlayLayout {
    static func keepAspect<P: Placement>(_ box: Box, _ room: Double, _ placement: inout P) {
        var child = box.first
        while child >= 0 {
            if box.axis == .horizontal {
                placement.place(child, at: 0, length: box.result(child).natural)
                box.extras.askHeightAgain(child)
            } else {
                scale(child, box, room, &placement)
            }
            child = box.after(child)
        }
        if box.axis == .horizontal { box.extras.placeAgainOverHeights(box.id) }
    }

    private static func scale<P: Placement>(_ child: Int32, _ box: Box, _ height: Double, _ placement: inout P) {
        let across = box.extras.horizontal(of: box)
        let width = across.room(in: across.result(box.id).length)
        let cell = Size(max(0, width - across.style(child).margins), max(0, height - box.style(child).margins))
        let natural = Size(across.result(child).natural, box.result(child).natural)
        let size = scaled(natural, to: cell, covers: box.record.pointee.contentMode == .aspectFill)
        box.extras.setWidth(
            of: child, at: position(child, across, across.record.pointee.start(.horizontal), width, size.width),
            length: size.width)
        placement.place(
            child, at: position(child, box, box.record.pointee.start(.vertical), height, size.height), length: size.height)
    }

    /// `natural` in proportion so that it covers `cell` or fits into it; the cell itself where there is no proportion.
    private static func scaled(_ natural: Size, to cell: Size, covers: Bool) -> Size {
        guard natural.width > 0, natural.height > 0, cell.width > 0, cell.height > 0 else { return cell }
        let byWidth = cell.width / natural.width, byHeight = cell.height / natural.height
        let isByWidth = covers == (byWidth > byHeight)
        return isByWidth
            ? Size(cell.width, Numbers.cleanLength(natural.height * byWidth))
            : Size(Numbers.cleanLength(natural.width * byHeight), cell.height)
    }

    private static func position(_ child: Int32, _ box: Box, _ start: Double, _ room: Double, _ length: Double) -> Double {
        let style = box.style(child), free = room - style.margins - length
        switch box.alignment(child) {
        case .start, .baseline: return start + style.marginStart
        case .end: return start + style.marginStart + free
        default: return start + style.marginStart + free / 2
        }
    }
}
