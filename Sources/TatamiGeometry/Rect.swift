/// A rectangle in points: its top left corner and its size.
@frozen public struct Rect: Hashable, Sendable {
    /// The top left corner.
    public var origin: Point
    /// The width and the height.
    public var size: Size

    /// Makes a rectangle from its top left corner and its size.
    @inlinable public init(origin: Point, size: Size) {
        self.origin = origin
        self.size = size
    }

    /// Makes a rectangle from its left edge, top edge, width and height, in points. The values are not checked.
    @inlinable public init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
        self.init(origin: Point(x, y), size: Size(width, height))
    }

    /// Makes the rectangle between four edges, in the order of MICUi's `MICRect`.
    ///
    /// If `left` is greater than `right`, or `top` greater than `bottom`, the two change places.
    @inlinable public init(left: Double, top: Double, right: Double, bottom: Double) {
        self.init(min(left, right), min(top, bottom), abs(right - left), abs(bottom - top))
    }

    /// Makes a rectangle of `size` at the origin.
    @inlinable public init(_ size: Size) { self.init(origin: .zero, size: size) }

    /// The rectangle at the origin without width and height.
    @inlinable public static var zero: Rect { Rect(0, 0, 0, 0) }

    /// The left edge.
    @inlinable public var x: Double { origin.x }
    /// The top edge.
    @inlinable public var y: Double { origin.y }
    /// The width.
    @inlinable public var width: Double { size.width }
    /// The height.
    @inlinable public var height: Double { size.height }
    /// The right edge.
    @inlinable public var maxX: Double { origin.x + size.width }
    /// The bottom edge.
    @inlinable public var maxY: Double { origin.y + size.height }
    /// The point in the middle.
    @inlinable public var center: Point { Point(x + width / 2, y + height / 2) }
    /// True if the rectangle has no area: its width or height is 0, negative or NaN.
    @inlinable public var isEmpty: Bool { !(width > 0 && height > 0) }

    /// Returns the rectangle moved by `offset`.
    @inlinable public func moved(by offset: Point) -> Rect { Rect(origin: origin + offset, size: size) }

    /// Returns the rectangle without the strips that `insets` cover. Its size is never negative.
    ///
    /// `leading` is taken from the left side; the layout direction is not considered.
    @inlinable public func inset(by insets: Insets) -> Rect {
        Rect(
            x + insets.leading, y + insets.top,
            max(0, width - insets.leading - insets.trailing), max(0, height - insets.top - insets.bottom))
    }

    /// Returns the rectangle grown by `amount` points on every side. A negative amount shrinks it, and the size may become negative.
    @inlinable public func expanded(by amount: Double) -> Rect {
        Rect(x - amount, y - amount, width + 2 * amount, height + 2 * amount)
    }

    /// Returns the part that two rectangles share, or nil if they do not overlap. Rectangles that only touch do not overlap.
    @inlinable public func intersection(_ other: Rect) -> Rect? {
        let left = max(x, other.x)
        let top = max(y, other.y)
        let right = min(maxX, other.maxX)
        let bottom = min(maxY, other.maxY)
        guard right > left, bottom > top else { return nil }
        return Rect(left, top, right - left, bottom - top)
    }

    /// Returns the smallest rectangle around both.
    @inlinable public func union(_ other: Rect) -> Rect {
        let left = min(x, other.x)
        let top = min(y, other.y)
        return Rect(left, top, max(maxX, other.maxX) - left, max(maxY, other.maxY) - top)
    }

    /// Returns true if `point` is inside. The left and top edges belong to the rectangle, the right and bottom edges do not.
    @inlinable public func contains(_ point: Point) -> Bool {
        point.x >= x && point.x < maxX && point.y >= y && point.y < maxY
    }
}
