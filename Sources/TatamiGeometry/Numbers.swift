/// Cleans the numbers that enter Tatami from outside: from files, setters and measurers.
///
/// Every such number passes through one of these functions, so that code behind them meets neither NaN nor infinity.
public enum Numbers {
    /// The largest coordinate or length, in points.
    @inlinable public static var limit: Double { 1e7 }

    /// Returns `value` limited to ±`limit`. NaN becomes 0; an infinity becomes ±`limit`.
    @inlinable public static func clean(_ value: Double) -> Double {
        if value >= -limit && value <= limit { return value }
        return value > limit ? limit : (value < -limit ? -limit : 0)
    }

    /// Returns `value` as a length, limited to 0...`limit`. NaN and negative values become 0.
    @inlinable public static func cleanLength(_ value: Double) -> Double {
        if value >= 0 && value <= limit { return value }
        return value > limit ? limit : 0
    }

    /// Returns true if `clean` would return `value` unchanged.
    @inlinable public static func isClean(_ value: Double) -> Bool { value.magnitude <= limit }

    /// Returns true if `cleanLength` would return `value` unchanged.
    @inlinable public static func isCleanLength(_ value: Double) -> Bool { value >= 0 && value <= limit }

    /// Returns `value` truncated to a whole number and limited to `range`. NaN becomes the lower bound. Never traps.
    @inlinable public static func cleanCount(_ value: Double, _ range: ClosedRange<Int>) -> Int {
        if value.isNaN || value <= Double(range.lowerBound) { return range.lowerBound }
        return value >= Double(range.upperBound) ? range.upperBound : Int(value)
    }
}
