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

/// A piece of the text, bytes `lower..<upper`. Eight bytes, as a file may have a million of them.
public struct Token: Sendable {
    /// The most bytes that one token covers.
    static let most = 0xFF_FFFF

    public let kind: TokenKind
    private let highLength: UInt8
    private let lowLength: UInt16
    /// The first byte, and three marks.
    private let place: UInt32

    /// A token covers at most ``most`` bytes, and starts in the first 512 MiB.
    init(_ kind: TokenKind, lower: Int, upper: Int, startsLine: Bool, isOpened: Bool = true, isTerminated: Bool = true) {
        self.kind = kind
        let length = UInt32(clamping: min(upper - lower, Self.most))
        highLength = UInt8(truncatingIfNeeded: length >> 16)
        lowLength = UInt16(truncatingIfNeeded: length)
        place = min(UInt32(clamping: lower), .max >> 3) << 3 | (startsLine ? 4 : 0) | (isOpened ? 2 : 0) | (isTerminated ? 1 : 0)
    }

    /// Whether nothing but blanks and comments stands before it on its line.
    public var startsLine: Bool { place & 4 != 0 }
    /// Whether a string has its opening quote.
    public var isOpened: Bool { place & 2 != 0 }
    /// Whether a string or block comment has its end.
    public var isTerminated: Bool { place & 1 != 0 }

    public var lower: Int { Int(place >> 3) }
    public var upper: Int { lower + (Int(highLength) << 16 | Int(lowLength)) }
}
