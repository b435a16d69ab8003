import Foundation
import Tatami
import TatamiLive
import Testing

/// A file on the screen that is saved, broken, deleted and replaced: the screen lives on.
@Suite struct LiveFileTests {
    private final class Desk {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-live-\(UUID().uuidString)")
        let live: LiveFile
        let root: ViewRoot
        let news = DispatchSemaphore(value: 0)
        var time = 0.0

        init(_ text: String) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: folder.appendingPathComponent("a.nui"))
            live = LiveFile(folder.appendingPathComponent("a.nui").path, watcher: FileWatcher(onChange: { [news] in news.signal() })) {
                let loader = NUILoader(root: Screen())
                loader.logger.logLevel = .critical
                return loader
            }
            live.load()
            root = ViewRoot(live.view, text: try PangoTextEngine())
            frame()
        }

        deinit { try? FileManager.default.removeItem(at: folder) }

        var file: URL { folder.appendingPathComponent("a.nui") }

        func frame() {
            time += 1.0 / 60
            _ = root.frame(in: Size(200, 300), at: time)
        }

        /// What the host does when it is woken.
        func look() {
            // One save may be reported twice.
            repeat { #expect(news.wait(timeout: .now() + 10) == .success, "no change is reported") } while !live.reloadIfChanged()
            frame()
        }

        func save(_ text: String) throws {
            try Data(text.utf8).write(to: file)
            look()
        }

        /// What this process holds open of the folder; tests beside this one open files of their own.
        var openFiles: [String] {
            let handles = "/proc/self/fd"
            let files = FileManager.default
            return ((try? files.contentsOfDirectory(atPath: handles)) ?? [])
                .compactMap { try? files.destinationOfSymbolicLink(atPath: "\(handles)/\($0)") }
                .filter { $0.contains(folder.lastPathComponent) }
        }

        var shown: String { root.displayList().description }
    }

    private static func list(_ title: String, rows: Int = 30) -> String {
        let items = (0..<rows).map { "{ view = { :class = Label  text = \"row \($0)\" }  fixedHeight = 40 }" }.joined(separator: "\n")
        return """
            state big = { head.opacity = 0.5 }
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { view = { :class = Button  :id = head  title = "\(title)" } }
                { view = { :class = ScrollView  :id = list  contentView = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                    \(items)
                ] } } }  stretch = 1 }
            ] } } }
            """
    }

    @Test func whatWasDoneStaysAndErrorsCoverTheLastGoodScreen() throws {
        let desk = try Desk(Self.list("one"))
        try desk.live.loader?.loadState("big")
        desk.live.loader?.object("list", as: ScrollView.self)?.contentOffset = Point(0, 130)
        desk.root.focus(try #require(desk.live.loader?.object("head", as: Button.self)))
        desk.frame()
        try desk.save(Self.list("two"))
        desk.frame()
        #expect(desk.shown.contains("two") && !desk.shown.contains("one"))
        let list = try #require(desk.live.loader?.object("list", as: ScrollView.self))
        let head = try #require(desk.live.loader?.object("head", as: Button.self))
        #expect(list.contentOffset.y == 130 && head.opacity == 0.5 && desk.root.focusedView === head)
        try desk.save(Self.list("three").replacingOccurrences(of: "fixedHeight", with: "fixedHight"))
        #expect(desk.live.showsErrors && desk.shown.contains("two") && desk.shown.contains("fixedHeight"))
        #expect(desk.live.loader?.object("list", as: ScrollView.self)?.contentOffset.y == 130)
        try desk.save(Self.list("four"))
        #expect(!desk.live.showsErrors && desk.shown.contains("four"))
        desk.live.load(isReset: true)
        desk.frame()
        #expect(desk.live.loader?.object("list", as: ScrollView.self)?.contentOffset.y == 0)
        #expect(desk.live.loader?.object("head", as: Button.self)?.opacity == 1)
    }

    private static func row(_ count: Int, _ more: String = "") -> String {
        let items = (0..<count).map { _ in "{ view = { :class = View }  fixedSize = [100, 40] }" }.joined(separator: "\n")
        return """
            state moved = { row.contentOffset = [10, 0] }
            root = { view = { :class = LayoutView  direction = RightToLeft  layout = { :class = VerticalLayout  layoutItems = [
                { view = { :class = ScrollView  :id = row  horizontalScrollerEnabled = YES  \(more)
                    contentView = { :class = LayoutView  layout = { :class = HorizontalLayout  layoutItems = [
                        \(items)
                    ] } } }  stretch = 1 }
            ] } } }
            """
    }

    /// Content that reads from right to left keeps its distance from the right edge; offsets in files count from the left.
    @Test func contentFromRightToLeftStaysWhereItWas() throws {
        let desk = try Desk(Self.row(10))
        func row() throws -> ScrollView { try #require(desk.live.loader?.object("row", as: ScrollView.self)) }
        #expect(try row().contentOffset == Point(800, 0))
        try row().contentOffset = Point(670, 0)
        try desk.save(Self.row(15))
        desk.frame()
        #expect(try row().contentOffset == Point(1170, 0))
        try desk.live.loader?.loadState("moved")
        desk.frame()
        #expect(try row().contentOffset == Point(10, 0))
        let other = try Desk(Self.row(10, "contentOffset = [120, 0]"))
        #expect(other.live.loader?.object("row", as: ScrollView.self)?.contentOffset == Point(120, 0))
    }

    @Test func whatWasWrittenStays() throws {
        func form(_ title: String, _ text: String) -> String {
            """
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { view = { :class = Label  text = "\(title)" } }
                { view = { :class = TextField  :id = name  text = "\(text)" } }
                { view = { :class = TextField  :id = other  text = "\(text)" } }
            ] } } }
            """
        }
        let desk = try Desk(form("one", "Ada"))
        func field(_ name: String) throws -> TextField { try #require(desk.live.loader?.object(name, as: TextField.self)) }
        desk.root.focus(try field("name"))
        _ = desk.root.handle(text: " Lovelace")
        try field("name").selection = 4..<8
        try desk.save(form("two", "Grace"))
        desk.frame()
        #expect(try field("name").text == "Ada Lovelace" && field("name").selectedText == "Love" && field("name").isFocused)
        #expect(try field("other").text == "Grace", "What nobody has written in shows what the file says.")
        #expect(desk.root.handle(KeyEvent(.character("z"), modifiers: .control, time: desk.time)))
        #expect(try field("name").text == "Ada", "It can still be taken back.")
        desk.live.load(isReset: true)
        #expect(try field("name").text == "Grace")
    }

    /// Text, selection and focus go to the field in the same place, and no key is lost between a load and the next frame.
    @Test func everyKeyArrivesWhileTheFileIsLoadedAgain() throws {
        func form(_ title: String, _ id: String) -> String {
            """
            root = { view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [
                { view = { :class = Label  text = "\(title)" } }
                { view = { :class = TextField \(id) } }
            ] } } }
            """
        }
        for id in ["", ":id = name"] {
            let desk = try Desk(form("0", id))
            let letters = "abcdefghijklmnopqrstuvwxyz"
            desk.root.focus(desk.root.focusOrder.first)
            for (number, letter) in letters.enumerated() {
                try Data(form("\(number)", id).utf8).write(to: desk.file)
                desk.live.load()
                #expect(desk.root.handle(KeyEvent(.character(letter), time: desk.time)) && desk.root.handle(text: String(letter)))
                if number % 3 == 0 { desk.frame() }
            }
            #expect((desk.root.focusedView as? TextField)?.text == letters)
        }
    }

    @Test func filesThatAreGoneOrNoFilesAreTold() throws {
        let desk = try Desk(Self.list("one"))
        try FileManager.default.removeItem(at: desk.file)
        desk.look()
        #expect(desk.live.showsErrors && desk.shown.contains("one"))
        try FileManager.default.createDirectory(at: desk.file, withIntermediateDirectories: false)
        desk.look()
        #expect(desk.live.showsErrors && desk.shown.contains("one"))
        try FileManager.default.removeItem(at: desk.file)
        try desk.save(String(Self.list("two").prefix(200)))
        #expect(desk.live.showsErrors && desk.shown.contains("one"))
        try Data([0xFF, 0xFE, 0x00]).write(to: desk.file)
        desk.look()
        #expect(desk.live.showsErrors)
        try desk.save(Self.list("three"))
        #expect(!desk.live.showsErrors && desk.shown.contains("three"))
        // Replaced by another file, as editors do.
        try AtomicFile.write(Self.list("four").utf8, to: desk.file.path)
        desk.look()
        #expect(desk.shown.contains("four"))
    }

    @Test func aThousandSavesDuringADragLeaveNothingBehind() throws {
        let desk = try Desk(Self.list("0"))
        weak var early: NUILoader?
        desk.root.handle(PointerEvent(.began, at: Point(100, 200), time: desk.time, id: PointerID(1), kind: .touch))
        for number in 1...1_000 {
            try desk.save(number % 7 == 0 ? "root = {" : Self.list("\(number)", rows: 8))
            if number == 20 { early = desk.live.loader }
            desk.root.handle(
                PointerEvent(.moved, at: Point(100, 200 - Double(number % 150)), time: desk.time, id: PointerID(1), kind: .touch))
        }
        desk.root.handle(PointerEvent(.ended, at: Point(100, 100), time: desk.time, id: PointerID(1), kind: .touch))
        #expect(!desk.live.showsErrors && desk.shown.contains("1000") && early == nil)
        #expect(desk.openFiles.isEmpty)
    }

    @Test func eachLoadWithoutErrorsIsReported() throws {
        let desk = try Desk(Self.list("One"))
        var titles: [String?] = []
        desk.live.onLoad = { titles.append($0.object("head", as: Button.self)?.title) }
        try desk.save(Self.list("Two"))
        try desk.save("root = {")
        #expect(titles == ["Two"] && desk.live.showsErrors)
        try desk.save(Self.list("Three"))
        #expect(titles == ["Two", "Three"])
    }
}
