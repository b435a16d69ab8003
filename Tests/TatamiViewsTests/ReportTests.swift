import TatamiViews
import Testing

@Suite struct ReportTests {
    @Test func aMessageIsReportedOnce() {
        let root = ViewRoot(View(), text: CharacterGrid())
        var heard: [String] = []
        root.onReport = { heard.append($0) }
        for message in ["a", "b", "a"] { root.report(message) }
        #expect(heard == ["a", "b"] && root.diagnostics == heard)
    }
}
