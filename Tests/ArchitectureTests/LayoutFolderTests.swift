import Foundation
import Testing

/// A layout of the engine is a folder in `Algorithms` and its name and type in the catalogue.
@Suite struct LayoutFolderTests {
    private static let engine = "Sources/TatamiLayout"
    private static let algorithms = "Sources/TatamiLayout/Algorithms"
    private static let catalogue = SourceTree.text("\(algorithms)/Catalogue.swift")

    private static var layouts: [String] {
        get throws {
            try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent(algorithms).path)
                .filter { !$0.hasSuffix(".swift") }.sorted()
        }
    }

    @Test func everyFolderIsInTheCatalogue() throws {
        let layouts = try Self.layouts
        #expect(layouts.count >= 9)
        for layout in layouts {
            #expect(Self.catalogue.contains("case .\(layout.lowercased()): call.run(\(layout)Layout.self"), "\(layout)")
            #expect(!SourceTree.text("\(Self.algorithms)/\(layout)/\(layout)Layout.swift").isEmpty, "\(layout)")
        }
    }

    @Test func nothingElseKnowsTheKinds() throws {
        let kinds = try Self.layouts.map { $0.lowercased() }.joined(separator: "|")
        let mention = try Regex(#"\bNodeKind\b|\bkind\s*[=!]=\s*\.(?:\#(kinds))\b"#)
        for file in SourceTree.swiftFiles(Self.engine) where !file.path.contains("/Algorithms/") {
            #expect(SourceTree.text(file).firstMatch(of: mention) == nil, "\(file.lastPathComponent) knows a kind of layout")
        }
    }

    /// Layouts of the program's own are the exception: the engine calls them, and a dump leaves them out.
    @Test func nothingElseKnowsTheTypes() throws {
        for layout in try Self.layouts where layout != "Custom" {
            let mention = try Regex(#"\b\#(layout)(?:Layout|Detail)\b"#)
            for file in SourceTree.swiftFiles(Self.engine)
            where !file.path.contains("/Algorithms/") && SourceTree.text(file).firstMatch(of: mention) != nil {
                Issue.record("\(file.lastPathComponent) mentions the \(layout) layout")
            }
        }
    }

    /// Compiles the engine with the layout in `MadeUp/Diagonal`, adding its folder and two words in the catalogue, and uses it.
    @Test func aMadeUpLayoutIsAFolderAndALine() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tatami-made-up-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        let rooms = ["Sources/TatamiGeometry", "Sources/TatamiJSON", Self.engine, "Tests/ArchitectureTests/MadeUp"]
        for file in rooms.flatMap(SourceTree.swiftFiles) {
            let code = SourceTree.text(file).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import Tatami") }.joined(separator: "\n")
            try (file.lastPathComponent == "Catalogue.swift" ? try withDiagonal(code) : code)
                .write(to: folder.appendingPathComponent(file.lastPathComponent), atomically: true, encoding: .utf8)
        }
        let files = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".swift") }
        let messages = try run(
            ["swiftc", "-swift-version", "6", "-package-name", "Tatami", "-wmo", "-Onone", "-o", "program"] + files, in: folder)
        #expect(!messages.contains("error:"), "\(messages)")
        let told = try run(["./program"], in: folder)
        #expect(
            told == """
                55.0 55.0 35.0 15.0
                55.0
                true
                width 75: its steps need 75

                """)
    }

    private func withDiagonal(_ catalogue: String) throws -> String {
        let last = "case .relative: call.run(RelativeLayout.self, &state)"
        let kinds = "grid, tile, relative\n"
        try #require(catalogue.contains(last) && catalogue.contains(kinds))
        return catalogue.replacingOccurrences(of: kinds, with: "grid, tile, relative, diagonal\n")
            .replacingOccurrences(of: last, with: "\(last)\n        case .diagonal: call.run(DiagonalLayout.self, &state)")
    }

    /// What a command writes, to both streams.
    private func run(_ command: [String], in folder: URL) throws -> String {
        let process = Process()
        let output = folder.appendingPathComponent("output.txt")
        try Data().write(to: output)
        let handle = try FileHandle(forWritingTo: output)
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = command
        process.currentDirectoryURL = folder
        process.standardOutput = handle
        process.standardError = handle
        try process.run()
        process.waitUntilExit()
        try handle.close()
        return try String(contentsOf: output, encoding: .utf8)
    }
}
