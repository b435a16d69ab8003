/// A file, or several, short enough to be shown. A line `>> name` starts a further file; the first file is `main.nui`, unless the example
/// starts with such a line.
///
/// `‹x ×9›` stands for x nine times, in which `#` is its number from 1 and `##` the next number; `«202E»` is the character with that code,
/// `«FF»` that byte.
public struct ErrorExample: Sendable {
    /// The example as pages show it, with its abbreviations.
    public let text: String

    init(_ text: String) { self.text = text }

    /// True if the text has an abbreviation such as `‹x ×9›`.
    public var isAbridged: Bool { text.contains("‹") }

    var indented: String {
        text.split(separator: "\n", omittingEmptySubsequences: false).map { $0.isEmpty ? "" : "    \($0)" }.joined(separator: "\n")
    }

    /// The files in full, with their names and their bytes (UTF-8 but for bytes written as `«FF»`).
    public var files: [(name: String, bytes: [UInt8])] {
        var result = [(name: "main.nui", bytes: [UInt8]())]
        for line in Self.expanded(text).split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix(">> ") {
                result.append((String(line.dropFirst(3)), []))
            } else {
                result[result.count - 1].bytes += Self.bytes(of: line) + [ASCII.lineFeed]
            }
        }
        return text.hasPrefix(">> ") ? Array(result.dropFirst()) : result
    }

    private static func expanded(_ text: String) -> String {
        var parts = [""]
        var rest = Substring(text)
        while let index = rest.firstIndex(where: { $0 == "‹" || $0 == "›" }) {
            parts[parts.count - 1] += rest[..<index]
            if rest[index] == "‹" {
                parts.append("")
            } else if let part = parts.popLast(), !parts.isEmpty {
                parts[parts.count - 1] += repeated(part)
            }
            rest = rest[rest.index(after: index)...]
        }
        return parts.joined() + rest
    }

    private static func repeated(_ part: String) -> String {
        guard let sign = part.lastIndex(of: "×"), let count = Int(part[part.index(after: sign)...]) else { return part }
        var piece = String(part[..<sign])
        if piece.hasSuffix(" ") { piece.removeLast() }
        guard piece.contains("#") else { return String(repeating: piece, count: count) }
        return (0..<count).map { piece.replacing("##", with: "\($0 + 2)").replacing("#", with: "\($0 + 1)") }.joined()
    }

    private static func bytes(of line: Substring) -> [UInt8] {
        var result: [UInt8] = []
        var rest = line
        while let start = rest.firstIndex(of: "«"), let end = rest[start...].firstIndex(of: "»") {
            let hex = rest[rest.index(after: start)..<end]
            result += Array(rest[..<start].utf8)
            if hex.utf8.count == 2, let byte = UInt8(hex, radix: 16) {
                result.append(byte)
            } else if let value = UInt32(hex, radix: 16), let scalar = Unicode.Scalar(value) {
                result += Array(String(scalar).utf8)
            }
            rest = rest[rest.index(after: end)...]
        }
        return result + Array(rest.utf8)
    }
}
