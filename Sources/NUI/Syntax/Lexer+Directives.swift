/// Lines for a preprocessor, such as `#include "x"`. Each is reported once.
extension Lexer {
    /// The words behind `#` that start such a line, and what to write instead; nil where NUI has nothing of the kind.
    private static let directives: [String: String?] = [
        "include": "write: import", "import": "write: import", "require": "write: import", "using": "write: import",
        "define": "a constant is written as: const name = value", "if": "a choice is part of a value: hidden = isOpen ? NO : YES",
        "ifdef": nil, "ifndef": nil, "elif": nil, "else": nil, "endif": nil, "undef": nil, "pragma": nil, "region": nil, "endregion": nil,
    ]

    /// Reads a line for a preprocessor that starts here. Returns false if none does.
    mutating func lexDirective() -> Bool {
        guard startsLine else { return false }
        var end = position + 1
        while end < bytes.count, ASCII.isLetter(bytes[end]) { end += 1 }
        guard let hint = Self.directives[String(decoding: bytes[(position + 1)..<end].prefix(10), as: UTF8.self)] else { return false }
        let line = QuoteReading.lineEnd(bytes, position)
        let word = String(decoding: bytes[position..<end], as: UTF8.self)
        if Self.endings.contains(word), hasConditional { return addDirective(upTo: line) }
        hasConditional = hasConditional || word.hasPrefix("#if")
        let isImport = hint == "write: import"
        issues.add(
            .unexpectedText, at: range(position, line), "NUI has no directives such as '\(word)'",
            hint: isImport ? "write: import \(fileName(in: end..<line))" : hint)
        return addDirective(upTo: line)
    }

    /// The directives that belong to one before them.
    private static let endings: Set = ["#elif", "#else", "#endif", "#endregion"]

    private mutating func addDirective(upTo line: Int) -> Bool {
        add(.foreign, upper: line)
        return true
    }

    /// The name of the file in a line, in double quotes.
    private func fileName(in line: Range<Int>) -> String {
        let signs = Set("\"'<>();".utf8)
        let name = bytes[line].filter { !signs.contains($0) && !ASCII.isBlank($0) && $0 != ASCII.carriageReturn }
        return name.isEmpty ? "\"...\"" : StringLiteral.quoted(String(decoding: name.prefix(Limits.nameBytes), as: UTF8.self))
    }
}
