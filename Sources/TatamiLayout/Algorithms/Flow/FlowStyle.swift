import TatamiGeometry

/// What a flow layout says about itself (NUILayout and WeView: flow layout). A flow lines its items up along its axis and starts
/// another line where the next item no longer fits.
public struct FlowStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()
    /// The axis of a line. Horizontal: rows below each other. Vertical: columns beside each other; they break only if the
    /// flow's height is definite, which is a fixed height or the height given to the root.
    public var axis: Axis
    /// The distance between two items of a row, or between two columns, in points. A negative one lets them overlap.
    public var horizontalSpacing = 0.0
    /// The distance between two rows, or between two items of a column, in points. A negative one lets them overlap.
    public var verticalSpacing = 0.0
    /// How the free room of each line is used. Items do not stretch along their line.
    public var distribution = Distribution.start
    /// How the free room around the block of lines is used.
    public var lineDistribution = Distribution.start

    /// Creates the settings of a flow without spacing.
    public init(_ axis: Axis = .horizontal) { self.axis = axis }

    /// The distance between two items of a line.
    var spacing: Double { axis == .horizontal ? horizontalSpacing : verticalSpacing }
    /// The distance between two lines.
    var lineSpacing: Double { axis == .horizontal ? verticalSpacing : horizontalSpacing }

    var isClean: Bool { box.isClean && Numbers.isClean(horizontalSpacing) && Numbers.isClean(verticalSpacing) }

    func cleaned() -> FlowStyle {
        var style = self
        style.box = box.cleaned()
        style.horizontalSpacing = Numbers.clean(horizontalSpacing)
        style.verticalSpacing = Numbers.clean(verticalSpacing)
        return style
    }

    func makeDetail() -> LayoutDetail { FlowDetail(self) }
}

extension FlowStyle: DumpedStyle {
    static let fresh = FlowStyle()
    static let dumpFields: [DumpField<FlowStyle>] =
        [
            DumpField("axis", \.axis, always: true), DumpField("horizontalSpacing", \.horizontalSpacing),
            DumpField("verticalSpacing", \.verticalSpacing), DumpField("distribution", \.distribution),
            DumpField("lineDistribution", \.lineDistribution),
        ] + BoxStyle.dumpFields(at: \.box)
}
