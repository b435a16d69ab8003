import TatamiDrawing
import TatamiInteraction

/// Words, by the rules of the text measurer. Only the text around a place is searched.
extension TextControl {
    /// The number of bytes around a place that are searched first.
    private static let wordReach = 1 << 10

    /// A part of the text with its words. Offsets count bytes of the whole text.
    private struct Part {
        let start: Int
        let end: Int
        let words: TextWords
        /// The length of the whole text.
        let whole: Int

        /// Returns a boundary of a word in the whole text; nil if it is an edge of the part, behind which the word may go on.
        func boundary(_ offset: Int?) -> Int? {
            guard let offset, offset > 0 || start == 0, offset < end - start || end == whole else { return nil }
            return start + offset
        }
    }

    /// Returns the end of the word at a character or of the first word after it; the end of the text if there is none.
    func wordEnd(after character: Int) -> Int {
        let place = editor.utf8Offset(of: character)
        return search(around: place) { $0.boundary($0.words.end(after: place - $0.start)) }.map { editor.character(atUTF8: $0) }
            ?? editor.count
    }

    /// Returns the start of the word before a character; the start of the text if there is none.
    func wordStart(before character: Int) -> Int {
        let place = editor.utf8Offset(of: character)
        return search(around: place) { $0.boundary($0.words.start(before: place - $0.start)) }.map { editor.character(atUTF8: $0) } ?? 0
    }

    /// Returns the word at a character, or the characters between two words there.
    func word(at character: Int) -> Range<Int> {
        let place = editor.utf8Offset(of: min(character, max(0, editor.count - 1)))
        let found = search(around: place) { part -> Range<Int>? in
            let word = part.words.word(at: place - part.start)
            guard let start = part.boundary(word.lowerBound), let end = part.boundary(word.upperBound) else { return nil }
            return start..<end
        }
        return found.map { editor.character(atUTF8: $0.lowerBound)..<editor.character(atUTF8: $0.upperBound) } ?? 0..<editor.count
    }

    /// Returns the first result of a search in ever larger parts of the text around an offset; nil if the whole text has none.
    private func search<Result>(around place: Int, _ find: (Part) -> Result?) -> Result? {
        guard let measurer = environment?.text else { return nil }
        let text = editor.text
        let whole = text.utf8.count
        var reach = Self.wordReach
        while true {
            let start = editor.utf8Offset(of: editor.character(atUTF8: max(0, place - reach)))
            let end = editor.utf8Offset(of: editor.character(atUTF8: min(whole, place + reach)))
            let utf8 = text.utf8
            let part = String(text[utf8.index(utf8.startIndex, offsetBy: start)..<utf8.index(utf8.startIndex, offsetBy: end)])
            if let found = find(Part(start: start, end: end, words: TextWords(part, by: measurer), whole: whole)) { return found }
            if start == 0, end == whole { return nil }
            reach *= 2
        }
    }
}
