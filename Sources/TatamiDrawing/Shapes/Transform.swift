import TatamiGeometry

/// An affine transform of the plane: `x' = a x + c y + tx`, `y' = b x + d y + ty`.
///
/// ```swift
/// // Turn a 40 by 40 square about its centre.
/// let map = Transform.rotation(degrees: 45).around(Point(20, 20))
/// ```
public struct Transform: Hashable, Sendable {
    /// How much of `x` goes into the new `x`.
    public var a: Double
    /// How much of `x` goes into the new `y`.
    public var b: Double
    /// How much of `y` goes into the new `x`.
    public var c: Double
    /// How much of `y` goes into the new `y`.
    public var d: Double
    /// The horizontal move, in points.
    public var tx: Double
    /// The vertical move, in points, growing downwards.
    public var ty: Double

    /// Makes a transform from its six numbers. They are not checked.
    public init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// The transform that changes nothing.
    public static let identity = Transform(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0)

    /// Returns a move by `x` points to the right and `y` points down.
    public static func translation(_ x: Double, _ y: Double) -> Transform {
        Transform(a: 1, b: 0, c: 0, d: 1, tx: x, ty: y)
    }

    /// Returns a scaling about the origin. Negative factors mirror.
    public static func scale(_ x: Double, _ y: Double) -> Transform {
        Transform(a: x, b: 0, c: 0, d: y, tx: 0, ty: 0)
    }

    /// Returns a rotation about the origin, clockwise on the screen, since `y` grows downwards. An angle that is not finite counts as 0.
    public static func rotation(degrees: Double) -> Transform {
        let (sine, cosine) = Trigonometry.sineAndCosine(degrees: degrees)
        return Transform(a: cosine, b: sine, c: -sine, d: cosine, tx: 0, ty: 0)
    }

    /// Returns the transform that applies this one first and then `next`.
    public func followed(by next: Transform) -> Transform {
        Transform(
            a: a * next.a + b * next.c, b: a * next.b + b * next.d,
            c: c * next.a + d * next.c, d: c * next.b + d * next.d,
            tx: tx * next.a + ty * next.c + next.tx, ty: tx * next.b + ty * next.d + next.ty)
    }

    /// Returns the same transform with `anchor` as its fixed point instead of the origin.
    public func around(_ anchor: Point) -> Transform {
        Transform.translation(-anchor.x, -anchor.y).followed(by: self).followed(by: .translation(anchor.x, anchor.y))
    }

    /// Returns the point to which the transform moves `point`.
    public func apply(_ point: Point) -> Point {
        Point(a * point.x + c * point.y + tx, b * point.x + d * point.y + ty)
    }

    /// Returns the smallest upright rectangle around the transformed `rect`.
    public func bounds(of rect: Rect) -> Rect {
        if isIdentity { return rect }
        let corners = [Point(rect.x, rect.y), Point(rect.maxX, rect.y), Point(rect.x, rect.maxY), Point(rect.maxX, rect.maxY)].map(apply)
        let left = corners.reduce(corners[0].x) { min($0, $1.x) }
        let top = corners.reduce(corners[0].y) { min($0, $1.y) }
        return Rect(left, top, corners.reduce(left) { max($0, $1.x) } - left, corners.reduce(top) { max($0, $1.y) } - top)
    }

    /// The factor by which areas change; negative if the transform mirrors.
    public var determinant: Double { a * d - b * c }

    /// The transform that undoes this one; nil if this one squeezes the plane into a line or a point, or holds a number that is not
    /// finite.
    public var inverse: Transform? {
        let determinant = determinant
        guard abs(determinant) > 1e-12, determinant.isFinite else { return nil }
        return Transform(
            a: d / determinant, b: -b / determinant, c: -c / determinant, d: a / determinant,
            tx: (c * ty - d * tx) / determinant, ty: (b * tx - a * ty) / determinant)
    }

    /// True if the transform changes nothing.
    public var isIdentity: Bool { self == .identity }

    /// True if rectangles stay upright: the transform only moves and scales, where a scale may be negative.
    public var isAxisAligned: Bool { b == 0 && c == 0 }
}
