import NUI
import Testing

@Suite struct FixedTextTests {
    private let source = SourceText(path: "a.nui", bytes: Array("0123é56\n89".utf8))

    private func diagnostic(_ line: Int, _ column: Int, _ endColumn: Int, _ replacement: String, file: String = "a.nui") -> Diagnostic {
        let span = Span(line: line, column: column, endLine: line, endColumn: endColumn)
        return Diagnostic(
            id: replacement, severity: .error, file: file, span: span, message: "", fix: .init(span: span, replacement: replacement))
    }

    @Test func putsInAllThatStandApart() {
        let fixed = FixedText(source, [diagnostic(2, 1, 2, "x"), diagnostic(1, 5, 6, "e"), diagnostic(1, 1, 1, "<")])
        #expect(fixed.text == "<0123e56\nx9")
        #expect(fixed.applied.map(\.id) == ["<", "e", "x"])
    }

    @Test func ofThoseThatOverlapOrTouchTheFirstCounts() {
        let fixed = FixedText(
            source, [diagnostic(1, 2, 4, "a"), diagnostic(1, 3, 5, "b"), diagnostic(1, 4, 4, "c"), diagnostic(1, 6, 6, "d")])
        #expect(fixed.text == "0a3éd56\n89")
        #expect(fixed.applied.map(\.id) == ["a", "d"])
    }

    @Test func takesAllEditsOfAFixOrNone() {
        var moved = diagnostic(1, 1, 3, "")
        moved.fix?.more = [.init(span: Span(line: 2, column: 1, endLine: 2, endColumn: 1), replacement: "01")]
        #expect(FixedText(source, [moved]).text == "23é56\n0189")
        #expect(FixedText(source, [diagnostic(1, 2, 4, "a"), moved]).text == "23é56\n0189")
        #expect(FixedText(source, [diagnostic(1, 1, 1, "a"), moved]).text == "a0123é56\n89")
    }

    @Test func leavesOtherFilesAndPlacesBeyondTheEndAlone() {
        #expect(FixedText(source, [diagnostic(1, 1, 2, "x", file: "b.nui")]).text == source.text)
        #expect(FixedText(source, [diagnostic(9, 9, 10, "x")]).text == source.text + "x")
        #expect(FixedText(source, []).text == source.text)
    }
}
