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
    /// How the ends of an open line look.
    public enum Cap: Hashable, Sendable {
        /// Cut off at the end of the line.
        case butt
        /// Rounded beyond the end of the line.
        case round
        /// Squared, half a line width beyond the end of the line.
        case square
    }
    /// How two pieces of a line meet.
    public enum Join: Hashable, Sendable {
        /// In a point.
        case miter
        /// In a round corner.
        case round
        /// In a corner that is cut off.
        case bevel
    }

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
