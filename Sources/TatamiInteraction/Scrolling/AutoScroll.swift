/// The scrolling along one axis while a drag holds something near an edge of a scroller. The nearer to the edge and the longer, the faster.
///
/// The way depends on the time alone, not on the frame rate.
public struct AutoScroll: Hashable, Sendable {
    /// Points outside the viewport at which a pointer still scrolls it.
    public static let reach = 40.0
    /// A drag that begins near an edge scrolls once it has moved so many points towards that edge.
    static let firstWay = 8.0

    private let start: Double
    private var time: Double
    /// The direction in which a drag does not scroll yet because it began near that edge; 0 for none.
    private var held: Double
    /// The direction in which it scrolls at present: -1, 0 or 1.
    private var direction = 0.0
    /// Seconds near the edge, and at full strength.
    private var nearby = 0.0, atEdge = 0.0
    /// Points that a late frame has left to the next ones.
    private var carried = 0.0
    /// Whether nothing scrolled before, so that there were perhaps no frames.
    private var isIdle = false

    /// Creates the scrolling of a drag that begins.
    ///
    /// - Parameters:
    ///   - start: Where the drag began along the axis, in points.
    ///   - viewport: The visible part of the scroller, in the same space.
    ///   - window: What the screen shows; beyond an edge of it a pointer scrolls however far it is.
    ///   - time: The present time in seconds.
    public init(from start: Double, in viewport: ClosedRange<Double>, of window: ClosedRange<Double>, at time: Double) {
        (self.start, self.time) = (start, time)
        held = Self.strength(start, in: viewport, of: window).sign
    }

    /// Whether the drag began near an edge and has not moved towards it yet, so that time alone does not scroll.
    public var isHeld: Bool { held != 0 }

    /// The part of the full speed that a pointer asks for, -1...1; negative towards the start.
    public static func strength(_ pointer: Double, in viewport: ClosedRange<Double>, of window: ClosedRange<Double>) -> Double {
        let side = viewport.upperBound - viewport.lowerBound
        let zone = min(min(max(24, min(side / 4, 120)), side / 3), side / 2)
        guard zone > 0 else { return 0 }
        func part(_ inside: Double, isWindowEdge: Bool) -> Double {
            inside < -reach && !isWindowEdge ? 0 : max(0, min(1, (zone - inside) / (zone / 2)))
        }
        let before = part(pointer - viewport.lowerBound, isWindowEdge: viewport.lowerBound <= window.lowerBound)
        let after = part(viewport.upperBound - pointer, isWindowEdge: viewport.upperBound >= window.upperBound)
        return after - before
    }

    /// Goes on to a time with the pointer where it is now.
    ///
    /// - Returns: The points to scroll by. A frame that comes late scrolls at most twice the speed of a thirtieth of a second; the rest
    ///   follows in the next frames.
    public mutating func advance(
        to now: Double, _ pointer: Double, in viewport: ClosedRange<Double>, of window: ClosedRange<Double>
    ) -> Double {
        var passed = max(0, now - time)
        time = max(now, time)
        let strength = Self.strength(pointer, in: viewport, of: window)
        if held != strength.sign || (pointer - start) * held >= Self.firstWay { held = 0 }
        guard strength != 0, held == 0 else {
            (direction, nearby, atEdge, carried, isIdle) = (0, 0, 0, 0, true)
            return 0
        }
        // A rest counts for nothing.
        if isIdle { passed = min(passed, 1.0 / 30) }
        isIdle = false
        if direction != strength.sign { (direction, nearby, atEdge, carried) = (strength.sign, 0, 0, 0) }
        carried += way(of: abs(strength), during: passed)
        nearby += passed
        atEdge = abs(strength) == 1 ? atEdge + passed : 0
        let step = min(carried, 2 * speed(abs(strength), nearby, atEdge) * min(passed, 1.0 / 30))
        carried -= step
        return direction * step
    }

    /// Points a second: it takes 0.4 s to get going, and at the edge it gets faster for 1.5 s.
    private func speed(_ strength: Double, _ nearby: Double, _ atEdge: Double) -> Double {
        strength * min(nearby / 0.4, 1) * (900 + 600 * min(atEdge / 1.5, 1))
    }

    /// The integral of the speed. Between the times at which the rule changes, the speed is a polynomial that Simpson's rule integrates
    /// exactly.
    private func way(of strength: Double, during seconds: Double) -> Double {
        let isAtEdge = strength == 1
        let breaks = [0.4 - nearby, isAtEdge ? 1.5 - atEdge : 0].filter { $0 > 0 && $0 < seconds }.sorted()
        let times = [0] + breaks + [seconds]
        func speed(at time: Double) -> Double { self.speed(strength, nearby + time, isAtEdge ? atEdge + time : 0) }
        return zip(times, times.dropFirst()).reduce(0) { sum, piece in
            let (begin, end) = piece
            return sum + (end - begin) / 6 * (speed(at: begin) + 4 * speed(at: (begin + end) / 2) + speed(at: end))
        }
    }
}

extension Double {
    fileprivate var sign: Double { self > 0 ? 1 : self < 0 ? -1 : 0 }
}
