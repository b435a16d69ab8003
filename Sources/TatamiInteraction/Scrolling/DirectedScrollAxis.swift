/// Scrolling along one axis of content that people read from either end.
///
/// Offsets are points from the left or upper edge of the content, velocities are positive towards the right and below. The motion counts
/// from the edge at which people begin to read, so that it is the same in a mirror, and the distance from that edge is kept when lengths
/// or the reading direction change.
package struct DirectedScrollAxis: Hashable, Sendable {
    /// The motion; its offsets are distances from the edge at which people begin to read.
    private var motion = ScrollAxis()
    /// Whether people begin to read at the largest offset: along the horizontal axis of content that reads from right to left.
    package private(set) var startsAtEnd = false
    /// An offset that was set before its distance from the start was known, because there are no lengths yet or too little content.
    private var requested: Double?

    /// Makes an axis of content without length, at its start.
    package init() {}

    /// The length of the visible part, in points.
    package var viewport: Double { motion.viewport }
    /// The length of the content, in points.
    package var content: Double { motion.content }
    /// The largest offset that does not show more than the content.
    package var maximum: Double { motion.maximum }
    /// Whether the content is longer than the viewport.
    package var canScroll: Bool { motion.canScroll }
    /// Whether a finger holds the content.
    package var isDragged: Bool { motion.isDragged }

    /// Returns the offset for a distance from the start, and the distance for an offset.
    private func turned(_ offset: Double) -> Double { startsAtEnd ? maximum - offset : offset }

    private func turned(way: Double) -> Double { startsAtEnd ? -way : way }

    // MARK: Reading

    /// Returns the offset at a time. While dragging or bouncing it may lie beyond the ends.
    package func offset(at time: Double) -> Double { turned(motion.offset(at: time)) }

    /// Returns whether the offset still changes by itself after a time. A drag does not count.
    package func isMoving(at time: Double) -> Bool { motion.isMoving(at: time) }

    /// Returns the offset at which the motion will come to rest, within the content.
    package func restingOffset(at time: Double) -> Double { turned(restingDistance(at: time)) }

    /// Returns the distance from the start at which the motion will come to rest.
    package func restingDistance(at time: Double) -> Double { motion.restingOffset(at: time) }

    // MARK: Moving

    /// Carries out a change of the motion, which takes the place of an offset that was requested.
    private mutating func move(_ change: (inout ScrollAxis) -> Void) {
        requested = nil
        change(&motion)
    }

    /// Begins a drag: a finger takes hold, and what moves stops.
    package mutating func beginDrag(at time: Double) { move { $0.beginDrag(at: time) } }

    /// Moves the offset by `distance` points with the finger, and begins a drag if none is active.
    package mutating func drag(by distance: Double, at time: Double) {
        let way = turned(way: distance)
        move { $0.drag(by: way, at: time) }
    }

    /// Ends a drag: the finger lets go. `velocity` is in points of offset per second.
    package mutating func endDrag(velocity: Double, at time: Double) {
        let velocity = turned(way: velocity)
        move { $0.endDrag(velocity: velocity, at: time) }
    }

    /// Stops where it is. Beyond an end it returns to that end.
    package mutating func stop(at time: Double) { move { $0.stop(at: time) } }

    /// Goes to `offset`, limited to the content, beginning with the current velocity; see ``ScrollAxis/go(to:_:at:delay:)``.
    package mutating func go(to offset: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        let distance = turned(offset)
        move { $0.go(to: distance, timing, at: time, delay: delay) }
    }

    /// Goes `distance` points beyond the offset at which the current motion would rest, so that turns of the wheel and key presses add
    /// up.
    package mutating func go(by distance: Double, _ timing: Timing, at time: Double, delay: Double = 0) {
        let way = turned(way: distance)
        move { $0.go(by: way, timing, at: time, delay: delay) }
    }

    /// Goes to `offset` at once. If there are no lengths yet, or too little content, it goes as far as possible, and the rest of the way
    /// once that is possible.
    package mutating func jump(to offset: Double) {
        let distance = turned(offset)
        let isTooShort = startsAtEnd && distance < 0
        move { $0.jump(to: isTooShort ? 0 : distance) }
        if viewport <= 0 || isTooShort { requested = offset }
    }

    /// Goes to a distance from the start at once, as far as there is content, and the rest of the way once the content is longer.
    package mutating func jump(toDistance distance: Double) { move { $0.jump(to: distance) } }

    /// Moves the offset by `distance` points because content was inserted or removed before the visible part. A drag or motion goes on.
    package mutating func shift(by distance: Double, at time: Double) {
        let way = turned(way: distance)
        move { $0.shift(by: way, at: time) }
    }

    // MARK: Changes of direction and size

    /// Sets the edge at which people begin to read.
    package mutating func setStart(atEnd startsAtEnd: Bool) {
        self.startsAtEnd = startsAtEnd
        if let requested { jump(to: requested) }
    }

    /// Sets new lengths. Negative lengths count as 0. A drag goes on under the finger, and a motion continues to where the new content
    /// allows.
    package mutating func resize(viewport: Double, content: Double, at time: Double) {
        motion.resize(viewport: viewport, content: content, at: time)
        if let requested { jump(to: requested) }
    }

    /// Sets new lengths and moves the distance from the start by `shift` points, in one step; see
    /// ``ScrollAxis/change(viewport:content:shift:at:)``.
    package mutating func change(viewport: Double, content: Double, shift: Double, at time: Double) {
        if shift != 0 { requested = nil }
        motion.change(viewport: viewport, content: content, shift: shift, at: time)
        if let requested { jump(to: requested) }
    }

    /// Returns the distance from the start at a time. While dragging or bouncing it may lie beyond the ends.
    package func distance(at time: Double) -> Double { motion.offset(at: time) }

    /// Goes to a distance from the start, limited to the content; see ``ScrollAxis/go(to:_:at:delay:)``.
    package mutating func go(toDistance distance: Double, _ timing: Timing, at time: Double) {
        move { $0.go(to: distance, timing, at: time) }
    }
}
