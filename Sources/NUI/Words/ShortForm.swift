/// Several values beside one another, as CSS writes insets, borders, fonts and shadows: `margin: 8px 4px`, `border: 1px solid #ccc`.
struct ShortForm {
    /// The last name of the property that they are assigned to.
    let property: String
    /// The values as written.
    let parts: [String]
    /// All of them as written.
    let text: String

    /// Words that show that a list of values is one of CSS.
    static let words: Set = ["auto", "solid", "dashed", "dotted", "inset", "bold", "italic", "ease", "inherit", "sans", "serif"]

    /// Properties whose values are such short forms in CSS, besides those with a number that has a unit.
    static let properties: Set = [
        "border", "font", "shadow", "boxshadow", "textshadow", "dropshadow", "outline", "flex", "transition", "background",
    ]

    private var key: String { property.lowercased() }
    private var numbers: [String] { parts.compactMap(Self.number) }
    private var isOfNumbers: Bool { numbers.count == parts.count }
    private var hasUnit: Bool { parts.contains { $0.last?.isLetter == true && Self.number($0) != nil } }
    private var isOfInsets: Bool { ["margin", "padding", "inset", "insets"].contains { key.hasSuffix($0) } }

    var message: String {
        isOfNumbers
            ? "several numbers are one value only as an array" : "\(Quoting.quote(text)) is several values, and a property takes one"
    }

    var hint: String {
        if isOfNumbers {
            return isOfInsets ? "write: \(property) = \(array), in the order top, left, bottom, right" : "write: \(property) = \(array)"
        }
        if key.hasPrefix("border") || key == "outline" { return "write: \(border)" }
        if key == "font" { return "write: \(font)" }
        if key.hasSuffix("shadow") { return "write: \(shadow)" }
        if isOfInsets { return "insets are [top left bottom right]; an item is centred by horizontalAlignment = Center" }
        return "several numbers are an array, and each other value has a property of its own"
    }

    /// Whether the property or its values tell what NUI writes.
    var isKnown: Bool {
        isOfNumbers || isOfInsets || key.hasPrefix("border") || key == "outline" || key == "font" || key.hasSuffix("shadow")
    }

    /// What replaces the values; nil if they are no array.
    var replacement: String? { isOfNumbers ? array : nil }

    /// True if the replacement can hardly mean anything else: units show that the values are those of CSS. CSS and NUI have different orders
    /// of insets, and several numbers may be a text without quotes.
    var isCertain: Bool { hasUnit }

    /// The numbers as an array. CSS orders insets from the top clockwise, and leaves out those that repeat.
    private var array: String {
        let given = numbers
        guard isOfInsets, hasUnit || given.count < 4, 2...4 ~= given.count else { return "[\(given.joined(separator: " "))]" }
        let (top, right) = (given[0], given[1])
        let bottom = given.count > 2 ? given[2] : top
        let left = given.count > 3 ? given[3] : right
        return "[\(top) \(left) \(bottom) \(right)]"
    }

    private var border: String {
        let color = colors.first.map { "\"\($0)\"" } ?? "\"...\""
        guard ["border", "borderwidth", "bordercolor", "borderstyle", "outline"].contains(key) else {
            return "\(property) = { width = \(numbers.first ?? "1")  color = \(color) }"
        }
        return "borderWidth = \(numbers.first ?? "1")  borderColor = \(color)"
    }

    private var font: String {
        var members = ["size = \(numbers.first ?? "12")"]
        let words = parts.filter { Self.number($0) == nil }.map { $0.trimming(["\"", "'", ","]) }
        let styles = ["bold": "Bold", "bolder": "Bold", "italic": "Italic", "oblique": "Italic"]
        if let style = words.lazy.compactMap({ styles[$0.lowercased()] }).first { members.append("type = \(style)") }
        let names = words.filter { styles[$0.lowercased()] == nil && $0.lowercased() != "normal" }
        if !names.isEmpty { members.append("name = \"\(names.joined(separator: " "))\"") }
        return "font = { \(members.joined(separator: "  ")) }"
    }

    private var shadow: String {
        var members: [String] = []
        if numbers.count > 1 { members.append("offset = [\(numbers[0]) \(numbers[1])]") }
        if numbers.count > 2 { members.append("blur = \(numbers[2])") }
        members.append("color = \(colors.first.map { "\"\($0)\"" } ?? "\"...\"")")
        return "shadow = { \(members.joined(separator: "  ")) }"
    }

    private var colors: [String] { parts.compactMap { ColorLiteral.meant(by: $0) ?? Self.namedColors[$0.lowercased()] } }

    private static let namedColors = [
        "black": "000000", "white": "FFFFFF", "red": "FF0000", "green": "008000", "blue": "0000FF", "yellow": "FFFF00", "orange": "FFA500",
        "gray": "808080", "grey": "808080", "transparent": "00000000",
    ]

    /// The number that a part means, without its unit; nil for other words.
    private static func number(_ part: String) -> String? {
        guard part.utf8.contains(where: ASCII.isDigit), part.utf8.first != ASCII.hash, part.last != "%" else { return nil }
        return Double(part) != nil ? part : NumberRepair.repair(part)
    }
}

extension String {
    /// The text without certain characters at its ends.
    fileprivate func trimming(_ characters: Set<Character>) -> String {
        String(drop { characters.contains($0) }.reversed().drop { characters.contains($0) }.reversed())
    }
}
