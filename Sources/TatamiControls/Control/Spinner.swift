import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A ring that turns while it is drawn, for work whose end is not known. It pulses for people who prefer less motion.
final class Spinner {
    private let turn = EndlessMotion(.busyRing)
    /// The part of the circle that is drawn.
    private static let arc = 0.28

    /// Returns the ring as a part of a control, in a square with a side in points.
    func part(side: Double, _ color: Color, for view: View) -> ControlPart {
        ControlPart(Size(side, side)) { [weak self, weak view] list, rect in
            if let view { self?.draw(&list, in: rect, color, for: view) }
        }
    }

    func draw(_ list: inout DisplayList, in rect: Rect, _ color: Color, for view: View) {
        let moment = turn.moment(in: view)
        let width = rect.width < 20 ? 2.0 : rect.width < 32 ? 2.5 : 3
        let stroke = Stroke(color.withAlpha(color.alpha * moment.opacity), width: width, cap: .round)
        list.ring(in: rect.expanded(by: -width / 2), from: moment.position, to: moment.position + Self.arc, stroke)
    }
}

extension DisplayList {
    /// Traces an arc of a circle that fills a rectangle.
    ///
    /// - Parameters:
    ///   - rect: The rectangle, in points.
    ///   - start: Where the arc begins, in turns clockwise from the top.
    ///   - end: Where the arc ends, in turns; a full circle at most.
    ///   - stroke: The line.
    mutating func ring(in rect: Rect, from start: Double, to end: Double, _ stroke: Stroke) {
        let length = min(1, end - start)
        guard length > 0 else { return }
        if length >= 1 { return self.stroke(Path(ellipseIn: rect), stroke) }
        var path = Path()
        let pieces = max(1, Int((length * 8).rounded(.up)))
        // The control points of a curve that follows an arc of the angle `step`.
        let step = length / Double(pieces)
        let reach = 4.0 / 3 * (Transform.rotation(degrees: step * 90).b / (1 + Transform.rotation(degrees: step * 90).a))
        let radius = min(rect.width, rect.height) / 2
        func point(_ turns: Double, _ along: Double) -> Point {
            let map = Transform.rotation(degrees: turns * 360)
            return rect.center + map.apply(Point(along * reach * radius, -radius))
        }
        path.move(to: point(start, 0))
        for piece in 0..<pieces {
            let (from, to) = (start + Double(piece) * step, start + Double(piece + 1) * step)
            path.curve(point(from, 1), point(to, -1), to: point(to, 0))
        }
        self.stroke(path, stroke)
    }
}
