import TatamiGeometry

/// The cross axis of a flow: each line is as large as its largest item, and the block of lines uses the available room.
extension FlowLayout {
    static func measureAcross<Known: KnownAxis>(_ box: Box, _ axis: Known.Type, _ detail: FlowDetail) -> Extent {
        let box = box.on(axis)
        var lines = detail.takeLines()
        var total = Extent.zero
        var child = box.first
        for index in lines.indices {
            var across = LineExtent()
            var left = lines[index].count
            while left > 0, child >= 0 {
                across.add(box.item(child), of: box)
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

    /// Fits every item into its line.
    static func placeAcross<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, _ room: Double, _ detail: FlowDetail, _ placement: inout P
    ) {
        let box = box.on(axis)
        let lines = detail.lines
        var block = FlowBlock(box, room, detail)
        var child = box.first
        for index in lines.indices {
            let slot = block.next(lines[index])
            let ascent = lines[index].ascent
            var left = lines[index].count
            while left > 0, child >= 0 {
                placement.note(child, remark: detail.acrossRemark(box.axis, index, slot.length))
                if block.free > 0 { placement.note(child, remark: detail.blockRemark(block.free)) }
                box.fit(child, slot: slot.start, slot.length, ascent: ascent, &placement)
                child = box.after(child)
                left -= 1
            }
        }
    }
}

/// The lines of a flow as a block: the cross position and size of each line. If the lines are too large together, they shrink
/// like the items of a stack.
struct FlowBlock {
    /// The room that the lines leave at their natural sizes; negative if they need more.
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
