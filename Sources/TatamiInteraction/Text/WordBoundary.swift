/// Where words begin and end: letters and digits are words, all else lies between them.
enum WordBoundary {
    static func isInWord(_ character: Character) -> Bool { character.isLetter || character.isNumber || character == "_" }

    /// The begin of the word before an offset.
    static func before(_ offset: Int, in characters: [Character]) -> Int {
        var index = offset
        while index > 0, !isInWord(characters[index - 1]) { index -= 1 }
        while index > 0, isInWord(characters[index - 1]) { index -= 1 }
        return index
    }

    /// The end of the word after an offset.
    static func after(_ offset: Int, in characters: [Character]) -> Int {
        var index = offset
        while index < characters.count, !isInWord(characters[index]) { index += 1 }
        while index < characters.count, isInWord(characters[index]) { index += 1 }
        return index
    }

    /// The characters around an offset that are words like the one there, or lie between words like it.
    static func word(at offset: Int, in characters: [Character]) -> Range<Int> {
        guard !characters.isEmpty else { return 0..<0 }
        let place = max(0, min(characters.count - 1, offset))
        let kind = isInWord(characters[place])
        var (start, end) = (place, place + 1)
        while start > 0, isInWord(characters[start - 1]) == kind { start -= 1 }
        while end < characters.count, isInWord(characters[end]) == kind { end += 1 }
        return start..<end
    }
}
