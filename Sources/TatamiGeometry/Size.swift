/// A width and a height in points.
@frozen public struct Size: Hashable, Sendable {
    /// The width, in points.
    public var width: Double
    /// The height, in points.
    public var height: Double

    /// Makes a size from a width and a height, in points. The values are not checked.
    @inlinable public init(_ width: Double, _ height: Double) {
        self.width = width
        self.height = height
    }

    /// A size without width and height.
    @inlinable public static var zero: Size { Size(0, 0) }

    /// The length along `axis`: the width for the horizontal axis, the height for the vertical one.
    @inlinable public subscript(axis: Axis) -> Double {
        get { axis == .horizontal ? width : height }
        set { if axis == .horizontal { width = newValue } else { height = newValue } }
    }
}
