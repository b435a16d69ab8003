import TatamiGeometry

/// The kind of a node of a `LayoutTree`: a leaf with its size, or a container with its layout.
public enum NodeContent {
    /// A leaf of this size, in points.
    case fixed(Size)
    /// A leaf that a measurer measures.
    case measured(by: any LeafMeasurer)
    /// A row or a column. It is a case of its own because most containers have this layout, and adding one then needs no allocation.
    case stack(StackStyle)
    /// A container with any other layout; `NodeContent` has a function for each, such as `.flow(style)` and `.grid(style)`.
    case container(ContainerContent)

    /// A leaf of size zero. It takes extra room if it has a weight.
    public static var empty: NodeContent { .fixed(.zero) }

    /// Returns a row or a column.
    ///
    /// - Parameters:
    ///   - axis: `horizontal` for a row, `vertical` for a column.
    ///   - spacing: The gap between neighboring items, in points.
    ///   - padding: The distances from the edges to the items, in points.
    ///   - distribution: How the stack uses room that no item takes.
    public static func stack(
        _ axis: Axis, spacing: Double = 0, padding: Insets = .zero, distribution: Distribution = .start
    ) -> NodeContent {
        var style = StackStyle(axis)
        style.spacing = spacing
        style.box.padding = padding
        style.distribution = distribution
        return .stack(style)
    }

    /// Returns the style of a container whose layout has styles of the given type; nil for any other node.
    public func style<Style>(_ type: Style.Type) -> Style? {
        switch self {
        case .fixed, .measured: nil
        case .stack(let style): style as? Style
        case .container(let content): content.style as? Style
        }
    }
}

/// A layout of any kind with its style.
public struct ContainerContent {
    let style: any LayoutStyle

    init(_ style: any LayoutStyle) { self.style = style }
}

/// Measures a leaf: a text, a picture, or a view of the program's own.
///
/// The results must be pure: the same content always gives the same result. A pass calls `widths()` at most once and `height(forWidth:)` at
/// most once, with the final width. NaN counts as 0 and an infinite result as 1e7.
public protocol LeafMeasurer: AnyObject {
    /// Returns the least and the natural width in points; of a text, those of its longest word and of its unwrapped line.
    func widths() -> Extent
    /// Returns the height for a width in points, and the first baseline.
    func height(forWidth width: Double) -> LeafHeight
}

/// The height of a leaf for a given width.
public struct LeafHeight: Hashable, Sendable {
    /// The height in points.
    public var height: Double
    /// The distance of the first baseline from the top, in points; nil means the bottom edge.
    public var baseline: Double?

    /// Creates a height with an optional baseline, both in points.
    public init(_ height: Double, baseline: Double? = nil) {
        self.height = height
        self.baseline = baseline
    }
}
