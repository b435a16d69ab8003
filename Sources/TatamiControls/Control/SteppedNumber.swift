import TatamiInteraction

/// A number between two bounds, in steps, and the gesture in which people change it.
public struct SteppedNumber {
    /// The number.
    public internal(set) var value = 0.0
    /// The smallest number.
    var minimum = 0.0
    /// The largest number. One below `minimum` counts as `minimum`.
    var maximum = 100.0
    /// The range of which the bounds are a part that changes; nil for the bounds themselves.
    var whole: ClosedRange<Double>?
    /// The distance between two numbers; nil for any number.
    var step: Double?
    var stepsOfPage = 10.0
    /// The number that was set last, which counts again when the bounds allow it.
    var wanted = 0.0
    /// The number before the gesture that is going on; nil between gestures.
    var gestureStart: Double?
    /// The key whose release ends the gesture.
    var gestureKey: KeyEvent.Key?
    /// The time at which a wheel has rested long enough for its gesture to end, in seconds of the root's clock.
    var wheelEnd: Double?
    /// The points that a wheel has turned since the last step.
    var wheelRest = 0.0

    /// Creates the number 0, between 0 and 100.
    public init() {}

    var bounds: ClosedRange<Double> { minimum...max(minimum, maximum) }

    /// The change by one arrow key.
    var keyStep: Double {
        if let step, step > 0 { return step }
        let range = whole ?? bounds
        return (range.upperBound - range.lowerBound) / 100
    }

    /// The part of the range, 0...1, where the number is.
    var part: Double {
        let length = bounds.upperBound - bounds.lowerBound
        return length > 0 ? (value - bounds.lowerBound) / length : 0
    }

    /// Returns the nearest number that is possible.
    func possible(_ value: Double) -> Double {
        let limited = max(bounds.lowerBound, min(bounds.upperBound, value))
        guard let step, step > 0, step.isFinite, limited < bounds.upperBound else { return limited }
        let steps = ((limited - minimum) / step).rounded()
        // Steps below the digits that are shown are not rounded to them.
        if step < 1e-6 { return min(bounds.upperBound, minimum + steps * step) }
        return min(bounds.upperBound, FixedDecimals.rounded(minimum + steps * step, digits: digits))
    }

    /// Returns a number without the last binary digits, which three steps of 0.1 leave behind. It keeps ten digits after the point.
    func withoutNoise(_ value: Double) -> Double {
        let range = bounds.upperBound - bounds.lowerBound
        guard value.isFinite, range > 1e-6, range < 1e6 else { return value }
        return FixedDecimals.rounded(value, digits: 10)
    }

    /// The digits after the point that the number is shown with: those of the step and of the bounds.
    var digits: Int {
        let range = whole ?? bounds
        let ends = [range.lowerBound, range.upperBound].filter(\.isFinite)
        return ends.reduce(FixedDecimals.digits(of: keyStep)) { max($0, FixedDecimals.digits(of: $1)) }
    }

    /// The number as text, with the digits of the step.
    var text: String { FixedDecimals.text(value, digits: digits) }
}
