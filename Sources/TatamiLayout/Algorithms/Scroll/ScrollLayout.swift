import TatamiGeometry

/// Shows content that may be larger than the container (NUILayout: NUIScrollView, section 3 of the specification).
///
/// Along a scrolling axis the content has its natural length or the window's, whichever is more; along another it has the
/// window's. The window asks for its content's natural size and can give all of it where it scrolls.
enum ScrollLayout: LayoutAlgorithm {
    typealias Style = ScrollStyle

    static var kind: NodeKind { .scroll }
    static var content: (name: String, verb: String) { ("its content", "needs") }

    @inline(__always) static func measure(_ box: Box) -> Extent {
        let content = CrossAxis.measure(box)
        return box.record.pointee.scrolls.contains(box.axis) ? Extent(minimum: 0, natural: content.natural) : content
    }

    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        CrossAxis.place(box, room: contentLength(box, in: length), &placement)
    }

    static func fault(_ box: Box) -> LayoutFault? {
        CrossAxis.fault(box, room: contentLength(box, in: max(0, box.result(box.id).length)))
    }

    /// The length of what is scrolled.
    @inline(__always) static func contentLength(_ box: Box, in length: Double) -> Double {
        let record = box.record.pointee
        let room = box.room(in: length)
        return record.scrolls.contains(box.axis) ? max(room, record.content(box.axis)) : room
    }
}
