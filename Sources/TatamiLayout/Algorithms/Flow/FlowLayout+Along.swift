import TatamiGeometry

/// The main axis of a flow: every item has its natural length, and each line uses its own room.
extension FlowLayout {
    /// The length of the longest line. Items can no longer move to another line.
    static func measureAlong(_ box: Box, _ detail: FlowDetail) -> Extent {
        var lines = detail.takeLines()
        var longest = Extent.zero
        var child = box.first
        for index in lines.indices {
            var line = Extent.zero
            var left = lines[index].count
            while left > 0, child >= 0 {
                let result = box.result(child)
                let next = box.after(child)
                left -= 1
                let around = box.style(child).margins + (left > 0 && next >= 0 ? box.gap(child, next) : 0)
                line.natural += result.natural + around
                line.minimum += result.minimum + around
                child = next
            }
            lines[index].length = line.natural
            longest.natural = max(longest.natural, line.natural)
            longest.minimum = max(longest.minimum, line.minimum)
        }
        detail.lines = lines
        return longest
    }

    static func placeAlong<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, _ room: Double, _ detail: FlowDetail, _ placement: inout P
    ) {
        let box = box.on(axis)
        let lines = detail.lines
        var child = box.first
        for index in lines.indices where child >= 0 {
            if index > 0 { placement.note(child, remark: detail.breakRemark(box, child, index, room)) }
            let free = room - lines[index].length
            child =
                free < -slack
                ? placeShort(box, child, index, room, detail, &placement)
                : placeLine(box, child, index, room, free > 0 ? free : 0, detail, &placement)
        }
    }

    /// Places a line with enough room for its items. Returns the first item of the next line.
    @inline(__always) private static func placeLine<P: Placement>(
        _ box: Box, _ first: Int32, _ index: Int, _ room: Double, _ free: Double, _ detail: FlowDetail, _ placement: inout P
    ) -> Int32 {
        var left = detail.lines[index].count
        let (lead, extraGap) = detail.style.distribution.spread(free, over: left)
        var position = box.record.pointee.start(box.axis) + lead
        var child = first
        while left > 0, child >= 0 {
            let style = box.style(child)
            let length = box.result(child).natural
            placement.note(child, remark: detail.lineRemark(index, room))
            if child != first { placement.note(child, remark: detail.gapRemark(box, child)) }
            if free > 0 { placement.note(child, remark: detail.distributionRemark(index, free)) }
            placement.place(child, at: position + style.marginStart, length: length)
            position += style.marginStart + length + style.marginEnd
            let next = box.after(child)
            left -= 1
            if left > 0, next >= 0 { position += box.gap(child, next) + extraGap }
            child = next
        }
        return child
    }

    /// Places a line that is too long: a single item longer than the room, or a column whose items became taller after it was
    /// broken. Its items shrink as in a stack. Returns the first item of the next line.
    @inline(never) private static func placeShort<P: Placement>(
        _ box: Box, _ first: Int32, _ index: Int, _ room: Double, _ detail: FlowDetail, _ placement: inout P
    ) -> Int32 {
        let line = detail.lines[index]
        let reserve = reserve(box, first, line.count)
        let shortage = Shortage(of: line.length - room, reserve: reserve)
        let (lead, _) = detail.style.distribution.spread(shortage.left, over: line.count)
        var position = box.record.pointee.start(box.axis) + lead
        var child = first
        var left = line.count
        while left > 0, child >= 0 {
            let style = box.style(child)
            let result = box.result(child)
            let next = box.after(child)
            let available = max(0, room - style.margins)
            let length =
                line.count == 1
                ? max(available, result.minimum) : shortage.rest(of: result.natural, result.minimum)
            placement.note(child, remark: detail.lineRemark(index, room))
            if child != first { placement.note(child, remark: detail.gapRemark(box, child)) }
            placement.note(
                child,
                Share(
                    rule: line.count == 1 ? .squeezed : .givenShortage, amount: length - result.natural,
                    total: line.count == 1 ? available : room - line.length, weight: max(0, result.natural - result.minimum),
                    weights: reserve))
            placement.place(child, at: position + style.marginStart, length: length)
            left -= 1
            position += style.marginStart + length + style.marginEnd + (left > 0 && next >= 0 ? box.gap(child, next) : 0)
            child = next
        }
        return child
    }

    /// The length that `count` items from `first` on can give up together.
    private static func reserve(_ box: Box, _ first: Int32, _ count: Int) -> Double {
        var reserve = 0.0
        var child = first
        var left = count
        while left > 0, child >= 0 {
            let result = box.result(child)
            reserve += max(0, result.natural - result.minimum)
            child = box.after(child)
            left -= 1
        }
        return reserve
    }
}
