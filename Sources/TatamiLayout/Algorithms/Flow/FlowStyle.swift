import TatamiGeometry

/// What a flow layout says about itself (NUILayout and WeView: flow layout). A flow lines its items up along its axis and starts
/// another line where the next item no longer fits.
public struct FlowStyle: Hashable, Sendable, DetailedStyle {
    public var box = BoxStyle()
    /// The axis of a line. Horizontal: rows, one below the other. Vertical: columns, side by side; they break only where the
    /// flow's height is definite, which is a fixed one, or that given to the root.
    public var axis: Axis
    /// Room between two items of a row, or between two columns, points; negative lets them overlap.
    public var horizontalSpacing = 0.0
    /// Room between two rows, or between two items of a column, points; negative lets them overlap.
    public var verticalSpacing = 0.0
    /// Where the room of each line goes that its items leave. No item stretches along its line.
    public var distribution = Distribution.start
    /// Where the room goes that the lines as a block leave.
    public var lineDistribution = Distribution.start

    public init(_ axis: Axis = .horizontal) { self.axis = axis }

    /// Between two items of a line.
    var spacing: Double { axis == .horizontal ? horizontalSpacing : verticalSpacing }
    /// Between two lines.
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
