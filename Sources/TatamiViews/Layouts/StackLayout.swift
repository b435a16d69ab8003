import TatamiGeometry
import TatamiLayout

/// Lines its items up along one axis (NUILayout: horizontal and vertical layout; WeView: linear layout; MICUi: Stack).
public final class StackLayout: ItemLayout {
    /// What the stack says about itself, but for `box` and the spacing.
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
    /// Points between two neighbours, along whichever axis.
    public var spacing: Double {
        get { axis == .horizontal ? horizontalSpacing : verticalSpacing }
        set { (horizontalSpacing, verticalSpacing) = (newValue, newValue) }
    }
    /// The spacing while the axis is horizontal. (WeView: hSpacing.)
    public var horizontalSpacing: Double {
        didSet { if horizontalSpacing != oldValue, axis == .horizontal { styleChanged() } }
    }
    /// The spacing while the axis is vertical. (WeView: vSpacing.)
    public var verticalSpacing: Double {
        didSet { if verticalSpacing != oldValue, axis == .vertical { styleChanged() } }
    }
    /// How room along the axis is used that no item takes.
    public var distribution: Distribution {
        get { stack.distribution }
        set { stack.distribution = newValue }
    }
    /// The content's length along the axis, without padding; nil = what the items need.
    public var mainLength: Double? {
        get { stack.mainLength }
        set { stack.mainLength = newValue }
    }
    /// The content's length across the axis, without padding; nil = what the items need.
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

/// A vertical stack of what stands in the braces.
///
/// - Parameter alignment: of the items that name none; nil for the centre.
public func VStack(
    alignment: HorizontalAlignment? = nil, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> StackLayout {
    let stack = StackLayout(.vertical, spacing: spacing, padding: padding, distribution: distribution, items: items)
    stack.horizontalAlignment = alignment
    return stack
}

/// A horizontal stack of what stands in the braces.
///
/// - Parameter alignment: of the items that name none; nil for the centre.
public func HStack(
    alignment: VerticalAlignment? = nil, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start,
    @LayoutBuilder items: () -> [LayoutItem] = { [] }
) -> StackLayout {
    let stack = StackLayout(.horizontal, spacing: spacing, padding: padding, distribution: distribution, items: items)
    stack.verticalAlignment = alignment
    return stack
}
