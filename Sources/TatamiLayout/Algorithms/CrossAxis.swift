import TatamiGeometry

/// An axis on which all items share one slot: the cross axis of a stack, or either axis of an overlay.
enum CrossAxis {
    /// The size of the largest item with its margins. Items on a common baseline count as one block.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        var line = LineExtent()
        var child = box.first
        while child >= 0 {
            line.add(child, of: box)
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
    @inline(__always) static func place<P: Placement>(_ box: Box, room: Double, _ placement: inout P) {
        let slot = SharedSlot(box, room: room)
        var child = box.first
        while child >= 0 {
            slot.fit(child, &placement)
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
struct SharedSlot {
    let box: Box
    private let start: Double
    private let room: Double
    private let ascent: Double?

    @inline(__always) init(_ box: Box, room: Double) {
        self.box = box
        self.room = room
        start = box.record.pointee.start(box.axis)
        ascent = box.record.pointee.hasCommonBaseline ? box.record.pointee.ascent : nil
    }

    @inline(__always) func fit<P: Placement>(_ child: Int32, _ placement: inout P) {
        box.fit(child, slot: start, room, ascent: ascent, &placement)
    }
}

/// The cross size of items that share one line: that of the largest with its margins. Items on a common baseline count as one
/// block.
struct LineExtent {
    private var largest = Extent.zero
    private var above = -Double.infinity
    private var below = -Double.infinity

    @inline(__always) mutating func add(_ child: Int32, of box: Box) {
        let result = box.result(child)
        let style = box.style(child)
        if box.standsOnBaseline(child) {
            let baseline = box.baseline(child)
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
