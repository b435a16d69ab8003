import TatamiGeometry

/// Leaves children where their own frames are: a view's plain subviews. They say nothing about the container's size.
enum AbsoluteLayout {
    @inline(__always) static func measure(_ box: Box) -> Extent { .zero }

    /// Places children at 0. The offset of each item, which is added to every frame, moves it to its position.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        var child = box.first
        while child >= 0 {
            placement.place(child, at: 0, length: box.result(child).natural)
            child = box.after(child)
        }
    }
}
