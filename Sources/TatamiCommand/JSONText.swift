import Tatami

/// JSON with keys in the order given and numbers as short as they can be.
extension JSONText {
    static func object(_ pairs: [(String, String)]) -> String {
        "{" + pairs.map { "\(string($0.0)):\($0.1)" }.joined(separator: ",") + "}"
    }

    static func array(_ elements: [String]) -> String { "[" + elements.joined(separator: ",") + "]" }

    static func numbers(_ values: [Double]) -> String { array(values.map(number)) }

    static func rect(_ rect: Rect) -> String { numbers([rect.x, rect.y, rect.width, rect.height]) }

    /// Whole numbers without a point; others with all digits that matter.
    static func number(_ value: Double) -> String {
        guard value.isFinite else { return "null" }
        if value == value.rounded(), abs(value) < 1e15 { return String(Int(value)) }
        return String(value)
    }

    static func string(_ text: String?) -> String {
        guard let text else { return "null" }
        return string(text)
    }
}
