import TatamiGeometry

/// A set of corners of a rectangle. Leading and trailing follow the reading direction; left and right do not.
public struct Corners: OptionSet, Hashable, Sendable {
    /// The corners as bits: top left 1, top right 2, bottom left 4, bottom right 8; top leading 16, top trailing 32, bottom leading 64,
    /// bottom trailing 128.
    public let rawValue: UInt8
    /// Makes a set from bits; see `rawValue`.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// The top left corner.
    public static let topLeft = Corners(rawValue: 1)
    /// The top right corner.
    public static let topRight = Corners(rawValue: 2)
    /// The bottom left corner.
    public static let bottomLeft = Corners(rawValue: 4)
    /// The bottom right corner.
    public static let bottomRight = Corners(rawValue: 8)
    /// The top corner at which lines of text begin.
    public static let topLeading = Corners(rawValue: 16)
    /// The top corner at which lines of text end.
    public static let topTrailing = Corners(rawValue: 32)
    /// The bottom corner at which lines of text begin.
    public static let bottomLeading = Corners(rawValue: 64)
    /// The bottom corner at which lines of text end.
    public static let bottomTrailing = Corners(rawValue: 128)
    /// All four corners.
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]

    /// Whether the set has corners by leading and trailing.
    package var followsDirection: Bool { rawValue >> 4 != 0 }

    /// Returns the set with left and right corners in place of leading and trailing ones.
    public func resolved(in direction: LayoutDirection) -> Corners {
        let following = rawValue >> 4
        guard following != 0 else { return self }
        let mirrored = (following & 0b0101) << 1 | (following & 0b1010) >> 1
        return Corners(rawValue: rawValue & 15 | (direction == .rightToLeft ? mirrored : following))
    }
}

/// One radius, in points, and the corners that it rounds. A number literal rounds all four corners.
public struct CornerRadii: Hashable, Sendable {
    /// The radius, in points.
    public var radius: Double
    /// The corners that are rounded, by left and right; the others are square.
    public var corners: Corners

    /// Rounds `corners` with `radius` points. Leading and trailing corners are those of the reading direction.
    public init(_ radius: Double, _ corners: Corners = .all, in direction: LayoutDirection = .leftToRight) {
        self.radius = radius
        self.corners = corners.resolved(in: direction)
    }

    /// Square corners: a radius of 0.
    public static let none = CornerRadii(0)

    /// Returns the radius that fits into `size`: never negative, at most half of the shorter side, and 0 if no corner is rounded.
    public func fitted(_ size: Size) -> CornerRadii {
        let most = Numbers.cleanLength(min(size.width, size.height) / 2)
        let radius = Numbers.cleanLength(self.radius)
        return CornerRadii(corners.isEmpty ? 0 : min(radius, most), corners)
    }
}

extension CornerRadii: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Rounds all four corners with a radius of `value` points.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// Rounds all four corners with a radius of `value` points.
    public init(floatLiteral value: Double) { self.init(value) }
}
