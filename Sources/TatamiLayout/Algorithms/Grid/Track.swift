import TatamiGeometry

/// A column or row of a grid: its length and bounds in points.
///
/// ``maximum`` is applied first and then ``minimum``, which wins. A fixed length overrides both, as it does for items.
public struct Track: Hashable, Sendable {
    /// The length of a track.
    public enum Size: Hashable, Sendable {
        /// As long as its items need. A span that needs more room adds it to its tracks of the highest priority; in a shortage,
        /// those of the lowest priority shrink first.
        case auto(priority: Int)
        /// A fixed length in points, independent of the items.
        case fixed(Double)
        /// A share of the room that other tracks leave, in proportion to the weight. 0 takes nothing.
        case weight(Double)
    }

    /// The length of the track.
    public var size: Size
    /// The smallest length in points.
    public var minimum: Double
    /// The largest length in points; nil for no maximum.
    public var maximum: Double?
    /// The weight by which an auto or fixed track takes free room in addition to its own length, and shrinks in a shortage
    /// (WeView: the stretch weight of a row or column sizing). Has no effect on a track whose size is a weight.
    public var stretch: Double

    /// Creates a track. All lengths are in points.
    public init(_ size: Size, min minimum: Double = 0, max maximum: Double? = nil, stretch: Double = 0) {
        self.size = size
        self.minimum = minimum
        self.maximum = maximum
        self.stretch = stretch
    }

    /// A track as long as its items need, with priority 0.
    public static var auto: Track { Track(.auto(priority: 0)) }

    /// Creates a track that is as long as its items need, within bounds in points.
    public static func auto(
        priority: Int = 0, min minimum: Double = 0, max maximum: Double? = nil, stretch: Double = 0
    ) -> Track {
        Track(.auto(priority: priority), min: minimum, max: maximum, stretch: stretch)
    }

    /// Creates a track with a fixed length in points.
    public static func fixed(_ points: Double, stretch: Double = 0) -> Track { Track(.fixed(points), stretch: stretch) }

    /// Creates a track with a weighted share of the remaining room, within bounds in points.
    public static func weight(_ weight: Double, min minimum: Double = 0, max maximum: Double? = nil) -> Track {
        Track(.weight(weight), min: minimum, max: maximum)
    }
}

/// The distance between two tracks of a grid: points, and a weight by which it takes part in free room or a shortage.
public struct GridSpacing: Hashable, Sendable {
    /// The distance in points. A negative one lets the tracks overlap.
    public var points: Double
    /// The weight; 0 keeps the distance fixed.
    public var weight: Double

    /// Creates a distance in points, which grows and shrinks by `weight`.
    public static func fixed(_ points: Double, weight: Double = 0) -> GridSpacing { GridSpacing(points: points, weight: weight) }
    /// Creates a distance that is only a weighted share of the free room.
    public static func weight(_ weight: Double) -> GridSpacing { GridSpacing(points: 0, weight: weight) }
}

extension GridSpacing: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
    /// Creates a fixed distance in points.
    public init(integerLiteral value: Int) { self = .fixed(Double(value)) }
    /// Creates a fixed distance in points.
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

    /// The largest absolute value of a priority. Greater ones are limited to it.
    public static let priorityLimit = 1_000_000

    /// A weight that lengths can be divided by. A weight below a millionth becomes 0.
    static func cleanWeight(_ weight: Double) -> Double {
        let clean = Numbers.cleanLength(weight)
        return clean < 1e-6 ? 0 : clean
    }
}

extension GridSpacing {
    func cleaned() -> GridSpacing { .fixed(Numbers.clean(points), weight: Track.cleanWeight(weight)) }
}
