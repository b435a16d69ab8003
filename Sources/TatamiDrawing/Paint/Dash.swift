import TatamiGeometry

/// The pattern of a line: solid, or dashes and gaps.
public enum Dash: Hashable, Sendable {
    /// A line without gaps.
    case solid
    /// Dashes three line widths long, with gaps of two.
    case dashed
    /// Round dots, two line widths from centre to centre.
    case dotted
    /// The lengths of dashes and gaps in turn, in points, repeated along the line. One length serves for both.
    case lengths([Double])

    /// Returns a stroke of the pattern; lengths are in points.
    ///
    /// - Parameters:
    ///   - color: The colour of the line.
    ///   - width: The width of the line.
    ///   - cap: How the ends of the line look. Dots are round in any case.
    ///   - join: How two pieces of the line meet.
    public func stroke(_ color: Color, width: Double, cap: Stroke.Cap = .butt, join: Stroke.Join = .miter) -> Stroke {
        var stroke = Stroke(color, width: width, cap: cap, join: join)
        switch self {
        case .solid: break
        case .dashed: stroke.dash = [3 * width, 2 * width]
        case .dotted: (stroke.dash, stroke.cap) = ([0, 2 * width], .round)
        case .lengths(let lengths): stroke.dash = lengths
        }
        return stroke
    }
}

extension Stroke {
    /// Returns the stroke with its dashes scaled so that a whole number of them fits along a line of `length` points.
    ///
    /// - Parameters:
    ///   - length: The length of the line.
    ///   - isClosed: True if the pattern goes on from the line's end to its beginning. Otherwise the line begins and ends with the middle
    ///     of a dash, as the sides of a border do, so that two sides meet in a corner.
    func fitted(to length: Double, isClosed: Bool) -> Stroke {
        var stroke = self
        let lengths = dash.map(Numbers.cleanLength)
        let period = lengths.reduce(0, +) * (lengths.count % 2 == 1 ? 2 : 1)
        guard period > 0, length > 0, length.isFinite else { return stroke }
        let factor = length / (max(1, (length / period).rounded()) * period)
        stroke.dash = lengths.map { $0 * factor }
        if !isClosed { stroke.dashOffset = (stroke.dash.first ?? 0) / 2 }
        return stroke
    }
}
