/// A line along the inside of a shape's edge.
public struct Border: Hashable, Sendable {
    public var color: Color
    /// In points.
    public var width: Double

    public init(_ color: Color, width: Double = 1) {
        self.color = color
        self.width = width
    }
}

/// How a path is traced; the line lies half on either side of it.
public struct Stroke: Hashable, Sendable {
    public enum Cap: Hashable, Sendable { case butt, round, square }
    public enum Join: Hashable, Sendable { case miter, round, bevel }

    public var color: Color
    /// In points.
    public var width: Double
    public var cap: Cap
    public var join: Join

    public init(_ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter) {
        self.color = color
        self.width = width
        self.cap = cap
        self.join = join
    }
}
