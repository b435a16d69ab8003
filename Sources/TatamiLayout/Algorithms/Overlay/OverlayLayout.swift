import TatamiGeometry

/// Gives every item the whole content rectangle (WeView: stack, fill and fit layouts; MICUi: WPL Frame).
enum OverlayLayout: LayoutAlgorithm {
    typealias Style = OverlayStyle

    static var kind: NodeKind { .overlay }
    // Overlays that keep an aspect ratio are never swept, since they watch what is below them.
    static var hasIndependentAxes: Bool { true }

    /// Items that are scaled to the rectangle ask only for their margins (WeView 10: such a child ignores its size).
    @inline(__always) static func measure(_ box: Box) -> Extent {
        box.record.pointee.contentMode == .normal ? CrossAxis.measure(box) : measureMargins(box)
    }

    // Inlined into the walks, it makes them so large that every other layout becomes slower.
    @inline(never) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        let room = box.room(in: length)
        switch box.record.pointee.contentMode {
        case .normal: CrossAxis.place(box, room: room, &placement)
        case .fill: fill(box, room, &placement)
        case .aspectFill, .aspectFit: keepAspect(box, room, &placement)
        }
    }

    /// Items that are scaled in proportion have their natural size, whatever the overlay's is.
    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis {
        box.record.pointee.contentMode.keepsAspect ? .none : .content(box.room(in: length))
    }

    /// Checks that items with their own size lie in the content rectangle. Scaled items may exceed it.
    static func fault(_ box: Box) -> LayoutFault? {
        guard box.record.pointee.contentMode == .normal else { return nil }
        return CrossAxis.fault(box, room: box.room(in: max(0, box.result(box.id).length)))
    }

    private static func measureMargins(_ box: Box) -> Extent {
        var most = 0.0
        var child = box.first
        while child >= 0 {
            most = max(most, box.style(child).margins)
            child = box.after(child)
        }
        return Extent(most)
    }

    /// Makes items as large as the rectangle. Minimum, maximum and fixed lengths are ignored.
    private static func fill<P: Placement>(_ box: Box, _ room: Double, _ placement: inout P) {
        let start = box.record.pointee.start(box.axis)
        var child = box.first
        while child >= 0 {
            let style = box.style(child)
            let length = max(0, room - style.margins)
            let amount = length - box.result(child).natural
            placement.note(child, Share(rule: .fillMode, amount: amount, total: length, weight: 0, weights: 0))
            placement.note(child, slot: Slot(position: start, length: room, alignment: .stretch))
            placement.place(child, at: start + style.marginStart, length: length)
            child = box.after(child)
        }
    }
}
