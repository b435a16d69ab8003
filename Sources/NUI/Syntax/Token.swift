/// The kind of a token. Tokens cover the text completely: every byte belongs to exactly one.
public enum TokenKind: UInt8, Sendable {
    // Trivia.
    /// The byte-order mark at the start of a file.
    case byteOrderMark
    /// Spaces, tabs and line ends.
    case blank
    /// `//`, up to the end of the line.
    case lineComment
    /// `/* ... */`
    case blockComment
    /// `;` or `,`
    case separator
    // Tokens of items.
    /// A name or a keyword.
    case identifier
    /// A number, with its sign.
    case number
    /// A string in double quotes.
    case string
    /// `.`
    case dot
    /// `:`
    case colon
    /// `=`
    case equals
    /// `|`
    case bar
    /// `{`
    case leftBrace
    /// `}`
    case rightBrace
    /// `[`
    case leftBracket
    /// `]`
    case rightBracket
    /// `<=`, or a single `<`.
    case modify
    /// `<-` before a blank, or `<->`.
    case bind
    /// `?` that touches the name of a type or `]`: `String?`.
    case optionalMark
    /// An operator with a blank on both sides. The operators `<`, `<=`, `==` and `||` and the colon of a choice are made of the
    /// tokens above instead.
    case sign
    /// `!` before an operand.
    case not
    /// `-` before a name or a parenthesis. A number includes its sign.
    case minus
    /// `(`
    case leftParenthesis
    /// `)`
    case rightParenthesis
    // Text that is reported and kept.
    /// A number that is not written as digits or digits.digits.
    case malformedNumber
    /// A name with characters that names cannot have.
    case malformedName
    /// Text in single or curly quotes.
    case misquoted
    /// Text that does not form another token.
    case unknown
    /// A quote that belongs to no string.
    case strayQuote
    /// Code of another language that NUI has nothing for.
    case foreign
    /// Bytes that are not read: a file that is too large or not UTF-8, or the rest of a file with too many tokens.
    case unread
    /// Never stored. The parser sees it at the end.
    case endOfFile

    /// Whether the token may stand anywhere between items: blanks, comments, separators, and reported text that the parser
    /// ignores.
    public var isTrivia: Bool {
        switch self {
        case .byteOrderMark, .blank, .lineComment, .blockComment, .separator, .unknown, .strayQuote, .foreign, .unread:
            return true
        default: return false
        }
    }

    /// Whether the token is a blank, a comment or a separator.
    var isGap: Bool {
        switch self {
        case .blank, .lineComment, .blockComment, .separator: return true
        default: return false
        }
    }

    var isOpener: Bool { self == .leftBrace || self == .leftBracket }
    var isCloser: Bool { self == .rightBrace || self == .rightBracket }
}

/// A set of kinds of tokens.
struct TokenKinds: Sendable {
    private var bits: UInt64 = 0

    @inline(__always) mutating func insert(_ kind: TokenKind) { bits |= 1 << UInt64(kind.rawValue) }
    func contains(_ kind: TokenKind) -> Bool { bits & 1 << UInt64(kind.rawValue) != 0 }
}

/// A piece of the text, bytes `lower..<upper`. A token takes eight bytes, because a file may have a million of them.
public struct Token: Sendable {
    /// The largest number of bytes that one token covers.
    static let most = 0xFF_FFFF

    /// The kind of the token.
    public let kind: TokenKind
    private let highLength: UInt8
    private let lowLength: UInt16
    /// The offset of the first byte and three flags.
    private let place: UInt32

    /// Creates a token of at most ``most`` bytes that starts in the first 512 MiB of the file.
    init(_ kind: TokenKind, lower: Int, upper: Int, startsLine: Bool, isOpened: Bool = true, isTerminated: Bool = true) {
        self.kind = kind
        let length = UInt32(clamping: min(upper - lower, Self.most))
        highLength = UInt8(truncatingIfNeeded: length >> 16)
        lowLength = UInt16(truncatingIfNeeded: length)
        place = min(UInt32(clamping: lower), .max >> 3) << 3 | (startsLine ? 4 : 0) | (isOpened ? 2 : 0) | (isTerminated ? 1 : 0)
    }

    /// Creates a token of a file that is read. Such files are small enough that nothing needs a limit.
    @inline(__always)
    init(
        read kind: TokenKind, lower: Int, upper: Int, startsLine: Bool, isOpened: Bool = true, isTerminated: Bool = true
    ) {
        assert(0 <= lower && lower <= upper && upper <= Self.most, "a file that is read has at most \(Self.most) bytes")
        self.kind = kind
        let length = upper - lower
        highLength = UInt8(truncatingIfNeeded: length >> 16)
        lowLength = UInt16(truncatingIfNeeded: length)
        place = UInt32(truncatingIfNeeded: lower << 3 | (startsLine ? 4 : 0) | (isOpened ? 2 : 0) | (isTerminated ? 1 : 0))
    }

    /// Whether only blanks and comments come before the token on its line.
    public var startsLine: Bool { place & 4 != 0 }
    /// Whether a string has its opening quote. True for all other tokens.
    public var isOpened: Bool { place & 2 != 0 }
    /// Whether a string or block comment has its end. True for all other tokens.
    public var isTerminated: Bool { place & 1 != 0 }

    /// The offset of its first byte.
    public var lower: Int { Int(place >> 3) }
    /// The offset after its last byte.
    public var upper: Int { lower + (Int(highLength) << 16 | Int(lowLength)) }
}
