/// Finds the boundaries of paragraphs.
enum ParagraphBoundary {
    /// Returns the start of the paragraph that contains the character before an offset.
    static func start(before offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset - 1)
        cursor.moveBackward { !$0.isNewline }
        return cursor.offset
    }

    /// Returns the end of the paragraph that contains the character after an offset.
    static func end(after offset: Int, in text: IndexedText) -> Int {
        var cursor = CharacterCursor(text, at: offset)
        if cursor.next?.isNewline == true { cursor = CharacterCursor(text, at: offset + 1) }
        cursor.moveForward { !$0.isNewline }
        return cursor.offset
    }
}
