/// Decimal numbers with a fixed number of digits after the point.
enum FixedDecimals {
    /// The greatest number of digits after the point.
    private static let most = 6

    private static func power(_ digits: Int) -> Double { (0..<digits).reduce(1) { power, _ in power * 10 } }

    /// Returns the number of digits after the point that a number needs, up to six.
    static func digits(of value: Double) -> Int {
        (0..<most).first { digits in
            let scaled = value * power(digits)
            return abs(scaled - scaled.rounded()) < 1e-6
        } ?? most
    }

    /// Returns a number with no more digits after the point than those.
    static func rounded(_ value: Double, digits: Int) -> Double { (value * power(digits)).rounded() / power(digits) }

    /// Returns a number as text, with exactly that many digits after the point.
    static func text(_ value: Double, digits: Int) -> String {
        let scaled = (abs(value) * power(digits)).rounded()
        guard scaled < 9e15 else { return String(value) }
        let all = String(Int(scaled))
        let padded = String(repeating: "0", count: max(0, digits + 1 - all.count)) + all
        let sign = value < 0 && scaled > 0 ? "-" : ""
        return digits == 0 ? sign + padded : "\(sign)\(padded.dropLast(digits)).\(padded.suffix(digits))"
    }
}
