import TatamiGeometry

/// Runs the layouts of a program (`Layout`, `AxisLayout`) as a layout of the engine.
enum CustomLayout: LayoutAlgorithm {
    typealias Style = CustomStyle

    static var kind: NodeKind { .custom }
    /// The program's layout measures heights for widths that it tries out, so no length is final before it has placed its items.
    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis { .none }
    @inline(__always) static var asksWidth: Bool { true }
    static var hasBaselineOfFirstItem: Bool { false }
    static var isOfTheProgram: Bool { true }

    @inline(__always) static func measure(_ box: Box) -> Extent { box.extras.measureCustom(box) }

    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {
        box.extras.placeCustom(box, in: length, &placement)
    }
}
