/// Distances from the four sides of a rectangle, in points. `leading` is left, or right where the layout is mirrored.
@frozen public struct Insets: Hashable, Sendable {
    public var top: Double
    public var leading: Double
    public var bottom: Double
    public var trailing: Double

    @inlinable public init(top: Double = 0, leading: Double = 0, bottom: Double = 0, trailing: Double = 0) {
        self.top = top
        self.leading = leading
        self.bottom = bottom
        self.trailing = trailing
    }

    /// The same distance on every side.
    @inlinable public init(_ all: Double) { self.init(top: all, leading: all, bottom: all, trailing: all) }

    /// The same distance on the left and on the right, and the same above and below.
    @inlinable public init(horizontal: Double, vertical: Double) {
        self.init(top: vertical, leading: horizontal, bottom: vertical, trailing: horizontal)
    }

    /// Four distances in MICUi's order (MICEdgeInsets). Like every inset they follow the reading direction: `left` is leading.
    @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(top: top, leading: left, bottom: bottom, trailing: right)
    }

    @inlinable public static var zero: Insets { Insets(0) }

    /// The distance at the start of `axis`: leading or top.
    @inlinable public func start(_ axis: Axis) -> Double { axis == .horizontal ? leading : top }
    /// The distance at the end of `axis`: trailing or bottom.
    @inlinable public func end(_ axis: Axis) -> Double { axis == .horizontal ? trailing : bottom }

    /// The distance at `edge`.
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
    public init(integerLiteral value: Int) { self.init(Double(value)) }
    public init(floatLiteral value: Double) { self.init(value) }
}
