/// The one door through which numbers from outside enter: files, setters, measurers.
public enum Numbers {
    /// No coordinate or length is larger than this many points.
    public static let limit = 1e7

    /// NaN becomes 0, anything beyond +-`limit` (infinities too) becomes +-`limit`.
    @inlinable public static func clean(_ value: Double) -> Double {
        if value >= -limit && value <= limit { return value }
        return value > limit ? limit : (value < -limit ? -limit : 0)
    }

    /// Like `clean`, and never negative: a length.
    @inlinable public static func cleanLength(_ value: Double) -> Double {
        if value >= 0 && value <= limit { return value }
        return value > limit ? limit : 0
    }

    /// True where `clean` changes nothing.
    @inlinable public static func isClean(_ value: Double) -> Bool { value >= -limit && value <= limit }

    /// True where `cleanLength` changes nothing.
    @inlinable public static func isCleanLength(_ value: Double) -> Bool { value >= 0 && value <= limit }

    /// `value` as a whole number between `range`'s ends; NaN becomes the lower one. Never traps.
    @inlinable public static func cleanCount(_ value: Double, _ range: ClosedRange<Int>) -> Int {
        if value.isNaN || value <= Double(range.lowerBound) { return range.lowerBound }
        return value >= Double(range.upperBound) ? range.upperBound : Int(value)
    }
}
