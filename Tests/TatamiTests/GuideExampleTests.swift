import Foundation
import GuideExamples
import Tatami
import TatamiLive
import TatamiTesting
import TatamiWindow
import Testing

/// What the code of the pages on Swift does, as the pages say.
extension GuideTests {
    @Test func signingInGoesThroughTheStatesOfItsFile() throws {
        let signIn = try SignIn(file: Guide.path("Files/sign-in.nui"))
        var names: [String] = []
        signIn.onSend = { names.append($0) }
        let window = try TestWindow(signIn.view, size: Size(320, 200))
        window.root.onAction = { action, sender in signIn.perform(action, sender: sender) }
        try window.type("Ada", into: "Name")
        try window.tap("Sign in")
        #expect(names == ["Ada"])
        _ = try window.find("Signing in")
        #expect(throws: TestFailure.self, "It is disabled.") { try window.tap("Sign in") }
        signIn.fail(because: "Nobody is called so.")
        window.step()
        try window.tap("Sign in")
        #expect(names == ["Ada", "Ada"])
        #expect(throws: TestFailure.self) { try window.find("Any name will do.") }
        try window.tap("More")
        _ = try window.find("Any name will do.")
        try window.tap("Less")
        #expect(throws: TestFailure.self) { try window.find("Any name will do.") }
    }

    @Test func rowsFollowTheirData() throws {
        let hikes = Hikes([Hike(id: "lake", title: "Lake", length: 4.5), Hike(id: "ridge", title: "Ridge", length: 11)])
        let loader = try hikeList(of: hikes, file: Guide.path("Files/hikes.nui"))
        let window = try TestWindow(try #require(hikes.view), size: Size(400, 200))
        window.root.add(loader)
        window.root.onAction = { action, sender in loader.perform(action, sender: sender) }
        #expect(try window.frame(of: "4.5 km").maxY < window.frame(of: "11.0 km").y)
        let field = try #require(loader.object("title", row: "ridge", as: TextField.self))
        try window.type("s", into: .view(field))
        #expect(hikes.hikes[1].title == "Ridges" && loader.object("title", as: TextField.self) == nil)
        #expect(loader.held("unit", as: String.self) == "km" && loader.setValue("miles", ofField: "unit") == .written)
        window.step()
        _ = try window.find("11.0 miles")
        try window.tap("Remove Lake")
        #expect(hikes.hikes.map(\.id) == ["ridge"])
        hikes.hikes = []
        window.step()
        _ = try window.find("No hikes")
    }

    @Test func problemsAreText() throws {
        #expect(problems(in: "root = { view = { :class = Label  text = \"all is well\" } }") == "")
        let text = problems(in: "root = { view = { :class = Lable } }")
        #expect(text.contains("form.nui:1:28") && text.contains("did you mean 'Label'?"), "\(text)")
    }

    @Test func aRatingIsUsedByPointersKeysAndScreenReaders() throws {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let window = try TestWindow(ownViewsGuide(), size: Size(320, 76), direction: direction)
            let rating = try #require(window.find(.role(.slider)) as? Rating)
            #expect(rating.frame.size == Size(124, 20) && rating.accessibilityName == "How was the walk?")
            let isMirrored = direction == .rightToLeft
            try window.tap(.view(rating), at: Point(isMirrored ? 8 : 116, 10))
            _ = try window.find("5 of 5")
            window.key(.home)
            window.key(isMirrored ? .left : .right)
            #expect(rating.value == 1)
            #expect(window.root.perform(.increment, on: rating) && rating.value == 2)
            #expect(rating.setAccessibilityValue(4) && rating.value == 4)
            try window.drag(.view(rating), to: Point(isMirrored ? 320 : 0, 50))
            #expect(rating.value == 0)
            #expect(window.root.accessibilityTree().description.contains("slider \"How was the walk?\" = \"0 of 5\""))
            rating.superview?.enabled = false
            #expect(throws: TestFailure.self) { try window.tap(.view(rating)) }
        }
    }

    @Test func aDrawnValueMovesAndThenTheWindowRests() throws {
        let window = try TestWindow(ownViewsGuide(), size: Size(320, 76))
        let rating = try #require(window.find(.role(.slider)) as? Rating)
        func filled() -> Double {
            let clips = window.frame.list.commands.compactMap { if case .pushClip(let shape) = $0 { shape.bounds.width } else { nil } }
            return clips.last ?? 0
        }
        #expect(filled() == 78 && window.root.nextDeadline == nil)
        rating.value = 5
        window.step()
        window.step()
        let onTheWay = filled()
        #expect(onTheWay > 78 && onTheWay < 130)
        try window.settle()
        #expect(filled() == 130 && window.root.nextDeadline == nil)
        window.root.reducesMotion = true
        rating.value = 1
        window.step()
        #expect(filled() == 26 && window.root.nextDeadline == nil)
    }

    @Test func ticketsAreTheSameOnAnyThread() async throws {
        let tickets = [Ticket(name: "Ada Lovelace", seat: "12 A"), Ticket(name: "Grace Hopper", seat: "7 C")]
        let alone = try tickets.map { try $0.render() }
        #expect(alone[0] != alone[1])
        #expect(try await render(tickets) == alone)
        final class Results: @unchecked Sendable {  // The lock protects the files.
            private let lock = NSLock()
            private var files: [Int: Ticket.Files] = [:]
            func set(_ made: Ticket.Files?, _ index: Int) { lock.withLock { files[index] = made } }
            var inOrder: [Ticket.Files] { lock.withLock { files.sorted { $0.key < $1.key }.map(\.value) } }
        }
        let results = Results()
        let threads = tickets.indices.map { index in
            let isDone = DispatchSemaphore(value: 0)
            Thread {
                results.set(try? tickets[index].render(), index)
                isDone.signal()
            }.start()
            return isDone
        }
        for isDone in threads { #expect(Self.wait(for: isDone)) }
        #expect(results.inOrder == alone)
        for files in alone {
            #expect(files.png.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]))
            #expect(files.pdf.starts(with: Array("%PDF-1.".utf8)) && files.svg.hasPrefix("<"))
        }
        #expect(try Image(encoded: alone[0].png).content.width == 640)
        #expect(alone[0].svg.contains("Ada Lovelace"))
    }

    private static func wait(for semaphore: DispatchSemaphore) -> Bool { semaphore.wait(timeout: .now() + 60) == .success }

    @Test @MainActor func deliveriesAreAddedToTheList() async {
        let shopping = ShoppingList()
        let (source, target) = AsyncStream.makeStream(of: String.self)
        let adding = add(source, to: shopping)
        for item in ["Bread", "Milk"] { target.yield(item) }
        target.finish()
        await adding.value
        #expect(shopping.items == ["Bread", "Milk"])
    }

    @Test func aCounterGoesOnWhenItsFileIsSaved() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("guide-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let text = try String(contentsOfFile: Guide.path("Files/counter.nui"), encoding: .utf8)
        let file = folder.appendingPathComponent("counter.nui").path
        try AtomicFile.write(text.utf8, to: file)
        try FileManager.default.copyItem(atPath: Guide.path("Files/chips.nui"), toPath: folder.appendingPathComponent("chips.nui").path)

        let counter = Counter()
        let news = DispatchSemaphore(value: 0)
        let live = liveCounter(counter, file: file, watcher: FileWatcher(onChange: { news.signal() }))
        let window = try TestWindow(live.view, size: Size(260, 80))
        window.root.onAction = { action, sender in live.loader?.perform(action, sender: sender) }
        func save(_ text: String) throws {
            try AtomicFile.write(text.utf8, to: file)
            repeat { try #require(Self.wait(for: news), "no change is reported") } while !live.reloadIfChanged()
            window.step()
        }
        try window.tap("Count")
        _ = try window.find("1 so far")
        try save(text.replacingOccurrences(of: "\"Count\"", with: "\"One more\""))
        _ = try window.find("1 so far")
        try window.tap("One more")
        _ = try window.find("2 so far")
        try save("root = {")
        #expect(live.showsErrors && counter.count == 2)
        try save(text)
        #expect(!live.showsErrors)
        try window.tap("Count")
        _ = try window.find("3 so far")
    }
}
