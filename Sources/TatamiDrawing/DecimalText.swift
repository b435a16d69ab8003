import TatamiGeometry

/// Numbers as text, the same in every locale.
public enum DecimalText {
    /// `value` with at most three decimals, without trailing zeros and without a negative zero. Not finite and huge numbers are
    /// cleaned first.
    public static func format(_ value: Double) -> String {
        let thousandths = Int((Numbers.clean(value) * 1000).rounded())
        let whole = thousandths.magnitude / 1000, rest = thousandths.magnitude % 1000
        let sign = thousandths < 0 ? "-" : ""
        guard rest > 0 else { return sign + String(whole) }
        var decimals = String(rest)
        decimals = String(repeating: "0", count: 3 - decimals.count) + decimals
        while decimals.last == "0" { decimals.removeLast() }
        return sign + String(whole) + "." + decimals
    }
}
