import TatamiGeometry

/// One column or row of a grid: how long it is, and within which bounds. Lengths are points.
///
/// `maximum` holds first, then `minimum`, which wins; a fixed length is over both, as with items.
public struct Track: Hashable, Sendable {
    public enum Size: Hashable, Sendable {
        /// As long as the items need. What a span lacks goes to the tracks of the highest priority; in a shortage those of
        /// the lowest give first.
        case auto(priority: Int)
        /// Points, whatever the items need.
        case fixed(Double)
        /// A share of what the other tracks leave, in proportion to the weight; 0 takes nothing.
        case weight(Double)
    }

    public var size: Size
    public var minimum: Double
    /// nil means that there is no maximum.
    public var maximum: Double?
    /// The weight by which an auto or a fixed track takes room on top of its own length, and gives in a shortage (WeView:
    /// the stretch weight of a row or column sizing). Says nothing of a track whose size is a weight.
    public var stretch: Double

    public init(_ size: Size, min minimum: Double = 0, max maximum: Double? = nil, stretch: Double = 0) {
        self.size = size
        self.minimum = minimum
        self.maximum = maximum
        self.stretch = stretch
    }

    /// As long as the items need, with priority 0.
    public static var auto: Track { Track(.auto(priority: 0)) }

    public static func auto(
        priority: Int = 0, min minimum: Double = 0, max maximum: Double? = nil, stretch: Double = 0
    ) -> Track {
        Track(.auto(priority: priority), min: minimum, max: maximum, stretch: stretch)
    }

    public static func fixed(_ points: Double, stretch: Double = 0) -> Track { Track(.fixed(points), stretch: stretch) }

    public static func weight(_ weight: Double, min minimum: Double = 0, max maximum: Double? = nil) -> Track {
        Track(.weight(weight), min: minimum, max: maximum)
    }
}

/// The room between two tracks of a grid: points, and a weight by which it takes part in what is left or short.
public struct GridSpacing: Hashable, Sendable {
    /// Negative lets the tracks overlap.
    public var points: Double
    public var weight: Double

    public static func fixed(_ points: Double, weight: Double = 0) -> GridSpacing { GridSpacing(points: points, weight: weight) }
    public static func weight(_ weight: Double) -> GridSpacing { GridSpacing(points: 0, weight: weight) }
}

extension GridSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
    public init(floatLiteral value: Double) { self = .fixed(value) }
}

extension Track {
    var isClean: Bool { self == cleaned() }

    func cleaned() -> Track {
        var track = self
        track.minimum = Numbers.cleanLength(minimum)
        track.maximum = maximum.map(Numbers.cleanLength)
        track.stretch = Self.cleanWeight(stretch)
        switch size {
        case .auto(let priority): track.size = .auto(priority: min(max(priority, -Self.priorityLimit), Self.priorityLimit))
        case .fixed(let points): track.size = .fixed(Numbers.cleanLength(points))
        case .weight(let weight): track.size = .weight(Self.cleanWeight(weight))
        }
        return track
    }

    /// Priorities beyond plus and minus this one count as it.
    public static let priorityLimit = 1_000_000

    /// A weight that lengths can be divided by: what is below a millionth counts as 0.
    static func cleanWeight(_ weight: Double) -> Double {
        let clean = Numbers.cleanLength(weight)
        return clean < 1e-6 ? 0 : clean
    }
}

extension GridSpacing {
    func cleaned() -> GridSpacing { .fixed(Numbers.clean(points), weight: Track.cleanWeight(weight)) }
}
