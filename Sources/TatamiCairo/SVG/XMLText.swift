import TatamiDrawing
import TatamiGeometry

/// Builds XML from elements with attributes. All names and values are escaped where necessary.
struct XMLText {
    private(set) var text = ""
    private var open: [String] = []

    /// Adds an element without content.
    mutating func element(_ name: String, _ attributes: [(String, String)]) {
        text += indent
        begin(name, attributes)
        text += "/>\n"
    }

    /// Adds an element around text, in which white space counts.
    mutating func element(_ name: String, _ attributes: [(String, String)], content: String) {
        text += indent
        begin(name, attributes)
        text += ">\(XMLText.escaped(content))</\(name)>\n"
    }

    /// Begins an element.
    mutating func push(_ name: String, _ attributes: [(String, String)]) {
        text += indent
        begin(name, attributes)
        text += ">\n"
        open.append(name)
    }

    /// Ends the element that was begun last.
    mutating func pop() {
        guard let name = open.popLast() else { return }
        text += "\(indent)</\(name)>\n"
    }

    /// The number of open elements.
    var depth: Int { open.count }

    /// The indentation. Deep groups are not indented further, so that the file's size stays linear in the number of commands.
    private var indent: String { String(repeating: "  ", count: min(open.count, 16)) }

    private mutating func begin(_ name: String, _ attributes: [(String, String)]) {
        text += "<\(name)"
        for (key, value) in attributes { text += " \(key)=\"\(XMLText.escaped(value))\"" }
    }

    /// Escapes text. XML 1.0 cannot represent most control characters; they become U+FFFD.
    private static func escaped(_ value: String) -> String {
        var text = ""
        for scalar in value.unicodeScalars {
            switch scalar {
            case "&": text += "&amp;"
            case "<": text += "&lt;"
            case ">": text += "&gt;"
            case "\"": text += "&quot;"
            case "\t": text += "&#9;"
            case "\n": text += "&#10;"
            case "\r": text += "&#13;"
            default:
                let isAllowed = scalar.value >= 0x20 && scalar.value != 0xFFFE && scalar.value != 0xFFFF
                text.unicodeScalars.append(isAllowed ? scalar : "\u{FFFD}")
            }
        }
        return text
    }
}
