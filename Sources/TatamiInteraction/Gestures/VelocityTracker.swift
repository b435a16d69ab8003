import TatamiGeometry

/// Computes how fast a pointer moves, from the straight line that fits its last tenth of a second best.
public struct VelocityTracker: Hashable, Sendable {
    private struct Sample: Hashable, Sendable {
        var time: Double
        var location: Point
    }

    private var samples: [Sample] = []

    /// Makes a tracker that knows no places yet.
    public init() {}

    /// Adds a place of the pointer, in points, at a time in seconds. A time before the last one forgets all earlier places.
    public mutating func add(_ location: Point, at time: Double) {
        if let last = samples.last, time < last.time { samples = [] }
        samples.append(Sample(time: time, location: location))
        samples.removeAll { $0.time < time - GestureConstants.velocityWindow }
    }

    /// Returns the velocity at a time, in points a second.
    ///
    /// It is 0 for a pointer that rested before, and each coordinate is at most ±`GestureConstants.maximumFling`.
    public func velocity(at time: Double) -> Point {
        let recent = samples.filter { $0.time >= time - GestureConstants.velocityWindow }
        guard recent.count > 1, let first = recent.first, let last = recent.last, last.time > first.time else { return .zero }
        let count = Double(recent.count)
        let middle = recent.reduce(0) { $0 + $1.time - first.time } / count
        let (x, y) = (recent.reduce(0) { $0 + $1.location.x } / count, recent.reduce(0) { $0 + $1.location.y } / count)
        var (spread, dx, dy) = (0.0, 0.0, 0.0)
        for sample in recent {
            let offset = sample.time - first.time - middle
            spread += offset * offset
            dx += offset * (sample.location.x - x)
            dy += offset * (sample.location.y - y)
        }
        guard spread > 0 else { return .zero }
        return Point(Self.limited(dx / spread), Self.limited(dy / spread))
    }

    private static func limited(_ speed: Double) -> Double {
        max(-GestureConstants.maximumFling, min(GestureConstants.maximumFling, speed))
    }
}
