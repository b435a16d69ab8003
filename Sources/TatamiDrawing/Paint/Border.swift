/// A line along the inside of a shape's edge.
public struct Border: Hashable, Sendable {
    /// The colour of the line.
    public var color: Color
    /// The width of the line, in points.
    public var width: Double

    /// Makes a border; its width is in points.
    public init(_ color: Color, width: Double = 1) {
        self.color = color
        self.width = width
    }
}

/// How a path is traced. Half of the line's width lies on either side of the path.
public struct Stroke: Hashable, Sendable {
    /// How the ends of an open line look: cut off at the end, rounded beyond it, or squared half a line width beyond it.
    public enum Cap: Hashable, Sendable { case butt, round, square }
    /// How two pieces of a line meet: in a point, a round corner, or a corner that is cut off.
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    /// The colour of the line.
    public var color: Color
    /// The width of the line, in points.
    public var width: Double
    /// How the ends of an open line look.
    public var cap: Cap
    /// How two pieces of the line meet.
    public var join: Join

    /// Makes a stroke; its width is in points.
    public init(_ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter) {
        self.color = color
        self.width = width
        self.cap = cap
        self.join = join
    }
}
