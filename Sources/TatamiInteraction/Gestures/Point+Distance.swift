import TatamiGeometry

extension Point {
    /// How far the point is from the origin.
    public var length: Double { (x * x + y * y).squareRoot() }
    public func distance(to other: Point) -> Double { (self - other).length }
}
