/// The byte values that readers of NUI and JSON compare with, and the classes of bytes that names and numbers consist of.
///
/// Everything is inlinable, because the lexer of NUI calls it for every byte.
package enum Byte {
    @inlinable package static var tab: UInt8 { 0x09 }
    @inlinable package static var lineFeed: UInt8 { 0x0A }
    @inlinable package static var carriageReturn: UInt8 { 0x0D }
    @inlinable package static var space: UInt8 { 0x20 }
    @inlinable package static var exclamation: UInt8 { 0x21 }
    @inlinable package static var quote: UInt8 { 0x22 }
    @inlinable package static var hash: UInt8 { 0x23 }
    @inlinable package static var percent: UInt8 { 0x25 }
    @inlinable package static var ampersand: UInt8 { 0x26 }
    @inlinable package static var apostrophe: UInt8 { 0x27 }
    @inlinable package static var leftParenthesis: UInt8 { 0x28 }
    @inlinable package static var rightParenthesis: UInt8 { 0x29 }
    @inlinable package static var star: UInt8 { 0x2A }
    @inlinable package static var plus: UInt8 { 0x2B }
    @inlinable package static var comma: UInt8 { 0x2C }
    @inlinable package static var backtick: UInt8 { 0x60 }
    @inlinable package static var minus: UInt8 { 0x2D }
    @inlinable package static var dot: UInt8 { 0x2E }
    @inlinable package static var slash: UInt8 { 0x2F }
    @inlinable package static var colon: UInt8 { 0x3A }
    @inlinable package static var semicolon: UInt8 { 0x3B }
    @inlinable package static var less: UInt8 { 0x3C }
    @inlinable package static var equals: UInt8 { 0x3D }
    @inlinable package static var greater: UInt8 { 0x3E }
    @inlinable package static var question: UInt8 { 0x3F }
    @inlinable package static var leftBracket: UInt8 { 0x5B }
    @inlinable package static var backslash: UInt8 { 0x5C }
    @inlinable package static var rightBracket: UInt8 { 0x5D }
    @inlinable package static var leftBrace: UInt8 { 0x7B }
    @inlinable package static var bar: UInt8 { 0x7C }
    @inlinable package static var rightBrace: UInt8 { 0x7D }

    /// The byte order mark of UTF-8.
    package static let orderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

    @inlinable package static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    @inlinable package static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
    }

    @inlinable package static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// A blank that does not end its line.
    @inlinable package static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    @inlinable package static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

    /// Converts an ASCII capital letter to lower case; every other byte stays the same.
    @inlinable package static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    /// Whether a text has the form of a name in a file. The length is not checked.
    @inlinable package static func isName(_ text: String) -> Bool {
        text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy(isNamePart)
    }

    @inlinable package static func isOpening(_ byte: UInt8) -> Bool { byte == leftBrace || byte == leftBracket }

    @inlinable package static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit.
    @inlinable package static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: return UInt32(byte) - 0x30
        case 0x41...0x46: return UInt32(byte) - 0x41 + 10
        case 0x61...0x66: return UInt32(byte) - 0x61 + 10
        default: return nil
        }
    }
}
