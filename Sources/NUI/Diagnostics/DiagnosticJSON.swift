extension [Diagnostic] {
    /// The diagnostics as a JSON array for tools:
    /// `[{id, severity, file, line, column, endLine, endColumn, message, hint, fix}]`. `hint` and `fix` are null where
    /// there is none; `fix` is `{line, column, endLine, endColumn, replacement}`.
    public var json: String {
        "[" + map(\.json).joined(separator: ",\n ") + "]"
    }
}

extension Diagnostic {
    fileprivate var json: String {
        let members = [
            "\"id\":\(JSONText.string(id))",
            "\"severity\":\(JSONText.string(severity.rawValue))",
            "\"file\":\(JSONText.string(file))",
            span.jsonMembers,
            "\"message\":\(JSONText.string(message))",
            "\"hint\":\(hint.map(JSONText.string) ?? "null")",
            "\"fix\":\(fix.map { "{\($0.span.jsonMembers),\"replacement\":\(JSONText.string($0.replacement))}" } ?? "null")",
        ]
        return "{" + members.joined(separator: ",") + "}"
    }
}

extension Span {
    fileprivate var jsonMembers: String {
        "\"line\":\(line),\"column\":\(column),\"endLine\":\(endLine),\"endColumn\":\(endColumn)"
    }
}

/// Writes JSON strings.
public enum JSONText {
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
