/// The byte values that readers of NUI and JSON compare with, and the classes of bytes that names and numbers consist of.
///
/// Everything is inlinable, because the lexer of NUI calls it for every byte. It is public because the compiler inlines nothing of another
/// module that is `package`.
public enum ASCII {
    /// A tab.
    @inlinable public static var tab: UInt8 { 0x09 }
    /// A line feed.
    @inlinable public static var lineFeed: UInt8 { 0x0A }
    /// A carriage return.
    @inlinable public static var carriageReturn: UInt8 { 0x0D }
    /// A space.
    @inlinable public static var space: UInt8 { 0x20 }
    /// `!`.
    @inlinable public static var exclamation: UInt8 { 0x21 }
    /// `"`.
    @inlinable public static var quote: UInt8 { 0x22 }
    /// `#`.
    @inlinable public static var hash: UInt8 { 0x23 }
    /// `%`.
    @inlinable public static var percent: UInt8 { 0x25 }
    /// `&`.
    @inlinable public static var ampersand: UInt8 { 0x26 }
    /// `'`.
    @inlinable public static var apostrophe: UInt8 { 0x27 }
    /// `(`.
    @inlinable public static var leftParenthesis: UInt8 { 0x28 }
    /// `)`.
    @inlinable public static var rightParenthesis: UInt8 { 0x29 }
    /// `*`.
    @inlinable public static var star: UInt8 { 0x2A }
    /// `+`.
    @inlinable public static var plus: UInt8 { 0x2B }
    /// `,`.
    @inlinable public static var comma: UInt8 { 0x2C }
    /// A backtick.
    @inlinable public static var backtick: UInt8 { 0x60 }
    /// `-`.
    @inlinable public static var minus: UInt8 { 0x2D }
    /// `.`.
    @inlinable public static var dot: UInt8 { 0x2E }
    /// `/`.
    @inlinable public static var slash: UInt8 { 0x2F }
    /// `:`.
    @inlinable public static var colon: UInt8 { 0x3A }
    /// `;`.
    @inlinable public static var semicolon: UInt8 { 0x3B }
    /// `<`.
    @inlinable public static var less: UInt8 { 0x3C }
    /// `=`.
    @inlinable public static var equals: UInt8 { 0x3D }
    /// `>`.
    @inlinable public static var greater: UInt8 { 0x3E }
    /// `?`.
    @inlinable public static var question: UInt8 { 0x3F }
    /// `[`.
    @inlinable public static var leftBracket: UInt8 { 0x5B }
    /// `\`.
    @inlinable public static var backslash: UInt8 { 0x5C }
    /// `]`.
    @inlinable public static var rightBracket: UInt8 { 0x5D }
    /// `{`.
    @inlinable public static var leftBrace: UInt8 { 0x7B }
    /// `|`.
    @inlinable public static var bar: UInt8 { 0x7C }
    /// `}`.
    @inlinable public static var rightBrace: UInt8 { 0x7D }

    /// The byte order mark of UTF-8.
    public static let orderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    /// A digit.
    @inlinable public static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    /// An ASCII letter or `_`: what a name begins with.
    @inlinable public static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
    }

    /// A letter, `_` or a digit.
    @inlinable public static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// A blank that does not end its line.
    @inlinable public static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    /// A line feed or a carriage return.
    @inlinable public static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

    /// Converts an ASCII capital letter to lower case; every other byte stays the same.
    @inlinable public static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    /// Whether a text has the form of a name in a file. The length is not checked.
    @inlinable public static func isName(_ text: String) -> Bool {
        text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy(isNamePart)
    }

    /// `{` or `[`.
    @inlinable public static func isOpening(_ byte: UInt8) -> Bool { byte == leftBrace || byte == leftBracket }

    /// A byte of a UTF-8 sequence after its first one.
    @inlinable public static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit.
    @inlinable public static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: return UInt32(byte) - 0x30
        case 0x41...0x46: return UInt32(byte) - 0x41 + 10
        case 0x61...0x66: return UInt32(byte) - 0x61 + 10
        default: return nil
        }
    }
}
