/// What something asks for along one axis: the least it can live with and what it would like. Points.
@frozen public struct Extent: Hashable, Sendable {
    public var minimum: Double
    public var natural: Double

    @inlinable public init(minimum: Double, natural: Double) {
        self.minimum = minimum
        self.natural = natural
    }

    /// Both the same: it cannot give.
    @inlinable public init(_ length: Double) { self.init(minimum: length, natural: length) }

    @inlinable public static var zero: Extent { Extent(0) }
}
