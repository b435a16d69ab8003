/// A rectangle in points: its top left corner and its size.
@frozen public struct Rect: Hashable, Sendable {
    public var origin: Point
    public var size: Size

    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(origin: Point(x, y), size: Size(width, height))
    }

    /// The rectangle between four edges, in MICUi's order (MICRect). Edges that are the wrong way round change places.
    @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))
    }

    @inlinable public init(_ size: Size) { self.init(origin: .zero, size: size) }

    @inlinable public static var zero: Rect { Rect(0, 0, 0, 0) }

    @inlinable public var x: Double { origin.x }
    @inlinable public var y: Double { origin.y }
    @inlinable public var width: Double { size.width }
    @inlinable public var height: Double { size.height }
    @inlinable public var maxX: Double { origin.x + size.width }
    @inlinable public var maxY: Double { origin.y + size.height }
    @inlinable public var center: Point { Point(x + width / 2, y + height / 2) }
    @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// The same rectangle moved by `offset`.
    @inlinable public func moved(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// The rectangle left after taking `insets` away, read left to right; its size is never negative.
    @inlinable public func inset(by insets: Insets) -> Rect {
        Rect(
            x + insets.leading, y + insets.top,
            max(0, width - insets.leading - insets.trailing), max(0, height - insets.top - insets.bottom))
    }

    /// The rectangle grown by `amount` on every side.
    @inlinable public func expanded(by amount: Double) -> Rect {
        Rect(x - amount, y - amount, width + 2 * amount, height + 2 * amount)
    }

    /// The common part of two rectangles, or nil where they do not overlap.
    @inlinable public func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(left, top, right - left, bottom - top)
    }

    /// The smallest rectangle around both.
    @inlinable public func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// True for points inside; the right and bottom edges are outside.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }
}
