import NUI
import NUILoader
import TatamiControls
import TatamiGeometry
import TatamiViews
import Testing

@Suite struct PreviewTests {
    private let text = """
        import "brand.nui" as brand
        const title = "Card"
        const walks = 3
        preview "Long name" = { size = [200 0]  scale = 2  data = { title = "Long"  walks = 4 * 3  brand.gap = 1 } }
        preview dark = { direction = RightToLeft  state = [loud brand.soft] }
        preview empty = {}
        state loud = { head.text = "LOUD" }
        root = { view = { :class = Label  :id = head  text = "\\(title) \\(walks)"  cornerRadius = brand.gap } }
        """
    private let files = ["/ui/brand.nui": "const gap = 6\nstate soft = { head.opacity = 0.5 }"]

    @Test func previewsSayHowTheyAreShown() throws {
        let loading = Loading(text, files)
        #expect(loading.shown == [])
        let previews = try loading.loader.previews(file: "/ui/main.nui")
        #expect(previews.map(\.name) == ["Long name", "dark", "empty"])
        #expect(previews[0].size == Size(200, 0) && previews[0].scale == 2 && previews[0].direction == nil && previews[0].states == [])
        #expect(previews[1].direction == .rightToLeft && previews[1].states == ["loud", "brand.soft"] && previews[1].size == nil)
    }

    @Test func dataStandInThePlaceOfConstants() throws {
        let loading = Loading(text, files)
        #expect(try loading.object("head", as: Label.self).text == "Card 3")
        _ = try loading.loader.load(file: "/ui/main.nui", preview: "Long name")
        let label = try loading.object("head", as: Label.self)
        #expect(label.text == "Long 12" && label.cornerRadius == 1)
        _ = try loading.loader.load(file: "/ui/main.nui", preview: "dark")
        #expect(try loading.object("head", as: Label.self).text == "LOUD")
        #expect(try loading.object("head", as: Label.self).opacity == 0.5)
        try loading.loader.load(file: "/ui/main.nui")
        #expect(try loading.object("head", as: Label.self).text == "Card 3")
    }

    @Test func anUnknownPreviewIsAnErrorThatNamesTheOthers() {
        let loading = Loading(text, files)
        let error = #expect(throws: NUILoadError.self) { try loading.loader.load(file: "/ui/main.nui", preview: "Dark") }
        #expect(error?.diagnostics.first?.hint == "the previews are \"Long name\", \"dark\", \"empty\"")
    }

    @Test(arguments: [
        ("size = [0 5]", "NUI216"), ("size = [5]", "NUI216"), ("size = [20000 5]", "NUI216"), ("scale = 9", "NUI216"),
        ("scale = 0", "NUI216"),
        ("direction = Up", "NUI205"), ("state = lout", "NUI601"), ("state = [loud nobody]", "NUI601"), ("state = \"loud\"", "NUI204"),
        ("data = { titel = \"x\" }", "NUI315"), ("data = { title = 5 }", "NUI204"), ("data = 5", "NUI204"), ("widht = 5", "NUI203"),
        (":class = View", "NUI214"), ("data = { walks = nobody }", "NUI206"), ("data = { walks = walks + 1 }", "NUI315"),
    ])
    func oneMistakeIsOneReport(body: String, id: String) {
        let loading = Loading("root = {}")
        let found = loading.loader.check(
            text:
                "preview x = { \(body) }\nconst title = \"Card\"\nconst walks = 3\nstate loud = { head.text = title }\nroot = { view = { :class = Label  :id = head  cornerRadius = walks } }",
            name: "/ui/x.nui")
        #expect(found.map(\.id) == [id], "\(found.map(\.line))")
    }

    /// Counts what is asked of the file system.
    private final class CountingReader: SourceReader, @unchecked Sendable {  // Used on one thread.
        let base: MemorySourceReader
        var reads = 0

        init(_ files: [String: String]) { base = MemorySourceReader(files) }

        func canonicalPath(of path: String) throws(SourceReadError) -> String { try base.canonicalPath(of: path) }
        func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
            reads += 1
            return try base.read(canonicalPath, limit: limit)
        }
    }

    @Test func aFileIsReadOnceForAllItsPreviews() throws {
        let names = (0..<50).map { "preview \"p\($0)\" = { data = { title = \"number \($0)\" }  state = loud }" }.joined(separator: "\n")
        let text = """
            import "part.nui"
            \(names)
            state loud = { head.opacity = 0.5 }
            root = { view = { :class = Label  :id = head  text = title } }
            """
        let reader = CountingReader(["/ui/main.nui": text, "/ui/part.nui": "const title = \"part\""])
        let classes = StandInClasses(SchemaFile())
        func newLoader() -> NUILoader {
            let loader = NUILoader(standingIn: classes)
            (loader.reader, loader.logger) = (reader, .silent)
            return loader
        }
        let file = newLoader().check(file: "/ui/main.nui")
        #expect(file.diagnostics == [] && file.previews.count == 50 && reader.reads == 2)
        var loaders: [NUILoader] = []
        for (number, preview) in file.previews.enumerated() {
            let loader = newLoader()
            let (warnings, shown) = try loader.load(file, preview: preview.name)
            #expect(warnings == [] && shown.name == preview.name)
            #expect(
                loader.object("head", as: Label.self)?.text == "number \(number)" && loader.object("head", as: Label.self)?.opacity == 0.5)
            loaders.append(loader)
        }
        #expect(reader.reads == 2)
        #expect(Set(loaders.compactMap { $0.object("head", as: Label.self).map(ObjectIdentifier.init) }).count == 50)
    }

    /// What the checker finds in the file stands for all previews; what their data alone bring is found by each.
    @Test func dataThatGoRoundAreFoundByThePreview() throws {
        let loading = Loading(
            """
            preview good = { data = { a = "x" } }
            preview round = { data = { a = b } }
            const a = "a"
            const b = a
            root = { view = { :class = Label  text = b } }
            """)
        let file = loading.loader.check(file: "/ui/main.nui")
        #expect(!file.diagnostics.hasErrors)
        #expect(try loading.loader.load(file, preview: "good").warnings == [])
        let error = #expect(throws: NUILoadError.self) { try loading.loader.load(file, preview: "round") }
        #expect(error?.diagnostics.map(\.id) == ["NUI302"], "\(error?.text ?? "")")
    }
}
