import Foundation
import NUI
import TatamiCairo
import TatamiViews
import Testing

@testable import NUILoader

/// The pages of `tatami help-error`, checked as `tatami check` checks.
@Suite struct ErrorPageTests {
    @Test func everyIdHasItsPage() {
        #expect(ErrorPage.all.map(\.code) == DiagnosticCode.allCases)
        for code in DiagnosticCode.allCases { #expect(ErrorPage.page(of: code.rawValue.lowercased())?.code == code) }
    }

    @Test(arguments: ErrorPage.all.map(\.code.rawValue)) func theWrongExampleHasItAndTheRightOneHasNothing(id: String) throws {
        let page = try #require(ErrorPage.page(of: id))
        let bad = found(page.bad.files, of: page.code)
        #expect(bad.contains { $0.id == id }, "\(bad.map { $0.id + " " + $0.message })")
        #expect(
            page.code == .moreDiagnostics || bad.allSatisfy { $0.id == id },
            "more than that is wrong: \(bad.map { $0.id + " " + $0.message })")
        #expect(found(page.good.files, of: page.code) == [])
    }

    /// A mend that comes with a finding of a page does away with it.
    @Test(arguments: ErrorPage.all.map(\.code.rawValue)) func mendsOfTheWrongExampleMend(id: String) throws {
        let page = try #require(ErrorPage.page(of: id))
        guard page.code != .moreDiagnostics else { return }
        var files = page.bad.files
        var left = found(files, of: page.code)
        guard left.contains(where: { $0.fix != nil }) else { return }
        for _ in 0..<5 {
            for index in files.indices {
                let name = files[index].name
                let path = name.hasSuffix(".strings") ? name : "/" + name
                files[index].bytes = Array(FixedText(SourceText(path: path, bytes: files[index].bytes), left).text.utf8)
            }
            left = found(files, of: page.code)
        }
        #expect(!left.contains { $0.id == id && $0.fix != nil }, "\(left.map { $0.id + " " + $0.message })")
    }

    @Test func pagesReadWell() {
        for page in ErrorPage.all {
            #expect(page.meaning.hasSuffix(".") && page.meaning.count > 20, "\(page.code)")
            let prose = page.text.split(separator: "\n").filter { !$0.hasPrefix("    ") }
            #expect(prose.allSatisfy { $0.unicodeScalars.count <= 80 }, "\(page.code)")
            #expect(page.bad.text.split(separator: "\n").allSatisfy { $0.unicodeScalars.count <= 130 }, "\(page.code)")
        }
        #expect(Set(ErrorPage.all.map(\.meaning)).count == ErrorPage.all.count)
    }

    /// The right examples are laid out as `tatami format` does it.
    @Test(arguments: ErrorPage.all.filter { !$0.good.isAbridged }.map(\.code.rawValue)) func theRightExampleIsLaidOut(id: String) throws {
        let example = try #require(ErrorPage.page(of: id)).good
        for file in example.files where file.name.hasSuffix(".nui") {
            #expect(try Document(file.bytes, path: file.name).formatted() == String(decoding: file.bytes, as: UTF8.self))
        }
    }

    /// `Documentation/errors.md` holds the same pages; `UPDATE_GOLDENS=1` writes it anew.
    @Test func theDocumentIsUpToDate() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/errors.md").standardizedFileURL
        let text = """
            # Diagnostics

            This page explains every diagnostic that `tatami check` and the loader report, by its id. `tatami help-error` prints the same
            explanations. The tests generate this page from `Sources/NUI/Diagnostics/Help` with `UPDATE_GOLDENS=1`.

            In the examples, `>> name` starts another file. `‹x ×9›` means x nine times; in it, `#` is the number of the repetition and `##`
            the next number. `«E9»` is a byte and `«202E»` a character, by their hexadecimal numbers.


            """ + ErrorPage.all.map(\.markdown).joined(separator: "\n")
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }

    private func found(_ files: [(name: String, bytes: [UInt8])], of code: DiagnosticCode) -> [Diagnostic] {
        if code == .takenSwiftName, let file = files.first {
            return SwiftSource(Program(text: String(decoding: file.bytes, as: UTF8.self), path: file.name), NUISchema().schema).diagnostics
        }
        let loader = code == .unknownAction ? NUILoader(root: SignIn(), schema: SignIn.interface) : NUILoader(root: Screen())
        let whole = Pictures.jpeg
        loader.read(files + (code == .damagedPicture ? [("whole.jpg", whole), ("cut.jpg", whole.dropLast(20))] : []))
        loader.imageVerifier = ImageVerification()
        loader.textMeasurer = try? PangoTextEngine()
        loader.findsUnusedIDs = code == .unusedID
        if let json = files.first(where: { $0.name.hasSuffix(".json") }) { loader.data = .json(json.bytes, name: json.name) }
        let tables = files.filter { $0.name.hasSuffix(".strings") }.map { TextTable($0.bytes, path: $0.name) }
        for table in tables where !table.diagnostics.hasErrors { loader.strings = table.texts }
        let found = tables.flatMap(\.diagnostics) + loader.check(file: "/main.nui").diagnostics
        guard found.isEmpty else { return found }
        do {
            try loader.load(file: "/main.nui")
            if loader.states.contains(where: { $0.hasPrefix("sh") }) { try loader.loadState("short") }
            return []
        } catch {
            return error.diagnostics
        }
    }
}

extension NUILoader {
    /// Takes its files from memory, where they lie in `/`.
    func read(_ files: [(name: String, bytes: [UInt8])]) {
        logger = .silent
        var memory = MemorySourceReader()
        for file in files { memory["/" + file.name] = file.bytes }
        reader = memory
    }
}
