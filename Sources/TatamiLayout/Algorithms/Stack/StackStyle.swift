import TatamiGeometry

/// The settings of a stack, which arranges its items along one axis.
///
/// ```swift
/// var style = StackStyle(.vertical)
/// style.spacing = 8
/// ```
@frozen public struct StackStyle: Hashable, Sendable {
    /// The settings that all containers share, such as padding and default alignments.
    public var box = BoxStyle()
    /// The axis along which items follow each other.
    public var axis: Axis
    /// The distance between neighbours in points. A negative one lets them overlap.
    public var spacing = 0.0
    /// How free room along the axis is used if no item has a weight.
    public var distribution = Distribution.start
    /// The content's length along the axis in points, without padding; nil to use the room. If no item has a weight, all items
    /// are scaled to this length, in proportion to their natural lengths. (MICUi: fitGrowingSideSize.)
    public var mainLength: Double?
    /// The content's length across the axis in points, without padding; nil to use the room. (MICUi: fixedSideSize.)
    public var crossLength: Double?

    /// Creates the settings of a stack without spacing.
    @inlinable public init(_ axis: Axis) { self.axis = axis }

}

extension StackStyle: LayoutStyle {
    typealias Algorithm = StackLayout

    var content: NodeContent { .stack(self) }

    @inline(__always) var isClean: Bool {
        box.isClean && Numbers.isClean(spacing) && Numbers.isCleanLength(mainLength ?? 0)
            && Numbers.isCleanLength(crossLength ?? 0)
    }

    func cleaned() -> StackStyle {
        var style = self
        style.box = box.cleaned()
        style.spacing = Numbers.clean(spacing)
        style.mainLength = mainLength.map(Numbers.cleanLength)
        style.crossLength = crossLength.map(Numbers.cleanLength)
        return style
    }

    @inline(__always) func write(to record: inout ContainerRecord) {
        record.axis = axis
        record.spacing = spacing
        record.distribution = distribution
        record.mainLength = mainLength ?? -1
        record.crossLength = crossLength ?? -1
    }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> StackStyle {
        var style = StackStyle(record.axis)
        style.box = BoxStyle(record)
        style.spacing = record.spacing
        style.distribution = record.distribution
        if record.mainLength >= 0 { style.mainLength = record.mainLength }
        if record.crossLength >= 0 { style.crossLength = record.crossLength }
        return style
    }
}

extension StackStyle: DumpedStyle {
    static let fresh = StackStyle(.horizontal)
    static let dumpFields: [DumpField<StackStyle>] =
        [
            DumpField("axis", \.axis, always: true), DumpField("spacing", \.spacing), DumpField("distribution", \.distribution),
            DumpField("mainLength", \.mainLength), DumpField("crossLength", \.crossLength),
        ] + BoxStyle.dumpFields(at: \.box)
}
