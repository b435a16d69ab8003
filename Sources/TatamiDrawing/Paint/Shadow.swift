import TatamiGeometry

/// A blurred copy of a rounded rectangle, painted under it (also where the rectangle itself lets the ground through).
public struct Shadow: Hashable, Sendable {
    public var color: Color
    /// How far the shadow is moved, in points.
    public var offset: Point
    /// Twice the standard deviation of the blur, in points, as in CSS; 0 gives a sharp edge.
    public var blur: Double
    /// How much larger than the rectangle the shadow is on each side, in points; may be negative.
    public var spread: Double

    public init(color: Color = Palette.light[.shadow], offset: Point = Point(0, 2), blur: Double = 6, spread: Double = 0) {
        self.color = color
        self.offset = offset
        self.blur = blur
        self.spread = spread
    }
}
