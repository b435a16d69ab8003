import NUI
import Testing

@Suite struct SyntaxTests {
    @Test(arguments: [
        "", " ", "\u{FEFF}", "\u{FEFF}root = { }", "root = { a = 1 }", "\r\n\r\n", "}{][", "\"", "\\", "/*", "//", "é", "a.b..c",
        "root = { a = \"x\\\"y\" /* c */ b = [1 2; 3,,4] } // end", "root = {\r\n a = 1\r}\n", "import \"x", "😀 = { }",
        ": : = = <= | | . ..", "-+.5e3", "root = {\u{2003}a\u{A0}= 1 }",
        "root = { a } = 1 b } = 1 c } = 1 view = t(\"x\") }\ntemplate t =",
    ]) func keepsEveryByte(text: String) {
        let document = Document(text, path: "a.nui")
        #expect(document.text == text)
        #expect(document.tree.print(document.source) == Array(text.utf8))
        #expect(covers(document))
    }

    @Test(arguments: ["\u{A0}", "\u{3000}", "\u{2003}", "\t", " "]) func blanksOfAllKindsPartItems(blank: String) {
        // What stands before the quote ends like code, so that a letter behind it would tell of a quote that is missing.
        let document = Document("root = { a = \"one\ntwo =\"\(blank)b = \"three\nfour\"\(blank)c = 1\(blank)+\(blank)2 }", path: "a.nui")
        #expect(document.diagnostics == [])
        #expect(document.root?.object.assignments.map(\.path.text) == ["a", "b", "c"])
    }

    /// Names that templates and other languages also have.
    @Test(arguments: [
        "template tile = { a = 1 }\nroot = { a = { :id = tile } b = [ tile, { a = 1 } ] c = [ tile { a = 1 } ] }",
        "template tile = { a = 1 }\nconst tile = { b = 1 }\nroot = { b = [ tile { a = 1 } ] }",
        "template tile = { :params { tile = String } a = [ tile { b = 1 } ] }\nroot = { }",
        "template tile = { a = 1 }\nroot = { b = [ tile, { a = 1 } ] }",
        "root = { a = [ -3 == (b + 1) { c = 1 } ] d = [ e ? f : (g) { h = 1 } ] }",
        "const lambda = 4\nroot = { width = lambda > 5 ? lambda : 5 }",
        "const lambda = 4\nroot = { width = lambda  text = \"Rate: 5\" }",
    ]) func theNamesOfOtherThingsAreNames(text: String) {
        #expect(Document(text, path: "a.nui").diagnostics == [])
    }

    @Test func aSystemPropertyBehindTheNameLambdaIsNoFunction() {
        let found = Document("const lambda = 4\nroot = { width = lambda  :id = a }", path: "a.nui").diagnostics
        #expect(found.map(\.id) == [DiagnosticCode.systemPropertyAfterAssignment.rawValue])
    }

    @Test func anImportWithoutQuotesKeepsItsAlias() {
        let document = Document("import styles.nui as s\nroot = { }", path: "a.nui")
        #expect(document.diagnostics.map(\.id) == [DiagnosticCode.importNeedsString.rawValue])
        #expect(document.diagnostics.first?.fix?.replacement == "\"styles.nui\"")
        #expect(document.imports.first?.path.value == "styles.nui")
        #expect(document.imports.first?.alias?.text == "s")
    }

    @Test func aRootMayLackOnlyItsSign() {
        let document = Document("Main { view = { a = 1 } }", path: "a.nui")
        #expect(document.diagnostics.map(\.id) == [DiagnosticCode.missingEquals.rawValue])
        #expect(document.root?.object.assignments.map(\.path.text) == ["view"])
    }

    @Test func nodesNestAndCoverTheirTokens() {
        let document = Document(sample, path: "a.nui")
        #expect(document.diagnostics.map(\.id) == [DiagnosticCode.gluedSign.rawValue])
        for (index, node) in document.tree.nodes.enumerated() {
            #expect(node.firstToken <= node.endToken)
            var end = node.firstToken
            for child in document.tree.children(of: index) {
                #expect(document.tree.nodes[child].firstToken >= end)
                end = document.tree.nodes[child].endToken
            }
            #expect(end <= node.endToken)
        }
        #expect(document.tree.nodes.first?.endToken == document.tree.tokens.count)
    }

    @Test func readsTheDeclarations() throws {
        let document = Document(sample, path: "a.nui")
        #expect(document.imports.map(\.path.value) == ["styles.nui"])
        #expect(document.definitions(of: .constant).map(\.name.text) == ["gap"])
        #expect(document.definitions(of: .style).map(\.name.text) == ["base"])
        #expect(document.definitions(of: .state).map(\.name.text) == ["hidden"])
        let root = try #require(document.root)
        #expect(root.name.text == "root")
        #expect(root.object.systemProperties.map(\.name.text) == ["id"])
        #expect(root.object.assignments.map(\.path.text) == ["view.frame", "view"])
        #expect(root.object.assignments.map(\.operation) == [.assign, .modify])
        guard case .array(let frame) = root.object.assignments[0].value else { throw Unexpected() }
        #expect(frame.elements.map(number) == [0, -5, 100.25, 7])
        guard case .object(let changes) = root.object.assignments[1].value else { throw Unexpected() }
        guard case .string(let text) = changes.assignments[0].value else { throw Unexpected() }
        #expect(text.value == "a\"b\\c\nd\te\u{E9}")
        guard case .flags(let flags) = changes.assignments[1].value else { throw Unexpected() }
        #expect(flags.operands.count == 3)
    }

    @Test func spansCountScalarsAndLinesOfAllKinds() throws {
        let text = "const a = 1\r\nconst é = 1\rconst b = \"😀\" const c = .5\n"
        let found = Document(text, path: "a.nui").diagnostics
        #expect(
            found.map(\.span) == [
                Span(line: 2, column: 7, endLine: 2, endColumn: 8), Span(line: 3, column: 25, endLine: 3, endColumn: 27),
            ])
    }

    @Test func blanksOfAllKindsAreBlanks() {
        let text = "root\u{A0}= {\u{2003};, opacity\r\n= 0.5 ,,\u{3000};\u{85}}\r"
        let document = Document(text, path: "a.nui")
        #expect(document.diagnostics == [])
        #expect(document.root?.object.assignments.map(\.path.text) == ["opacity"])
    }

    @Test(
        arguments: [
            ([0x72, 0xFF], 1), ([0xC0, 0x80], 0), ([0x20, 0xED, 0xA0, 0x80], 1), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xE2, 0x82], 0),
            ([0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
        ] as [([UInt8], Int)]) func refusesWhatIsNotUTF8(bytes: [UInt8], offset: Int)
    {
        let document = Document(bytes, path: "a.nui")
        #expect(document.diagnostics.map(\.id) == ["NUI122"])
        #expect(document.diagnostics.first?.span.column == offset + 1)
        #expect(document.root == nil)
        #expect(document.tree.print(document.source) == bytes)
    }

    @Test(arguments: [
        ("5", 5), ("-5", -5), ("+5", 5), ("5.5", 5.5), ("0.1", 0.1), ("-0", 0), ("123456.123456789", 123456.123456789), ("007", 7),
        ("9999999.999999999", 9999999.999999999),
    ]) func readsNumbers(text: String, value: Double) throws {
        let document = Document("const a = \(text)", path: "a.nui")
        #expect(document.diagnostics == [])
        #expect(number(try #require(document.definitions.first).value) == value)
    }

    struct Unexpected: Error {}

    private func number(_ value: Value) -> Double? {
        if case .number(let literal) = value { return literal.value }
        return nil
    }

    private let sample = """
        import "styles.nui" // first
        const gap = 8
        style base = { text = "x" }
        state hidden = { view.hidden = YES }
        root = {
            :id = main;
            view.frame = [0-5,100.25 7]
            view <= { text = "a\\"b\\\\c\\nd\\te\\u{e9}" corners = A | b.c | 4 }
        }
        """
}

/// Whether the tokens tile the text.
func covers(_ document: Document) -> Bool {
    var end = 0
    for token in document.tree.tokens {
        guard token.lower == end, token.upper > end else { return false }
        end = token.upper
    }
    return end == document.source.bytes.count
}
