import TatamiGeometry

/// An outline of lines and cubic Bézier curves, in points.
///
/// Coordinates are cleaned as `Numbers.clean` does.
///
/// ```swift
/// var triangle = Path()
/// triangle.move(to: Point(0, 20))
/// triangle.line(to: Point(10, 0))
/// triangle.line(to: Point(20, 20))
/// triangle.close()
/// ```
public struct Path: Hashable, Sendable {
    /// One step of a path.
    public enum Element: Hashable, Sendable {
        /// Begins a part of the path at a point.
        case move(Point)
        /// A straight line to a point.
        case line(Point)
        /// A cubic Bézier curve with two control points, and its end.
        case curve(Point, Point, to: Point)
        /// A straight line back to where the part began, joined to its first line.
        case close
    }

    /// The steps, in drawing order.
    public private(set) var elements: [Element] = []
    /// Which points are inside when the path is filled or clipped to. The default is `nonZero`.
    public var fillRule = FillRule.nonZero

    /// Makes an empty path.
    public init() {}

    /// Makes the outline of `rect`, clockwise from its top left corner.
    public init(_ rect: Rect) {
        move(to: rect.origin)
        line(to: Point(rect.maxX, rect.y))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.x, rect.maxY))
        close()
    }

    /// Makes a rectangle with quarter circles at the corners that `radii` names. The radius is limited to half of the shorter side.
    public init(_ rect: Rect, radii: CornerRadii) {
        let fitted = radii.fitted(rect.size)
        guard fitted.radius > 0 else {
            self.init(rect)
            return
        }
        self.init()
        func radius(_ corner: Corners) -> Double { fitted.corners.contains(corner) ? fitted.radius : 0 }
        let (topLeft, topRight) = (radius(.topLeft), radius(.topRight))
        let (bottomLeft, bottomRight) = (radius(.bottomLeft), radius(.bottomRight))
        move(to: Point(rect.x + topLeft, rect.y))
        line(to: Point(rect.maxX - topRight, rect.y))
        corner(Point(rect.maxX, rect.y), to: Point(rect.maxX, rect.y + topRight))
        line(to: Point(rect.maxX, rect.maxY - bottomRight))
        corner(Point(rect.maxX, rect.maxY), to: Point(rect.maxX - bottomRight, rect.maxY))
        line(to: Point(rect.x + bottomLeft, rect.maxY))
        corner(Point(rect.x, rect.maxY), to: Point(rect.x, rect.maxY - bottomLeft))
        line(to: Point(rect.x, rect.y + topLeft))
        corner(Point(rect.x, rect.y), to: Point(rect.x + topLeft, rect.y))
        close()
    }

    /// Makes the ellipse that touches the four sides of `rect`.
    public init(ellipseIn rect: Rect) {
        self.init()
        let middle = rect.center
        move(to: Point(middle.x, rect.y))
        corner(Point(rect.maxX, rect.y), to: Point(rect.maxX, middle.y))
        corner(Point(rect.maxX, rect.maxY), to: Point(middle.x, rect.maxY))
        corner(Point(rect.x, rect.maxY), to: Point(rect.x, middle.y))
        corner(Point(rect.x, rect.y), to: Point(middle.x, rect.y))
        close()
    }

    /// Begins a new part of the path at `point`.
    public mutating func move(to point: Point) { elements.append(.move(Path.clean(point))) }

    /// Adds a straight line to `point`. In an empty path this begins a part at `point` instead.
    public mutating func line(to point: Point) {
        elements.append(elements.isEmpty ? .move(Path.clean(point)) : .line(Path.clean(point)))
    }

    /// Adds a cubic Bézier curve with two control points. An empty path begins at the first control point.
    public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        if elements.isEmpty { move(to: first) }
        elements.append(.curve(Path.clean(first), Path.clean(second), to: Path.clean(end)))
    }

    /// Closes the current part with a line to where it began. Does nothing if the path is empty or its last part is closed already.
    public mutating func close() {
        if let last = elements.last, last != .close { elements.append(.close) }
    }

    /// True if the path has no elements.
    public var isEmpty: Bool { elements.isEmpty }

    /// The smallest rectangle around all points, including control points; nil for an empty path.
    public var bounds: Rect? {
        var low = Point(.infinity, .infinity)
        var high = Point(-.infinity, -.infinity)
        func meet(_ point: Point) {
            low = Point(min(low.x, point.x), min(low.y, point.y))
            high = Point(max(high.x, point.x), max(high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point): meet(point)
            case .curve(let first, let second, let end):
                meet(first)
                meet(second)
                meet(end)
            case .close: break
            }
        }
        return low.x <= high.x ? Rect(origin: low, size: Size(high.x - low.x, high.y - low.y)) : nil
    }

    /// Adds a quarter of an ellipse from the current point to `end`, bent towards the corner `tip`. Does nothing if the current point is
    /// `end` already.
    private mutating func corner(_ tip: Point, to end: Point) {
        guard let start = lastPoint, start != end else { return }
        let quarter = Cubic(quarterFrom: start, tip: tip, to: end)
        curve(quarter.first, quarter.second, to: end)
    }

    private var lastPoint: Point? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(_, _, to: let point): point
        case .close, nil: nil
        }
    }

    private static func clean(_ point: Point) -> Point { Point(Numbers.clean(point.x), Numbers.clean(point.y)) }
}
