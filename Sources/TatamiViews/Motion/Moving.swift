import TatamiDrawing
import TatamiGeometry
import TatamiInteraction

/// The way of a value that may be sent elsewhere at any time.
protocol Moving<Value> {
    associatedtype Value

    /// Rests at a value.
    init(_ value: Value)
    mutating func go(to value: Value, _ timing: Timing, at time: Double, delay: Double)
    func isMoving(at time: Double) -> Bool
    var endTime: Double { get }
}

extension Transition: Moving {}
extension RectTransition: Moving {}

/// The way of a colour or a map: each of its numbers moves by itself, and keeps its velocity where it is sent elsewhere.
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

/// What is made of numbers that may move each by itself. `Transition.tolerance` of each of them is not seen.
protocol Blendable {
    init(parts: [Double])
    var parts: [Double] { get }
}

extension Color: Blendable {
    /// Levels of 255; a spring that goes beyond them is cut.
    init(parts: [Double]) {
        let levels = parts.map { max(0, min(1, $0 / 255)) }
        self.init(red: levels[0], green: levels[1], blue: levels[2], alpha: levels[3])
    }

    var parts: [Double] { [red, green, blue, alpha].map { $0 * 255 } }
}

extension Transform: Blendable {
    /// Factors in thousandths, so that they are exact for views of a thousand points.
    private static var factor: Double { 1000 }

    init(parts: [Double]) {
        let factors = parts.prefix(4).map { $0 / Self.factor }
        self.init(a: factors[0], b: factors[1], c: factors[2], d: factors[3], tx: parts[4], ty: parts[5])
    }

    var parts: [Double] { [a, b, c, d].map { $0 * Self.factor } + [tx, ty] }
}
