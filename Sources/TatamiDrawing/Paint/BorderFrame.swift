import TatamiGeometry

/// The geometry of borders that differ from side to side or are dashed. It turns them into fills and strokes.
struct BorderFrame {
    private let rect: Rect
    private let radii: CornerRadii
    /// The borders of the four sides, clockwise from the upper one.
    private let borders: [Border?]

    init(_ rect: Rect, _ radii: CornerRadii, _ borders: SideBorders) {
        self.rect = rect
        self.radii = radii.fitted(rect.size)
        self.borders = [borders.top, borders.right, borders.bottom, borders.left].map { border in
            border.map { Border($0.color, width: Numbers.cleanLength($0.width), dash: $0.dash) }
        }
    }

    /// Draws each side. Sides of one colour without dashes are one fill, so that no seams can be seen between them.
    func draw(in list: inout DisplayList) {
        let shown = borders.compactMap { $0 }.filter { $0.width > 0 }
        if let first = shown.first, shown.allSatisfy({ $0.color == first.color && $0.dash == .solid }) {
            return list.fill(.path(ring), .color(first.color))
        }
        for (side, border) in borders.enumerated() {
            guard let border, border.isVisible else { continue }
            if shown.count > 1 { list.pushClip(.path(region(of: side))) }
            draw(border, side, in: &list)
            if shown.count > 1 { list.pop() }
        }
    }

    /// Draws a dashed border that all sides have as one closed line.
    func drawDashedRing(in list: inout DisplayList) {
        guard let border = borders[0] else { return }
        let middle = rect.inset(by: Insets(border.width / 2))
        let radius = max(0, radii.radius - border.width / 2)
        guard middle.width > border.width, middle.height > border.width else {
            return list.fill(.rect(rect, radii), .color(border.color))
        }
        let rounded = radius > 0 ? [Corners.topLeft, .topRight, .bottomLeft, .bottomRight].filter(radii.corners.contains).count : 0
        let length = 2 * (middle.width + middle.height) - Double(rounded) * radius * (2 - Double.pi / 2)
        let stroke = border.dash.stroke(border.color, width: border.width).fitted(to: length, isClosed: true)
        list.stroke(Path(middle, radii: CornerRadii(radius, radii.corners)), stroke)
    }

    private func draw(_ border: Border, _ side: Int, in list: inout DisplayList) {
        if border.dash == .solid { return list.fill(.path(ring), .color(border.color)) }
        let (path, length) = middleLine(of: side)
        var stroke = border.dash.stroke(border.color, width: border.width).fitted(to: length, isClosed: false)
        let neighbours = [width(side - 1), width(side + 1)].filter { $0 > 0 }
        guard radii.radius > 0, neighbours.contains(where: { $0 != border.width }) else { return list.stroke(path, stroke) }
        // In a round corner between two widths, the border becomes wider or narrower; its edges cut dashes. Dots keep their size.
        if stroke.cap == .butt { stroke.width = max(border.width, neighbours.max() ?? 0) }
        list.pushClip(.path(ring))
        list.stroke(path, stroke)
        list.pop()
    }

    // MARK: Geometry

    /// A side, walked clockwise.
    private struct Side {
        let start: Point
        let end: Point
        /// The unit vector along the side, and the one into the rectangle.
        let along: Point
        let inwards: Point
        let length: Double
        let depth: Double
        /// The corner at the start, and that at the end.
        let corners: (Corners, Corners)
    }

    private func side(_ index: Int) -> Side {
        let points = [rect.origin, Point(rect.maxX, rect.y), Point(rect.maxX, rect.maxY), Point(rect.x, rect.maxY)]
        let vectors = [Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1)]
        let corners = [Corners.topLeft, .topRight, .bottomRight, .bottomLeft]
        let isAcross = index % 2 == 0
        return Side(
            start: points[index], end: points[(index + 1) % 4], along: vectors[index], inwards: vectors[(index + 1) % 4],
            length: isAcross ? rect.width : rect.height, depth: isAcross ? rect.height : rect.width,
            corners: (corners[index], corners[(index + 1) % 4]))
    }

    private func width(_ index: Int) -> Double { borders[(index + 4) % 4]?.width ?? 0 }

    private func radius(_ corner: Corners) -> Double { radii.corners.contains(corner) ? radii.radius : 0 }

    /// The area between the outer and the inner edge of all borders.
    private var ring: Path {
        var path = Path(rect, radii: radii)
        path.append(inside)
        path.fillRule = .evenOdd
        return path
    }

    /// The inner edge. Its corners are quarters of ellipses, narrower by the width of the sides beside them.
    private var inside: Path {
        var path = Path()
        let (top, right, bottom, left) = (width(0), width(1), width(2), width(3))
        guard left + right < rect.width, top + bottom < rect.height else { return path }
        let inner = Rect(rect.x + left, rect.y + top, rect.width - left - right, rect.height - top - bottom)
        func corner(_ tip: Point, _ corner: Corners, from: Point, to: Point, _ before: Double, _ after: Double) {
            let radius = radius(corner)
            let (first, last) = (max(0, radius - before), max(0, radius - after))
            guard first > 0, last > 0 else { return path.line(to: tip) }
            // `before` narrows the ellipse across the side that ends here, `after` across the one that begins.
            let start = tip - Point(from.x * last, from.y * last)
            let end = tip + Point(to.x * first, to.y * first)
            path.line(to: start)
            let quarter = Cubic(quarterFrom: start, tip: tip, to: end)
            path.curve(quarter.first, quarter.second, to: end)
        }
        let (east, south, west, north) = (Point(1, 0), Point(0, 1), Point(-1, 0), Point(0, -1))
        corner(Point(inner.maxX, inner.y), .topRight, from: east, to: south, top, right)
        corner(Point(inner.maxX, inner.maxY), .bottomRight, from: south, to: west, right, bottom)
        corner(Point(inner.x, inner.maxY), .bottomLeft, from: west, to: north, bottom, left)
        corner(inner.origin, .topLeft, from: north, to: east, left, top)
        path.close()
        return path
    }

    /// Returns the area of a side's border: between the diagonals of its corners, up to the middle of the rectangle.
    private func region(of index: Int) -> Path {
        let side = side(index)
        func inner(_ corner: Point, _ sign: Double, _ neighbour: Double) -> Point {
            let own = width(index)
            let reach = min(neighbour > 0 ? side.length / 2 / neighbour : .infinity, own > 0 ? side.depth / 2 / own : .infinity)
            guard reach.isFinite else { return corner }
            return corner + side.along.scaled(sign * neighbour * reach) + side.inwards.scaled(own * reach)
        }
        var path = Path()
        path.move(to: side.start)
        path.line(to: side.end)
        path.line(to: inner(side.end, -1, width(index + 1)))
        path.line(to: inner(side.start, 1, width(index - 1)))
        path.close()
        return path
    }

    /// Returns the line through the middle of a side's border, from its part of one corner to that of the next, and its length.
    private func middleLine(of index: Int) -> (path: Path, length: Double) {
        let side = side(index)
        let middle = side.inwards.scaled(width(index) / 2)
        var path = Path()
        var length = side.length
        if let arc = arc(at: side.start, side.along, side.corners.0, index, beside: index - 1) {
            path.move(to: arc.curve.start)
            path.curve(arc.curve.first, arc.curve.second, to: arc.curve.end)
            length += arc.length - radius(side.corners.0)
        } else {
            path.move(to: side.start + middle)
        }
        if let arc = arc(at: side.end, side.along.scaled(-1), side.corners.1, index, beside: index + 1) {
            let curve = arc.curve.reversed
            path.line(to: curve.start)
            path.curve(curve.first, curve.second, to: curve.end)
            length += arc.length - radius(side.corners.1)
        } else {
            path.line(to: side.end + middle)
        }
        return (path, length)
    }

    /// Returns the part of a round corner that belongs to a side's border, as the middle line between its outer and its inner edge, and the
    /// length of the line. It begins at the diagonal of the corner, as `region` does; nil for a corner that is square there.
    ///
    /// - Parameters:
    ///   - tip: The corner of the rectangle.
    ///   - along: The unit vector from there along the side.
    ///   - corner: The name of the corner.
    ///   - index: The side.
    ///   - neighbour: The side that it meets in the corner. A side that meets none ends in the middle of the corner.
    private func arc(
        at tip: Point, _ along: Point, _ corner: Corners, _ index: Int, beside neighbour: Int
    ) -> (curve: Cubic, length: Double)? {
        let (radius, own, inwards) = (radius(corner), width(index), side(index).inwards)
        let other = width(neighbour) > 0 ? width(neighbour) : own
        let (across, down) = (radius - other / 2, radius - own / 2)
        guard across > 0, down > 0 else { return nil }
        let centre = tip + along.scaled(radius) + inwards.scaled(radius)
        let (start, end) = (centre + along.scaled(-across), centre + inwards.scaled(-down))
        let quarter = Cubic(quarterFrom: start, tip: start + inwards.scaled(-down), to: end)
        if own == other { return (quarter.split(at: 0.5).1, down * .pi / 4) }
        var (before, after) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (before + after) / 2
            let way = quarter.point(at: middle) - tip
            // Beside the diagonal, which goes `other` points along the side for every `own` points inwards.
            let isOwn = way.dot(along) * own > way.dot(inwards) * other
            if isOwn { after = middle } else { before = middle }
        }
        let curve = quarter.split(at: after).1
        return (curve, curve.length)
    }
}

extension Point {
    fileprivate func scaled(_ factor: Double) -> Point { Point(x * factor, y * factor) }
    fileprivate func dot(_ other: Point) -> Double { x * other.x + y * other.y }
}
