/// Writes JSON as text. Members keep the order given, and numbers are as short as possible.
///
/// The functions take and return JSON text, so no intermediate tree is built.
///
/// ```swift
/// let json = JSONText.object([("id", JSONText.string("save")), ("frame", JSONText.numbers([0, 0, 80, 24]))])
/// // {"id":"save","frame":[0,0,80,24]}
/// ```
public enum JSONText {
    /// The JSON literal `null`.
    public static let null = "null"

    /// Returns an object. Each member is a name, which is escaped here, and a value that is JSON text already.
    public static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// Returns an array of elements that are JSON text already.
    public static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    /// Returns an array of numbers, each as `number` writes it.
    public static func numbers(_ values: [Double]) -> String { array(values.map { number($0) }) }

    /// Returns a number: whole numbers below 1e15 without a decimal point, others with all significant digits. NaN and infinities become
    /// `null`.
    public static func number(_ value: Double) -> String {
        guard value.isFinite else { return null }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(value)
    }

    /// Returns a number as `number` writes it, or `null` for nil.
    public static func number(_ value: Double?) -> String {
        guard let value else { return null }
        return number(value)
    }

    /// Returns `true` or `false`.
    public static func bool(_ value: Bool) -> String { value ? "true" : "false" }

    /// Returns `text` as a JSON string, or `null` for nil.
    public static func string(_ text: String?) -> String {
        guard let text else { return null }
        return string(text)
    }

    /// Returns `text` in double quotes.
    ///
    /// Escapes quotes, backslashes and control characters, and the line separators U+2028 and U+2029, on which a line-based reader would
    /// break.
    public static func string(_ text: String) -> String {
        var result = "\""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "\"": result += "\\\""
            case "\\": result += "\\\\"
            case "\n": result += "\\n"
            case "\r": result += "\\r"
            case "\t": result += "\\t"
            case "\u{2028}": result += "\\u2028"
            case "\u{2029}": result += "\\u2029"
            default:
                if scalar.value < 0x20 || scalar.value == 0x7F {
                    let hex = String(scalar.value, radix: 16)
                    result += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
                } else {
                    result.unicodeScalars.append(scalar)
                }
            }
        }
        return result + "\""
    }
}
