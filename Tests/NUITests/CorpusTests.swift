import NUI
import Testing

@Suite struct CorpusTests {
    @Test(arguments: try CorpusCase.all()) func findsExactlyWhatTheCorpusSays(item: CorpusCase) {
        guard !CorpusCase.isUpdating else { return }
        #expect(item.found() == item.findings)
    }

    @Test func updatesTheCorpusOnRequest() throws {
        guard CorpusCase.isUpdating else { return }
        for name in CorpusCase.corpusNames { try CorpusCase.rewrite(name) }
    }

    @Test func hasACorpusWorthTheName() throws {
        #expect(try CorpusCase.all().count >= 150)
    }

    /// A fix must lead to a text without the finding, and must not bring new ones of syntax.
    @Test(arguments: try CorpusCase.all()) func fixesMendWhatTheyPromise(item: CorpusCase) {
        let before = check(item.program(), testSchema)
        for diagnostic in before {
            guard diagnostic.fix != nil, let index = item.files.firstIndex(where: { $0.path == diagnostic.file }) else { continue }
            var mended = item
            let source = SourceText(path: diagnostic.file, bytes: Array(item.files[index].text.utf8))
            mended.files[index].text = FixedText(source, [diagnostic]).text
            let after = check(mended.program(), testSchema)
            let same = { (list: [Diagnostic]) in list.filter { $0.id == diagnostic.id && $0.message == diagnostic.message }.count }
            #expect(same(after) < same(before), "\(diagnostic.id) in \(item.title)")
            #expect(
                after.filter { $0.id.hasPrefix("NUI1") }.count <= before.filter { $0.id.hasPrefix("NUI1") }.count,
                "\(diagnostic.id) in \(item.title)")
        }
    }

    /// All fixes at once, as often as there are any: what can be mended is mended, and nothing of a kind of which each case has a
    /// fix is left.
    @Test(arguments: try CorpusCase.all()) func allFixesTogetherLeaveNothingOfTheirKind(item: CorpusCase) {
        let before = check(item.program(), testSchema)
        var mended = item
        var found = before
        for _ in 0..<20 where found.contains(where: { $0.fix != nil }) {
            for index in mended.files.indices {
                let source = SourceText(path: mended.files[index].path, bytes: Array(mended.files[index].text.utf8))
                mended.files[index].text = FixedText(source, found).text
            }
            found = check(mended.program(), testSchema)
        }
        #expect(!found.contains { $0.fix != nil }, "\(mended.files.map(\.text))")
        let kinds = Set(before.map(\.id)).subtracting(before.filter { $0.fix == nil }.map(\.id))
        #expect(Set(found.map(\.id)).isDisjoint(with: kinds), "\(found.map { $0.id + " " + $0.message })\n\(mended.files.map(\.text))")
    }
}
