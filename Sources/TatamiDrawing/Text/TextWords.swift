/// The words of a text, for moves by words and for double clicks. Offsets count bytes of UTF-8.
package struct TextWords: Hashable, Sendable {
    /// The words, in text order.
    package let words: [Range<Int>]
    /// The length of the text.
    package let length: Int

    /// Finds the words of a text.
    package init(_ text: String, by measurer: any TextMeasurer) {
        (words, length) = (measurer.words(in: text), text.utf8.count)
    }

    /// Returns the end of the word at an offset, or of the first word after it; nil if there is none.
    package func end(after offset: Int) -> Int? {
        let index = words.partitioningIndex { $0.upperBound > offset }
        return index < words.count ? words[index].upperBound : nil
    }

    /// Returns the start of the word before an offset; nil if there is none.
    package func start(before offset: Int) -> Int? {
        let index = words.partitioningIndex { $0.lowerBound >= offset }
        return index > 0 ? words[index - 1].lowerBound : nil
    }

    /// Returns the word that contains the byte at an offset, or the bytes between two words there.
    package func word(at offset: Int) -> Range<Int> {
        let next = words.partitioningIndex { $0.upperBound > offset }
        guard next < words.count else { return (words.last?.upperBound ?? 0)..<length }
        if words[next].contains(offset) { return words[next] }
        return (next > 0 ? words[next - 1].upperBound : 0)..<words[next].lowerBound
    }
}
