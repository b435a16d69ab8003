import Logging
import NUI
import NUILoader
import TatamiGeometry
import TatamiViews
import Testing

@Suite struct ErrorTests {
    @Test(arguments: [
        ("root = {\n  view = { :class = Labl }\n}", "2:21 NUI201"),
        ("root = {\n  view = { :class = Label\n    txt = \"a\" }\n}", "3:5 NUI203"),
        ("root = {\n  view = { :class = Label :style = none }\n}", "2:36 NUI301"),
        ("root = {\n  view = { :class = Label text = 5 }\n}", "2:34 NUI204"),
        ("root = {}\nconst a = 5", "2:1 NUI117"), ("root = {\n  view = { :class = Label", "2:26 NUI102"),
        ("const a = a\nroot = { x = a }", "1:7 NUI302"),
        ("style a = { :style = a }\nroot = { view = { :class = View  :style = a } }", "1:7 NUI303"),
        ("const a = 1\nimport \"x.nui\"\nroot = {}", "2:1 NUI115"), ("import \"x.nui\"\nroot = {}", "1:8 NUI402"),
        ("import \"../x.nui\"\nroot = {}", "1:8 NUI403"),
    ])
    func everyMistakeHasItsPlace(text: String, start: String) {
        let loading = Loading(text)
        #expect(loading.errors.first?.line.hasPrefix(start) == true, "\(loading.shown)")
        #expect(loading.screen.view == nil)
        for error in loading.errors {
            #expect(error.file == "/ui/main.nui" && !error.message.isEmpty)
            #expect((error.span.line, error.span.column) <= (error.span.endLine, error.span.endColumn))
        }
    }

    @Test func aMissingMainFileIsOneDiagnostic() {
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = MemorySourceReader()
        let error = #expect(throws: NUILoadError.self) { try loader.load(file: "/ui/none.nui") }
        #expect(error?.diagnostics.map(\.line) == ["1:1 NUI401 the file does not exist"])
    }

    /// Names, types, values and pictures, in the file and in what it imports.
    @Test func allMistakesAreToldAtOnceInFileOrder() {
        let loading = Loading(
            """
            import "part.nui"
            root = { view = { :class = View subviews = [
                { :class = ImageView image = { file = "none.png" } }
                { :class = Label txt = "a" font = { type = bold } }
                { :class = ImageView image = { file = "none2.png" } autoresizingMask = FlexibleWidth }
                { :class = Label :style = bad } ] } }
            """, ["/ui/part.nui": "style bad = { font = { size = -1 } textColor = \"zz\" }"])
        #expect(
            loading.found.map { "\($0.file.suffix(8)) \($0.span.line):\($0.span.column) \($0.id)" } == [
                "main.nui 3:43 NUI402", "main.nui 4:22 NUI203", "main.nui 4:39 NUI216", "main.nui 5:43 NUI402",
                "main.nui 5:57 NUI214", "part.nui 1:31 NUI216", "part.nui 1:48 NUI216",
            ])
    }

    @Test func whatFollowsFromAMistakeIsNotTold() {
        #expect(Loading("root = { view = { :class = Label font = { sise = 12 } } }").ids == ["NUI203"])
        #expect(Loading("root = { view = { :class = Label font = { size = \"x\" } } }").ids == ["NUI204"])
        #expect(Loading("root = { view = { :class = Label font = { size 12 } } }").ids == ["NUI106"])
        #expect(Set(Loading("root = { view = { :class = Label font = { type = bold ").ids) == ["NUI102"])
        #expect(Loading("root = { view = { :class = Nope :id = a } b = a.text }").ids == ["NUI201"])
    }

    @Test func aMistakeInASharedValueIsToldOnce() {
        let loading = Loading(
            """
            const f = { :class = Font type = bold }
            root = { view = { :class = View subviews = [{ :class = Label font = f } { :class = Label font = f }] } }
            """)
        #expect(loading.shown == ["1:11 NUI216 a font needs a size"])
    }

    @Test func thousandsOfMistakesAreCounted() {
        let labels = String(repeating: "{ :class = ImageView image = { file = \"none.png\" } }\n", count: 200)
        let loading = Loading("root = { view = { :class = View subviews = [\(labels)] } }")
        #expect(loading.found.count == Limits.diagnostics + 1)
        #expect(loading.found.last?.message == "150 more findings are not shown")
    }

    @Test func warningsLetTheFileLoad() {
        let loading = Loading("root = { view = { :class = View autoresizingMask = FlexibleWidth | FlexibleHeight } }")
        #expect(loading.shown == ["1:33 NUI214 autoresizingMask has no effect: a layout or the frame places the view"])
        #expect(loading.found.first?.severity == .warning && loading.screen.view != nil)
    }

    /// An error that is thrown is not logged as well, so that a program that prints it reports it once.
    @Test func findingsAreReportedOnce() throws {
        let records = Records()
        let loader = NUILoader(root: Screen())
        loader.logger = Logger(label: "test") { _ in RecordingHandler(records: records) }
        loader.reader = MemorySourceReader([
            "/a.nui": "root = { view = { :class = Label txt = 1 text = 2 autoresizingMask = FlexibleWidth } }"
        ])
        let error = #expect(throws: NUILoadError.self) { try loader.load(file: "/a.nui") }
        #expect(error?.diagnostics.count == 3 && error?.text.contains("NUI203") == true && error?.text.contains("/a.nui:1:34") == true)
        #expect(throws: NUILoadError.self) { try loader.loadState("x") }
        #expect(records.all.isEmpty)
        loader.reader = MemorySourceReader(["/a.nui": "root = { view = { :class = View  autoresizingMask = FlexibleWidth } }"])
        #expect(try loader.load(file: "/a.nui").map(\.severity) == [.warning])
        #expect(records.all.map(\.level) == [.warning] && records.all[0].text.contains("NUI214"))
    }

    @Test func aTextLoadsAsIfItWereAFileOfThatName() throws {
        let screen = Screen()
        let loader = NUILoader(root: screen, searchPaths: ["/lib"])
        loader.logger = .silent
        loader.reader = MemorySourceReader(["/ui/part.nui": "const a = 1", "/lib/more.nui": "const b = 2"])
        try loader.load(text: "import \"part.nui\" import \"more.nui\" root = { a = a b = b }", name: "/ui/unsaved.nui")
        #expect(screen.outlets["a"] as? Double == 1 && screen.outlets["b"] as? Double == 2)
        let error = #expect(throws: NUILoadError.self) { try loader.load(text: "root = { view = 5 }", name: "/ui/unsaved.nui") }
        #expect(error?.diagnostics.map { "\($0.file) \($0.span.line):\($0.span.column)" } == ["/ui/unsaved.nui 1:17"])
    }

    @Test func deepFilesAreRefusedWithoutOverflow() {
        let open = String(repeating: "{ :class = View subviews = [", count: 5000)
        #expect(Loading("root = { view = \(open)").ids.contains("NUI501"))
        let fits = String(repeating: "{ :class = View subviews = [", count: 60) + String(repeating: "] }", count: 60)
        #expect(Loading("root = { view = \(fits) }").shown == [])
    }
}

private final class Records {
    var all: [(level: Logger.Level, text: String)] = []
}

/// Keeps what is logged. `@unchecked`: the test logs on its own thread alone.
private struct RecordingHandler: LogHandler, @unchecked Sendable {
    let records: Records
    var metadata: Logger.Metadata = [:]
    var logLevel = Logger.Level.trace

    subscript(metadataKey key: String) -> Logger.Metadata.Value? {
        get { metadata[key] }
        set { metadata[key] = newValue }
    }

    func log(event: LogEvent) { records.all.append((event.level, "\(event.message)")) }
}
