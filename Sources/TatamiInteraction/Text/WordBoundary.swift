/// Where words and paragraphs begin and end: letters and digits are words, anything else lies between them.
enum WordBoundary {
    static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// The start of the word before an offset.
    static func before(_ offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        cursor.moveBackward { !isInWord($0) }
        cursor.moveBackward(while: isInWord)
        return cursor.offset
    }

    /// The end of the word after an offset.
    static func after(_ offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        cursor.moveForward { !isInWord($0) }
        cursor.moveForward(while: isInWord)
        return cursor.offset
    }

    /// The characters around an offset that are in a word like the one there, or between words like it.
    static func word(at offset: Int, in text: IndexedText) -> Range<Int> {
        var start = CharacterCursor(text, at: max(0, min(text.count - 1, offset)))
        guard let character = start.next else { return 0..<0 }
        var end = start
        let kind = isInWord(character)
        start.moveBackward { isInWord($0) == kind }
        end.moveForward { isInWord($0) == kind }
        return start.offset..<end.offset
    }

    /// The start of the paragraph with the character before an offset.
    static func paragraphStart(before offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset - 1)
        cursor.moveBackward { !$0.isNewline }
        return cursor.offset
    }

    /// The end of the paragraph with the character after an offset.
    static func paragraphEnd(after offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        if cursor.next?.isNewline == true { cursor = CharacterCursor(text, at: offset + 1) }
        cursor.moveForward { !$0.isNewline }
        return cursor.offset
    }
}
