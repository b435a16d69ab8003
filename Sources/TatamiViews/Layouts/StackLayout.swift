import TatamiGeometry
import TatamiLayout

/// A layout that places its items one after the other along one axis (NUILayout: horizontal and vertical layout; WeView: linear layout;
/// MICUi: Stack).
public final class StackLayout: ItemLayout {
    /// The settings of the stack, except `box` and the spacing.
    private var stack: StackStyle {
        didSet { if stack != oldValue { styleChanged() } }
    }

    /// Creates a stack. `spacing` applies along either axis; it and `padding` are in points.
    public init(
        _ axis: Axis, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
        @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        stack = StackStyle(axis)
        (horizontalSpacing, verticalSpacing) = (spacing, spacing)
        stack.distribution = distribution
        super.init()
        box.padding = padding
        for item in items() { add(item) }
    }

    /// The axis along which the items stand.
    public var axis: Axis {
        get { stack.axis }
        set { stack.axis = newValue }
    }
    /// The distance between two neighbors along the present axis, in points. Setting it sets both distances.
    public var spacing: Double {
        get { axis == .horizontal ? horizontalSpacing : verticalSpacing }
        set { (horizontalSpacing, verticalSpacing) = (newValue, newValue) }
    }
    /// The distance while the axis is horizontal, in points. (WeView: hSpacing.)
    public var horizontalSpacing: Double {
        didSet { if horizontalSpacing != oldValue, axis == .horizontal { styleChanged() } }
    }
    /// The distance while the axis is vertical, in points. (WeView: vSpacing.)
    public var verticalSpacing: Double {
        didSet { if verticalSpacing != oldValue, axis == .vertical { styleChanged() } }
    }
    /// How the stack uses room along the axis that no item takes.
    public var distribution: Distribution {
        get { stack.distribution }
        set { stack.distribution = newValue }
    }
    /// The content's length along the axis, without padding, in points; nil for what the items need.
    public var mainLength: Double? {
        get { stack.mainLength }
        set { stack.mainLength = newValue }
    }
    /// The content's length across the axis, without padding, in points; nil for what the items need.
    public var crossLength: Double? {
        get { stack.crossLength }
        set { stack.crossLength = newValue }
    }

    override var nodeContent: NodeContent {
        var style = stack
        (style.box, style.spacing) = (box, spacing)
        return .stack(style)
    }
}

/// Creates a vertical stack with the items in the braces.
///
/// - Parameters:
///   - alignment: The alignment of items that set none; nil for the center.
///   - spacing: The distance between two neighbors, in points.
///   - padding: The distances from the edges to the content, in points.
///   - distribution: How the stack uses room that no item takes.
///   - items: The items, from top to bottom.
public func VStack(
    alignment: HorizontalAlignment? = nil, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> StackLayout {
    let stack = StackLayout(.vertical, spacing: spacing, padding: padding, distribution: distribution, items: items)
    stack.horizontalAlignment = alignment
    return stack
}

/// Creates a horizontal stack with the items in the braces.
///
/// - Parameters:
///   - alignment: The alignment of items that set none; nil for the center.
///   - spacing: The distance between two neighbors, in points.
///   - padding: The distances from the edges to the content, in points.
///   - distribution: How the stack uses room that no item takes.
///   - items: The items, in reading direction.
public func HStack(
    alignment: VerticalAlignment? = nil, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> StackLayout {
    let stack = StackLayout(.horizontal, spacing: spacing, padding: padding, distribution: distribution, items: items)
    stack.verticalAlignment = alignment
    return stack
}
