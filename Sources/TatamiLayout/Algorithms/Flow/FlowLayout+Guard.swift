import TatamiGeometry

/// Checks that hold for every placed flow.
extension FlowLayout {
    /// Checks that every item is in a line, that items follow each other along the line, and that each lies within its line's
    /// cross size.
    static func fault(_ box: Box) -> LayoutFault? {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        let room = box.room(in: max(0, box.result(box.id).length))
        let count = detail.lines.reduce(0) { $0 + $1.count }
        guard count == box.count else {
            return LayoutFault(.sums, of: box, "its lines contain \(count) items of \(box.count)")
        }
        var block = FlowBlock(box, room, detail)
        var child = box.first
        for line in detail.lines {
            let slot = block.next(line)
            let fault = box.isMain ? faultAlong(box, child, line, room, detail) : faultAcross(box, child, line, slot)
            if let fault { return fault }
            for _ in 0..<line.count where child >= 0 { child = box.after(child) }
        }
        return nil
    }

    /// Checks that items, margins and gaps follow each other, and that a line whose distribution turns all free room into gaps
    /// ends at the content's end.
    private static func faultAlong(_ box: Box, _ first: Int32, _ line: FlowLine, _ room: Double, _ detail: FlowDetail) -> LayoutFault? {
        let start = box.record.pointee.start(box.axis)
        var end = start
        var magnitude = abs(start) + room
        var number = 1
        var child = first
        while child >= 0, number <= line.count {
            let result = box.result(child)
            let style = box.style(child)
            let gap = number > 1 ? box.gap(box.before(child), child) : 0
            let outerStart = result.position - style.marginStart
            if number > 1, outerStart < end + gap - box.rounding(of: child, magnitude) {
                return LayoutFault(
                    .overlaps, of: box,
                    "item \(number) of a line begins at \(outerStart), but the one before it has room up to \(end + gap)")
            }
            magnitude += abs(gap) + abs(style.marginStart) + result.length + abs(style.marginEnd)
            end = result.position + result.length + style.marginEnd
            child = box.after(child)
            number += 1
        }
        let free = room - line.length
        let isBetween = detail.style.distribution == .spaceBetween && line.count > 1 && free > 0
        guard isBetween, abs(end - start - room) > Double(line.count) * (1e-9 + 1e-15 * magnitude) else { return nil }
        return LayoutFault(.sums, of: box, "a line with all of \(free) between its items ends at \(end) in \(room)")
    }

    private static func faultAcross(
        _ box: Box, _ first: Int32, _ line: FlowLine, _ slot: (start: Double, length: Double)
    ) -> LayoutFault? {
        var child = first
        var left = line.count
        while child >= 0, left > 0 {
            if let fault = box.faultInSlot(child, slot: slot.start, slot.length) { return fault }
            child = box.after(child)
            left -= 1
        }
        return nil
    }
}
