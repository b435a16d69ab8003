/// The bytes of a file and the offsets at which its lines start.
public struct SourceText: Sendable {
    /// The path shown in diagnostics.
    public let path: String
    /// The bytes of the file, which may be invalid UTF-8.
    public let bytes: [UInt8]
    /// Byte offsets of the line starts; the first is always 0.
    private let lineStarts: [UInt32]
    /// The number of Unicode scalars that begin before each multiple of `markDistance` bytes; empty for ASCII.
    private let scalarMarks: [UInt32]
    private static let markDistance = 4096

    /// Indexes the lines of `bytes`. Nothing is read from `path`; diagnostics show it.
    public init(path: String, bytes: [UInt8]) {
        self.path = path
        self.bytes = bytes
        var starts: [UInt32] = [0]
        bytes.withUnsafeBytes { bytes in
            var index = 0
            while index < bytes.count {
                let end = min(index + 8, bytes.count)
                // Most groups of eight bytes have no line end.
                if end - index == 8, !Self.mayEndLine(bytes.loadUnaligned(fromByteOffset: index, as: UInt64.self)) {
                    index = end
                    continue
                }
                while index < end {
                    let isReturn = bytes[index] == ASCII.carriageReturn
                    index += 1
                    if bytes[index - 1] == ASCII.lineFeed || isReturn && !(index < bytes.count && bytes[index] == ASCII.lineFeed) {
                        starts.append(UInt32(clamping: index))
                    }
                }
            }
        }
        self.lineStarts = starts
        self.scalarMarks = Self.scalarMarks(bytes)
    }

    /// Whether one of eight bytes is LF or CR.
    @inline(__always)
    private static func mayEndLine(_ bytes: UInt64) -> Bool {
        func hasZero(_ bytes: UInt64) -> Bool { (bytes &- 0x0101_0101_0101_0101) & ~bytes & 0x8080_8080_8080_8080 != 0 }
        return hasZero(bytes ^ 0x0A0A_0A0A_0A0A_0A0A) || hasZero(bytes ^ 0x0D0D_0D0D_0D0D_0D0D)
    }

    private static func scalarMarks(_ bytes: [UInt8]) -> [UInt32] {
        if bytes.reduce(0, |) < 0x80 { return [] }
        var count: UInt32 = 0
        return stride(from: 0, through: bytes.count, by: markDistance).map { start in
            defer { count += UInt32(clamping: scalarCount(bytes, start, min(start + markDistance, bytes.count))) }
            return count
        }
    }

    /// The number of lines, at least one.
    var lineCount: Int { lineStarts.count }

    /// The byte offset at which a line starts. Lines are counted from 0.
    func start(ofLine index: Int) -> Int { Int(lineStarts[index]) }

    /// Whether every byte is one character.
    var isASCII: Bool { scalarMarks.isEmpty }

    /// The bytes as text. Invalid UTF-8 is replaced by U+FFFD.
    public var text: String { String(decoding: bytes, as: UTF8.self) }

    /// The text of a byte range. A range beyond the end is cut off.
    public func text(in range: SourceRange) -> String {
        text(from: range.lower, to: range.upper)
    }

    /// The text of a span. Positions beyond the end are moved to the end.
    public func text(in span: Span) -> String {
        text(from: offset(line: span.line, column: span.column), to: offset(line: span.endLine, column: span.endColumn))
    }

    /// Converts a byte range to lines and columns.
    public func span(of range: SourceRange) -> Span {
        let (start, end) = (position(at: range.lower), position(at: range.upper))
        return Span(line: start.line, column: start.column, endLine: end.line, endColumn: end.column)
    }

    /// Converts a byte offset to a line and column, both from 1. An offset beyond the end is treated as the end.
    public func position(at offset: Int) -> (line: Int, column: Int) {
        let offset = min(max(0, offset), bytes.count)
        let line = lineIndex(at: offset)
        return (line + 1, 1 + scalars(before: offset) - scalars(before: start(ofLine: line)))
    }

    /// Converts a line and column, both from 1, to a byte offset.
    ///
    /// A column beyond the line break gives the offset after it; a line beyond the last one gives the end of the file, a line
    /// below 1 its start.
    public func offset(line: Int, column: Int) -> Int {
        guard line >= 1, line <= lineCount else { return line < 1 ? 0 : bytes.count }
        let start = start(ofLine: line - 1)
        let end = line < lineCount ? self.start(ofLine: line) : bytes.count
        let ahead = min(max(1, column) - 1, end - start)
        if isASCII { return start + ahead }
        let wanted = scalars(before: start) + ahead
        var offset = max(start, nearestMark(wanted))
        var left = wanted - scalars(before: offset)
        while offset < end, left > 0 || ASCII.isContinuation(bytes[offset]) {
            if !ASCII.isContinuation(bytes[offset]) { left -= 1 }
            offset += 1
        }
        return offset
    }

    /// The number of columns of a line, without its line break. Lines are counted from 1.
    func width(ofLine line: Int) -> Int {
        guard line >= 1, line <= lineCount else { return 0 }
        let start = start(ofLine: line - 1)
        var end = line < lineCount ? self.start(ofLine: line) : bytes.count
        while end > start, ASCII.endsLine(bytes[end - 1]) { end -= 1 }
        return scalars(before: end) - scalars(before: start)
    }

    /// The scalars in a range of columns of a line; both count from 1.
    func scalars(ofLine line: Int, _ columns: Range<Int>) -> String.UnicodeScalarView {
        text(from: offset(line: line, column: columns.lowerBound), to: offset(line: line, column: columns.upperBound)).unicodeScalars
    }

    /// The byte offset at which the line containing `offset` starts.
    func lineStart(at offset: Int) -> Int { start(ofLine: lineIndex(at: offset)) }

    /// The index, from 0, of the line containing `offset`.
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

    /// The number of scalars that begin before a byte offset.
    private func scalars(before offset: Int) -> Int {
        if isASCII { return offset }
        let mark = offset / Self.markDistance
        return Int(scalarMarks[mark]) + Self.scalarCount(bytes, mark * Self.markDistance, offset)
    }

    /// The offset of the last mark before which at most `scalars` scalars begin.
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
            for index in lower..<max(lower, upper) where !ASCII.isContinuation(bytes[index]) { count += 1 }
            return count
        }
    }
}
