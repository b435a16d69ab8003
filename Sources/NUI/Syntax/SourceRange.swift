/// Which file of a program a range lies in. The main file has index 0; imports follow in the order they are met.
public struct FileID: Hashable, Comparable, Sendable {
    public let index: Int

    public init(_ index: Int) {
        self.index = index
    }

    public static let main = FileID(0)

    public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// Bytes `lower..<upper` of a file. Eight bytes, as all that a file holds knows its place: files are counted to 65,535 and bytes to
/// 16 MiB, which is more than ``Limits`` lets a program have.
public struct SourceRange: Hashable, Sendable {
    private let bits: UInt64

    /// An `upper` below `lower` counts as `lower`.
    public init(file: FileID, lower: Int, upper: Int) {
        let lower = UInt64(UInt32(clamping: lower))
        let upper = max(lower, UInt64(UInt32(clamping: upper)))
        bits = UInt64(UInt16(clamping: file.index)) << 48 | min(lower, Self.most) << 24 | min(upper, Self.most)
    }

    private static let most: UInt64 = 0xFF_FFFF

    public var file: FileID { FileID(Int(bits >> 48)) }
    public var lower: Int { Int(bits >> 24 & Self.most) }
    public var upper: Int { Int(bits & Self.most) }

    /// The empty range at this range's start.
    var start: SourceRange { SourceRange(file: file, lower: lower, upper: lower) }

    /// The empty range at this range's end.
    var end: SourceRange { SourceRange(file: file, lower: upper, upper: upper) }

    /// From this range's start to the end of `other`, which lies in the same file.
    func through(_ other: SourceRange) -> SourceRange {
        SourceRange(file: file, lower: lower, upper: other.upper)
    }

    /// Whether `other` lies in it.
    public func contains(_ other: SourceRange) -> Bool {
        file == other.file && lower <= other.lower && other.upper <= upper
    }

    /// Whether the two have a place in common, if only where one ends and the other starts.
    func touches(_ other: SourceRange) -> Bool {
        file == other.file && lower <= other.upper && other.lower <= upper
    }

    /// Whether the two have more in common than an end.
    func overlaps(_ other: SourceRange) -> Bool {
        file == other.file && lower < other.upper && other.lower < upper
    }

    static func < (a: SourceRange, b: SourceRange) -> Bool {
        a.file != b.file ? a.file < b.file : a.lower < b.lower
    }
}

/// A place in a text as people and editors count it: lines and columns from 1, columns in Unicode scalars, the end
/// exclusive. Lines end with LF, CR or CR LF.
public struct Span: Hashable, Sendable {
    public var line: Int
    public var column: Int
    public var endLine: Int
    public var endColumn: Int

    public init(line: Int, column: Int, endLine: Int, endColumn: Int) {
        self.line = line
        self.column = column
        self.endLine = endLine
        self.endColumn = endColumn
    }

    /// The empty span at line 1, column 1.
    public static let start = Span(line: 1, column: 1, endLine: 1, endColumn: 1)

    public var isEmpty: Bool { line == endLine && column == endColumn }
}
