/// What a token is. Tokens tile the text: every byte belongs to exactly one.
public enum TokenKind: UInt8, Sendable {
    // Between the items.
    case byteOrderMark, blank, lineComment, blockComment
    /// `;` or `,`
    case separator
    // Items.
    case identifier, number, string
    case dot, colon, equals, bar, leftBrace, rightBrace, leftBracket, rightBracket
    /// `<=`, or a `<` that lacks its other half.
    case modify
    /// A sign between two operands with a blank on both sides, but for `<`, `<=`, `==`, `||` and the colon of a choice, which are made
    /// of the tokens above.
    case sign
    /// `!` before an operand.
    case not
    case leftParenthesis, rightParenthesis
    // Text that is reported and kept.
    /// A number or a name that breaks the rules but shows what was meant.
    case malformedNumber, malformedName
    /// Text in single or curly quotes.
    case misquoted
    case unknown
    /// A quote that belongs to no string.
    case strayQuote
    /// What is not read: a file that is too large or not UTF-8, and the rest of one with too many tokens.
    case unread
    /// Never stored; what a parser sees at the end.
    case endOfFile

    /// What may stand anywhere between items: blanks, comments and separators, and what is reported and passed over.
    public var isTrivia: Bool {
        switch self {
        case .byteOrderMark, .blank, .lineComment, .blockComment, .separator, .unknown, .strayQuote, .unread:
            return true
        default: return false
        }
    }

    /// Blanks, comments and separators.
    var isGap: Bool {
        switch self {
        case .blank, .lineComment, .blockComment, .separator: return true
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
    /// Whether a string has its opening quote.
    public let isOpened: Bool
    /// Whether a string or block comment has its end.
    public let isTerminated: Bool
    private let start: UInt32
    private let end: UInt32

    init(_ kind: TokenKind, lower: Int, upper: Int, startsLine: Bool, isOpened: Bool = true, isTerminated: Bool = true) {
        self.kind = kind
        self.startsLine = startsLine
        self.isOpened = isOpened
        self.isTerminated = isTerminated
        self.start = UInt32(clamping: lower)
        self.end = UInt32(clamping: upper)
    }

    public var lower: Int { Int(start) }
    public var upper: Int { Int(end) }
}
