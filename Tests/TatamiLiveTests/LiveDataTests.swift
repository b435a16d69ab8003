import Foundation
import Tatami
import Testing

@testable import TatamiLive

/// The data of a file on the screen that is saved, broken, deleted and replaced.
@Suite struct LiveDataTests {
    private final class Desk {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-data-\(UUID().uuidString)")
        let live: LiveFile
        let root: ViewRoot
        let news = DispatchSemaphore(value: 0)
        var reports: [String] = []
        var time = 0.0

        static let text = """
            type Walk = { :key id  id = String  title <-> String }
            :model = { walks = [Walk]  search <-> "" }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { :class = Label  :id = head  text = "old head" }
                { :class = TextField  :id = query  text <-> search }
                { :for w in walks  :class = TextField  text <-> w.title }
            ] } } }
            """

        init(_ data: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(Self.text.utf8).write(to: folder.appendingPathComponent("a.nui"))
            try Data(data.utf8).write(to: folder.appendingPathComponent("a.json"))
            live = LiveFile(
                folder.appendingPathComponent("a.nui").path, data: folder.appendingPathComponent("a.json").path,
                watcher: FileWatcher(onChange: { [news] in news.signal() })
            ) {
                let loader = NUILoader(root: Screen())
                loader.logger.logLevel = .critical
                return loader
            }
            root = ViewRoot(live.view, text: try PangoTextEngine())
            root.add(live)
            live.report = { [unowned self] in reports.append($0) }
            live.load()
            frame()
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        func frame() {
            time += 1.0 / 60
            _ = root.frame(in: Size(200, 300), at: time)
        }

        func look() {
            repeat { #expect(news.wait(timeout: .now() + 10) == .success, "no change is reported") } while !live.reloadIfChanged()
            frame()
        }

        func save(_ text: String, to name: String = "a.json") throws {
            try Data(text.utf8).write(to: folder.appendingPathComponent(name))
            look()
        }

        var fields: [TextField] {
            root.placedViews(exact: true).compactMap { $0.view as? TextField }.filter { $0.id != "query" }
        }
        var texts: [String] { fields.map(\.text) }
        var errors: String? {
            root.placedViews(exact: true).map(\.view).first { $0.id == "tatami.errors" }?.subviews.first?.textContent
        }
    }

    private static func walks(_ rows: (String, String)...) -> String {
        "{\"walks\": [" + rows.map { "{\"id\": \"\($0)\", \"title\": \"\($1)\"}" }.joined(separator: ", ") + "]}"
    }

    /// Saving the same bytes is no change: what people have edited stays. After data with errors, they are gone from the screen.
    @Test func theSameDataKeepsEdits() throws {
        let data = Self.walks(("a", "Lake"), ("b", "Hill"))
        let desk = try Desk(data)
        desk.root.focus(desk.fields[1])
        #expect(desk.root.handle(text: "!"))
        desk.frame()
        let edited = desk.texts
        #expect(edited != ["Lake", "Hill"])
        try desk.save(data)
        #expect(desk.texts == edited && desk.errors == nil)
        try desk.save("{")
        #expect(desk.texts == edited && desk.errors != nil)
        try desk.save(data)
        #expect(desk.texts == edited && desk.errors == nil)
        try desk.save(Self.walks(("a", "Pond"), ("b", "Hill")))
        #expect(desk.texts == ["Pond", "Hill"])
    }

    @Test func changedDataIsShownAndRowsStay() throws {
        let desk = try Desk(Self.walks(("a", "Lake"), ("b", "Hill")))
        #expect(desk.texts == ["Lake", "Hill"] && desk.errors == nil)
        let hill = desk.fields[1]
        desk.root.focus(hill)
        let loader = desk.live.loader
        try desk.save(Self.walks(("c", "Tower"), ("b", "The hill"), ("a", "Lake")))
        #expect(desk.texts == ["Tower", "The hill", "Lake"])
        #expect(desk.fields[1] === hill && desk.root.focusedView === hill && desk.live.loader === loader)
    }

    @Test func faultsAreShownBesideTheLastGoodData() throws {
        let desk = try Desk(Self.walks(("a", "Lake")))
        try desk.save("{\"walks\": [{\"id\": \"a\", \"title\": 7}]}")
        #expect(desk.texts == ["Lake"] && desk.live.showsErrors)
        #expect(
            desk.errors == "a.json:1:33: $.walks[0].title is 7, not a String; write \"7\"")
        #expect(desk.reports.last?.contains("a.json:1:") == true)
        // A changed file is loaded with the last good data, and the faults stay.
        try desk.save(Desk.text.replacingOccurrences(of: "old head", with: "new head"), to: "a.nui")
        #expect(desk.live.loader?.object("head", as: Label.self)?.text == "new head")
        #expect(desk.texts == ["Lake"] && desk.errors?.contains("$.walks[0].title") == true)
        try desk.save(Self.walks(("a", "Pond")))
        #expect(desk.texts == ["Pond"] && desk.errors == nil && !desk.live.showsErrors)
    }

    @Test func aFileThatIsGoneIsAFault() throws {
        let desk = try Desk(Self.walks(("a", "Lake")))
        try FileManager.default.removeItem(at: desk.folder.appendingPathComponent("a.json"))
        desk.look()
        #expect(desk.texts == ["Lake"] && desk.errors == "a.json:1:1: the file does not exist")
        try desk.save(Self.walks(("a", "Pond")))
        #expect(desk.texts == ["Pond"] && desk.errors == nil)
    }

    @Test func aFileThatLackedItsDataIsShownOnceTheDataIsThere() throws {
        let desk = try Desk(Self.walks(("a", "Lake")))
        try desk.save(Desk.text.replacing("walks = [Walk]", with: "walks = [Walk]  extra = Integer"), to: "a.nui")
        #expect(desk.errors?.contains("extra") == true && desk.texts == ["Lake"])
        try desk.save(Self.walks(("a", "Pond")).replacing("{\"walks\"", with: "{\"extra\": 7, \"walks\""))
        #expect(desk.errors == nil && desk.texts == ["Pond"])
    }

    @Test func aFileAndItsDataMayBothHaveErrors() throws {
        let desk = try Desk(Self.walks(("a", "Lake")))
        try desk.save("root = { view = { :class = Viw } }", to: "a.nui")
        try desk.save("{")
        let errors = try #require(desk.errors)
        #expect(errors.contains("a.nui:1:") && errors.contains("a.json:1:") && desk.texts == ["Lake"])
        try desk.save(Self.walks(("a", "Pond")))
        #expect(desk.texts == ["Pond"] && desk.errors?.contains("a.nui:1:") == true && desk.errors?.contains("a.json") == false)
        try desk.save(Desk.text, to: "a.nui")
        #expect(desk.texts == ["Pond"] && desk.errors == nil)
    }

    @Test func dataThatIsWrongFromTheStartIsShownWhenItIsRight() throws {
        let desk = try Desk("[")
        #expect(desk.texts == [] && desk.errors?.contains("a.json:1:") == true && desk.live.loader == nil)
        try desk.save(Self.walks(("a", "Lake")))
        #expect(desk.texts == ["Lake"] && desk.errors == nil)
    }

    @Test func whatTheLoaderHoldsStays() throws {
        let desk = try Desk(Self.walks(("a", "Lake")))
        let search = try #require(desk.live.loader?.object("query", as: TextField.self))
        desk.root.focus(search)
        desk.root.handle(text: "x")
        desk.frame()
        #expect(desk.live.loader?.held("search") == .string("x"))
        try desk.save(Self.walks(("a", "Pond")))
        #expect(desk.live.loader?.held("search") == .string("x") && search.text == "x" && desk.texts == ["Pond"])
    }

    /// The panel leaves room for what the file has shown before.
    @Test func manyErrorsAreShortened() {
        #expect(ErrorPanel.shortened("a\nb").first == "a\nb" && ErrorPanel.shortened("a\nb").rest == nil)
        let (first, rest) = ErrorPanel.shortened((1...40).map(String.init).joined(separator: "\n"))
        #expect(first == "1\n2\n3\n4\n5\n6\n7\n8" && rest == "… and 32 more lines, which 'tatami check' shows")
        #expect(ErrorPanel.shortened(String(repeating: "(", count: 200_000)).first.count == 241)
    }
}
