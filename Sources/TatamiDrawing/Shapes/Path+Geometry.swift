import TatamiGeometry

extension Path {
    /// Appends all parts of `other`. The fill rule stays.
    public mutating func append(_ other: Path) {
        for element in other.elements {
            switch element {
            case .move(let point): move(to: point)
            case .line(let point): line(to: point)
            case .curve(let first, let second, let end): curve(first, second, to: end)
            case .close: close()
            }
        }
    }

    /// Returns the path with `map` applied to all its points.
    public func applying(_ map: Transform) -> Path {
        var path = Path()
        path.fillRule = fillRule
        for element in elements {
            switch element {
            case .move(let point): path.move(to: map.apply(point))
            case .line(let point): path.line(to: map.apply(point))
            case .curve(let first, let second, let end): path.curve(map.apply(first), map.apply(second), to: map.apply(end))
            case .close: path.close()
            }
        }
        return path
    }

    /// The smallest rectangle around the path itself, where `bounds` includes the control points of curves as well; nil for an empty path.
    public var tightBounds: Rect? {
        guard let first = elements.first, case .move(let start) = first else { return nil }
        var box = (low: start, high: start)
        var current = start
        func meet(_ point: Point) {
            box.low = Point(min(box.low.x, point.x), min(box.low.y, point.y))
            box.high = Point(max(box.high.x, point.x), max(box.high.y, point.y))
        }
        for element in elements {
            switch element {
            case .move(let point), .line(let point):
                meet(point)
                current = point
            case .curve(let first, let second, let end):
                let curve = Cubic(current, first, second, end)
                for part in curve.extrema { meet(curve.point(at: part)) }
                meet(end)
                current = end
            case .close: break
            }
        }
        return Rect(origin: box.low, size: Size(box.high.x - box.low.x, box.high.y - box.low.y))
    }

    /// The length of the lines through all points, including control points: at least the length of the path.
    var controlLength: Double {
        var (sum, current, start) = (0.0, Point.zero, Point.zero)
        func step(to point: Point) {
            sum += current.distance(to: point)
            current = point
        }
        for element in elements {
            switch element {
            case .move(let point): (current, start) = (point, point)
            case .line(let point): step(to: point)
            case .curve(let first, let second, let end):
                for point in [first, second, end] { step(to: point) }
            case .close: step(to: start)
            }
        }
        return sum
    }
}

extension Point {
    fileprivate func distance(to other: Point) -> Double {
        ((x - other.x) * (x - other.x) + (y - other.y) * (y - other.y)).squareRoot()
    }
}

/// A cubic Bézier curve.
struct Cubic {
    let start: Point
    let first: Point
    let second: Point
    let end: Point

    init(_ start: Point, _ first: Point, _ second: Point, _ end: Point) {
        (self.start, self.first, self.second, self.end) = (start, first, second, end)
    }

    /// Returns the point at a part of the curve, 0...1.
    func point(at part: Double) -> Point {
        let rest = 1 - part
        let (a, b, c, d) = (rest * rest * rest, 3 * rest * rest * part, 3 * rest * part * part, part * part * part)
        return Point(
            a * start.x + b * first.x + c * second.x + d * end.x, a * start.y + b * first.y + c * second.y + d * end.y)
    }

    /// The parts between 0 and 1 at which the curve turns back in x or in y.
    var extrema: [Double] {
        [\Point.x, \Point.y].flatMap { axis in
            let (p, q, r, s) = (start[keyPath: axis], first[keyPath: axis], second[keyPath: axis], end[keyPath: axis])
            return Cubic.roots(s - 3 * r + 3 * q - p, 2 * (r - 2 * q + p), q - p).filter { $0 > 0 && $0 < 1 }
        }
    }

    /// Makes a quarter of an ellipse, bent towards the corner `tip`.
    init(quarterFrom start: Point, tip: Point, to end: Point) {
        let kappa = 0.552_284_749_830_793_6
        func toward(_ from: Point) -> Point { Point(from.x + (tip.x - from.x) * kappa, from.y + (tip.y - from.y) * kappa) }
        self.init(start, toward(start), toward(end), end)
    }

    /// Returns the pieces of the curve before and after the point at a part of it, 0...1.
    func split(at part: Double) -> (Cubic, Cubic) {
        let rest = 1 - part
        func between(_ a: Point, _ b: Point) -> Point { Point(rest * a.x + part * b.x, rest * a.y + part * b.y) }
        let (a, b, c) = (between(start, first), between(first, second), between(second, end))
        let (d, e) = (between(a, b), between(b, c))
        let point = between(d, e)
        return (Cubic(start, a, d, point), Cubic(point, e, c, end))
    }

    /// The same curve in the other direction.
    var reversed: Cubic { Cubic(end, second, first, start) }

    /// The length of the curve, as a sum of short lines.
    var length: Double {
        let points = (0...64).map { point(at: Double($0) / 64) }
        return zip(points, points.dropFirst()).reduce(0) { $0 + $1.0.distance(to: $1.1) }
    }

    /// Returns the real roots of `a t² + b t + c`.
    private static func roots(_ a: Double, _ b: Double, _ c: Double) -> [Double] {
        if abs(a) < 1e-12 { return abs(b) < 1e-12 ? [] : [-c / b] }
        let square = b * b - 4 * a * c
        guard square >= 0 else { return [] }
        return [(-b + square.squareRoot()) / (2 * a), (-b - square.squareRoot()) / (2 * a)]
    }
}
