import TatamiGeometry

/// A layout of the engine: how it measures and places along one axis, and its traits. Only `kind`, `Style`, `measure` and `place`
/// have no default.
protocol LayoutAlgorithm {
    associatedtype Style: LayoutStyle
    static var kind: NodeKind { get }

    /// The length that the children need along the axis of `box`, without padding.
    static func measure(_ box: Box) -> Extent
    /// Gives every child its place along the axis of `box`, in a container of that length.
    static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P)

    // The sweeps of a first pass. The defaults do what the walks do.

    /// Measures container `id` along one axis.
    static func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent
    /// Places the children of container `id` along one axis.
    static func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type)
    /// Measures both axes of container `id`, whose axes are independent.
    static func measureBoth<S: Sweep>(_ sweep: S, _ id: Int32) -> (x: Extent, y: Extent)
    /// Places the children of container `id`, whose axes are independent, along both axes.
    static func placeBoth<S: Sweep>(_ sweep: S, _ id: Int32)

    /// What the fractions of items refer to along the axis of `box`, in a container of that length.
    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis
    /// Measures again what `place` reads, after fractions were resolved. It changes nothing but what the container itself stores.
    static func measureResolved(_ box: Box)
    /// The first rule of the layout that a placed container violates; nil if it violates none or the layout has no rules.
    static func fault(_ box: Box) -> LayoutFault?
    /// The position that the collapsed `child` would have in a placed container.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double
    /// True if the widths were measured for another height than the container's current one.
    static func dependsOnOtherHeight(_ box: Box) -> Bool
    /// Where the gaps behind all items of a placed container would be before each of them; nil if the order of the items decides nothing.
    static func gaps(_ container: GapBox) -> (any GapSource)?
    /// The free cells of a placed container whose items name their cells; nil for all others.
    static func freeCells(_ container: GapBox) -> FreeCells?

    // Traits.

    /// True if the height of a container depends on its final width not only through its children's heights.
    static var asksWidth: Bool { get }
    /// True if neither axis reads what was measured or placed on the other one, so that one sweep can do both.
    static var hasIndependentAxes: Bool { get }
    /// True if a container has the baseline of its first item, false if its baseline is its bottom edge.
    static var hasBaselineOfFirstItem: Bool { get }
    /// True if the items follow each other along the container's axis with margins and gaps between them, and nothing else
    /// determines where they start.
    static var isOneLine: Bool { get }
    /// True if each item has a frame of its own.
    static var placesByFrames: Bool { get }
    /// True if the layout reads `setRules`.
    static var readsRules: Bool { get }
    /// True for layouts of the program. An explanation names them by their type and does not call them.
    static var isOfTheProgram: Bool { get }

    // Words for dumps and explanations.

    /// The name of the layout in a dump, such as `flow`.
    static var dumpWord: String { get }

    /// The subject and verb for what needs room in a container: `its items` `need`.
    static var content: (name: String, verb: String) { get }
    /// A sentence about the room that the content needs, if the usual one would be wrong: `its columns need 120`.
    static func sentence(onNeed need: String, along axis: Axis) -> String?
}

extension LayoutAlgorithm {
    // Not inlined: the sweeps are for the layouts that do better than this.
    @inline(never) static func sweepUp<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) -> Extent {
        measure(sweep.box(id, Known.axis))
    }

    static func sweepDown<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) { sweepDownAsWalked(sweep, id, axis) }

    @inline(never) static func sweepDownAsWalked<Known: KnownAxis, S: Sweep>(_ sweep: S, _ id: Int32, _ axis: Known.Type) {
        let box = sweep.box(id, Known.axis)
        let length = box.result(id).length
        var placement = WritingPlacement(results: box.results)
        resolvingFractions(box, in: length) { place(box, in: length, &placement) }
    }

    @inline(never) static func measureBoth<S: Sweep>(_ sweep: S, _ id: Int32) -> (x: Extent, y: Extent) {
        (sweepUp(sweep, id, SweptHorizontalAxis.self), sweepUp(sweep, id, SweptVerticalAxis.self))
    }

    @inline(never) static func placeBoth<S: Sweep>(_ sweep: S, _ id: Int32) {
        sweepDown(sweep, id, SweptHorizontalAxis.self)
        sweepDown(sweep, id, SweptVerticalAxis.self)
    }

    static func fractionBasis(_ box: Box, in length: Double) -> FractionBasis { .content(box.contentRoom(in: length)) }
    static func measureResolved(_ box: Box) { box.record.pointee.setContent(measure(box).natural, box.axis) }
    static func fault(_ box: Box) -> LayoutFault? { nil }
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double { CrossAxis.placeOfCollapsed(box, child) }
    static func dependsOnOtherHeight(_ box: Box) -> Bool { false }
    static func gaps(_ container: GapBox) -> (any GapSource)? { nil }
    static func freeCells(_ container: GapBox) -> FreeCells? { nil }

    @inline(__always) static var asksWidth: Bool { false }
    static var hasIndependentAxes: Bool { false }
    static var hasBaselineOfFirstItem: Bool { true }
    static var isOneLine: Bool { false }
    static var placesByFrames: Bool { false }
    @inline(__always) static var readsRules: Bool { false }
    static var isOfTheProgram: Bool { false }

    static var dumpWord: String { "\(kind)" }
    static var content: (name: String, verb: String) { ("its items", "need") }
    static func sentence(onNeed need: String, along axis: Axis) -> String? { nil }

    /// The content described by a line of a dump; nil if the dump does not contain all of it.
    static func content(from line: DumpLine) throws(DumpError) -> NodeContent? { try Style.content(from: line) }

    /// The flags of a container with this layout.
    @inline(__always) static var flags: NodeFlags { NodeFlags(kind, asksWidth: asksWidth, readsRules: readsRules) }
}

/// The layout of leaves, which have no children.
enum NoLayout: LayoutAlgorithm {
    typealias Style = AbsoluteStyle

    static var kind: NodeKind { .fixed }
    @inline(__always) static func measure(_ box: Box) -> Extent { .zero }
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {}
}
