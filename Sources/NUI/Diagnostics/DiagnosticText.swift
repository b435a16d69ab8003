extension Diagnostic {
    /// The diagnostic as text for a terminal: message, place, the source lines with carets, and the mend.
    ///
    /// `source` gives the text of a file by the path the diagnostic carries; without it the lines are left out.
    public func text(source: (String) -> SourceText?) -> String {
        var lines = ["\(severity.rawValue)[\(id)]: \(message)", "  --> \(file):\(span.line):\(span.column)"]
        let width = ([span.line] + related.map(\.span.line)).map { String($0).count }.max() ?? 1
        let margin = String(repeating: " ", count: width)
        if let main = source(file) {
            lines.append("\(margin) |")
            lines += Excerpt(main, span, mark: "^", note: hint ?? "").lines(margin: width)
        } else if let hint {
            lines.append("hint: \(hint)")
        }
        for other in related {
            if other.file != file { lines.append("\(margin)--> \(other.file):\(other.span.line):\(other.span.column)") }
            if let text = source(other.file) {
                lines += Excerpt(text, other.span, mark: "-", note: other.message).lines(margin: width)
            } else {
                lines.append("note: \(other.message)")
            }
        }
        if let fix { lines.append("fix: \(describe(fix, in: source(file)))") }
        return lines.joined(separator: "\n") + "\n"
    }

    private func describe(_ fix: Fix, in source: SourceText?) -> String {
        let new = Quoting.quote(fix.replacement)
        if fix.span.isEmpty { return "insert \(new) at \(fix.span.line):\(fix.span.column)" }
        let old = source.map { Quoting.quote($0.text(in: fix.span)) } ?? "the text"
        return fix.replacement.isEmpty ? "remove \(old)" : "replace \(old) with \(new)"
    }
}

/// One source line with a mark below the part that matters. Long lines are shown in part, control characters masked.
private struct Excerpt {
    private static let widest = 120

    let number: Int
    let text: [Unicode.Scalar]
    let start: Int
    let length: Int
    let mark: Character
    let note: String

    init(_ source: SourceText, _ span: Span, mark: Character, note: String) {
        let line = Array(source.scalars(ofLine: span.line))
        let first = min(max(0, span.column - 1), line.count)
        let last = span.endLine == span.line ? min(max(first, span.endColumn - 1), line.count) : line.count
        let from = line.count <= Self.widest ? 0 : max(0, min(first - 20, line.count - Self.widest))
        let to = min(line.count, from + Self.widest)
        self.number = span.line
        self.text = line[from..<to].map(Quoting.visible)
        self.start = first - from
        self.length = max(1, min(last, to) - first)
        self.mark = mark
        self.note = note
    }

    func lines(margin: Int) -> [String] {
        let label = String(number)
        let padding = String(repeating: " ", count: max(0, margin - label.count))
        let below = text.prefix(start).map { $0 == "\t" ? "\t" : " " }.joined()
        let marks = String(repeating: mark, count: length)
        var shown = ""
        shown.unicodeScalars.append(contentsOf: text)
        return [
            "\(padding)\(label) | \(shown)",
            "\(String(repeating: " ", count: margin)) | \(below)\(marks)\(note.isEmpty ? "" : " \(note)")",
        ]
    }
}
