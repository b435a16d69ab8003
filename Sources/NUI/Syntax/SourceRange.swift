/// Which file of a program a range lies in. The main file has index 0; imports follow in the order they are met.
public struct FileID: Hashable, Comparable, Sendable {
    public let index: Int

    public init(_ index: Int) {
        self.index = index
    }

    public static let main = FileID(0)

    public static func < (a: FileID, b: FileID) -> Bool { a.index < b.index }
}

/// Bytes `lower..<upper` of a file.
public struct SourceRange: Hashable, Sendable {
    public let file: FileID
    public let lower: Int
    public let upper: Int

    /// An `upper` below `lower` counts as `lower`.
    public init(file: FileID, lower: Int, upper: Int) {
        self.file = file
        self.lower = lower
        self.upper = max(lower, upper)
    }

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
