/// The text being written and the position in its last line.
struct FormatOutput {
    private var bytes: [UInt8] = []
    private var start = 0
    /// The number of columns in the last line.
    private(set) var column = 0
    /// The indentation of the last line that ``startLine(_:afterEmptyLine:)`` began.
    private(set) var indent = 0
    private(set) var isAtLineStart = true
    var lineBreak: [UInt8] = [ASCII.lineFeed]

    /// Adds bytes that take no column.
    mutating func addMark(_ mark: ArraySlice<UInt8>) {
        bytes += mark
        start = bytes.count
    }

    mutating func add(_ text: StaticString) {
        text.withUTF8Buffer { bytes += $0 }
        column += text.utf8CodeUnitCount
        isAtLineStart = false
    }

    /// Adds text, which may span lines. `trimmed` removes the blanks at its end.
    mutating func add(_ text: ArraySlice<UInt8>, trimmed: Bool = false) {
        var text = text
        while trimmed, text.last.map(ASCII.isBlank) == true { text.removeLast() }
        guard !text.isEmpty else { return }
        bytes += text
        isAtLineStart = false
        if let last = text.lastIndex(where: ASCII.endsLine) {
            column = Columns.count(text[(last + 1)...])
        } else {
            column += Columns.count(text)
        }
    }

    mutating func addBlanks(_ count: Int) {
        bytes += repeatElement(ASCII.space, count: count)
        column += count
    }

    mutating func addSpaceUnlessAtLineStart() {
        if !isAtLineStart { add(" ") }
    }

    mutating func addBreak() {
        bytes += lineBreak
        column = 0
    }

    /// Begins a new line; the first line of a file needs no line break.
    mutating func startLine(_ indent: Int, afterEmptyLine: Bool = false) {
        if bytes.count > start {
            if afterEmptyLine { addBreak() }
            addBreak()
        }
        addBlanks(indent)
        self.indent = indent
        isAtLineStart = true
    }

    /// The whole text with a final line break.
    func ended() -> [UInt8] { bytes.count > start ? bytes + lineBreak : bytes }
}

/// Columns as in diagnostics: Unicode scalars.
enum Columns {
    static func count(_ text: ArraySlice<UInt8>) -> Int {
        var count = 0
        for byte in text where !ASCII.isContinuation(byte) { count += 1 }
        return count
    }
}
