/// A set of sides of a rectangle.
@frozen public struct Edges: OptionSet, Hashable, Sendable {
    /// The sides as bits: 1 is the top, 2 leading, 4 the bottom, 8 trailing.
    public let rawValue: UInt8

    /// Creates a set from bits; see `rawValue`.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Creates a set of one side.
    @inlinable public init(_ edge: Edge) { self.init(rawValue: 1 << edge.rawValue) }

    /// The upper side.
    public static let top = Edges(.top)
    /// The side where lines of text begin.
    public static let leading = Edges(.leading)
    /// The lower side.
    public static let bottom = Edges(.bottom)
    /// The side where lines of text end.
    public static let trailing = Edges(.trailing)
}
