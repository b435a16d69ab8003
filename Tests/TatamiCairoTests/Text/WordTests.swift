import TatamiCairo
import TatamiDrawing
import Testing

/// Words by Unicode's rules.
@Suite struct WordTests {
    private func words(_ text: String) throws -> [String] {
        let bytes = Array(text.utf8)
        return try PangoTextEngine().words(in: text).map { String(decoding: bytes[$0], as: UTF8.self) }
    }

    @Test func wordsAreThoseOfUnicode() throws {
        #expect(try words("I can't say: hello, world_2!") == ["I", "can't", "say", "hello", "world_2"])
        #expect(try words("3.14 of 1,000 e-mails") == ["3.14", "of", "1,000", "e", "mails"])
        #expect(try words("naïve nai\u{308}ve שלום מרחבא") == ["naïve", "nai\u{308}ve", "שלום", "מרחבא"])
        #expect(try words("日本 カタカナ") == ["日", "本", "カタカナ"])
        #expect(try words("👍 — …").isEmpty && words("").isEmpty)
    }

    @Test func movesAndClicksFindThem() throws {
        let words = TextWords("say, can't", by: try PangoTextEngine())
        #expect(words.words == [0..<3, 5..<10])
        #expect(words.end(after: 0) == 3 && words.end(after: 3) == 10 && words.end(after: 10) == nil)
        #expect(words.start(before: 10) == 5 && words.start(before: 5) == 0 && words.start(before: 0) == nil)
        #expect(words.word(at: 1) == 0..<3 && words.word(at: 4) == 3..<5 && words.word(at: 8) == 5..<10)
        #expect(TextWords("", by: try PangoTextEngine()).word(at: 0) == 0..<0)
    }
}
