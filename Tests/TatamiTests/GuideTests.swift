import Foundation
import GuideExamples
import Tatami
import TatamiTesting
import Testing

/// What the guide shows is what compiles, loads and is drawn. UPDATE_GOLDENS=1 writes code blocks and pictures anew.
@Suite struct GuideTests {
    private let isUpdating = ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1"

    @Test func everyLayoutHasAPage() throws {
        let layouts = try FileManager.default.contentsOfDirectory(
            atPath: Gallery.root.appendingPathComponent("Sources/TatamiLayout/Algorithms").path)
        let pages = Set(Guide.all.map(\.name))
        for layout in layouts where !layout.hasSuffix(".swift") {
            #expect(pages.contains(layout.lowercased()), "\(layout)Layout has no page")
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: Guide.pages.path).filter { $0.hasSuffix(".md") }
        #expect(Set(files) == Set(Guide.all.map { "\($0.name).md" } + ["README.md"]))
        let contents = try String(contentsOf: Guide.pages.appendingPathComponent("README.md"), encoding: .utf8)
        for page in Guide.all { #expect(contents.contains("(\(page.name).md)"), "\(page) is not in the list of pages") }
    }

    @Test(arguments: Guide.all)
    func thePageShowsItsSources(_ page: Guide.Page) throws {
        let file = Guide.pages.appendingPathComponent("\(page).md")
        var text = try String(contentsOf: file, encoding: .utf8)
        #expect(text.contains("](../pictures/\(page.picture))") == (page.scene != nil), "\(page) lacks its picture, or nothing draws it")
        for source in page.sources {
            let code = try String(contentsOf: Gallery.root.appendingPathComponent(source), encoding: .utf8)
            let head = "`\(source)`:\n\n```\(source.split(separator: ".").last ?? "")\n"
            let start = try #require(text.range(of: head), "\(page) does not show \(source)")
            let end = try #require(text.range(of: "```\n", range: start.upperBound..<text.endIndex), "a block of \(page) has no end")
            if isUpdating { text.replaceSubrange(start.upperBound..<end.lowerBound, with: code) }
            #expect(isUpdating || text[start.upperBound..<end.lowerBound] == code, "\(page) shows another \(source) than there is")
        }
        let languages = Set(page.sources.compactMap { $0.split(separator: ".").last.map(String.init) } + ["swift", "nui"])
        let blocks = languages.reduce(0) { $0 + text.components(separatedBy: "```\($1)\n").count - 1 }
        #expect(blocks == page.sources.count, "\(page) shows code that is no source")
        if isUpdating { try AtomicFile.write(Array(text.utf8), to: file.path) }
    }

    @Test func liveViewsDoWhatThePageSays() throws {
        let found = try liveGuideFolds()
        #expect(found.prefix(2) == ["It moves.", "What is folded cannot be found."])
        #expect(
            found[2] == """
                window (0, 0, 320, 170)
                  button "Fold" focused selected (12, 12, 296, 32) [press, focus]
                  text "Town" (12, 50, 296, 30)

                """)
    }

    @Test func ownClassesDoWhatThePageSays() throws {
        #expect(OwnClassesChecks.differences == [])
        let path = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString).json").path
        defer { try? FileManager.default.removeItem(atPath: path) }
        try OwnClassesChecks.writeSchema(to: path)
        let file = try SchemaFile(path: path, besides: NUISchema().schema)
        #expect(file.root == "Inbox" && file.classes.map(\.name) == ["Inbox", "Badge"] && file.enums.map(\.name) == ["Mood"])
        let page = Guide.path("Files/own-classes.nui")
        let checker = NUILoader(standingIn: file)
        #expect(checker.check(file: page).diagnostics.isEmpty)
        let faulty = try String(contentsOfFile: page, encoding: .utf8).replacingOccurrences(of: "\"refresh\"", with: "\"refrehs\"")
        let chips = try String(contentsOfFile: Guide.path("Files/chips.nui"), encoding: .utf8)
        checker.reader = MemorySourceReader(["inbox.nui": faulty, "chips.nui": chips])
        let text = try String(contentsOf: Guide.pages.appendingPathComponent("own-classes.md"), encoding: .utf8)
        #expect(text.contains(checker.check(file: "inbox.nui").text), "\(checker.check(file: "inbox.nui").text)")
        let renamed = NUISchema<Inbox>(outlets: [.property("unraed", \.unread)]).differences(from: Inbox())
        #expect(renamed.count == 1 && text.contains("    " + renamed[0]), "\(renamed)")

        let inbox = Inbox()
        let loader = NUILoader(root: inbox, schema: Inbox.interface)
        try loader.load(file: page)
        let badge = try #require(inbox.unread)
        #expect(badge.count == 12 && badge.mood == .urgent && !inbox.isEmpty)
        #expect(loader.perform(Action("refresh")) && loader.perform(Action("open")) && badge.count == 11)
        #expect(loader.perform(Action("clear", target: "badge")) && inbox.isEmpty && inbox.log == ["refresh"])
    }

    @Test(arguments: Guide.all.filter { $0.scene?.nui != nil })
    func swiftAndNUIMakeTheSame(_ page: Guide.Page) throws {
        let scene = try #require(page.scene)
        let engine = try PangoTextEngine()
        let swift = try Guide.swift(scene, engine)
        let file = try Guide.file(scene, engine)
        func frames(_ root: ViewRoot) -> [String] {
            root.placedViews(exact: true).map { "\($0.path) \(type(of: $0.view)) \($0.frame) \($0.visibility)" }
        }
        #expect(frames(swift) == frames(file))
        #expect(frames(swift).count > 3)
        #expect(swift.displayList().description == file.displayList().description)
        #expect(swift.diagnostics.isEmpty && file.diagnostics.isEmpty)
    }

    @Test(arguments: Guide.all.filter { $0.scene != nil })
    func thePictureIsWhatIsDrawn(_ page: Guide.Page) throws {
        let scene = try #require(page.scene)
        let engine = try PangoTextEngine()
        let renderer = CairoRenderer(engine)
        let list = try Guide.file(scene, engine).displayList()
        try KeptPicture(name: page.picture, size: scene.size).expect(list, renderer)
    }
}
