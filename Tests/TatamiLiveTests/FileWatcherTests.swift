import Foundation
import Testing

@testable import TatamiLive

/// Everything that editors and people do to files, folders and links on the way to a followed file is reported, by either way to learn of it.
@Suite struct FileWatcherTests {
    /// One followed file in a folder of its own.
    private final class Desk {
        let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent(
            "tatami-watch-\(UUID().uuidString)")
        private let news = DispatchSemaphore(value: 0)
        private let watcher: FileWatcher

        init(polls: Bool) throws {
            try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            let news = news
            watcher = polls ? FileWatcher(pollingWith: { news.signal() }) : FileWatcher(onChange: { news.signal() })
        }

        deinit {
            watcher.forget(ObjectIdentifier(self))
            try? FileManager.default.removeItem(at: folder)
        }

        func follow(_ names: String...) { watcher.follow(names.map(path), for: self) }

        func path(_ name: String) -> String { folder.appendingPathComponent(name).path }

        func write(_ text: String, _ name: String) throws {
            let file = try #require(fopen(path(name), "w"))
            fputs(text, file)
            fclose(file)
        }

        func move(_ name: String, _ other: String) { #expect(rename(path(name), path(other)) == 0) }
        func folder(_ name: String) throws {
            try FileManager.default.createDirectory(atPath: path(name), withIntermediateDirectories: false)
        }
        func link(_ name: String, to target: String) { #expect(symlink(target, path(name)) == 0) }

        /// Whether a change is reported within that time.
        func isTold(within seconds: Double = 10) -> Bool {
            let end = DispatchTime.now() + seconds
            // On a busy machine the news may be of a change that was taken already.
            while news.wait(timeout: end) == .success { if watcher.takeChange(for: self) { return true } }
            return false
        }

        /// Carries out what has to be reported.
        func expect(_ what: String, _ change: () throws -> Void) rethrows {
            // A stamp of time that is not the last one, for the poll.
            usleep(20_000)
            try change()
            #expect(isTold(), "\(what) is not reported")
            while isTold(within: 0.25) {}
        }

        var looksByItself: Bool { watcher.looksByItself }
    }

    @Test(arguments: [false, true]) func everythingDoneToAFile(polls: Bool) throws {
        let desk = try Desk(polls: polls)
        desk.follow("a.nui")
        #if os(Linux)
            #expect(desk.looksByItself == polls)
        #endif
        try desk.expect("a new file") { try desk.write("1", "a.nui") }
        try desk.expect("a written file") { try desk.write("22", "a.nui") }
        try desk.expect("a file that replaces it") {
            try desk.write("333", "next")
            desk.move("next", "a.nui")
        }
        desk.expect("a file that is gone") { unlink(desk.path("a.nui")) }
        try desk.expect("a folder in its place") { try desk.folder("a.nui") }
        desk.expect("no folder any more") { rmdir(desk.path("a.nui")) }
        try desk.expect("a saved copy as editors write it") {
            try desk.write("1", "a.nui")
            desk.move("a.nui", "a.nui~")
            try desk.write("4444", "a.nui")
            unlink(desk.path("a.nui~"))
        }
    }

    @Test(arguments: [false, true]) func foldersOnTheWay(polls: Bool) throws {
        let desk = try Desk(polls: polls)
        desk.follow("one/two/a.nui")
        try desk.folder("one")
        try desk.folder("one/two")
        try desk.expect("a file in new folders") { try desk.write("1", "one/two/a.nui") }
        desk.expect("a folder that is moved away") { desk.move("one", "gone") }
        try desk.folder("next")
        try desk.folder("next/two")
        try desk.write("22", "next/two/a.nui")
        desk.expect("a folder that is moved there") { desk.move("next", "one") }
        try desk.expect("a file in the new folder") { try desk.write("333", "one/two/a.nui") }
        try desk.expect("a folder that is removed") { try FileManager.default.removeItem(atPath: desk.path("one")) }
    }

    @Test(arguments: [false, true]) func linksOnTheWay(polls: Bool) throws {
        let desk = try Desk(polls: polls)
        for version in ["v1", "v2"] {
            try desk.folder(version)
            try desk.write(version, "\(version)/real.nui")
            desk.link("\(version)/a.nui", to: "real.nui")
        }
        desk.link("now", to: "v1")
        desk.follow("now/a.nui")
        try desk.expect("the file behind two links") { try desk.write("longer", "v1/real.nui") }
        desk.expect("a link to another folder") {
            desk.link("next", to: "v2")
            desk.move("next", "now")
        }
        try desk.expect("the file in the other folder") { try desk.write("longer still", "v2/real.nui") }
        try desk.write("hard", "other")
        desk.expect("a hard link in its place") {
            unlink(desk.path("v2/real.nui"))
            #expect(link(desk.path("other"), desk.path("v2/real.nui")) == 0)
        }
        try desk.expect("its other name") { try desk.write("harder", "other") }
        desk.expect("a link that leads nowhere") {
            unlink(desk.path("v2/a.nui"))
            desk.link("v2/a.nui", to: "none.nui")
        }
        try desk.expect("what comes to be there") { try desk.write("1", "v2/none.nui") }
        desk.link("v2/circle", to: "circle")
        desk.follow("v2/circle", "now/a.nui")
        try desk.expect("the other file") { try desk.write("22", "v2/none.nui") }
    }

    @Test(arguments: [false, true]) func otherFilesAreNotReported(polls: Bool) throws {
        let desk = try Desk(polls: polls)
        try desk.write("1", "a.nui")
        desk.follow("a.nui")
        for number in 0..<50 { try desk.write("\(number)", "b\(number).nui") }
        #expect(!desk.isTold(within: 0.3))
    }

    @Test func aFileThatIsBeingWrittenIsNotReported() throws {
        let desk = try Desk(polls: false)
        try desk.write("1", "a.nui")
        desk.follow("a.nui")
        let file = try #require(fopen(desk.path("a.nui"), "w"))
        for _ in 0..<20 {
            fputs("half", file)
            fflush(file)
            usleep(10_000)
        }
        if !desk.looksByItself { #expect(!desk.isTold(within: 0.001)) }
        fclose(file)
        #expect(desk.isTold())
    }

    @Test func manyWatchersComeAndGo() throws {
        for number in 0..<300 {
            let desk = try Desk(polls: false)
            desk.follow("a.nui")
            if number % 50 == 0 { try desk.expect("a new file") { try desk.write("1", "a.nui") } }
            if number % 50 == 0 {
                #if os(Linux)
                    #expect(!desk.looksByItself, "an instance of inotify is left behind")
                #endif
            }
        }
    }
}
