/// Finds the boundaries of words and paragraphs. Letters, digits and underscores form words; other characters are between words.
enum WordBoundary {
    static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// Returns the start of the word before an offset.
    static func before(_ offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        cursor.moveBackward { !isInWord($0) }
        cursor.moveBackward(while: isInWord)
        return cursor.offset
    }

    /// Returns the end of the word after an offset.
    static func after(_ offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        cursor.moveForward { !isInWord($0) }
        cursor.moveForward(while: isInWord)
        return cursor.offset
    }

    /// Returns the offsets of the word that contains the character at an offset, or of the characters between two words.
    static func word(at offset: Int, in text: IndexedText) -> Range<Int> {
        var start = CharacterCursor(text, at: max(0, min(text.count - 1, offset)))
        guard let character = start.next else { return 0..<0 }
        var end = start
        let kind = isInWord(character)
        start.moveBackward { isInWord($0) == kind }
        end.moveForward { isInWord($0) == kind }
        return start.offset..<end.offset
    }

    /// Returns the start of the paragraph that contains the character before an offset.
    static func paragraphStart(before offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset - 1)
        cursor.moveBackward { !$0.isNewline }
        return cursor.offset
    }

    /// Returns the end of the paragraph that contains the character after an offset.
    static func paragraphEnd(after offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        if cursor.next?.isNewline == true { cursor = CharacterCursor(text, at: offset + 1) }
        cursor.moveForward { !$0.isNewline }
        return cursor.offset
    }
}
