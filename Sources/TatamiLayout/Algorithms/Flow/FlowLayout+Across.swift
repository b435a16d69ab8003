import TatamiGeometry

/// Across the lines: each is as large as the largest of its items, and the block of lines uses the room.
extension FlowLayout {
    static func measureAcross(_ box: Box, _ detail: FlowDetail) -> Extent {
        var lines = detail.takeLines()
        var total = Extent.zero
        var child = box.first
        for index in lines.indices {
            var across = LineExtent()
            var left = lines[index].count
            while left > 0, child >= 0 {
                across.add(child, of: box)
                child = box.after(child)
                left -= 1
            }
            let extent = across.extent
            let gap = index > 0 ? detail.style.lineSpacing : 0
            (lines[index].across, lines[index].ascent) = (extent, across.ascent)
            total.natural += extent.natural + gap
            total.minimum += extent.minimum + gap
        }
        detail.lines = lines
        return total
    }

    /// Every item is fitted into its line.
    static func placeAcross<P: Placement>(_ box: Box, _ room: Double, _ detail: FlowDetail, _ placement: inout P) {
        let lines = detail.lines
        var block = FlowBlock(box, room, detail)
        var child = box.first
        for index in lines.indices {
            let slot = block.next(lines[index])
            var left = lines[index].count
            while left > 0, child >= 0 {
                placement.note(child, remark: detail.acrossRemark(box.axis, index, slot.length))
                if block.free > 0 { placement.note(child, remark: detail.blockRemark(block.free)) }
                box.fit(child, slot: slot.start, slot.length, ascent: lines[index].ascent, &placement)
                child = box.after(child)
                left -= 1
            }
        }
    }
}

/// The lines of a flow as a block, from the first to the last: where each stands across, and how long it is there. Lines that
/// are too long together give as the items of a stack do.
struct FlowBlock {
    /// What the lines leave, or, negative, lack at their natural lengths.
    let free: Double
    private let shortage: Shortage?
    private let gap: Double
    private var position: Double

    init(_ box: Box, _ room: Double, _ detail: FlowDetail) {
        let left = room - box.record.pointee.content(box.axis)
        free = left < 0 && left > -tolerance(room) ? 0 : left
        shortage = free < 0 ? Shortage(of: -free, reserve: detail.lines.reduce(0) { $0 + ($1.across.natural - $1.across.minimum) }) : nil
        let (lead, extraGap) = detail.style.lineDistribution.spread(shortage?.left ?? free, over: detail.lines.count)
        gap = detail.style.lineSpacing + extraGap
        position = box.record.pointee.start(box.axis) + lead
    }

    mutating func next(_ line: FlowLine) -> (start: Double, length: Double) {
        let start = position
        let length = shortage?.rest(of: line.across.natural, line.across.minimum) ?? line.across.natural
        position += length + gap
        return (start, length)
    }
}
