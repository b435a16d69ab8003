/// Distances from the four sides of a rectangle, in points.
///
/// `leading` is the left side, or the right side where the layout is mirrored. A number literal stands for the same distance on every
/// side.
///
/// ```swift
/// let padding: Insets = 16
/// let margin = Insets(top: 8, leading: 4)
/// ```
@frozen public struct Insets: Hashable, Sendable {
    /// The distance from the top side, in points.
    public var top: Double
    /// The distance from the leading side, in points.
    public var leading: Double
    /// The distance from the bottom side, in points.
    public var bottom: Double
    /// The distance from the trailing side, in points.
    public var trailing: Double

    /// Makes insets from four distances, in points. A distance that is left out is 0.
    @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// Makes insets with the same distance on every side, in points.
    @inlinable public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// Makes insets with one distance for the leading and trailing sides and another for the top and bottom, in points.
    @inlinable public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Makes insets from four distances in the order of MICUi's `MICEdgeInsets`.
    ///
    /// Like all insets they follow the reading direction: `left` becomes `leading`.
    @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(top: top, leading: left, bottom: bottom, trailing: right)
    }

    /// Insets of 0 on every side.
    @inlinable public static var zero: Insets { Insets(0) }

    /// Returns the distance at the start of `axis`: `leading` for the horizontal axis, `top` for the vertical one.
    @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    /// Returns the distance at the end of `axis`: `trailing` for the horizontal axis, `bottom` for the vertical one.
    @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// Returns the insets with the left distance in `leading` and the right one in `trailing`: the two change places from right to left.
    @inlinable public func resolved(in direction: LayoutDirection) -> Insets {
        direction == .rightToLeft ? Insets(top: top, leading: trailing, bottom: bottom, trailing: leading) : self
    }

    /// The distance from the side `edge`, in points.
    @inlinable public subscript(edge: Edge) -> Double {
        get {
            switch edge {
            case .top: top
            case .leading: leading
            case .bottom: bottom
            case .trailing: trailing
            }
        }
        set {
            switch edge {
            case .top: top = newValue
            case .leading: leading = newValue
            case .bottom: bottom = newValue
            case .trailing: trailing = newValue
            }
        }
    }
}

extension Insets: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Makes insets of `value` points on every side.
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    /// Makes insets of `value` points on every side.
    public init(floatLiteral value: Double) { self.init(value) }
}
