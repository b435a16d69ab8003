/// Identifies a file of a program. The main file has index 0; imported files follow in the order in which they are first
/// imported.
public struct FileID: Hashable, Comparable, Sendable {
    /// The position of the file in its program, from 0. A ``SourceRange`` can store up to 65,535.
    public let index: Int

    /// Creates the identifier of the file at `index`.
    public init(_ index: Int) {
        self.index = index
    }

    /// The file that a program starts with.
    public static let main = FileID(0)

    /// Orders files by their index.
    public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// A range of bytes `lower..<upper` in a file of a program. It takes eight bytes, because every syntax element stores one.
/// Files are counted up to 65,535 and bytes up to 16 MiB (2^24 - 1), which exceeds what ``Limits`` allows.
public struct SourceRange: Hashable, Sendable {
    private let bits: UInt64

    /// Creates a range of byte offsets. An `upper` below `lower` is treated as equal to it; larger or negative numbers are
    /// clamped.
    public init(file: FileID, lower: Int, upper: Int) {
        let lower = UInt64(UInt32(clamping: lower))
        let upper = max(lower, UInt64(UInt32(clamping: upper)))
        bits = UInt64(UInt16(clamping: file.index)) << 48 | min(lower, Self.most) << 24 | min(upper, Self.most)
    }

    private static let most: UInt64 = 0xFF_FFFF

    /// The file that the range lies in.
    public var file: FileID { FileID(Int(bits >> 48)) }
    /// The offset of the first byte.
    public var lower: Int { Int(bits >> 24 & Self.most) }
    /// The offset after the last byte.
    public var upper: Int { Int(bits & Self.most) }

    /// The empty range at the start of this range.
    var start: SourceRange { SourceRange(file: file, lower: lower, upper: lower) }

    /// The empty range at the end of this range.
    var end: SourceRange { SourceRange(file: file, lower: upper, upper: upper) }

    /// The range from the start of this range to the end of `other`, which must be in the same file.
    func through(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, lower: lower, upper: other.upper)
    }

    /// Whether `other` is in the same file and lies entirely within this range.
    public func contains(_ other: SourceRange) -> Bool {
        file == other.file && lower <= other.lower && other.upper <= upper
    }

    /// Whether the two ranges share at least a position, which includes an end that meets a start.
    func touches(_ other: SourceRange) -> Bool {
        file == other.file && lower <= other.upper && other.lower <= upper
    }

    /// Whether the two ranges have more in common than an end.
    func overlaps(_ other: SourceRange) -> Bool {
        file == other.file && lower < other.upper && other.lower < upper
    }

    static func < (a: SourceRange, b: SourceRange) -> Bool {
        a.file != b.file ? a.file < b.file : a.lower < b.lower
    }
}

/// A range of text in lines and columns, as editors count them. Lines and columns start at 1; a column is one Unicode scalar;
/// the end is exclusive. Lines end with LF, CR or CR LF.
public struct Span: Hashable, Sendable {
    /// The line of the first character, from 1.
    public var line: Int
    /// The column of the first character in Unicode scalars, from 1.
    public var column: Int
    /// The line of the position after the last character, from 1.
    public var endLine: Int
    /// The column of the position after the last character, from 1.
    public var endColumn: Int

    /// Creates a span from lines and columns, all counted from 1. The end is exclusive.
    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// The empty span at line 1, column 1.
    public static let start = Span(line: 1, column: 1, endLine: 1, endColumn: 1)

    /// Whether the span covers no character.
    public var isEmpty: Bool { line == endLine && column == endColumn }
}
