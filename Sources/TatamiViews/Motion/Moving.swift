import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The motion of a value that may get another target at any time.
protocol Moving<Value> {
    associatedtype Value

    /// Creates a motion that rests at a value.
    init(_ value: Value)
    mutating func go(to value: Value, _ timing: Timing, at time: Double, delay: Double)
    func isMoving(at time: Double) -> Bool
    var endTime: Double { get }
}

extension Transition: Moving {}
extension RectTransition: Moving {}

/// The motion of a color or a transform. Each of its numbers moves by itself, and keeps its velocity when it gets another target.
struct Blend<Value: Blendable>: Moving {
    private var parts: [Transition]

    init(_ value: Value) { parts = value.parts.map { Transition($0) } }

    func value(at time: Double) -> Value { Value(parts: parts.map { $0.state(at: time).value }) }

    mutating func go(to value: Value, _ timing: Timing, at time: Double, delay: Double) {
        for (index, part) in value.parts.enumerated() { parts[index].go(to: part, timing, at: time, delay: delay) }
    }

    func isMoving(at time: Double) -> Bool { parts.contains { $0.isMoving(at: time) } }
    var endTime: Double { parts.map(\.endTime).max() ?? 0 }
}

/// A value that consists of numbers, each of which may move by itself. Differences up to `Transition.tolerance` of a number are invisible.
protocol Blendable {
    init(parts: [Double])
    var parts: [Double] { get }
}

extension Color: Blendable {
    /// The numbers are levels of 0...255. Levels beyond that, from a spring, are clamped.
    init(parts: [Double]) {
        let levels = parts.map { max(0, min(1, $0 / 255)) }
        self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
    }

    var parts: [Double] { [red, green, blue, alpha].map { $0 * 255 } }
}

extension Transform: Blendable {
    /// The scale of the factors: they move in thousandths, so that they are exact for views of a thousand points.
    private static var factor: Double { 1000 }

    init(parts: [Double]) {
        let factors = parts.prefix(4).map { $0 / Self.factor }
        self.init(a: factors[0], b: factors[1], c: factors[2], d: factors[3], tx: parts[4], ty: parts[5])
    }

    var parts: [Double] { [a, b, c, d].map { $0 * Self.factor } + [tx, ty] }
}
