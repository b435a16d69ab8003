import TatamiGeometry

/// How a path is traced. Half of the line's width lies on either side of the path.
public struct Stroke: Hashable, Sendable {
    /// How the ends of an open line look.
    public enum Cap: Hashable, Sendable, CaseIterable {
        /// Cut off at the end of the line.
        case butt
        /// Rounded beyond the end of the line.
        case round
        /// Squared, half a line width beyond the end of the line.
        case square
    }
    /// How two pieces of a line meet.
    public enum Join: Hashable, Sendable, CaseIterable {
        /// In a point.
        case miter
        /// In a round corner.
        case round
        /// In a corner that is cut off.
        case bevel
    }

    /// The colour of the line.
    public var color: Color
    /// The width of the line, in points.
    public var width: Double
    /// How the ends of an open line, and of each dash, look.
    public var cap: Cap
    /// How two pieces of the line meet.
    public var join: Join
    /// The lengths of dashes and gaps in turn, in points, repeated along the line; empty for a solid line.
    public var dash: [Double]
    /// The distance into the pattern at which the line begins, in points.
    public var dashOffset: Double

    /// Makes a stroke; lengths are in points.
    public init(
        _ color: Color, width: Double = 1, cap: Cap = .butt, join: Join = .miter, dash: [Double] = [], dashOffset: Double = 0
    ) {
        self.color = color
        self.width = width
        self.cap = cap
        self.join = join
        self.dash = dash
        self.dashOffset = dashOffset
    }

    /// The most lengths of a pattern of dashes; further ones are ignored.
    public static let mostDashLengths = 32
    /// The most dashes along one path. A pattern with more is drawn as a solid line.
    public static let mostDashes = 50_000

    /// The stroke as it is drawn along `path`: numbers are finite and not negative, and a pattern without length, or with too many dashes,
    /// is solid.
    func cleaned(along path: Path) -> Stroke {
        var stroke = self
        stroke.width = Numbers.cleanLength(width)
        stroke.dashOffset = Numbers.clean(dashOffset)
        stroke.dash = dash.prefix(Stroke.mostDashLengths).map(Numbers.cleanLength)
        let period = stroke.dash.reduce(0, +)
        if period <= 0 || path.controlLength * Double(stroke.dash.count) / period > Double(Stroke.mostDashes) { stroke.dash = [] }
        if stroke.dash.isEmpty { stroke.dashOffset = 0 }
        return stroke
    }
}
