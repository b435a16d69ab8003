import NUI
import TestSupport
import Testing

/// Every file of up to two of these words and a third one, alone and where parts of it are expected: mistakes at the end of a file are rarely found by
/// changing whole screens at random.
@Suite struct ShortFileTests {
    private static let words = [
        "{", "}", "[", "]", "(", ")", "\"a\"", "\"", "=", "<=", "<-", "<->", "==", "<", ":", ".", "|", ",", "?", "??", "-", "!", "\n",
        "//", "1", "nil", "a", "a.b", "as", "in", "let", "type", "const", "style", "template", "state", "preview", "import", ":class",
        ":model", ":for", ":if", ":else", ":where", ":key", ":index", ":keep", ":content", ":when", ":id", "count(", "\u{0}", "@",
    ]

    /// What ends a file in the third place.
    private static let signs = ["{", "}", "]", ")", "\"", "=", "<-", "==", ":", ".", "?", "1", "a", "in", "let", ":class", ":if", "\u{0}"]

    @Test(arguments: words) func everyShortFileIsReadWhole(first: String) {
        read(first)
        for second in Self.words {
            read("\(first) \(second)")
            read("root = { \(first) \(second)")
            for third in Self.signs { parse("\(first) \(second) \(third)") }
        }
    }

    private func parse(_ text: String) {
        let document = Document(text, path: "a.nui")
        #expect(document.tree.print(document.source) == document.source.bytes, "\(text)")
    }

    private func read(_ text: String) {
        parse(text)
        let found = check(Program(text: text, path: "a.nui"), testSchema)
        for diagnostic in found {
            #expect((diagnostic.span.line, diagnostic.span.column) <= (diagnostic.span.endLine, diagnostic.span.endColumn), "\(text)")
        }
    }
}
