/// One of the two directions along which the engine computes sizes.
///
/// Every algorithm is written once, for an axis given as a parameter.
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
    /// The axes as bits: 1 is horizontal, 2 is vertical.
    public let rawValue: UInt8

    /// Makes a set from bits; see `rawValue`.
    @inlinable public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// Makes a set that holds one axis.
    @inlinable public init(_ axis: Axis) { self.init(rawValue: 1 << axis.rawValue) }

    /// The horizontal axis only.
    public static let horizontal = AxisSet(.horizontal)
    /// The vertical axis only.
    public static let vertical = AxisSet(.vertical)
    /// Both axes.
    public static let both: AxisSet = [.horizontal, .vertical]

    /// Returns true if the set holds `axis`.
    @inlinable public func contains(_ axis: Axis) -> Bool { contains(AxisSet(axis)) }
}

/// A side of a rectangle.
///
/// `leading` and `trailing` follow the reading direction: leading is left where text reads from left to right, and right where the layout
/// is mirrored.
@frozen public enum Edge: UInt8, Hashable, Sendable, CaseIterable {
    /// The upper side.
    case top
    /// The side where lines of text begin: left, or right in a right-to-left layout.
    case leading
    /// The lower side.
    case bottom
    /// The side where lines of text end: right, or left in a right-to-left layout.
    case trailing
}

/// The reading direction of a layout. Right to left mirrors every frame of the layout.
@frozen public enum LayoutDirection: UInt8, Hashable, Sendable {
    /// Leading is left.
    case leftToRight
    /// Leading is right, and every frame is mirrored.
    case rightToLeft
}
