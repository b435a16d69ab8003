import TatamiGeometry

/// Lines and cubic curves, in points. Filled by the non-zero rule.
public struct Path: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(Point)
        case line(Point)
        case curve(Point, Point, to: Point)
        case close
    }

    public private(set) var elements: [Element] = []

    public init() {}

    public init(_ rect: Rect) {
        move(to: rect.origin)
        line(to: Point(rect.maxX, rect.y))
        line(to: Point(rect.maxX, rect.maxY))
        line(to: Point(rect.x, rect.maxY))
        close()
    }

    /// A rectangle with quarter circles at the corners that `radii` names; the radius is cut to half of the shorter side.
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

    /// The ellipse that touches the four sides of `rect`.
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

    public mutating func move(to point: Point) { elements.append(.move(Path.clean(point))) }

    /// A path that has not begun begins here.
    public mutating func line(to point: Point) {
        elements.append(elements.isEmpty ? .move(Path.clean(point)) : .line(Path.clean(point)))
    }

    /// A cubic curve with two control points. A path that has not begun begins at the first one.
    public mutating func curve(_ first: Point, _ second: Point, to end: Point) {
        if elements.isEmpty { move(to: first) }
        elements.append(.curve(Path.clean(first), Path.clean(second), to: Path.clean(end)))
    }

    public mutating func close() {
        if let last = elements.last, last != .close { elements.append(.close) }
    }

    public var isEmpty: Bool { elements.isEmpty }

    /// The box around all points, control points too; nil for an empty path.
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

    /// A quarter ellipse from where the path is, bending at the corner `tip`. Nothing where it already is at `end`.
    private mutating func corner(_ tip: Point, to end: Point) {
        guard let start = lastPoint, start != end else { return }
        let kappa = 0.552_284_749_830_793_6
        func toward(_ from: Point) -> Point {
            Point(from.x + (tip.x - from.x) * kappa, from.y + (tip.y - from.y) * kappa)
        }
        curve(toward(start), toward(end), to: end)
    }

    private var lastPoint: Point? {
        switch elements.last {
        case .move(let point), .line(let point), .curve(_, _, to: let point): point
        case .close, nil: nil
        }
    }

    private static func clean(_ point: Point) -> Point { Point(Numbers.clean(point.x), Numbers.clean(point.y)) }
}
