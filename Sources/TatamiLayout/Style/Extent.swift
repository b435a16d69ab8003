/// The least and the natural length of something along one axis, in points.
@frozen public struct Extent: Hashable, Sendable {
    /// The length below which the content no longer fits.
    public var minimum: Double
    /// The length that the content takes if there is room.
    public var natural: Double

    /// Creates an extent of two lengths in points.
    @inlinable public init(minimum: Double, natural: Double) {
        self.minimum = minimum
        self.natural = natural
    }

    /// Creates an extent that cannot shrink: both lengths are the same.
    @inlinable public init(_ length: Double) { self.init(minimum: length, natural: length) }

    /// No length.
    @inlinable public static var zero: Extent { Extent(0) }
}
