import TatamiGeometry

/// A set of corners of a rectangle.
public struct Corners: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    public static let topLeft = Corners(rawValue: 1)
    public static let topRight = Corners(rawValue: 2)
    public static let bottomLeft = Corners(rawValue: 4)
    public static let bottomRight = Corners(rawValue: 8)
    public static let all: Corners = [.topLeft, .topRight, .bottomLeft, .bottomRight]
}

/// One radius, in points, and the corners that it rounds.
public struct CornerRadii: Hashable, Sendable {
    public var radius: Double
    public var corners: Corners

    public init(_ radius: Double, _ corners: Corners = .all) {
        self.radius = radius
        self.corners = corners
    }

    public static let none = CornerRadii(0)

    /// The radius that fits `size`: never negative, at most half of the shorter side.
    public func fitted(_ size: Size) -> CornerRadii {
        let most = Numbers.cleanLength(min(size.width, size.height) / 2)
        let radius = Numbers.cleanLength(self.radius)
        return CornerRadii(corners.isEmpty ? 0 : min(radius, most), corners)
    }
}

extension CornerRadii: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
}
