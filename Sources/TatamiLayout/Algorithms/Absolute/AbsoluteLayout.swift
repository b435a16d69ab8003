import TatamiGeometry

/// Leaves children at their own frames, like a view's plain subviews. They do not affect the container's size.
enum AbsoluteLayout: LayoutAlgorithm {
    typealias Style = AbsoluteStyle

    static var kind: NodeKind { .absolute }
    static var hasBaselineOfFirstItem: Bool { false }
    static var placesByFrames: Bool { true }
    static var hasIndependentAxes: Bool { true }

    @inline(__always) static func measure(_ box: Box) -> Extent { .zero }

    /// Places children at 0. The offset of each item, which is added to every frame, moves it to its position.
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        var child = box.first
        while child >= 0 {
            placement.place(child, at: 0, length: box.result(child).natural)
            child = box.after(child)
        }
    }

    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double { 0 }

    static func sentence(onNeed need: String, along axis: Axis) -> String? { "its subviews have their own frames and need no room" }
}
