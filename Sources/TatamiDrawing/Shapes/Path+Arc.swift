import TatamiGeometry

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

extension Path {
    /// Adds an arc of an ellipse as SVG describes it, as cubic curves of at most a quarter turn each.
    ///
    /// Radii that are too small to reach both points are enlarged; without radii the arc is a line, and without a distance it is nothing.
    ///
    /// - Parameters:
    ///   - start: The current point.
    ///   - end: The point at which the arc ends.
    ///   - radii: The radii of the ellipse, never negative.
    ///   - degrees: The turn of the ellipse, clockwise.
    ///   - isLarge: True for the longer of the two arcs.
    ///   - isClockwise: True for the arc that is drawn clockwise.
    mutating func arc(from start: Point, to end: Point, radii: Size, degrees: Double, isLarge: Bool, isClockwise: Bool) {
        guard start != end else { return }
        guard radii.width > 0, radii.height > 0 else { return line(to: end) }
        let turn = Trigonometry.sineAndCosine(degrees: degrees)
        // The unit circle's space: turned back, and divided by the radii.
        func unit(_ point: Point) -> Point {
            Point(
                (turn.cosine * point.x + turn.sine * point.y) / radii.width, (turn.cosine * point.y - turn.sine * point.x) / radii.height)
        }
        let half = unit(Point((start.x - end.x) / 2, (start.y - end.y) / 2))
        let square = half.x * half.x + half.y * half.y
        guard square > 0, square.isFinite else { return line(to: end) }
        let scale = max(1, square.squareRoot())
        let side = (max(0, scale * scale / square - 1)).squareRoot() * (isLarge == isClockwise ? -1 : 1)
        let centre = Point(side * half.y, -side * half.x)
        let first = atan2(half.y - centre.y, half.x - centre.x)
        var sweep = atan2(-half.y - centre.y, -half.x - centre.x) - first
        if isClockwise, sweep < 0 { sweep += 2 * .pi }
        if !isClockwise, sweep > 0 { sweep -= 2 * .pi }
        let middle = Point((start.x + end.x) / 2, (start.y + end.y) / 2)
        func place(_ point: Point) -> Point {
            let (x, y) = ((centre.x + point.x * scale) * radii.width, (centre.y + point.y * scale) * radii.height)
            return Point(middle.x + turn.cosine * x - turn.sine * y, middle.y + turn.sine * x + turn.cosine * y)
        }
        let count = max(1, (abs(sweep) / (.pi / 2) - 1e-9).rounded(.up))
        let step = sweep / count
        let reach = 4.0 / 3 * tan(step / 4)
        for index in 0..<Numbers.cleanCount(count, 1...4) {
            let (from, to) = (first + Double(index) * step, first + Double(index + 1) * step)
            let (begin, finish) = (Point(cos(from), sin(from)), Point(cos(to), sin(to)))
            curve(
                place(Point(begin.x - reach * begin.y, begin.y + reach * begin.x)),
                place(Point(finish.x + reach * finish.y, finish.y - reach * finish.x)), to: index + 1 == Int(count) ? end : place(finish))
        }
    }
}
