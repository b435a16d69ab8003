import TatamiGeometry

extension Point {
    var length: Double { (x * x + y * y).squareRoot() }
    func distance(to other: Point) -> Double { (self - other).length }
}
