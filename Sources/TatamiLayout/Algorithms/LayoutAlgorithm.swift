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

    /// The rule of its own that a placed container breaks; nil where the layout promises nothing, or kept it.
    static func fault(_ box: Box) -> LayoutFault?
    /// Where `child`, which is collapsed, would stand in a placed container.
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double
    /// True where the measured widths hold for another height than the one that the container is given now.
    static func dependsOnOtherHeight(_ box: Box) -> Bool

    // Traits.

    /// True where the height of a container depends on its final width by more than its children's heights.
    static var asksWidth: Bool { get }
    /// True where a container has the baseline of its first item; false where it has its bottom edge.
    static var hasBaselineOfFirstItem: Bool { get }
    /// True where the items follow each other along the container's axis with margins and gaps between them, and nothing else
    /// decides where they start.
    static var isOneLine: Bool { get }
    /// True where each item stands at a frame of its own.
    static var placesByFrames: Bool { get }
    /// True where the layout reads `setRules`.
    static var readsRules: Bool { get }
    /// True for layouts of the program's own. An explanation names them by their type and does not call them.
    static var isOfTheProgram: Bool { get }

    // Words for dumps and explanations.

    /// The layout's word in a dump: `flow`.
    static var dumpWord: String { get }

    /// What needs room in a container, and the verb: `its items` `need`.
    static var content: (name: String, verb: String) { get }
    /// A whole sentence about what the content needs, where the usual one would be wrong: `its columns need 120`.
    static func sentence(onNeed need: String, along axis: Axis) -> String?
}

extension LayoutAlgorithm {
    static func fault(_ box: Box) -> LayoutFault? { nil }
    static func placeOfCollapsed(_ box: Box, _ child: Int32) -> Double { CrossAxis.placeOfCollapsed(box, child) }
    static func dependsOnOtherHeight(_ box: Box) -> Bool { false }

    @inline(__always) static var asksWidth: Bool { false }
    static var hasBaselineOfFirstItem: Bool { true }
    static var isOneLine: Bool { false }
    static var placesByFrames: Bool { false }
    static var readsRules: Bool { false }
    static var isOfTheProgram: Bool { false }

    static var dumpWord: String { "\(kind)" }
    static var content: (name: String, verb: String) { ("its items", "need") }
    static func sentence(onNeed need: String, along axis: Axis) -> String? { nil }

    /// The content that a line of a dump holds; nil where a dump does not hold all of it.
    static func content(from line: DumpLine) throws(DumpError) -> NodeContent? { try Style.content(from: line) }

    /// The flags of a container with this layout.
    @inline(__always) static var flags: NodeFlags { NodeFlags(kind, asksWidth: asksWidth) }
}

/// The layout of leaves, which have no children.
enum NoLayout: LayoutAlgorithm {
    typealias Style = AbsoluteStyle

    static var kind: NodeKind { .fixed }
    @inline(__always) static func measure(_ box: Box) -> Extent { .zero }
    @inline(__always) static func place<P: Placement>(_ box: Box, in length: Double, _ placement: inout P) {}
}
