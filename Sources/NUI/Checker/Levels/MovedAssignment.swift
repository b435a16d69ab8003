/// An assignment that a fix moves to another object: what to remove, and where and how to write it again.
struct MovedAssignment {
    /// The assignment with the blanks before it or, if nothing else is on its lines, those lines.
    let removal: SourceRange
    private let assignment: Assignment
    private let source: SourceText

    init(_ assignment: Assignment, in source: SourceText) {
        (self.assignment, self.source) = (assignment, source)
        removal = Self.removal(of: assignment.range, in: source)
    }

    private static func removal(of range: SourceRange, in source: SourceText) -> SourceRange {
        let bytes = source.bytes
        var (lower, upper) = (range.lower, range.upper)
        while upper < bytes.count, ASCII.isBlank(bytes[upper]) || bytes[upper] == ASCII.comma || bytes[upper] == ASCII.semicolon {
            upper += 1
        }
        while lower > 0, ASCII.isBlank(bytes[lower - 1]) { lower -= 1 }
        let startsLine = lower == 0 || ASCII.endsLine(bytes[lower - 1])
        let endsLine = upper == bytes.count || ASCII.endsLine(bytes[upper])
        if startsLine, endsLine {
            let last = source.lineIndex(at: upper)
            upper = last + 1 < source.lineCount ? source.start(ofLine: last + 1) : bytes.count
        } else if startsLine {
            lower = range.lower
        } else {
            upper = range.upper
            if upper < bytes.count, bytes[upper] == ASCII.comma || bytes[upper] == ASCII.semicolon { upper += 1 }
        }
        return SourceRange(file: range.file, lower: lower, upper: upper)
    }

    /// The text of the assignment to a property of another name.
    func text(as property: String) -> String {
        let rest = SourceRange(file: removal.file, lower: assignment.path.range.upper, upper: assignment.range.upper)
        return property + source.text(in: rest)
    }

    /// Returns the edit that writes a text behind the last member of an object.
    func insertion(of text: String, into object: ObjectNode) -> Issue.Edit {
        let members = object.assignments.map(\.range) + object.systemProperties.map(\.range)
        let first = object.range.lower + 1
        guard let last = members.filter({ $0.upper <= object.range.upper }).max(by: { $0.upper < $1.upper }) else {
            return edit(at: first, " \(text)" + (first < source.bytes.count && source.bytes[first] == ASCII.rightBrace ? " " : ""))
        }
        return insertion(of: text, behind: last, onOwnLine: startsLine(last.lower))
    }

    /// Returns the edit that writes a text behind an assignment: on its line or, if it takes several lines, on the next one.
    func insertion(of text: String, behind range: SourceRange) -> Issue.Edit {
        insertion(of: text, behind: range, onOwnLine: startsLine(range.lower))
    }

    private func insertion(of text: String, behind range: SourceRange, onOwnLine: Bool) -> Issue.Edit {
        let end = QuoteReading.lineEnd(source.bytes, range.upper)
        let rest = source.bytes[range.upper..<end].drop(while: ASCII.isBlank)
        let isFree = rest.isEmpty || rest.starts(with: [ASCII.slash, ASCII.slash])
        guard onOwnLine, isFree else { return edit(at: range.upper, "  \(text)") }
        let start = source.lineStart(at: range.lower)
        let indent = String(decoding: source.bytes[start..<range.lower], as: UTF8.self)
        return edit(at: end, (usesCarriageReturns ? "\r\n" : "\n") + indent + text)
    }

    private var usesCarriageReturns: Bool { source.bytes.prefix(4_096).contains(ASCII.carriageReturn) }

    private func startsLine(_ offset: Int) -> Bool {
        source.bytes[source.lineStart(at: offset)..<offset].allSatisfy(ASCII.isBlank)
    }

    private func edit(at offset: Int, _ text: String) -> Issue.Edit {
        Issue.Edit(range: SourceRange(file: removal.file, lower: offset, upper: offset), replacement: text)
    }
}
