import Foundation
import Testing

@Suite struct ImportTests {
    /// Who may import whom (design: section 1), and which libraries a room may use besides.
    private static let rooms: [String: Set<String>] = [
        "TatamiGeometry": [],
        "TatamiJSON": [],
        "TatamiLayout": ["TatamiGeometry", "TatamiJSON", "Glibc", "Musl", "Darwin"],
        "TatamiDrawing": ["TatamiGeometry", "Glibc", "Musl", "Darwin"],
        "TatamiInteraction": ["TatamiGeometry", "Glibc", "Musl", "Darwin"],
        "TatamiViews": ["TatamiGeometry", "TatamiJSON", "TatamiLayout", "TatamiDrawing", "TatamiInteraction"],
        "TatamiControls": ["TatamiGeometry", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews"],
        "NUI": ["TatamiJSON", "Glibc", "Musl", "Darwin", "Foundation"],
        "NUILoader": [
            "NUI", "TatamiGeometry", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiControls", "Logging",
            "Foundation",
        ],
        "TatamiCairo": [
            "TatamiGeometry", "TatamiDrawing", "CCairo", "CPango", "CImageShim", "CDeflate", "Foundation", "Glibc", "Musl",
            "Darwin",
        ],
        "TatamiWindow": [
            "TatamiGeometry", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiCairo", "CSDL2", "CX11", "Glibc", "Musl",
            "Darwin",
        ],
        "TatamiAccessibility": ["TatamiGeometry", "TatamiViews", "TatamiWindow", "CAtkShim"],
        "TatamiTesting": ["TatamiGeometry", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiCairo", "Foundation"],
        "Tatami": [
            "TatamiGeometry", "TatamiJSON", "TatamiLayout", "TatamiDrawing", "TatamiInteraction", "TatamiViews", "TatamiControls", "NUI",
            "NUILoader", "TatamiCairo",
        ],
        "TatamiLive": [
            "NUI", "NUILoader", "TatamiGeometry", "TatamiLayout", "TatamiDrawing", "TatamiViews", "TatamiControls", "Foundation", "Glibc",
            "Musl", "Darwin",
        ],
        "TatamiCommand": [
            "Tatami", "TatamiLive", "TatamiWindow", "TatamiAccessibility", "ArgumentParser", "Foundation", "Logging", "Glibc", "Musl",
            "Darwin",
        ],
    ]

    @Test func everyRoomImportsOnlyWhatItMay() {
        for (room, allowed) in Self.rooms.sorted(by: { $0.key < $1.key }) {
            let files = SourceTree.swiftFiles("Sources/\(room)")
            #expect(!files.isEmpty, "\(room) has no sources")
            for file in files {
                for module in SourceTree.imports(file) {
                    #expect(allowed.contains(module), "\(file.lastPathComponent) of \(room) imports \(module)")
                }
            }
        }
    }

    @Test func everyRoomIsInTheTable() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent("Sources").path)
        let systemLibraries: Set<String> = [
            "CCairo", "CPango", "CPNG", "CJPEG", "CImageShim", "CDeflate", "CSDL2", "CX11", "CAtkBridge", "CAtkShim",
        ]
        #expect(Set(folders).subtracting(systemLibraries) == Set(Self.rooms.keys))
    }

    @Test func algorithmsDoNotMentionTheEngine() throws {
        let declaration = try Regex(#"\b(?:class|struct|enum|protocol)\s+([A-Z]\w+)"#)
        var engine: Set<String> = []
        for file in SourceTree.swiftFiles("Sources/TatamiLayout/Engine") {
            for match in SourceTree.text(file).matches(of: declaration) {
                if let name = match.output[1].substring { engine.insert(String(name)) }
            }
        }
        #expect(engine.contains("Arena") && engine.contains("Walker"))
        for file in SourceTree.swiftFiles("Sources/TatamiLayout/Algorithms") {
            let words = Set(SourceTree.text(file).split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            #expect(words.isDisjoint(with: engine), "\(file.lastPathComponent) mentions \(words.intersection(engine).sorted())")
        }
    }

    /// A write that nobody checks loses what it should have written, and the exit code says that all is well.
    @Test func theCommandPrintsByOneWriter() throws {
        let writers = try Regex(
            #"(?:^|[^.\w])(print|debugPrint|dump|puts|fputs|putchar|printf|vprintf|fwrite|fprintf)\(|standardOutput|standardError|STD(OUT|ERR)_FILENO|\bstd(out|err)\b"#
        )
        let allowed = ["Output.swift": 2, "ProcessSetup.swift": 1, "StandardInput.swift": 1, "CheckCommand.swift": 1]
        for file in SourceTree.swiftFiles("Sources/TatamiCommand") {
            let code = SourceTree.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(
                separator: "\n")
            let found = code.matches(of: writers).map { String(code[$0.range]) }
            #expect(found.count == allowed[file.lastPathComponent, default: 0], "\(file.lastPathComponent) writes by itself: \(found)")
        }
    }
}
