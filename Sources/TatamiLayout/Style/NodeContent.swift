import TatamiGeometry

/// What a node of a `LayoutTree` is: a leaf with its size, or a container with its layout.
public enum NodeContent {
    /// A leaf of this size.
    case fixed(Size)
    /// A leaf that is asked for its size.
    case measured(by: any LeafMeasurer)
    /// A row or a column: the layout that most containers have, so that adding one costs no allocation.
    case stack(StackStyle)
    /// A container with any other layout: `.flow(style)`, `.grid(style)`, and what else `NodeContent` has functions for.
    case container(ContainerContent)

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

    /// The style of a container whose layout has styles of that type; nil for any other node.
    public func style<Style>(_ type: Style.Type) -> Style? {
        switch self {
        case .fixed, .measured: nil
        case .stack(let style): style as? Style
        case .container(let content): content.style as? Style
        }
    }
}

/// A layout with its style, whatever layout it is.
public struct ContainerContent {
    let style: any LayoutStyle

    init(_ style: any LayoutStyle) { self.style = style }
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
