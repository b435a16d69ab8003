import Foundation
import Testing

@Suite struct ImportTests {
    /// The libraries of the system that a room may import besides what Package.swift lets it import.
    private static let systemLibraries: [String: Set<String>] = {
        let c: Set = ["Glibc", "Musl", "Darwin"]
        return [
            "TatamiGeometry": [], "TatamiJSON": [], "TatamiData": [], "TatamiLayout": c, "TatamiDrawing": c, "TatamiInteraction": c,
            "TatamiViews": [],
            "TatamiControls": [], "NUI": c.union(["Foundation", "Synchronization"]), "NUIData": ["Foundation", "Observation"],
            "NUILoader": ["Foundation", "Observation"],
            "TatamiCairo": c.union(["Foundation"]),
            "TatamiCollections": [], "TatamiCollectionViews": [], "TatamiWindow": c.union(["Dispatch"]), "TatamiAccessibility": [],
            "TatamiTesting": ["Foundation"],
            "Tatami": [],
            "TatamiLive": c.union(["Foundation"]), "TatamiCommand": c.union(["Foundation"]), "TatamiProgram": [], "TatamiWindowProgram": [],
        ]
    }()

    private static var rooms: [String] { systemLibraries.keys.sorted() }

    @Test func everyRoomImportsOnlyWhatItMay() throws {
        for room in Self.rooms {
            let allowed = try #require(PackageGraph.dependencies[room], "\(room) is no target").union(Self.systemLibraries[room] ?? [])
            let files = SourceTree.swiftFiles("Sources/\(room)")
            #expect(!files.isEmpty, "\(room) has no sources")
            for file in files {
                for module in SourceTree.imports(file) {
                    #expect(allowed.contains(module), "\(file.lastPathComponent) of \(room) imports \(module)")
                }
            }
        }
    }

    @Test func everyRoomIsKnown() throws {
        let folders = try FileManager.default.contentsOfDirectory(atPath: SourceTree.root.appendingPathComponent("Sources").path)
        let ofC: Set<String> = [
            "CCairo", "CPango", "CPNG", "CJPEG", "CImageShim", "CDeflate", "CISAL", "CSDL2", "CX11", "CDBus", "CDesktopShim",
            "CMainQueue", "CAtkBridge", "CAtkShim",
        ]
        #expect(Set(folders).subtracting(ofC) == Set(Self.rooms))
    }

    /// The table of ARCHITECTURE.md names what matters of each room's imports: with what those import, it is what Package.swift says.
    @Test func theTableOfRoomsSaysWhatThePackageSays() {
        var table: [String: Set<String>] = [:]
        for line in SourceTree.text("ARCHITECTURE.md").split(separator: "\n") where line.hasPrefix("| `") {
            let cells = line.split(separator: "|").map { $0.trimmingCharacters(in: .whitespaces) }
            let room = cells[0].trimmingCharacters(in: ["`"])
            guard Self.rooms.contains(room), cells.count == 3 else { continue }
            let named = cells[1].split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
            table[room] = cells[1] == "all of these" ? Set(table.keys) : Set(named.map { Self.rooms.contains($0) ? $0 : "Tatami\($0)" })
        }
        #expect(Set(table.keys) == Set(Self.rooms))
        for room in Self.rooms {
            let said = PackageGraph.closure(of: room, in: table).intersection(Self.rooms)
            let actual = PackageGraph.closure(of: room, in: PackageGraph.dependencies).intersection(Self.rooms)
            #expect(said == actual, "\(room): \(said.symmetricDifference(actual).sorted())")
        }
    }

    /// Layouts and updates of collections are arithmetic (collections: section 1).
    @Test(arguments: ["Layouts", "Updates"])
    func collectionsArePureValues(folder: String) {
        let files = SourceTree.swiftFiles("Sources/TatamiCollections/\(folder)")
        #expect(!files.isEmpty)
        for file in files { #expect(Set(SourceTree.imports(file)).isSubset(of: ["TatamiGeometry"]), "\(file.lastPathComponent)") }
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
        let allowed = [
            "Output.swift": 2, "ProcessSetup.swift": 1, "StandardInput.swift": 1, "CheckCommand.swift": 1,
            // A terminal is asked for; the pipe of a worker is not the output.
            "LineReport.swift": 1, "LineWorker.swift": 3, "WorkerProcess.swift": 1,
            // What a build prints goes where errors go.
            "WindowProgram.swift": 2,
        ]
        let files = ["TatamiCommand", "TatamiProgram", "TatamiWindowProgram"].flatMap { SourceTree.swiftFiles("Sources/\($0)") }
        for file in files {
            let code = SourceTree.text(file).split(separator: "\n").filter { !$0.drop { $0 == " " }.hasPrefix("//") }.joined(
                separator: "\n")
            let found = code.matches(of: writers).map { String(code[$0.range]) }
            #expect(found.count == allowed[file.lastPathComponent, default: 0], "\(file.lastPathComponent) writes by itself: \(found)")
        }
    }
}
