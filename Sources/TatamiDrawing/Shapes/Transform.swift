import TatamiGeometry

/// An affine map of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
public struct Transform: Hashable, Sendable {
    public var a: Double
    public var b: Double
    public var c: Double
    public var d: Double
    public var tx: Double
    public var ty: Double

    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    public static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    public static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Clockwise on the screen (y grows downwards).
    public static func rotation(degrees: Double) -> Transform {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// First this one, then `next`.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// The same map with `anchor` as its fixed point instead of the origin.
    public func around(_ anchor: Point) -> Transform {
        Transform.translation(-anchor.x, -anchor.y).followed(by: self).followed(by: .translation(anchor.x, anchor.y))
    }

    public func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// The smallest upright rectangle around a mapped one.
    public func bounds(of rect: Rect) -> Rect {
        if isIdentity { return rect }
        let corners = [Point(rect.x, rect.y), Point(rect.maxX, rect.y), Point(rect.x, rect.maxY), Point(rect.maxX, rect.maxY)].map(apply)
        let left = corners.reduce(corners[0].x) { min($0, $1.x) }
        let top = corners.reduce(corners[0].y) { min($0, $1.y) }
        return Rect(left, top, corners.reduce(left) { max($0, $1.x) } - left, corners.reduce(top) { max($0, $1.y) } - top)
    }

    public var determinant: Double { a * d - b * c }

    /// The map back, or nil where the plane is squeezed into a line or a point (or a number is not finite).
    public var inverse: Transform? {
        let determinant = determinant
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    public var isIdentity: Bool { self == .identity }

    /// True where rectangles stay upright: a move and a positive or negative scale.
    public var isAxisAligned: Bool { b == 0 && c == 0 }
}
