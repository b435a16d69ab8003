import TatamiGeometry

/// Checks that hold for every placed stack.
extension StackLayout {
    static func fault(_ box: Box) -> LayoutFault? {
        if box.isMain { return faultAlong(box) }
        return CrossAxis.fault(box, room: box.contentRoom(in: max(0, box.result(box.id).length)))
    }

    /// Checks that items, margins and gaps follow each other along the axis and, if an item without an upper bound takes free
    /// room, that they end at the content's end.
    private static func faultAlong(_ box: Box) -> LayoutFault? {
        guard box.first >= 0 else { return nil }
        let start = box.record.pointee.start(box.axis)
        let room = roomAlong(box)
        var end = start
        var least = 0.0
        var magnitude = abs(start) + room
        var count = 0
        var isTaken = false
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let result = box.result(child)
            let style = box.style(child)
            let gap = previous >= 0 ? box.gap(previous, child) : 0
            let outerStart = result.position - style.marginStart
            count += 1
            if previous >= 0, outerStart < end + gap - box.rounding(of: child, magnitude) {
                return LayoutFault(
                    .overlaps, of: box, "item \(count) begins at \(outerStart), but the one before it has room up to \(end + gap)")
            }
            magnitude += abs(gap) + abs(style.marginStart) + result.length + abs(style.marginEnd)
            // An item that counts as 0 grows from 0, but not to less than its minimum.
            least += gap + style.margins + (result.natural < style.low && box.weight(child) > 0 ? style.low : result.natural)
            end = result.position + result.length + style.marginEnd
            isTaken = isTaken || takesAllExtra(child, box)
            previous = child
            child = box.after(child)
        }
        let rounding = Double(count) * (1e-9 + 1e-15 * magnitude)
        guard isTaken, room >= least, abs(end - start - room) > rounding else { return nil }
        return LayoutFault(.sums, of: box, "its items take \(end - start) of \(room), though one of them takes all that is left")
    }

    /// The room that the items share along the stack's axis.
    private static func roomAlong(_ box: Box) -> Double {
        box.contentRoom(in: max(0, box.result(box.id).length))
    }

    private static func takesAllExtra(_ child: Int32, _ box: Box) -> Bool {
        if box.record.pointee.weights > 0 { return box.weight(child) > 0 && box.style(child).high == .infinity }
        let isScaled = box.record.pointee.mainLength >= 0 && box.result(child).natural > 0
        return isScaled && (box.isFixed(child) || box.style(child).high == .infinity)
    }
}
