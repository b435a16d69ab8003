import TatamiGeometry

/// Scaling in proportion needs width and height at the same time, but the engine settles widths first. Widths therefore get
/// their natural length for now, and the pass over heights, which knows both sides, corrects them.
extension OverlayLayout {
    static func keepAspect<P: Placement>(_ box: Box, _ room: Double, _ placement: inout P) {
        var child = box.first
        while child >= 0 {
            // Only an observing placement evaluates these, when both lengths are known.
            placement.note(child, remark: remark(child, box))
            placement.note(child, slot: Slot(position: box.record.pointee.start(box.axis), length: room, alignment: box.alignment(child)))
            if placement.writes { place(child, box, room, &placement) }
            child = box.after(child)
        }
        if placement.writes, box.axis == .horizontal { box.extras.placeAgainOverHeights(box.id) }
    }

    private static func place<P: Placement>(_ child: Int32, _ box: Box, _ room: Double, _ placement: inout P) {
        if box.axis == .horizontal {
            placement.place(child, at: 0, length: box.result(child).natural)
            return box.extras.askHeightAgain(child)
        }
        let across = box.extras.side(.horizontal, of: box)
        let width = across.room(in: across.result(box.id).length)
        let size = scaled(natural(child, across, box), to: cell(child, across, box), covers: covers(box))
        box.extras.setWidth(
            of: child, at: position(child, across, across.record.pointee.start(.horizontal), width, size.width),
            length: size.width)
        placement.place(
            child, at: position(child, box, box.record.pointee.start(.vertical), room, size.height), length: size.height)
    }

    private static func covers(_ box: Box) -> Bool { box.record.pointee.contentMode == .aspectFill }

    private static func natural(_ child: Int32, _ across: Box, _ down: Box) -> Size {
        Size(across.result(child).natural, down.result(child).natural)
    }

    /// The room for the child between its margins. A rounding remainder counts as 0, because covering jumps from the cell
    /// itself to large sizes as soon as a side of the cell is above 0.
    private static func cell(_ child: Int32, _ across: Box, _ down: Box) -> Size {
        func length(_ box: Box) -> Double {
            let length = box.room(in: box.result(box.id).length) - box.style(child).margins
            return length < 1e-9 ? 0 : length
        }
        return Size(length(across), length(down))
    }

    private static func remark(_ child: Int32, _ box: Box) -> Remark {
        let across = box.extras.side(.horizontal, of: box)
        let down = box.extras.side(.vertical, of: box)
        let natural = natural(child, across, down)
        let cell = cell(child, across, down)
        let size = "\(text(cell.width)) x \(text(cell.height))"
        guard natural.width > 0, natural.height > 0, cell.width > 0, cell.height > 0 else {
            return Remark("overlay.aspect", "has no aspect ratio to keep and takes all of \(size)", layout: ["contentMode"])
        }
        let factor = scaled(natural, to: cell, covers: covers(box)).width / natural.width
        let aim = covers(box) ? "covers" : "fits into"
        return Remark("overlay.aspect", "scaled by \(text(factor)) in proportion, so that it \(aim) \(size)", layout: ["contentMode"])
    }

    private static func text(_ number: Double) -> String { DecimalText.format(number) }

    /// `natural` scaled in proportion so that it covers `cell` or fits into it; the cell itself if there is no proportion.
    private static func scaled(_ natural: Size, to cell: Size, covers: Bool) -> Size {
        guard natural.width > 0, natural.height > 0, cell.width > 0, cell.height > 0 else { return cell }
        let byWidth = cell.width / natural.width
        let byHeight = cell.height / natural.height
        let isByWidth = covers == (byWidth > byHeight)
        return isByWidth
            ? Size(cell.width, Numbers.cleanLength(natural.height * byWidth))
            : Size(Numbers.cleanLength(natural.width * byHeight), cell.height)
    }

    private static func position(_ child: Int32, _ box: Box, _ start: Double, _ room: Double, _ length: Double) -> Double {
        let style = box.style(child)
        let free = room - style.margins - length
        switch box.alignment(child) {
        case .start, .baseline: return start + style.marginStart
        case .end: return start + style.marginStart + free
        default: return start + style.marginStart + free / 2
        }
    }
}
