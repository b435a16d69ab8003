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
