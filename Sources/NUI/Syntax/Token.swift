/// What a token is. Tokens tile the text: every byte belongs to exactly one.
public enum TokenKind: UInt8, Sendable {
    // Between the items.
    case byteOrderMark, blank, lineComment, blockComment
    /// `;` or `,`
    case separator
    // Items.
    case identifier, number, string
    case dot, colon, equals, bar, leftBrace, rightBrace, leftBracket, rightBracket
    /// `<=`
    case modify
    // Text that is reported and kept.
    /// A number or a name that breaks the rules but shows what was meant.
    case malformedNumber, malformedName
    /// Text in single or curly quotes.
    case misquoted
    case unknown
    /// The rest of a file with more tokens than allowed.
    case unread
    /// Never stored; what a parser sees at the end.
    case endOfFile

    /// Blanks, comments and separators: they stand anywhere between items.
    public var isTrivia: Bool {
        switch self {
        case .byteOrderMark, .blank, .lineComment, .blockComment, .separator, .unread: return true
        default: return false
        }
    }

    var isOpener: Bool { self == .leftBrace || self == .leftBracket }
    var isCloser: Bool { self == .rightBrace || self == .rightBracket }
}

/// A piece of the text, bytes `lower..<upper`.
public struct Token: Sendable {
    public let kind: TokenKind
    /// Whether nothing but blanks and comments stands before it on its line.
    public let startsLine: Bool
    /// Whether a string or block comment has its end.
    public let isTerminated: Bool
    private let start: UInt32
    private let end: UInt32

    init(_ kind: TokenKind, lower: Int, upper: Int, startsLine: Bool, isTerminated: Bool = true) {
        self.kind = kind
        self.startsLine = startsLine
        self.isTerminated = isTerminated
        self.start = UInt32(clamping: lower)
        self.end = UInt32(clamping: upper)
    }

    public var lower: Int { Int(start) }
    public var upper: Int { Int(end) }
}
