import TatamiGeometry

/// The way of a rectangle: its edges move by themselves, so that an interruption on one axis leaves the other alone.
public struct RectTransition: Hashable, Sendable {
    private var x: Transition
    private var y: Transition
    private var width: Transition
    private var height: Transition

    /// A rectangle that rests.
    public init(_ rect: Rect) {
        (x, y) = (Transition(rect.x), Transition(rect.y))
        (width, height) = (Transition(rect.width), Transition(rect.height))
    }

    public var target: Rect { Rect(x.target, y.target, width.target, height.target) }

    /// What is shown at a time; sizes are never negative, however a spring bounces.
    public func rect(at time: Double) -> Rect {
        Rect(x.state(at: time).value, y.state(at: time).value, max(0, width.state(at: time).value), max(0, height.state(at: time).value))
    }

    public func isMoving(at time: Double) -> Bool { time < endTime }

    /// When all of it rests.
    public var endTime: Double { max(max(x.endTime, y.endTime), max(width.endTime, height.endTime)) }

    public mutating func go(to rect: Rect, _ timing: Timing, at time: Double, delay: Double = 0) {
        x.go(to: rect.x, timing, at: time, delay: delay)
        y.go(to: rect.y, timing, at: time, delay: delay)
        width.go(to: rect.width, timing, at: time, delay: delay)
        height.go(to: rect.height, timing, at: time, delay: delay)
    }

    public mutating func jump(to rect: Rect) { self = RectTransition(rect) }
}
