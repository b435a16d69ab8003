import TatamiGeometry

/// Where lines end: before the first item that would not fit.
extension FlowLayout {
    /// By how much a line may be too long and still hold its items, points: sums of lengths are not exact.
    static let slack = 1e-6

    /// As long as no line is broken: all items in one row. It can give until the widest item is alone at its minimum.
    static func measureUnbroken(_ box: Box) -> Extent {
        var natural = 0.0
        var widest = 0.0
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let result = box.result(child)
            let margins = box.style(child).margins
            natural += result.natural + margins + (previous >= 0 ? box.gap(previous, child) : 0)
            let minimum = result.minimum + margins
            widest = minimum > widest ? minimum : widest
            previous = child
            child = box.after(child)
        }
        return Extent(minimum: widest < natural ? widest : natural, natural: natural)
    }

    /// Rows, now that the width is final. The height is asked again where other items stand together than before.
    static func breakRows<P: Placement>(_ box: Box, _ room: Double, _ detail: FlowDetail, _ placement: inout P) {
        if breakLines(box, room, detail) { placement.askHeight(of: box.id) }
    }

    /// Columns, before widths are settled: by what the items' heights would be at their natural widths. Where the height is not
    /// definite there is one column.
    static func breakColumns(_ box: Box, _ detail: FlowDetail) {
        let height = box.extras.definiteHeight(of: box)
        let vertical = box.extras.side(.vertical, of: box)
        detail.definiteHeight = height
        guard let height else {
            _ = breakLines(vertical, .infinity, detail)
            return
        }
        var child = box.first
        while child >= 0 {
            box.extras.tryHeight(of: child, width: box.result(child).natural)
            child = box.after(child)
        }
        _ = breakLines(vertical, vertical.room(in: height), detail)
    }

    /// True where columns that stand were broken by another height than the one that is given now.
    static func dependsOnOtherHeight(_ box: Box) -> Bool {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        return detail.style.axis == .vertical && detail.definiteHeight != box.extras.definiteHeight(of: box)
    }

    /// Puts the items into lines of `room` points by their natural lengths. An item that is longer than the room stands alone.
    /// Returns true where other items stand together than before; items that came or went are told by marks of their own.
    private static func breakLines(_ box: Box, _ room: Double, _ detail: FlowDetail) -> Bool {
        let limit = room + slack
        var lines = detail.takeLines()
        var count = 0
        var changed = false
        var line = FlowLine()
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let length = box.result(child).natural + box.style(child).margins
            let longer = line.count > 0 ? line.length + box.gap(previous, child) + length : length
            if line.count > 0, longer > limit || line.length > limit {
                changed = lines.keep(line, at: count) || changed
                count += 1
                line = FlowLine(length: length)
            } else {
                line.length = longer
            }
            line.count += 1
            previous = child
            child = box.after(child)
        }
        if line.count > 0 {
            changed = lines.keep(line, at: count) || changed
            count += 1
        }
        lines.removeLast(lines.count - count)
        detail.lines = lines
        return changed
    }
}

extension [FlowLine] {
    /// Writes how line `index` was broken. What is known of it across stays, since the same items say the same. Returns true
    /// where other items are in the line now.
    fileprivate mutating func keep(_ line: FlowLine, at index: Int) -> Bool {
        guard index < count else {
            append(line)
            return true
        }
        let changed = self[index].count != line.count
        self[index].count = line.count
        self[index].length = line.length
        return changed
    }
}
