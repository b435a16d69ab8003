/// JSON as text: members in the order given, numbers as short as they can be. The parts are text already, so that nothing is
/// built only to be written: `JSONText.object([("id", JSONText.string(id))])`.
public enum JSONText {
    public static let null = "null"

    /// An object of members whose values are JSON already.
    public static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    /// An array of elements that are JSON already.
    public static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    public static func numbers(_ values: [Double]) -> String { array(values.map { number($0) }) }

    /// Whole numbers without a point; others with all digits that matter. What is not finite is null.
    public static func number(_ value: Double) -> String {
        guard value.isFinite else { return null }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(value)
    }

    public static func number(_ value: Double?) -> String {
        guard let value else { return null }
        return number(value)
    }

    public static func bool(_ value: Bool) -> String { value ? "true" : "false" }

    public static func string(_ text: String?) -> String {
        guard let text else { return null }
        return string(text)
    }

    /// `text` in double quotes, with what JSON or a line-based reader would trip over escaped.
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
