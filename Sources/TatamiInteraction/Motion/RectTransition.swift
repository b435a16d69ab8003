import TatamiGeometry

/// The motion of a rectangle to a new place and size.
///
/// Position and size move along each axis independently, so that an interruption on one axis leaves the other unchanged. Times are
/// seconds of the owner's clock.
public struct RectTransition: Hashable, Sendable {
    private var x: Transition
    private var y: Transition
    private var width: Transition
    private var height: Transition

    /// Makes a rectangle at rest.
    public init(_ rect: Rect) {
        (x, y) = (Transition(rect.x), Transition(rect.y))
        (width, height) = (Transition(rect.width), Transition(rect.height))
    }

    /// The rectangle at which the motion ends.
    public var target: Rect { Rect(x.target, y.target, width.target, height.target) }

    /// Returns the rectangle that is shown at a time. Its size is never negative, even if a spring bounces.
    public func rect(at time: Double) -> Rect {
        Rect(x.state(at: time).value, y.state(at: time).value, max(0, width.state(at: time).value), max(0, height.state(at: time).value))
    }

    /// Returns true if the rectangle still moves after a time.
    public func isMoving(at time: Double) -> Bool { time < endTime }

    /// The time from which the whole rectangle rests.
    public var endTime: Double { max(max(x.endTime, y.endTime), max(width.endTime, height.endTime)) }

    /// Sends the rectangle to `rect`, beginning from what is shown at `time`. Numbers that do not change their target go on undisturbed.
    ///
    /// - Parameters:
    ///   - rect: The target.
    ///   - timing: The course of the motion.
    ///   - time: The present time in seconds.
    ///   - delay: Seconds to wait before the motion begins. What is in motion already does not wait.
    public mutating func go(to rect: Rect, _ timing: Timing, at time: Double, delay: Double = 0) {
        x.go(to: rect.x, timing, at: time, delay: delay)
        y.go(to: rect.y, timing, at: time, delay: delay)
        width.go(to: rect.width, timing, at: time, delay: delay)
        height.go(to: rect.height, timing, at: time, delay: delay)
    }

    /// Moves the rectangle and its target by a distance, in the same course: what it is measured from has moved.
    public mutating func shift(by way: Point) {
        x.shift(by: way.x)
        y.shift(by: way.y)
    }

    /// Puts the rectangle at `rect`, where it rests.
    public mutating func jump(to rect: Rect) { self = RectTransition(rect) }
}
