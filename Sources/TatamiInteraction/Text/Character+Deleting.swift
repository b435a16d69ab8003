extension Character {
    /// Whether Backspace deletes the character as a whole. It deletes Latin, Greek, Cyrillic, Japanese and Korean letters with their marks,
    /// emoji and line ends as a whole. Of other characters, for example a Devanagari consonant with a vowel sign, it deletes the scalar that
    /// was typed last.
    var isDeletedWhole: Bool {
        guard let base = unicodeScalars.first, unicodeScalars.count > 1 else { return true }
        switch base.value {
        case 0..<0x02B0, 0x1E00...0x1EFF, 0x0370...0x052F, 0x1F00...0x1FFF, 0x3040...0x30FF, 0x1100...0x11FF, 0xAC00...0xD7A3: return true
        default: return base.properties.isEmoji
        }
    }
}

extension String {
    /// The number of bytes of the last scalar, if the text is a character that is not deleted as a whole; otherwise nil.
    var lastTypedPart: Int? {
        guard let character = first, !character.isDeletedWhole, let scalar = unicodeScalars.last else { return nil }
        return UTF8.width(scalar)
    }
}
