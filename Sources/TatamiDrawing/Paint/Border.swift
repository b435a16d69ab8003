/// A line along the inside of an outline's edge, or of one side of a rectangle.
public struct Border: Hashable, Sendable {
    /// The colour of the line.
    public var color: Color
    /// The width of the line, in points.
    public var width: Double
    /// The pattern of the line.
    public var dash: Dash

    /// Makes a border; its width is in points.
    public init(_ color: Color, width: Double = 1, dash: Dash = .solid) {
        self.color = color
        self.width = width
        self.dash = dash
    }

    /// True if the border draws something.
    var isVisible: Bool { width > 0 && color.alpha > 0 }
}

/// The borders of a rectangle's four sides. A side without a border is nil.
///
/// ```swift
/// list.border(rect, SideBorders(bottom: Border(line)))
/// ```
public struct SideBorders: Hashable, Sendable {
    /// The border of the upper side.
    public var top: Border?
    /// The border of the right side.
    public var right: Border?
    /// The border of the lower side.
    public var bottom: Border?
    /// The border of the left side.
    public var left: Border?

    /// Makes borders of single sides.
    public init(top: Border? = nil, right: Border? = nil, bottom: Border? = nil, left: Border? = nil) {
        self.top = top
        self.right = right
        self.bottom = bottom
        self.left = left
    }

    /// Makes borders of which all sides are alike.
    public init(all border: Border) { self.init(top: border, right: border, bottom: border, left: border) }

    /// The border that all sides have; nil if they differ.
    public var uniform: Border? { top == right && right == bottom && bottom == left ? top : nil }
}
