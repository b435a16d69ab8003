import TatamiGeometry

/// An axis on which all items share one slot: the cross axis of a stack, both axes of an overlay.
enum CrossAxis {
    /// The largest item with its margins; items on a common baseline count as one block.
    @inline(__always) static func measure(_ box: Box) -> Extent {
        var extent = Extent.zero
        var ascent = -Double.infinity, descent = -Double.infinity
        var child = box.first
        while child >= 0 {
            let result = box.result(child), style = box.style(child)
            if box.standsOnBaseline(child) {
                let baseline = box.baseline(child)
                ascent = max(ascent, style.marginStart + baseline)
                descent = max(descent, result.natural - baseline + style.marginEnd)
            } else {
                let natural = result.natural + style.margins, minimum = result.minimum + style.margins
                extent.natural = natural > extent.natural ? natural : extent.natural
                extent.minimum = minimum > extent.minimum ? minimum : extent.minimum
            }
            child = box.after(child)
        }
        guard box.axis == .vertical else { return extent }
        let hasCommonBaseline = ascent > -.infinity
        box.record.pointee.hasCommonBaseline = hasCommonBaseline
        guard hasCommonBaseline else { return extent }
        box.record.pointee.ascent = ascent
        return Extent(minimum: max(extent.minimum, ascent + descent), natural: max(extent.natural, ascent + descent))
    }

    /// Fits every item into the content rectangle, `room` points of it.
    @inline(__always) static func place<P: Placement>(_ box: Box, room: Double, _ placement: inout P) {
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        while child >= 0 {
            box.fit(child, slot: start, room, &placement)
            child = box.after(child)
        }
    }

    /// Every item lies in the content rectangle, `room` points of it, unless it cannot be as short as that.
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
        let start = box.record.pointee.start(box.axis), room = box.room(in: max(0, box.result(box.id).length))
        switch box.alignment(child) {
        case .start, .baseline: return start
        case .end: return start + room
        default: return start + room / 2
        }
    }
}
