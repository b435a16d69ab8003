/// The byte values that the lexer compares with, and the classes of bytes that names and numbers are made of.
enum Byte {
    static let tab: UInt8 = 0x09
    static let lineFeed: UInt8 = 0x0A
    static let carriageReturn: UInt8 = 0x0D
    static let space: UInt8 = 0x20
    static let exclamation: UInt8 = 0x21
    static let quote: UInt8 = 0x22
    static let hash: UInt8 = 0x23
    static let percent: UInt8 = 0x25
    static let ampersand: UInt8 = 0x26
    static let apostrophe: UInt8 = 0x27
    static let leftParenthesis: UInt8 = 0x28
    static let rightParenthesis: UInt8 = 0x29
    static let star: UInt8 = 0x2A
    static let plus: UInt8 = 0x2B
    static let comma: UInt8 = 0x2C
    static let backtick: UInt8 = 0x60
    static let minus: UInt8 = 0x2D
    static let dot: UInt8 = 0x2E
    static let slash: UInt8 = 0x2F
    static let colon: UInt8 = 0x3A
    static let semicolon: UInt8 = 0x3B
    static let less: UInt8 = 0x3C
    static let equals: UInt8 = 0x3D
    static let greater: UInt8 = 0x3E
    static let question: UInt8 = 0x3F
    static let leftBracket: UInt8 = 0x5B
    static let backslash: UInt8 = 0x5C
    static let rightBracket: UInt8 = 0x5D
    static let leftBrace: UInt8 = 0x7B
    static let bar: UInt8 = 0x7C
    static let rightBrace: UInt8 = 0x7D

    static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    static func isLetter(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte == 0x5F
    }

    static func isNamePart(_ byte: UInt8) -> Bool { isLetter(byte) || isDigit(byte) }

    /// A blank that does not end its line.
    static func isBlank(_ byte: UInt8) -> Bool { byte == space || byte == tab }

    static func endsLine(_ byte: UInt8) -> Bool { byte == lineFeed || byte == carriageReturn }

    /// Converts an ASCII capital letter to lower case; every other byte stays the same.
    static func lowercased(_ byte: UInt8) -> UInt8 { byte >= 0x41 && byte <= 0x5A ? byte + 0x20 : byte }

    /// Whether a text has the form of a name in a file. The length is not checked.
    static func isName(_ text: String) -> Bool { text.utf8.first.map(isLetter) == true && text.utf8.allSatisfy(isNamePart) }

    static func isOpening(_ byte: UInt8) -> Bool { byte == leftBrace || byte == leftBracket }

    static func isContinuation(_ byte: UInt8) -> Bool { byte & 0xC0 == 0x80 }

    /// The value of a hexadecimal digit.
    static func hexValue(_ byte: UInt8) -> UInt32? {
        switch byte {
        case 0x30...0x39: return UInt32(byte) - 0x30
        case 0x41...0x46: return UInt32(byte) - 0x41 + 10
        case 0x61...0x66: return UInt32(byte) - 0x61 + 10
        default: return nil
        }
    }
}
