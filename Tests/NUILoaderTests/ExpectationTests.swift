import Foundation
import NUI
import NUILoader
import TatamiCairo
import TatamiViews
import Testing

/// The files in `Diagnostics`, one an id, or a folder an id where it takes several, tables of texts among them. What is found in a file stands in it, as a
/// comment below the line: marks below the span, the id, the message, then hint, fix and notes. `NUI_UPDATE=1` writes these
/// comments anew, and a file for each id that has none; look at every difference.
@Suite struct ExpectationTests {
    /// Whose files would be too large or too many, and are made by `ErrorPageTests` instead.
    private static let tooLarge = ["NUI502", "NUI504", "NUI505", "NUI506", "NUI507", "NUI508", "NUI509", "NUI513"]
    /// No file at all, one that is not UTF-8, an action of the program's own class, what only the generator tells, and a damaged picture:
    /// `ErrorPageTests` has them.
    private static let unwritable = ["NUI122", "NUI221", "NUI401", "NUI409", "NUI605", "NUI708", "NUI710"]
    private static let isUpdating = ProcessInfo.processInfo.environment["NUI_UPDATE"] == "1"
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("Diagnostics")
    private static let ids = DiagnosticCode.allCases.map(\.rawValue).filter { !tooLarge.contains($0) && !unwritable.contains($0) }

    @Test(arguments: ids) func findsWhatTheFileSays(id: String) throws {
        if Self.isUpdating { try Self.makeMissing(id) }
        var reader = MemorySourceReader()
        var texts: [String: String] = [:]
        for name in try Self.files(of: id) {
            texts[name] = try String(contentsOf: Self.url(name, of: id), encoding: .utf8)
            reader["/" + name] = Array(Expectation.removed(from: texts[name] ?? "").utf8)
        }
        let loader = NUILoader(root: Screen())
        loader.logger = .silent
        loader.reader = reader
        if id == DiagnosticCode.unseenView.rawValue { loader.textMeasurer = try PangoTextEngine() }
        loader.findsUnusedIDs = id == DiagnosticCode.unusedID.rawValue
        let tables = texts.keys.filter { $0.hasSuffix(".strings") }.map { TextTable(reader["/" + $0] ?? [], path: "/" + $0) }
        for table in tables where !table.diagnostics.hasErrors { loader.strings = table.texts }
        let found = tables.flatMap(\.diagnostics) + loader.check(file: "/main.nui").diagnostics
        #expect(found.contains { $0.id == id }, "the file shows another finding")
        for (name, text) in texts {
            let expected = Expectation.added(found.filter { $0.file == "/" + name }, to: Expectation.removed(from: text))
            if Self.isUpdating { try expected.write(to: Self.url(name, of: id), atomically: true, encoding: .utf8) }
            #expect(Self.isUpdating || text == expected, "\(name)")
        }
    }

    @Test func everyFileHasItsId() throws {
        let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path).map { $0.replacing(".nui", with: "") }
        #expect(Set(names) == Set(Self.ids))
    }

    /// The names of an id's files; one that is alone is called after the id.
    private static func files(of id: String) throws -> [String] {
        var isFolder: ObjCBool = false
        let place = folder.appendingPathComponent(id)
        guard FileManager.default.fileExists(atPath: place.path, isDirectory: &isFolder), isFolder.boolValue else { return ["main.nui"] }
        return try FileManager.default.subpathsOfDirectory(atPath: place.path).filter { $0.hasSuffix(".nui") || $0.hasSuffix(".strings") }
    }

    private static func url(_ name: String, of id: String) -> URL {
        let alone = folder.appendingPathComponent(id + ".nui")
        return FileManager.default.fileExists(atPath: alone.path) ? alone : folder.appendingPathComponent(id).appendingPathComponent(name)
    }

    /// Starts with the example of the id's page.
    private static func makeMissing(_ id: String) throws {
        guard !FileManager.default.fileExists(atPath: url("main.nui", of: id).path) else { return }
        let files = try #require(ErrorPage.page(of: id)).bad.files
        guard files.count > 1 else { return try Data(files[0].bytes).write(to: folder.appendingPathComponent(id + ".nui")) }
        for file in files {
            let place = folder.appendingPathComponent(id).appendingPathComponent(file.name)
            try FileManager.default.createDirectory(at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
            try Data(file.bytes).write(to: place)
        }
    }
}

/// Comments that tell what is found in the line above: `//    ^^^^ NUI203 message`. Marks that start in the first two columns,
/// where the comment's own sign stands, are moved on and their column told: `//1 ^^^^ NUI203 message`.
enum Expectation {
    static func removed(from text: String) -> String {
        text.split(separator: "\n", omittingEmptySubsequences: false).filter { !isExpectation($0) }.joined(separator: "\n")
    }

    private static func isExpectation(_ line: Substring) -> Bool {
        guard line.hasPrefix("//") else { return false }
        let rest = line.dropFirst(2).drop { $0 == "1" || $0 == "2" }.drop { $0 == " " }
        return rest.hasPrefix("^") || rest.hasPrefix("hint: ") || rest.hasPrefix("fix: ") || rest.hasPrefix("note: ")
    }

    static func added(_ found: [Diagnostic], to text: String) -> String {
        var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
        for (line, group) in Dictionary(grouping: found, by: \.span.line).sorted(by: { $0.key > $1.key }) {
            let added = group.flatMap { comments(on: $0, lines[min(line, lines.count) - 1]) }
            lines.insert(contentsOf: added, at: min(line, lines.count))
        }
        return lines.joined(separator: "\n")
    }

    private static func comments(on diagnostic: Diagnostic, _ line: String) -> [String] {
        let span = diagnostic.span
        let column = span.column
        let end = span.endLine == span.line ? span.endColumn : line.unicodeScalars.count + 1
        let blanks = column > 2 ? String(repeating: " ", count: column - 3) : "\(column) "
        let further = span.endLine == span.line ? "" : " to \(span.endLine):\(span.endColumn)"
        let marks = String(repeating: "^", count: max(1, end - column)) + (span.isEmpty ? " (empty)" : further)
        var result = ["//\(blanks)\(marks) \(diagnostic.severity) \(diagnostic.id) \(diagnostic.message)"]
        if let hint = diagnostic.hint { result.append("//   hint: \(hint)") }
        if let fix = diagnostic.fix { result.append("//   fix: \(place(fix.span)) \(fix.replacement.debugDescription)") }
        for note in diagnostic.related {
            let file = note.file == diagnostic.file ? "" : note.file + ":"
            result.append("//   note: \(file)\(place(note.span)) \(note.message)")
        }
        return result
    }

    private static func place(_ span: Span) -> String {
        "\(span.line):\(span.column)-" + (span.endLine == span.line ? "" : "\(span.endLine):") + "\(span.endColumn)"
    }
}
