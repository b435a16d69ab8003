import TatamiGeometry

/// Shows content that may be larger than the container (NUILayout: NUIScrollView, section 3 of the specification).
///
/// Along a scrolling axis, the content has its natural length or the container's, whichever is longer; along the other axis it
/// has the container's. The container asks for its content's natural size and can shrink to nothing along scrolling axes.
enum ScrollLayout: LayoutAlgorithm {
    typealias Style = ScrollStyle

    static var kind: NodeKind { .scroll }
    static var hasIndependentAxes: Bool { true }
    static var content: (name: String, verb: String) { ("its content", "needs") }

    @inline(__always) static func measure(_ box: Box) -> Extent {
        let content = CrossAxis.measure(box)
        return box.record.pointee.scrolls.contains(box.axis) ? Extent(minimum: 0, natural: content.natural) : content
    }

    // Inlined into the walks, it makes them so large that every other layout becomes slower.
    @inline(never) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        CrossAxis.place(box, room: contentLength(box, in: length), &placement)
    }

    /// Along a scrolling axis, the length of the content follows from the items.
    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis {
        box.record.pointee.scrolls.contains(box.axis) ? .none : .content(box.room(in: length))
    }

    static func fault(_ box: Box) -> LayoutFault? {
        CrossAxis.fault(box, room: contentLength(box, in: max(0, box.result(box.id).length)))
    }

    /// The length of the scrolled content.
    @inline(__always) static func contentLength(_ box: Box, in length: Double) -> Double {
        let record = box.record.pointee
        let room = box.room(in: length)
        return record.scrolls.contains(box.axis) ? max(room, record.content(box.axis)) : room
    }
}
