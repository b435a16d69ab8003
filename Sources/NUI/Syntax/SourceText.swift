/// The bytes of a file, and where its lines start.
public struct SourceText: Sendable {
    /// The path shown in diagnostics.
    public let path: String
    public let bytes: [UInt8]
    /// Byte offsets of the line starts; the first is always 0.
    let lineStarts: [Int]
    private let isASCII: Bool

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts = [0]
        var ascii = true
        bytes.withUnsafeBufferPointer { bytes in
            for (index, byte) in bytes.enumerated() {
                if byte >= 0x80 { ascii = false }
                let isReturn = byte == Byte.carriageReturn
                if byte == Byte.lineFeed || isReturn && !(index + 1 < bytes.count && bytes[index + 1] == Byte.lineFeed) {
                    starts.append(index + 1)
                }
            }
        }
        self.lineStarts = starts
        self.isASCII = ascii
    }

    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a byte range; ranges beyond the end are cut.
    public func text(in range: SourceRange) -> String {
        text(from: range.lower, to: range.upper)
    }

    /// The text of a span; places beyond the end are cut.
    public func text(in span: Span) -> String {
        text(from: offset(line: span.line, column: span.column), to: offset(line: span.endLine, column: span.endColumn))
    }

    /// Lines and columns of a byte range.
    public func span(of range: SourceRange) -> Span {
        let (start, end) = (position(at: range.lower), position(at: range.upper))
        return Span(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    /// Line and column, from 1, of a byte offset; an offset beyond the end counts as the end.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(0, offset), bytes.count)
        let line = lineIndex(at: offset)
        return (line + 1, 1 + scalarCount(from: lineStarts[line], to: offset))
    }

    /// The byte offset of a place; a column beyond the line's end counts as that end.
    public func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= lineStarts.count else { return line < 1 ? 0 : bytes.count }
        var offset = lineStarts[line - 1]
        let end = line < lineStarts.count ? lineStarts[line] : bytes.count
        var left = max(1, column) - 1
        while offset < end, left > 0 {
            offset += 1
            while offset < end, Byte.isContinuation(bytes[offset]) { offset += 1 }
            left -= 1
        }
        return offset
    }

    /// The scalars of a line, counted from 1, without its line break.
    func scalars(ofLine line: Int) -> String.UnicodeScalarView {
        guard line >= 1, line <= lineStarts.count else { return "".unicodeScalars }
        var end = line < lineStarts.count ? lineStarts[line] : bytes.count
        let start = lineStarts[line - 1]
        while end > start, Byte.endsLine(bytes[end - 1]) { end -= 1 }
        return text(from: start, to: end).unicodeScalars
    }

    /// The offset at which the line that holds `offset` starts.
    func lineStart(at offset: Int) -> Int { lineStarts[lineIndex(at: offset)] }

    /// The index of the line that holds `offset`.
    func lineIndex(at offset: Int) -> Int {
        var (low, high) = (0, lineStarts.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if lineStarts[middle] <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func text(from lower: Int, to upper: Int) -> String {
        let lower = min(max(0, lower), bytes.count)
        return String(decoding: bytes[lower..<max(lower, min(upper, bytes.count))], as: UTF8.self)
    }

    private func scalarCount(from lower: Int, to upper: Int) -> Int {
        if isASCII { return upper - lower }
        return bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in lower..<max(lower, upper) where !Byte.isContinuation(bytes[index]) { count += 1 }
            return count
        }
    }
}
