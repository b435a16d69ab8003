import TatamiGeometry

/// An axis on which all items share one slot: the cross axis of a stack, or either axis of an overlay.
enum CrossAxis {
    /// The size of the largest item with its margins. Items on a common baseline count as one block.
    static func measure(_ box: Box) -> Extent {
        box.axis == .horizontal ? measureItems(box.on(HorizontalAxis.self)) : measureItems(box.on(VerticalAxis.self))
    }

    /// The same, for a caller that knows the axis.
    @inline(__always) static func measureItems(_ box: Box) -> Extent {
        var line = LineExtent()
        var child = box.first
        while child >= 0 {
            line.add(box.item(child), of: box)
            child = box.after(child)
        }
        return keep(line, box)
    }

    /// Stores what placing needs of the line of all items, and returns its extent.
    @inline(__always) static func keep(_ line: LineExtent, _ box: Box) -> Extent {
        if box.axis == .vertical {
            let ascent = line.ascent
            box.record.pointee.hasCommonBaseline = ascent != nil
            if let ascent { box.record.pointee.ascent = ascent }
        }
        return line.extent
    }

    /// Fits every item into the content rectangle, which is `room` points long.
    static func place<P: Placement>(_ box: Box, room: Double, _ placement: inout P) {
        if box.axis == .horizontal {
            placeItems(box, HorizontalAxis.self, room: room, &placement)
        } else {
            placeItems(box, VerticalAxis.self, room: room, &placement)
        }
    }

    /// The same, for a caller that knows the axis.
    @inline(__always) static func placeItems<P: Placement, Known: KnownAxis>(
        _ box: Box, _ axis: Known.Type, room: Double, _ placement: inout P
    ) {
        let slot = SharedSlot<Known>(box, room: room)
        var child = box.first
        while child >= 0 {
            slot.fit(box.item(child), &placement)
            child = box.after(child)
        }
    }

    /// Checks that every item lies in the content rectangle, `room` points long, unless its minimum is longer.
    static func fault(_ box: Box, room: Double) -> LayoutFault? {
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        while child >= 0 {
            if let fault = box.faultInSlot(child, slot: start, room) { return fault }
            child = box.after(child)
        }
        return nil
    }

    /// Where an empty item would be aligned in the content rectangle.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double {
        let room = box.room(in: max(0, box.result(box.id).length))
        return box.place(ofEmpty: child, slot: box.record.pointee.start(box.axis), room)
    }
}

/// The content rectangle as the slot of every item.
struct SharedSlot<Known: KnownAxis> {
    private let box: Box
    private let start: Double
    private let room: Double
    private let ascent: Double?

    @inline(__always) init(_ box: Box, room: Double) {
        self.box = box
        self.room = room
        start = box.record.pointee.start(Known.axis)
        ascent = box.record.pointee.hasCommonBaseline ? box.record.pointee.ascent : nil
    }

    @inline(__always) func fit<P: Placement>(_ item: BoxItem, _ placement: inout P) {
        box.on(Known.self).fit(item, slot: start, room, ascent: ascent, &placement)
    }
}

/// The cross size of items that share one line: that of the largest with its margins. Items on a common baseline count as one
/// block.
struct LineExtent {
    private var largest = Extent.zero
    private var above = -Double.infinity
    private var below = -Double.infinity

    @inline(__always) mutating func add(_ item: BoxItem, of box: Box) {
        let result = box.result(item)
        let style = box.style(item)
        if box.standsOnBaseline(item) {
            let baseline = box.baseline(item.id)
            above = max(above, style.marginStart + baseline)
            below = max(below, result.natural - baseline + style.marginEnd)
        } else {
            let natural = result.natural + style.margins
            let minimum = result.minimum + style.margins
            largest.natural = natural > largest.natural ? natural : largest.natural
            largest.minimum = minimum > largest.minimum ? minimum : largest.minimum
        }
    }

    /// The distance from the line's start to the common baseline; nil if no item is aligned to it.
    @inline(__always) var ascent: Double? { above > -.infinity ? above : nil }

    @inline(__always) var extent: Extent {
        guard above > -.infinity else { return largest }
        return Extent(minimum: max(largest.minimum, above + below), natural: max(largest.natural, above + below))
    }
}
