import TatamiGeometry
import TatamiInteraction

/// The places at which a scroller comes to rest that does not rest everywhere, such as pages. Distances are points from the start of its content.
package struct ScrollStops {
    /// Returns the nearest stop at or behind a distance: at or beyond it if the direction is onward, else at or before it.
    package var stop: (_ distance: Double, _ isOnward: Bool) -> Double
    /// What is nearer to a stop than this is at it, in points.
    private static let tolerance = 0.5
    /// The seconds after which content that rests beside a stop goes to it.
    static let pause = 0.15

    /// Makes stops.
    package init(_ stop: @escaping (_ distance: Double, _ isOnward: Bool) -> Double) { self.stop = stop }

    /// Returns the stop behind a distance in a direction; at the ends the distance itself.
    package func next(from distance: Double, isOnward: Bool) -> Double {
        stop(distance + (isOnward ? Self.tolerance : -Self.tolerance), isOnward)
    }

    /// Returns the stop nearest to a distance.
    package func nearest(to distance: Double) -> Double { nearest(to: distance, stop(distance, false), stop(distance, true)) }

    private func nearest(to distance: Double, _ first: Double, _ second: Double) -> Double {
        abs(distance - first) <= abs(second - distance) ? first : second
    }

    /// Returns where a drag comes to rest: at most one stop from where it began.
    ///
    /// - Parameters:
    ///   - proposed: Where it would come to rest without stops.
    ///   - start: Where it began.
    package func rest(of proposed: Double, from start: Double) -> Double {
        let isOnward = proposed > start
        return nearest(to: proposed, next(from: start, isOnward: isOnward), stop(start + (isOnward ? 0.5 : -0.5), !isOnward))
    }

    /// Returns the stop at which something is in sight as a whole, or else as much of it as there may be.
    ///
    /// - Parameters:
    ///   - start: Where it begins, in points from the start of the content.
    ///   - length: How long it is, in points.
    ///   - viewport: The length of the visible part, in points.
    ///   - target: Where the content would go without stops. Of several stops the nearest one counts.
    package func showing(_ start: Double, length: Double, in viewport: Double, near target: Double) -> Double {
        let end = start + length
        let stops = [target, start, end - viewport].flatMap { [stop($0, false), stop($0, true)] }
        func hidden(_ stop: Double) -> Double {
            let seen = min(end, stop + viewport) - max(start, stop)
            let missing = min(length, viewport) - seen
            return missing <= Self.tolerance ? 0 : missing
        }
        return stops.min { (hidden($0), abs($0 - target)) < (hidden($1), abs($1 - target)) } ?? target
    }

    /// Whether a distance is at a stop.
    package func isAtStop(_ distance: Double) -> Bool { abs(nearest(to: distance) - distance) <= Self.tolerance }
}

extension Scroller {
    /// The only axis along which people can scroll; nil for both.
    private var onlyAxis: Axis? { scrollAxes == .both ? nil : scrollAxes == .horizontal ? .horizontal : .vertical }

    /// The stops with the only axis along which people can scroll; nil if there are none.
    var stopped: (stops: ScrollStops, axis: Axis)? {
        guard let stops = scrolling.stops, let axis = onlyAxis else { return nil }
        return (stops, axis)
    }

    /// Lets a drag that has ended come to rest at a stop, or where the content wants it.
    ///
    /// - Parameter speed: The speed of the pointer, in points a second.
    func endAtStop(_ speed: Point) {
        guard let axis = onlyAxis, scrolling.dragged.contains(axis) else { return }
        let proposed = scrolling[axis].restingDistance(at: now)
        var target = proposed
        if let stops = scrolling.stops {
            target = stops.rest(of: proposed, from: scrolling.dragStart)
        } else if let rest = scrolling.rest {
            let velocity = scrolling[axis].startsAtEnd ? speed[axis] : -speed[axis]
            let wanted = rest(proposed, velocity)
            // What differs by an error of rounding lets the motion go on as it is.
            if abs(wanted - proposed) > 1e-6 { target = max(0, min(ScrollMotion.clean(wanted), scrolling[axis].maximum)) }
        }
        if target != proposed { scrolling[axis].go(toDistance: target, timing(.gentle), at: now) }
    }

    /// Scrolls along an axis by a distance, or to the next stop in its direction.
    func step(along axis: Axis, by way: Double, _ timing: Timing) {
        guard let stops = stopped?.stops, abs(way) < scrolling[axis].content else { return scrolling[axis].go(by: way, timing, at: now) }
        let isOnward = (way > 0) != scrolling[axis].startsAtEnd
        let target = stops.next(from: scrolling[axis].restingDistance(at: now), isOnward: isOnward)
        scrolling[axis].go(toDistance: target, timing, at: now)
    }

    /// Returns the offset of the stop at which a rectangle is in sight.
    ///
    /// - Parameters:
    ///   - rect: In the space of the content, in points.
    ///   - target: The offset at which it would be in sight by the shortest way.
    ///   - present: The present offset.
    func atStop(showing rect: Rect, _ target: Point, from present: Point) -> Point {
        guard let (stops, axis) = stopped, target[axis] != present[axis] else { return target }
        let (motion, start, length) = (scrolling[axis], rect.origin[axis], rect.size[axis])
        func turned(_ offset: Double) -> Double { motion.startsAtEnd ? motion.maximum - offset : offset }
        let first = motion.startsAtEnd ? motion.maximum + motion.viewport - start - length : start
        var result = target
        result[axis] = turned(stops.showing(first, length: length, in: motion.viewport, near: turned(target[axis])))
        return result
    }

    /// Goes to the nearest stop once the content has rested beside it for a while, as after a turn of a touchpad. Call it before each frame.
    package func settleAtStop() {
        measureAxes()
        guard let (stops, axis) = stopped, scrolling[axis].viewport > 0 else { return }
        let distance = scrolling[axis].distance(at: now)
        scrolling.wakeTime = nil
        guard !isHeld, !isScrolling, !stops.isAtStop(distance) else { return }
        guard now >= scrolling.lastMoved + ScrollStops.pause else {
            scrolling.wakeTime = scrolling.lastMoved + ScrollStops.pause
            return
        }
        scrolling[axis].go(toDistance: stops.nearest(to: distance), timing(.gentle), at: now)
        scrolled()
    }
}
