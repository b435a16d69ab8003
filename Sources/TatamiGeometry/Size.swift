/// A width and a height in points.
@frozen public struct Size: Hashable, Sendable {
    public var width: Double
    public var height: Double

    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    @inlinable public static var zero: Size { Size(0, 0) }

    /// The length along `axis`.
    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
