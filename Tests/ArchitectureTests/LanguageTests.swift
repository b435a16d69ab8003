import Testing

/// The walls of NUI and its loader that no compiler holds.
@Suite struct LanguageTests {
    private func files(_ folder: String, containing text: String) -> [String] {
        SourceTree.swiftFiles(folder).filter { SourceTree.text($0).contains(text) }.map(\.lastPathComponent)
    }

    /// One definition, one path of the parser, one table: a further kind of definition is a case and its keyword.
    @Test(arguments: ["\"const\"", "\"template\""])
    func keywordsOfDefinitionsStandInOneFile(keyword: String) {
        #expect(files("Sources/NUI", containing: keyword) == ["Definition.swift"])
    }

    @Test func theSyntaxHasOneDefinition() {
        for kind in ["Constant", "Style", "State", "Template", "Preview"] {
            for word in ["class", "struct"] { #expect(files("Sources/NUI", containing: "\(word) \(kind):") == []) }
        }
    }

    /// Whatever a file, a state or a later binding sets goes the same way: evaluated in a scope, noted in the journal.
    @Test func propertiesAreSetInOnePlace() {
        #expect(files("Sources/NUILoader", containing: "journal.write(") == ["Builder+Properties.swift"])
        #expect(files("Sources/NUILoader", containing: "Transaction(") == ["Journal.swift"])
        #expect(files("Sources/NUILoader", containing: "ReferenceGraph()") == ["Journal.swift"])
    }

    /// What a class knows of its properties stands in one table of one type.
    @Test func aClassHasOneTableOfProperties() {
        let text = SourceTree.text("Sources/NUILoader/Binding/NUIClass.swift")
        #expect(text.contains("let table: MadeOnce<[AnyNUIProperty]>") && text.matches(of: /\[String: (?!\(AnyObject, View\?)/).isEmpty)
    }
}
