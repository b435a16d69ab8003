import TatamiGeometry
import TatamiLayout

/// Places its items one after the other in lines and starts another line when the next item no longer fits, like text (NUILayout and
/// WeView: flow layout).
public final class FlowLayout: ItemLayout {
    /// The settings of the flow, except `box`.
    private var flow: FlowStyle {
        didSet { if flow != oldValue { styleChanged() } }
    }

    /// Creates a flow.
    ///
    /// The columns of a vertical flow break only if the height is definite: a fixed height, or the height given to the root.
    ///
    /// - Parameters:
    ///   - axis: The axis of a line.
    ///   - spacing: The distance between items and between lines, in points.
    ///   - horizontalSpacing: The horizontal distance, instead of `spacing`.
    ///   - verticalSpacing: The vertical distance, instead of `spacing`.
    ///   - padding: The distances from the edges to the content, in points.
    ///   - distribution: How each line uses the room that its items leave.
    ///   - lineDistribution: How the lines use the room that they leave together.
    ///   - items: The items, in order.
    public init(
        _ axis: Axis = .horizontal, spacing: Double = 0, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
        padding: Insets = .zero, distribution: Distribution = .start, lineDistribution: Distribution = .start,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        flow = FlowStyle(axis)
        flow.horizontalSpacing = horizontalSpacing ?? spacing
        flow.verticalSpacing = verticalSpacing ?? spacing
        flow.distribution = distribution
        flow.lineDistribution = lineDistribution
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    /// The axis of a line: horizontal for rows, vertical for columns.
    public var axis: Axis {
        get { flow.axis }
        set { flow.axis = newValue }
    }
    /// The distance between two items of a row, or between two columns, in points.
    public var horizontalSpacing: Double {
        get { flow.horizontalSpacing }
        set { flow.horizontalSpacing = newValue }
    }
    /// The distance between two rows, or between two items of a column, in points.
    public var verticalSpacing: Double {
        get { flow.verticalSpacing }
        set { flow.verticalSpacing = newValue }
    }
    /// Both distances; the horizontal one if they differ.
    public var spacing: Double {
        get { flow.horizontalSpacing }
        set { (flow.horizontalSpacing, flow.verticalSpacing) = (newValue, newValue) }
    }
    /// How each line uses the room that its items leave.
    public var distribution: Distribution {
        get { flow.distribution }
        set { flow.distribution = newValue }
    }
    /// How the lines use the room that they leave together.
    public var lineDistribution: Distribution {
        get { flow.lineDistribution }
        set { flow.lineDistribution = newValue }
    }

    override var nodeContent: NodeContent {
        var style = flow
        style.box = box
        return .flow(style)
    }
}

/// Creates a flow with the items in the braces, in rows or in columns. Lengths are in points.
public func Flow(
    _ axis: Axis = .horizontal, spacing: Double = 0, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    padding: Insets = .zero, distribution: Distribution = .start, lineDistribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> FlowLayout {
    FlowLayout(
        axis, spacing: spacing, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, padding: padding,
        distribution: distribution, lineDistribution: lineDistribution, items: items)
}
