import TatamiGeometry

/// A blurred copy of a rounded rectangle, painted below it. It also shows through the rectangle where that is transparent.
public struct Shadow: Hashable, Sendable {
    /// The colour of the shadow; its alpha says how dark the shadow is.
    public var color: Color
    /// How far the shadow is moved, in points; positive values move it right and down in any reading direction.
    public var offset: Point
    /// Twice the standard deviation of the blur, in points, as in CSS; 0 gives a sharp edge.
    public var blur: Double
    /// How much larger than the rectangle the shadow is on each side, in points. A negative value makes it smaller.
    public var spread: Double

    /// Makes a shadow. Lengths are in points; the default is a soft grey shadow 2 points below the rectangle.
    public init(color: Color = Palette.light[.shadow], offset: Point = Point(0, 2), blur: Double = 6, spread: Double = 0) {
        self.color = color
        self.offset = offset
        self.blur = blur
        self.spread = spread
    }
}
