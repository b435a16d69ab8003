import Foundation
import TatamiCairo
import TatamiDrawing
import TatamiGeometry
import Testing

@Suite struct FileTests {
    private let folder = TemporaryFolder()
    private var names: [String] { (try? FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()) ?? [] }

    @Test func bytesArriveAndReplaceWhatWasThere() throws {
        let path = folder.path + "/a"
        for bytes in [[1, 2, 3], [], Array(repeating: 7, count: 3_000_000)] as [[UInt8]] {
            try AtomicFile.write(bytes, to: path)
            #expect(FileManager.default.contents(atPath: path).map(Array.init) == bytes)
        }
        #expect(names == ["a"])
    }

    @Test func aFailureLeavesNothingBehind() throws {
        try FileManager.default.createDirectory(atPath: folder.path + "/directory", withIntermediateDirectories: true)
        for path in ["/no/such/folder/a", folder.path + "/directory", "", "a\0b", "/dev/null"] {
            #expect(throws: FileError.self, "\(path)") { try AtomicFile.write([1], to: path) }
        }
        #expect(names == ["directory"])
        #expect(throws: FileError(path: "/no/such/folder/a", reason: "No such file or directory")) {
            try AtomicFile.write([1], to: "/no/such/folder/a")
        }
    }

    @Test func aLinkIsFollowed() throws {
        try FileManager.default.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: folder.path + "/file")
        try AtomicFile.write([1], to: folder.path + "/file")
        try AtomicFile.write([2], to: folder.path + "/link")
        #expect(FileManager.default.contents(atPath: folder.path + "/file").map(Array.init) == [2])
        #expect(names == ["file", "link"])
    }

    @Test func aLinkToNothingYetIsFollowed() throws {
        let files = FileManager.default
        try files.createDirectory(atPath: folder.path + "/inner", withIntermediateDirectories: false)
        try files.createSymbolicLink(atPath: folder.path + "/link", withDestinationPath: "inner/next")
        try files.createSymbolicLink(atPath: folder.path + "/inner/next", withDestinationPath: "../file")
        try AtomicFile.write([1], to: folder.path + "/link")
        #expect(files.contents(atPath: folder.path + "/file").map(Array.init) == [1])
        #expect(try files.destinationOfSymbolicLink(atPath: folder.path + "/link") == "inner/next")
        #expect(names == ["file", "inner", "link"])
        try files.createSymbolicLink(atPath: folder.path + "/astray", withDestinationPath: "none/file")
        #expect(throws: FileError(path: folder.path + "/astray", reason: "No such file or directory")) {
            try AtomicFile.write([1], to: folder.path + "/astray")
        }
        for (name, other) in [("a", "b"), ("b", "a")] {
            try files.createSymbolicLink(atPath: folder.path + "/" + name, withDestinationPath: other)
        }
        #expect(throws: FileError(path: folder.path + "/a", reason: "Too many levels of symbolic links")) {
            try AtomicFile.write([1], to: folder.path + "/a")
        }
    }

    @Test(arguments: [1, 200, 254, 255]) func namesMayBeAsLongAsTheFileSystemLetsThem(length: Int) throws {
        let name = String(repeating: "n", count: length)
        for byte in [1, 2] as [UInt8] { try AtomicFile.write([byte], to: folder.path + "/" + name) }
        #expect(FileManager.default.contents(atPath: folder.path + "/" + name).map(Array.init) == [2] && names == [name])
    }

    @Test func aReadOnlyFileIsKept() throws {
        let path = folder.path + "/a"
        let files = FileManager.default
        try AtomicFile.write([1], to: path)
        try files.setAttributes([.posixPermissions: 0o444], ofItemAtPath: path)
        #expect(throws: FileError(path: path, reason: "it is read-only")) { try AtomicFile.write([2], to: path) }
        try files.setAttributes([.posixPermissions: 0o640], ofItemAtPath: path)
        try AtomicFile.write([3], to: path)
        #expect(files.contents(atPath: path).map(Array.init) == [3])
        #expect(try files.attributesOfItem(atPath: path)[.posixPermissions] as? Int == 0o640)
        #expect(names == ["a"])
    }

    @Test func otherNamesOfAFileKeepTheOldContent() throws {
        let path = folder.path + "/a"
        try AtomicFile.write([1], to: path)
        try FileManager.default.linkItem(atPath: path, toPath: folder.path + "/b")
        try AtomicFile.write([2], to: path)
        #expect(FileManager.default.contents(atPath: path).map(Array.init) == [2])
        #expect(FileManager.default.contents(atPath: folder.path + "/b").map(Array.init) == [1])
    }

    @Test func signalsAreLetThroughAgain() throws {
        var before = sigset_t()
        var after = sigset_t()
        pthread_sigmask(SIG_BLOCK, nil, &before)
        try AtomicFile.write([1], to: folder.path + "/a")
        #expect(throws: FileError.self) { try AtomicFile.write([1], to: folder.path + "/none/a") }
        pthread_sigmask(SIG_BLOCK, nil, &after)
        for signal in [SIGINT, SIGTERM, SIGHUP, SIGQUIT] { #expect(sigismember(&before, signal) == sigismember(&after, signal)) }
    }

    @Test func picturesAreFoundByNameAndScale() throws {
        let renderer = CairoRenderer(try PangoTextEngine())
        try AtomicFile.write(renderer.png(of: DisplayList(), size: Size(8, 6)), to: folder.path + "/a@2x.png")
        let image = try ImageFolder(folder.path).image(named: "a@2x.png")
        #expect(image.size == Size(4, 3) && image.content.name == "a@2x.png")
    }

    @Test func nothingOutsideTheFolderIsRead() throws {
        let inner = folder.path + "/inner"
        try FileManager.default.createDirectory(atPath: inner, withIntermediateDirectories: true)
        try AtomicFile.write(Pictures.jpeg, to: folder.path + "/secret.jpg")
        try FileManager.default.createSymbolicLink(atPath: inner + "/link.jpg", withDestinationPath: folder.path + "/secret.jpg")
        let images = ImageFolder(inner)
        for name in ["../secret.jpg", "link.jpg", "/etc/hostname", "", "a\0.png"] {
            #expect(throws: ImageError.outsideFolder(path: name)) { try images.image(named: name) }
        }
        #expect(throws: ImageError.unreadable(path: "none.png", reason: "No such file or directory")) {
            try images.image(named: "none.png")
        }
        try FileManager.default.createDirectory(atPath: inner + "/d.png", withIntermediateDirectories: true)
        #expect(throws: ImageError.self) { try images.image(named: "d.png") }
        try AtomicFile.write(Array("text".utf8), to: inner + "/t.png")
        #expect(throws: ImageError.unknownFormat) { try images.image(named: "t.png") }
    }
}
