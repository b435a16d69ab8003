import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A scrolling view whose children stand one after the other (MICUi: StackView). It is a list for assistive technology.
///
///     let list = StackView(.vertical, spacing: 8, padding: 16)
///     for name in names { list.addChild(Label(name)) }
///
/// It scrolls along the axis of ``stackLayout``. Across it, the content is as long as the view, unless the layout has a `crossLength`: that
/// is kept, and the view scrolls along both axes.
open class StackView: ArrangedView {
    /// The layout of the children.
    public let stackLayout: StackLayout

    /// Creates a stack view.
    ///
    /// - Parameters:
    ///   - axis: The axis along which the children stand.
    ///   - spacing: The distance between two neighbors, in points.
    ///   - padding: The distances from the edges of the content to the children, in points.
    ///   - items: The first children, with their rules.
    public init(
        _ axis: Axis = .vertical, spacing: Double = 0, padding: Insets = .zero, @LayoutBuilder items: () -> [LayoutItem] = { [] }
    ) {
        stackLayout = StackLayout(axis, spacing: spacing, padding: padding, items: items)
        super.init(stackLayout)
        stackLayout.itemRole = .listItem
        layoutChanged()
    }

    override var axesOfLayout: AxisSet {
        if stackLayout.crossLength != nil { return .both }
        return stackLayout.axis == .vertical ? .vertical : .horizontal
    }

    open override var ownRole: AccessibilityRole { .list }

    /// Adds an empty item at the end that takes `length` points along either axis, and returns it. Unlike a `Spacer`, which can be a child,
    /// it does not grow.
    ///
    /// - Parameters:
    ///   - length: The length, in points.
    ///   - updateLayout: Whether the layout is carried out before the call returns; otherwise in the next frame.
    ///   - animated: Whether the layout is animated.
    @discardableResult
    public func addSpacer(_ length: Double, updateLayout: Bool = false, animated: Bool = false) -> LayoutItem {
        let item = LayoutItem()
        item.fixedSize = Size(length, length)
        stackLayout.add(item)
        follow(updateLayout, animated)
        return item
    }
}
