/// What something asks for along one axis: the least it can live with and what it would like. Points.
public struct Extent: Hashable, Sendable {
    public var minimum: Double
    public var natural: Double

    @inline(__always) public init(minimum: Double, natural: Double) {
        self.minimum = minimum
        self.natural = natural
    }

    /// Both the same: it cannot give.
    @inline(__always) public init(_ length: Double) { self.init(minimum: length, natural: length) }

    public static let zero = Extent(0)
}
