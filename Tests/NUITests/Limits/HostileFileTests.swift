import NUI
import TestSupport
import Testing

/// What these files take at full size stands in the table of `make bench`.
@Suite struct HostileFileTests {
    @Test(arguments: HostileFile.all) func anAnswerIsShort(file: HostileFile) {
        let text = file.text(bytes: 16 << 10)
        let document = Document(text, path: "a.nui")
        #expect(document.text == text)
        #expect(covers(document))
        let found = check(Program(text: text, path: "a.nui"), testSchema)
        #expect(found.count <= Limits.diagnostics + 1)
        #expect(Set(found.map(\.message)).allSatisfy { $0.utf8.count < 1_000 })
    }

    /// A file may have a million tokens and 250,000 values, so that a byte more in each is a megabyte.
    @Test func whatAFileHasManyOfIsSmall() {
        #expect(MemoryLayout<Token>.stride == 8)
        #expect(MemoryLayout<SyntaxNode>.stride == 16)
        #expect(MemoryLayout<SourceRange>.stride == 8)
        #expect(MemoryLayout<NamePath>.stride == 32)
        #expect(MemoryLayout<Value>.stride == 40)
        #expect(MemoryLayout<Assignment>.stride <= 80)
    }

    @Test func filesThatImportEachOtherAreReadOnce() {
        var files: [String: String] = ["/main.nui": "import \"0.nui\"\nroot = { }"]
        for number in 0..<40 { files["/\(number).nui"] = (0..<40).map { "import \"\($0).nui\"\n" }.joined() }
        let program = Program.load(path: "/main.nui", reader: MemorySourceReader(files))
        #expect(Set(program.documents.map(\.source.path)).count == program.documents.count)
        #expect(
            program.diagnostics.allSatisfy {
                $0.id == DiagnosticCode.importsTooDeep.rawValue || $0.id == DiagnosticCode.moreDiagnostics.rawValue
            })
    }

    /// What a reader was asked for.
    private final class CountingReader: SourceReader, @unchecked Sendable {
        private(set) var lookups = 0

        func canonicalPath(of path: String) throws(SourceReadError) -> String {
            lookups += 1
            if path == "/main.nui" || path == "/" { return path }
            throw .missing
        }

        func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
            Array((0..<20_000).map { "import \"\($0).nui\"\nimport \"x.nui\"\n" }.joined().utf8)
        }
    }

    @Test func onlySoManyFilesAreLookedFor() {
        let reader = CountingReader()
        let found = Program.load(path: "/main.nui", reader: reader).diagnostics
        #expect(reader.lookups <= 2 * Limits.imports + 8)
        #expect(found.count == Limits.diagnostics + 1)
        #expect(found.last?.message == "39950 more findings are not shown")
    }

    // MARK: What is not walked twice

    @Test func onlyTheFirstOfManyNamesGetSuggestions() {
        let ids = (0..<3_000).map { "{ :class = View :id = a\($0)\(String(repeating: "b", count: 200)) }" }.joined()
        let uses = (0..<60).map { "a\($0)x\(String(repeating: "b", count: 200)) " }.joined()
        let found = check(
            Program(text: "root = { view = { :class = View subviews = [\(ids)] tag = [\(uses)] } }", path: "a.nui"), testSchema)
        let helped = found.filter { $0.hint?.hasPrefix("did you mean") == true }.count
        #expect(helped > 0 && helped < 50, "\(helped) suggestions among 3,000 long names")
    }

    @Test(arguments: [(19_999, []), (20_000, ["NUI505"])]) func expressionsHaveSoManyValues(signs: Int, expected: [String]) {
        let text = "const a = " + String(repeating: "1 + ", count: signs) + "1"
        #expect(Document(text, path: "a.nui").diagnostics.map(\.id) == expected)
    }

    @Test func valuesInStringsAreCounted() {
        let string = "\"" + String(repeating: "\\(1)", count: 10_000) + "\" "
        #expect(Document("const a = [" + String(repeating: string, count: 12) + "]", path: "a.nui").diagnostics == [])
        #expect(Document("const a = [" + String(repeating: string, count: 13) + "]", path: "a.nui").diagnostics.map(\.id) == ["NUI505"])
    }

    @Test func signsOfExpressionsAreCounted() {
        let sums = { (count: Int) in "const a = [" + String(repeating: "(1 + 1) ", count: count) + "]" }
        // The array, and five tokens each.
        #expect(Document(sums(49_999), path: "a.nui").diagnostics == [])
        #expect(Document(sums(50_000), path: "a.nui").diagnostics.map(\.id) == ["NUI505"])
    }

    @Test func usesOfTemplatesAreCounted() {
        let text = "template t = { :class = View }\nroot = { view = { :class = View subviews = ["
        let found = { (count: Int) in
            check(Program(text: text + String(repeating: "{ :template = t }", count: count) + "] } }", path: "a.nui"), testSchema).map(\.id)
        }
        #expect(found(20_000) == [])
        #expect(found(40_000) == ["NUI511"])
    }

    @Test func objectsCountTwice() {
        let objects = { (count: Int) in "const a = [" + String(repeating: "{}", count: count) + "]" }
        #expect(Document(objects(124_999), path: "a.nui").diagnostics == [])
        #expect(Document(objects(125_000), path: "a.nui").diagnostics.map(\.id) == ["NUI505"])
    }

    @Test func definitionsAreCounted() {
        let constants = { (count: Int) in (0..<count).map { "const a\($0) = 1\n" }.joined() + "root = { }" }
        #expect(Document(constants(50_000), path: "a.nui").diagnostics == [])
        let document = Document(constants(50_002), path: "a.nui")
        #expect(document.diagnostics.map(\.id) == ["NUI505"])
        #expect(document.definitions.count == Limits.definitions)
    }

    @Test func parametersAreCounted() {
        let found = { (count: Int) in
            let parameters = (0..<count).map { "p\($0) = 1 " }.joined()
            return check(
                Program(
                    text: "template t = { :params { \(parameters)} :class = View }\nroot = { view = { :template = t } }", path: "a.nui"),
                testSchema
            )
            .filter { $0.severity == .error }
        }
        #expect(found(1_000).map(\.id) == [])
        #expect(found(1_001).map(\.id) == ["NUI505"])
    }

    @Test func aFileOf20000ViewsIsRead() {
        let row = """
            { view = { :class = View  :style = card  subviews = [
                { :class = Label  :style = title  text = "A row with a title"  numberOfLines = 1 }
                { :class = Label  text = "A note that says more"  hidden = NO }
                { :class = Label  text = "A third"  tag = gap }
                { :class = Button  title = "Open"  action = { selector = "open"  target = self } }
            ] }  minWidth = 80 }

            """
        let document = Document(
            "const gap = 8\nroot = { layout = { :class = VerticalLayout layoutItems = [\n\(String(repeating: row, count: 4_000))] } }",
            path: "a.nui")
        #expect(document.diagnostics == [])
    }
}
