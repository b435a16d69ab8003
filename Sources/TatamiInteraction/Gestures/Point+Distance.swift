import TatamiGeometry

extension Point {
    /// The distance of the point from the origin, in points.
    public var length: Double { (x * x + y * y).squareRoot() }
    /// Returns the distance from this point to another one, in points.
    public func distance(to other: Point) -> Double { (self - other).length }
}
