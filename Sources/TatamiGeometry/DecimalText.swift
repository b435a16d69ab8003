/// Writes numbers as text that is the same in every locale.
public enum DecimalText {
    /// Returns `value` rounded to at most `decimals` places, without trailing zeros and without a negative zero.
    ///
    /// NaN is written as 0. A value beyond ±1e9 is written as ±1e9.
    ///
    /// ```swift
    /// DecimalText.format(2.5)                // "2.5"
    /// DecimalText.format(1.0 / 3)            // "0.333"
    /// DecimalText.format(-0.0001)            // "0"
    /// ```
    ///
    /// - Precondition: `decimals` is from 0 to 9.
    public static func format(_ value: Double, decimals: Int = 3) -> String {
        precondition((0...9).contains(decimals), "between 0 and 9 decimals can be written")
        let unit = (0..<decimals).reduce(1) { product, _ in product * 10 }
        let bounded = value.isNaN ? 0 : max(-1e9, min(value, 1e9))
        let count = Int((bounded * Double(unit)).rounded())
        let whole = Int(count.magnitude) / unit
        let rest = Int(count.magnitude) % unit
        let sign = count < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var digits = String(rest)
        digits = String(repeating: "0", count: decimals - digits.count) + digits
        while digits.last == "0" { digits.removeLast() }
        return sign + String(whole) + "." + digits
    }
}
