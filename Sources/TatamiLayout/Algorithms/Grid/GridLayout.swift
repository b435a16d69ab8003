import TatamiGeometry

enum GridLayout {
    @inline(__always) static func measure(_ box: Box) -> Extent { CrossAxis.measure(box) }

    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        CrossAxis.place(box, room: box.room(in: length), &placement)
    }
}
