extension Diagnostic {
    /// Returns the diagnostic as text for a terminal: message, place, source lines with carets, related places and the fix.
    ///
    /// - Parameters:
    ///   - inColor: true to mark the parts with ANSI colors.
    ///   - source: returns the text of a file by the path in the diagnostic. Where it returns nil, the source lines are left
    ///       out.
    public func text(inColor: Bool = false, source: (String) -> SourceText?) -> String {
        let paint = Paint(isOn: inColor)
        let color = severity == .error ? Paint.red : Paint.yellow
        var lines = [
            paint("\(severity.rawValue)[\(id)]", color) + paint(": \(message)", Paint.bold),
            "  \(paint("-->", Paint.blue)) \(file):\(span.line):\(span.column)",
        ]
        let width = ([span.line] + related.map(\.span.line)).map { String($0).count }.max() ?? 1
        let margin = String(repeating: " ", count: width)
        if let main = source(file) {
            lines.append(paint("\(margin) |", Paint.blue))
            lines += Excerpt(main, span, mark: "^", note: hint ?? "").lines(margin: width, paint, color)
        } else if let hint {
            lines.append("hint: \(hint)")
        }
        for other in related {
            if other.file != file { lines.append("\(margin)--> \(other.file):\(other.span.line):\(other.span.column)") }
            if let text = source(other.file) {
                lines += Excerpt(text, other.span, mark: "-", note: other.message).lines(margin: width, paint, Paint.blue)
            } else {
                lines.append("note: \(other.message)")
            }
        }
        if let fix {
            lines.append("\(paint(fix.isCertain ? "fix:" : "suggestion:", Paint.green)) \(fix.description(in: source(file)))")
        }
        return lines.joined(separator: "\n") + "\n"
    }
}

extension Diagnostic.Fix {
    /// Returns what the fix does, as in `replace 'txet' with 'text'`.
    ///
    /// - Parameter source: the file that the fix changes; without it the replaced text is not named.
    public func description(in source: SourceText?) -> String {
        if replacement.isEmpty, more.count == 1, more[0].span.isEmpty {
            let place = more[0].span
            return "move \(source.map { Quoting.quote($0.text(in: span).trimmingBlanks) } ?? "the text") to \(place.line):\(place.column)"
        }
        let new = Quoting.quote(replacement)
        if span.isEmpty { return "insert \(new) at \(span.line):\(span.column)" }
        let old = source.map { Quoting.quote($0.text(in: span)) } ?? "the text"
        return replacement.isEmpty ? "remove \(old)" : "replace \(old) with \(new)"
    }
}

extension String {
    /// The text without blanks and line ends at its start and end.
    fileprivate var trimmingBlanks: Substring {
        let isBlank = { (character: Character) in character.isWhitespace }
        let end = lastIndex { !isBlank($0) }.map { index(after: $0) } ?? startIndex
        return self[..<end].drop(while: isBlank)
    }
}

/// The ANSI colors of a terminal, or none.
private struct Paint {
    static let bold = "1", red = "1;31", yellow = "1;33", green = "32", blue = "34"

    let isOn: Bool

    func callAsFunction(_ text: String, _ color: String) -> String { isOn ? "\u{1B}[\(color)m\(text)\u{1B}[0m" : text }
}

/// A source line with a mark below the relevant part. Long lines are shortened and control characters are masked.
private struct Excerpt {
    private static let widest = 120

    let number: Int
    let text: [Unicode.Scalar]
    let start: Int
    let length: Int
    let mark: Character
    let note: String

    init(_ source: SourceText, _ span: Span, mark: Character, note: String) {
        let width = source.width(ofLine: span.line)
        let first = min(max(0, span.column - 1), width)
        let last = span.endLine == span.line ? min(max(first, span.endColumn - 1), width) : width
        let from = width <= Self.widest ? 0 : max(0, min(first - 20, width - Self.widest))
        let to = min(width, from + Self.widest)
        self.number = span.line
        self.text = source.scalars(ofLine: span.line, from + 1..<to + 1).map(Quoting.visible)
        self.start = first - from
        self.length = max(1, min(last, to) - first)
        self.mark = mark
        self.note = note
    }

    func lines(margin: Int, _ paint: Paint, _ color: String) -> [String] {
        let label = String(number)
        let padding = String(repeating: " ", count: max(0, margin - label.count))
        let below = text.prefix(start).map { $0 == "\t" ? "\t" : " " }.joined()
        let marks = String(repeating: mark, count: length)
        var shown = ""
        shown.unicodeScalars.append(contentsOf: text)
        return [
            paint("\(padding)\(label) |", Paint.blue) + " \(shown)",
            paint("\(String(repeating: " ", count: margin)) |", Paint.blue) + " \(below)"
                + paint("\(marks)\(note.isEmpty ? "" : " \(note)")", color),
        ]
    }
}
