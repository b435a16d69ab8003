import TatamiGeometry
import TatamiLayout

/// Lines its items up along its axis and starts another line where the next one no longer fits, as text does (NUILayout and
/// WeView: flow layout).
public final class FlowLayout: ItemLayout {
    /// What the flow says about itself, but for `box`.
    private var flow: FlowStyle {
        didSet { if flow != oldValue { styleChanged() } }
    }

    /// - Parameters:
    ///   - axis: of a line. Columns break only where the height is definite: a fixed one, or that given to the root.
    ///   - spacing: points between items and between lines; the other two stand for one direction each.
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
    /// Points between two items of a row, or between two columns.
    public var horizontalSpacing: Double {
        get { flow.horizontalSpacing }
        set { flow.horizontalSpacing = newValue }
    }
    /// Points between two rows, or between two items of a column.
    public var verticalSpacing: Double {
        get { flow.verticalSpacing }
        set { flow.verticalSpacing = newValue }
    }
    /// Both spacings; the horizontal one where they differ.
    public var spacing: Double {
        get { flow.horizontalSpacing }
        set { (flow.horizontalSpacing, flow.verticalSpacing) = (newValue, newValue) }
    }
    /// Where the room of each line goes that its items leave.
    public var distribution: Distribution {
        get { flow.distribution }
        set { flow.distribution = newValue }
    }
    /// Where the room goes that the lines as a block leave.
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

/// Rows of what stands in the braces, or columns of it.
public func Flow(
    _ axis: Axis = .horizontal, spacing: Double = 0, horizontalSpacing: Double? = nil, verticalSpacing: Double? = nil,
    padding: Insets = .zero, distribution: Distribution = .start, lineDistribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> FlowLayout {
    FlowLayout(
        axis, spacing: spacing, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing, padding: padding,
        distribution: distribution, lineDistribution: lineDistribution, items: items)
}
