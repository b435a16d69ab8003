import TatamiGeometry

/// Runs the layouts of a program (`Layout`, `AxisLayout`) as a layout of the engine.
enum CustomLayout: LayoutAlgorithm {
    typealias Style = CustomStyle

    static var kind: NodeKind { .custom }
    @inline(__always) static var asksWidth: Bool { true }
    static var hasBaselineOfFirstItem: Bool { false }
    static var isOfTheProgram: Bool { true }

    @inline(__always) static func measure(_ box: Box) -> Extent { box.extras.measureCustom(box) }

    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        box.extras.placeCustom(box, in: length, &placement)
    }
}
