extension UInt32 {
    /// Whether this is the number of a white-space scalar of Unicode.
    var isBlank: Bool {
        switch self {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000: true
        default: false
        }
    }

    /// Whether this is the number of a curly double quote, as word processors write it.
    var isCurlyQuote: Bool { self == 0x201C || self == 0x201D }
}
