import Foundation
import NUI
import Testing

/// Notes what is opened for reading; the lock guards the list.
private final class RecordingReader: SourceReader, @unchecked Sendable {
    private let lock = NSLock()
    private var paths: [String] = []

    var opened: [String] { lock.withLock { paths } }

    func canonicalPath(of path: String) throws(SourceReadError) -> String { try FileSourceReader().canonicalPath(of: path) }

    func read(_ canonicalPath: String, limit: Int) throws(SourceReadError) -> [UInt8] {
        lock.withLock { paths.append(canonicalPath) }
        return try FileSourceReader().read(canonicalPath, limit: limit)
    }
}

/// Imports of what may not be read: each is told, and none is opened.
@Suite struct RefusalTests {
    private func load(_ folder: TemporaryFolder, _ imports: String, searchPaths: [String] = []) throws -> (
        found: [String], opened: [String]
    ) {
        try folder.write("ui/main.nui", imports + "\nroot = { }")
        let reader = RecordingReader()
        let program = Program.load(path: folder.path("ui/main.nui"), searchPaths: searchPaths, reader: reader)
        let opened = reader.opened.map { $0.replacing(folder.url.path + "/", with: "") }
        return (program.diagnostics.map { "\($0.span.line):\($0.span.column) \($0.id)" }, opened)
    }

    @Test func whatLiesOutsideIsNotOpened() throws {
        let folder = try TemporaryFolder()
        try folder.write("secret.nui", "const secret = 1")
        try folder.write("ui-other/secret.nui", "const secret = 1")
        try folder.write("ui/sub/a.nui", "const a = 1")
        for (link, target) in [
            ("link.nui", folder.path("secret.nui")), ("up", folder.url.path), ("sub/chain.nui", "../link.nui"), ("dev", "/dev"),
            ("etc.nui", "/etc/passwd"),
        ] {
            try folder.link("ui/" + link, to: target)
        }
        let outside = [
            "../secret.nui", "../ui-other/secret.nui", "sub/../../secret.nui", "./../secret.nui", "sub/./../../secret.nui",
            "../../../../../../etc/passwd",
            "link.nui", "up/secret.nui", "up/ui-other/secret.nui", "sub/chain.nui", "dev/zero", "dev/null", "etc.nui",
            folder.path("secret.nui"), folder.path("ui/sub/a.nui"), "/etc/passwd", "/dev/zero", "//etc/passwd", "", "file:///etc/passwd",
            "http://localhost/a.nui", "sub\\\\a.nui", "sub/a.nui\\u{0}", "\\u{0}", String(repeating: "a/", count: 3000),
        ]
        for path in outside {
            let (found, opened) = try load(folder, "import \"\(path)\"")
            #expect(found == ["1:8 NUI403"], "\(path)")
            #expect(opened == ["ui/main.nui"], "\(path)")
            let named = try load(folder, "import \"\(path)\" as x")
            #expect(named.found == ["1:8 NUI403"] && named.opened == ["ui/main.nui"], "\(path)")
        }
        // Search paths widen what may be read, and no further.
        let library = try load(
            folder, "import \"../secret.nui\"\nimport \"link.nui\"\nimport \"/etc/passwd\"", searchPaths: [folder.url.path])
        #expect(library.found == ["3:8 NUI403"] && library.opened == ["ui/main.nui", "secret.nui"])
    }

    @Test func whatIsNoFileIsNotRead() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/sub/a.nui", "const a = 1")
        try folder.link("ui/loop.nui", to: "loop.nui")
        try folder.link("ui/one.nui", to: "two.nui")
        try folder.link("ui/two.nui", to: "one.nui")
        #expect(mkfifo(folder.path("ui/pipe.nui"), 0o600) == 0)
        // A loop has no canonical path, so that there is nothing to open.
        for path in ["loop.nui", "one.nui", "none.nui"] {
            let (found, opened) = try load(folder, "import \"\(path)\"")
            #expect(found == [path == "none.nui" ? "1:8 NUI402" : "1:8 NUI404"] && opened == ["ui/main.nui"], "\(path)")
        }
        for path in ["pipe.nui", "sub"] { #expect(try load(folder, "import \"\(path)\"").found == ["1:8 NUI404"], "\(path)") }
    }

    /// Whoever waits for a reader of a pipe would go on if somebody opened it.
    @Test func aPipeIsNotEvenOpened() throws {
        let folder = try TemporaryFolder()
        let pipe = folder.path("ui/pipe.nui")
        try folder.write("ui/x", "")
        #expect(mkfifo(pipe, 0o600) == 0)
        let waiter = Thread { close(open(pipe, O_WRONLY)) }
        waiter.start()
        Thread.sleep(forTimeInterval: 0.2)
        #expect(try load(folder, "import \"pipe.nui\"").found == ["1:8 NUI404"])
        Thread.sleep(forTimeInterval: 0.2)
        #expect(!waiter.isFinished)
        // Let it end.
        let reader = open(pipe, O_RDONLY | O_NONBLOCK)
        while !waiter.isFinished { Thread.sleep(forTimeInterval: 0.01) }
        close(reader)
    }

    @Test func filesThatImportEachOtherAreOpenedOnce() throws {
        let folder = try TemporaryFolder()
        try folder.write("ui/a.nui", "import \"b.nui\"\nimport \"main.nui\"\nimport \"sub/../a.nui\"\nconst a = 1")
        try folder.write("ui/b.nui", "import \"a.nui\"\nimport \"main.nui\"\nconst b = 1")
        try folder.write("ui/sub/x", "")
        try folder.link("ui/again.nui", to: "a.nui")
        let (found, opened) = try load(folder, "import \"a.nui\"\nimport \"again.nui\"\nimport \"./b.nui\"")
        #expect(found == [] && opened == ["ui/main.nui", "ui/a.nui", "ui/b.nui"])
    }
}
