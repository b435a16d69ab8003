/// One of the two directions along which sizes are worked out. Every algorithm is written once, for an axis.
@frozen public enum Axis: UInt8, Hashable, Sendable, CaseIterable {
    /// Left to right (mirrored in right-to-left layouts).
    case horizontal
    /// Top to bottom.
    case vertical

    /// The other axis.
    @inlinable public var cross: Axis { self == .horizontal ? .vertical : .horizontal }
}

/// A set of axes, for example the ones along which a view scrolls.
@frozen public struct AxisSet: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8

    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    @inlinable public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    public static let horizontal = AxisSet(.horizontal)
    public static let vertical = AxisSet(.vertical)
    public static let both: AxisSet = [.horizontal, .vertical]

    @inlinable public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

/// A side of a rectangle. `leading` and `trailing` follow the reading direction.
@frozen public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    case top, leading, bottom, trailing
}

/// The reading direction of a layout. Right to left mirrors every result.
@frozen public enum LayoutDirection: UInt8, Hashable, Sendable {
    case leftToRight, rightToLeft
}
