import TatamiGeometry

/// What a stack says about itself. A stack lines its items up along one axis.
@frozen public struct StackStyle: Hashable, Sendable {
    public var box = BoxStyle()
    public var axis: Axis
    /// Room between two neighbours, points; negative lets them overlap.
    public var spacing = 0.0
    public var distribution = Distribution.start
    /// The content's length along the axis, without padding. Where nobody has a weight all items scale to it, in proportion
    /// to their natural lengths. (MICUi: fitGrowingSideSize.)
    public var mainLength: Double?
    /// The content's length across the axis, without padding. (MICUi: fixedSideSize.)
    public var crossLength: Double?

    @inlinable public init(_ axis: Axis) { self.axis = axis }

}

extension StackStyle: LayoutStyle {
    typealias Algorithm = StackLayout

    var content: NodeContent { .stack(self) }

    var isClean: Bool {
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
