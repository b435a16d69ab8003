import Foundation
import NUI
import Testing

/// Real files in a folder of their own, removed in the end.
final class TemporaryFolder {
    let url: URL

    init() throws {
        url = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().appendingPathComponent("nui-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    }

    deinit { try? FileManager.default.removeItem(at: url) }

    func path(_ name: String) -> String { url.appendingPathComponent(name).path }

    func write(_ name: String, _ text: String) throws {
        let file = url.appendingPathComponent(name)
        try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try text.write(to: file, atomically: true, encoding: .utf8)
    }

    func link(_ name: String, to target: String) throws {
        try FileManager.default.createSymbolicLink(atPath: path(name), withDestinationPath: target)
    }
}

@Suite struct FileSourceReaderTests {
    private func found(_ folder: TemporaryFolder, _ imported: String, searchPaths: [String] = []) throws -> [Diagnostic] {
        try folder.write("ui/main.nui", "import \"\(imported)\"\nroot = { }")
        return Program.load(path: folder.path("ui/main.nui"), searchPaths: searchPaths).diagnostics
    }

    @Test func loadsFilesAndSearchPaths() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/parts/a.nui", "import \"../b.nui\"\nconst a = 1")
        try folder.write("ui/b.nui", "import \"main.nui\"\nconst b = 1")
        try folder.write("library/c.nui", "const c = 1")
        #expect(try found(folder, "parts/a.nui") == [])
        #expect(try found(folder, "c.nui", searchPaths: [folder.path("library")]) == [])
        let program = Program.load(path: folder.path("ui/main.nui"), searchPaths: [folder.path("library")])
        #expect(program.definitions[.constant].keys.sorted() == ["c"])
        #expect(program.documents.map(\.source.path) == [folder.path("ui/main.nui"), folder.path("library/c.nui")])
    }

    @Test func aMissingMainFileIsToldAtItsStart() throws {
        let folder = try TemporaryFolder()
        let found = Program.load(path: folder.path("none.nui")).diagnostics
        #expect(found.map(\.id) == ["NUI401"])
        #expect(found.first?.span == .start)
        #expect(found.first?.file == folder.path("none.nui"))
        #expect(Program.load(path: folder.url.path).diagnostics.map(\.id) == ["NUI404"])
        #expect(Program.load(path: "").diagnostics.map(\.id) == ["NUI401"])
        #expect(Program.load(path: "a\u{0}b").diagnostics.map(\.id) == ["NUI401"])
    }

    @Test func noPathLeadsOutside() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret.nui", "const secret = 1")
        try folder.write("ui-other/secret.nui", "const secret = 1")
        try folder.write("ui/sub/a.nui", "")
        try folder.link("ui/link.nui", to: folder.path("secret.nui"))
        try folder.link("ui/out", to: folder.url.path)
        try folder.link("ui/loop.nui", to: "loop.nui")
        try folder.link("ui/inside.nui", to: "sub/a.nui")
        for path in ["../secret.nui", "link.nui", "out/secret.nui", "sub/../../secret.nui", "../ui-other/secret.nui"] {
            #expect(try found(folder, path).map(\.id) == ["NUI403"], "\(path)")
        }
        #expect(try found(folder, folder.path("secret.nui")).map(\.id) == ["NUI403"])
        #expect(try found(folder, "loop.nui").map(\.id) == ["NUI404"])
        #expect(try found(folder, "%2e%2e/secret.nui").map(\.id) == ["NUI402"])
        #expect(try found(folder, "a/" + String(repeating: "b", count: 5_000)).map(\.id) == ["NUI403"])
        #expect(try found(folder, String(repeating: "b", count: 3_000)).map(\.id) == ["NUI402"])
        #expect(try found(folder, "inside.nui") == [])
        #expect(try found(folder, "../secret.nui", searchPaths: [folder.url.path]) == [])
    }

    @Test func onlyRegularFilesAreRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/sub/a.nui", "")
        #expect(mkfifo(folder.path("ui/pipe"), 0o600) == 0)
        #expect(try found(folder, "pipe").map(\.id) == ["NUI404"])
        #expect(try found(folder, "sub").map(\.id) == ["NUI404"])
        #expect(try found(folder, ".").map(\.id) == ["NUI403"])
        #expect(Program.load(path: "/dev/zero").diagnostics.map(\.id) == ["NUI404"])
    }

    @Test func largeFilesAreRefusedBeforeTheyAreRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/large.nui", String(repeating: " ", count: Limits.fileBytes + 1))
        #expect(try found(folder, "large.nui").map(\.id) == ["NUI502"])
        #expect(Program.load(path: folder.path("ui/large.nui")).diagnostics.map(\.id) == ["NUI502"])
    }

    @Test func oneFileByTwoNamesIsReadOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/a.nui", "const a = 1")
        try folder.link("ui/b.nui", to: "a.nui")
        try folder.write("ui/main.nui", "import \"a.nui\" import \"b.nui\" import \"./a.nui\" root = { }")
        let program = Program.load(path: folder.path("ui/main.nui"))
        #expect(program.diagnostics == [])
        #expect(program.documents.count == 2)
    }
}
