/// The bytes of a file, and where its lines start.
public struct SourceText: Sendable {
    /// The path shown in diagnostics.
    public let path: String
    public let bytes: [UInt8]
    /// Byte offsets of the line starts; the first is always 0.
    private let lineStarts: [UInt32]
    /// How many scalars begin before every so many bytes; empty where each byte is one.
    private let scalarMarks: [UInt32]
    private static let markDistance = 4096

    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts: [UInt32] = [0]
        bytes.withUnsafeBufferPointer { bytes in
            for (index, byte) in bytes.enumerated() {
                let isReturn = byte == Byte.carriageReturn
                if byte == Byte.lineFeed || isReturn && !(index + 1 < bytes.count && bytes[index + 1] == Byte.lineFeed) {
                    starts.append(UInt32(clamping: index + 1))
                }
            }
        }
        self.lineStarts = starts
        self.scalarMarks = Self.scalarMarks(bytes)
    }

    private static func scalarMarks(_ bytes: [UInt8]) -> [UInt32] {
        if bytes.reduce(0, |) < 0x80 { return [] }
        var count: UInt32 = 0
        return stride(from: 0, through: bytes.count, by: markDistance).map { start in
            defer { count += UInt32(clamping: scalarCount(bytes, start, min(start + markDistance, bytes.count))) }
            return count
        }
    }

    /// How many lines there are; one at least.
    var lineCount: Int { lineStarts.count }

    /// The offset at which a line starts, counted from 0.
    func start(ofLine index: Int) -> Int { Int(lineStarts[index]) }

    /// Whether each byte is a character.
    var isASCII: Bool { scalarMarks.isEmpty }

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
        return (line + 1, 1 + scalars(before: offset) - scalars(before: start(ofLine: line)))
    }

    /// The byte offset of a place; a column beyond the line's end counts as that end.
    public func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= lineCount else { return line < 1 ? 0 : bytes.count }
        let start = start(ofLine: line - 1)
        let end = line < lineCount ? self.start(ofLine: line) : bytes.count
        let ahead = min(max(1, column) - 1, end - start)
        if isASCII { return start + ahead }
        let wanted = scalars(before: start) + ahead
        var offset = max(start, nearestMark(wanted))
        var left = wanted - scalars(before: offset)
        while offset < end, left > 0 || Byte.isContinuation(bytes[offset]) {
            if !Byte.isContinuation(bytes[offset]) { left -= 1 }
            offset += 1
        }
        return offset
    }

    /// The columns of a line, counted from 1, without its line break.
    func width(ofLine line: Int) -> Int {
        guard line >= 1, line <= lineCount else { return 0 }
        let start = start(ofLine: line - 1)
        var end = line < lineCount ? self.start(ofLine: line) : bytes.count
        while end > start, Byte.endsLine(bytes[end - 1]) { end -= 1 }
        return scalars(before: end) - scalars(before: start)
    }

    /// Some of the columns of a line; both count from 1.
    func scalars(ofLine line: Int, _ columns: Range<Int>) -> String.UnicodeScalarView {
        text(from: offset(line: line, column: columns.lowerBound), to: offset(line: line, column: columns.upperBound)).unicodeScalars
    }

    /// The offset at which the line that holds `offset` starts.
    func lineStart(at offset: Int) -> Int { start(ofLine: lineIndex(at: offset)) }

    /// The index of the line that holds `offset`.
    func lineIndex(at offset: Int) -> Int {
        var (low, high) = (0, lineCount)
        while high - low > 1 {
            let middle = (low + high) / 2
            if start(ofLine: middle) <= offset { low = middle } else { high = middle }
        }
        return low
    }

    private func text(from lower: Int, to upper: Int) -> String {
        let lower = min(max(0, lower), bytes.count)
        return String(decoding: bytes[lower..<max(lower, min(upper, bytes.count))], as: UTF8.self)
    }

    /// How many scalars begin before an offset.
    private func scalars(before offset: Int) -> Int {
        if isASCII { return offset }
        let mark = offset / Self.markDistance
        return Int(scalarMarks[mark]) + Self.scalarCount(bytes, mark * Self.markDistance, offset)
    }

    /// The last mark before which no more than so many scalars begin.
    private func nearestMark(_ scalars: Int) -> Int {
        var (low, high) = (0, scalarMarks.count)
        while high - low > 1 {
            let middle = (low + high) / 2
            if Int(scalarMarks[middle]) <= scalars { low = middle } else { high = middle }
        }
        return low * Self.markDistance
    }

    private static func scalarCount(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        bytes.withUnsafeBufferPointer { bytes in
            var count = 0
            for index in lower..<max(lower, upper) where !Byte.isContinuation(bytes[index]) { count += 1 }
            return count
        }
    }
}
