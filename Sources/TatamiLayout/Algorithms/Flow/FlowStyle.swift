import TatamiGeometry

/// The settings of a flow layout (NUILayout and WeView: flow layout).
///
/// A flow arranges its items in lines along its axis and starts a new line when the next item does not fit.
///
/// ```swift
/// var style = FlowStyle(.horizontal)
/// style.horizontalSpacing = 8
/// style.verticalSpacing = 4
/// ```
public struct FlowStyle: Hashable, Sendable, LayoutStyle {
    typealias Algorithm = FlowLayout

    /// The settings that all containers share, such as padding and default alignments.
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

    func write(to record: inout ContainerRecord) { (record.axis, record.spacing) = (axis, spacing) }

    /// Columns measure the heights of their items before the widths are settled.
    var watchesBelow: Bool { axis == .vertical }

    func makeDetail() -> LayoutDetail? { FlowDetail(self) }

    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> FlowStyle {
        (detail as? FlowDetail)?.style ?? FlowStyle()
    }
}

extension NodeContent {
    /// A container with lines of items that wrap like text.
    public static func flow(_ style: FlowStyle) -> NodeContent { style.content }

    /// Returns a container that breaks its items into lines.
    ///
    /// - Parameters:
    ///   - axis: The axis of the lines.
    ///   - spacing: The gap between items and between lines, in points.
    ///   - padding: The distances from the edges to the items, in points.
    ///   - distribution: How each line uses room that no item takes.
    ///   - lineDistribution: How the flow uses room around its lines.
    public static func flow(
        _ axis: Axis = .horizontal, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
        lineDistribution: Distribution = .start
    ) -> NodeContent {
        var style = FlowStyle(axis)
        (style.horizontalSpacing, style.verticalSpacing) = (spacing, spacing)
        style.box.padding = padding
        style.distribution = distribution
        style.lineDistribution = lineDistribution
        return .flow(style)
    }
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
