import TatamiGeometry

/// Breaking of lines: a line ends before the first item that does not fit.
extension FlowLayout {
    /// The tolerance in points by which a line may exceed its room, because sums of lengths are not exact.
    static let slack = 1e-6

    /// The length without breaks: all items in one row. The minimum is that of the widest item alone.
    static func measureUnbroken<Known: KnownAxis>(_ box: Box, _ axis: Known.Type) -> Extent {
        let box = box.on(axis)
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

    /// Breaks rows, after the width is final. If items are then grouped differently, the height is measured again.
    static func breakRows<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, _ room: Double, _ detail: FlowDetail, _ placement: inout P
    ) {
        var alone = NoLineCompanion()
        if breakLines(box, axis, room, detail, &alone) { placement.askHeight(of: box.id) }
    }

    /// Breaks rows and places their items in one loop over these, in the sweep of a first pass. Returns false if `place` must do it: if the
    /// rows share out their free room, or if an item is longer than the room or has no valid length.
    static func placeWhileBreaking<Known: KnownAxis>(_ box: Box, _ axis: Known.Type, in length: Double) -> Bool {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        guard detail.style.distribution == .start else { return false }
        let room = box.room(in: length)
        var writer = LineWriter(box)
        _ = breakLines(box, axis, room, detail, &writer)
        return detail.lines.allSatisfy { room - $0.length >= -slack }
    }

    /// Breaks columns, before widths are final: by the heights of the items at their natural widths. Without a definite height
    /// there is one column.
    static func breakColumns(_ box: Box, _ detail: FlowDetail) {
        let height = box.extras.definiteHeight(of: box)
        let vertical = box.extras.side(.vertical, of: box)
        detail.definiteHeight = height
        guard let height else {
            var alone = NoLineCompanion()
            _ = breakLines(vertical, VerticalAxis.self, .infinity, detail, &alone)
            return
        }
        var child = box.first
        while child >= 0 {
            box.extras.tryHeight(of: child, width: box.result(child).natural)
            child = box.after(child)
        }
        var alone = NoLineCompanion()
        _ = breakLines(vertical, VerticalAxis.self, vertical.room(in: height), detail, &alone)
    }

    /// True if the existing columns were broken by another height than the current one.
    static func dependsOnOtherHeight(_ box: Box) -> Bool {
        let detail = box.extras.detail(of: box, as: FlowDetail.self)
        return detail.style.axis == .vertical && detail.definiteHeight != box.extras.definiteHeight(of: box)
    }

    /// Distributes the items to lines of `room` points by their natural lengths. An item longer than the room gets its own
    /// line. Returns true if items are grouped differently than before; added and removed items are reported by their own
    /// marks.
    private static func breakLines<Known: KnownAxis, C: LineCompanion>(
        _ box: Box, _ axis: Known.Type, _ room: Double, _ detail: FlowDetail, _ companion: inout C
    ) -> Bool {
        let box = box.on(axis)
        let limit = room + slack
        var lines = detail.takeLines()
        var count = 0
        var changed = false
        var line = FlowLine()
        var child = box.first
        var previous: Int32 = -1
        while child >= 0 {
            let (natural, style) = (box.result(child).natural, box.style(child))
            let length = natural + style.margins
            let gap = line.count > 0 ? box.gap(previous, child) : 0
            if !line.take(length, after: gap, upTo: limit) {
                changed = lines.keep(line, at: count) || changed
                count += 1
                line = FlowLine(count: 1, length: length)
            }
            companion.take(child, natural, style, after: line.count > 1 ? gap : nil)
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

/// What is done with each item while lines are broken. It is a type and no closure, since the compiler then makes one loop of both.
protocol LineCompanion {
    /// Takes an item, which stands `gap` points behind the one before; nil for the first one of its line.
    mutating func take(_ child: Int32, _ natural: Double, _ style: AxisStyle, after gap: Double?)
}

struct NoLineCompanion: LineCompanion {
    @inline(__always) mutating func take(_ child: Int32, _ natural: Double, _ style: AxisStyle, after gap: Double?) {}
}

/// Places each item along its line as soon as it is in one, in the steps of `placeLine` for items that stand at the start.
private struct LineWriter: LineCompanion {
    private var placement: WritingPlacement
    private let start: Double
    private var position: Double

    init(_ box: Box) {
        placement = WritingPlacement(results: box.results)
        // `placeLine` adds its lead and its extra gap, which are 0 here.
        start = box.record.pointee.start(box.axis) + 0
        position = start
    }

    @inline(__always) mutating func take(_ child: Int32, _ natural: Double, _ style: AxisStyle, after gap: Double?) {
        if let gap { position += gap + 0 } else { position = start }
        placement.place(child, at: position + style.marginStart, length: natural)
        position += style.marginStart + natural + style.marginEnd
    }
}

extension FlowLine {
    /// Adds an item with its margins behind the others. Returns false and changes nothing if the line must end before it.
    @inline(__always) mutating func take(_ length: Double, after gap: Double, upTo limit: Double) -> Bool {
        let longer = count > 0 ? self.length + gap + length : length
        if count > 0, longer > limit || self.length > limit { return false }
        self.length = longer
        count += 1
        return true
    }
}

extension [FlowLine] {
    /// Stores how line `index` was broken. Its known cross size stays, because the same items give the same size. Returns true
    /// if the line now contains other items.
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
