import TatamiGeometry

/// What a node of a `LayoutTree` is: a leaf with its size, or a container with its layout.
public enum NodeContent {
    /// A leaf of this size.
    case fixed(Size)
    /// A leaf that is asked for its size.
    case measured(by: any LeafMeasurer)
    case stack(StackStyle)
    case overlay(OverlayStyle)
    /// A window onto content that may be larger than itself.
    case scroll(ScrollStyle)
    /// Children stand where their `offset` says, at their own size; they give the container no size.
    case absolute(BoxStyle)
    /// Lines of items that wrap like text.
    case flow(FlowStyle)
    indirect case grid(GridStyle)
    /// Tiles of whole units, packed in order.
    case tiles(TileStyle)
    /// Every item stands by rules that name the container's edges or its siblings (`LayoutTree.setRules`).
    case relative(RelativeStyle)
    case custom(any Layout, BoxStyle)
    /// Custom layout that works axis by axis, as the engine does.
    case customAxes(any AxisLayout, BoxStyle)

    /// A leaf without size that takes extra room once it is given a weight.
    public static var empty: NodeContent { .fixed(.zero) }

    public static func stack(
        _ axis: Axis, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start
    ) -> NodeContent {
        var style = StackStyle(axis)
        style.spacing = spacing
        style.box.padding = padding
        style.distribution = distribution
        return .stack(style)
    }

    /// - Parameter spacing: between items and between lines.
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

    public static func overlay(padding: Insets = .zero) -> NodeContent {
        var style = OverlayStyle()
        style.box.padding = padding
        return .overlay(style)
    }

    public static func custom(_ layout: any Layout) -> NodeContent { .custom(layout, BoxStyle()) }
    public static func custom(_ layout: any AxisLayout) -> NodeContent { .customAxes(layout, BoxStyle()) }
}

/// A leaf that knows its size only when asked: a text, a picture, a view of the program's own.
///
/// Answers must be pure: the same content, the same answer. A pass asks for `widths` at most once and for `height` at
/// most once, the height at the final width. NaN and infinite answers count as 0 and 1e7.
public protocol LeafMeasurer: AnyObject {
    /// The least and the natural width: of a text the longest word and the unwrapped line.
    func widths() -> Extent
    /// The height at `width`, and where the first baseline stands, from the top.
    func height(forWidth width: Double) -> LeafHeight
}

/// The answer of a leaf that was asked for its height.
public struct LeafHeight: Hashable, Sendable {
    public var height: Double
    /// Distance of the first baseline from the top; nil = the bottom edge.
    public var baseline: Double?

    public init(_ height: Double, baseline: Double? = nil) {
        self.height = height
        self.baseline = baseline
    }
}
