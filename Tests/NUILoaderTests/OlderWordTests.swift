import Foundation
import NUI
import TatamiCairo
import TatamiViews
import Testing

@testable import NUILoader

/// Every row of the table of older words, in a file, and the page that lists them.
@Suite struct OlderWordTests {
    private let registry = NUISchema().registry

    @Test(arguments: OlderWord.System.allCases) func everyWordDoesWhatItsRowSays(system: OlderWord.System) throws {
        let loader = NUILoader(root: Screen())
        loader.imageVerifier = ImageVerification()
        for row in OlderWord.all where row.system == system {
            if case .standard(let owner) = row.kind {
                #expect(try standard(row.word, of: owner) == row.example.replacing(",", with: ""), "\(owner).\(row.word)")
                continue
            }
            let text = OlderWordFile(row, registry.schema).text
            let found = loader.found(text)
            let lines: Comment = "\(text)\n\(found.map(\.line).joined(separator: "\n"))"
            switch row.fate {
            case .loads: #expect(found.isEmpty, lines)
            case .converted: #expect(found.map(\.severity) == [.warning], lines)
            case .refused:
                #expect(found.count == 1 && found.hasErrors, lines)
                if row.kind != .language { #expect(found.first?.id == "NUI226", lines) }
            }
        }
    }

    /// No word is listed twice for the same place, and every system has its words.
    @Test func everyWordIsListedOnce() {
        var seen: Set<String> = []
        for row in OlderWord.all {
            #expect(seen.insert("\(row.system) \(row.kind) \(row.word) \(row.example)").inserted, "\(row.kind) \(row.word)")
        }
        #expect(OlderWord.all.count > 400)
        for system in OlderWord.System.allCases { #expect(OlderWord.all.contains { $0.system == system }) }
    }

    /// `Documentation/older-words.md` is written from the table; `UPDATE_GOLDENS=1` writes it anew.
    @Test func thePageIsUpToDate() throws {
        let url = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
            .appendingPathComponent("../../Documentation/older-words.md").standardizedFileURL
        let text = OlderWordPage(registry.schema).text
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" { try text.write(to: url, atomically: true, encoding: .utf8) }
        #expect(try String(contentsOf: url, encoding: .utf8) == text)
    }

    /// The value of a property in a new object, as a file writes it.
    private func standard(_ property: String, of owner: String) throws -> String? {
        let item = try #require(registry.named(owner))
        let object = try #require(item.make?())
        return registry.binding(of: property, in: item)?.get(of: object)?.writing
    }
}

extension NUILoader {
    /// What is wrong with a file beside which there is a picture.
    fileprivate func found(_ text: String) -> [Diagnostic] {
        read([("main.nui", Array(text.utf8)), ("logo.png", Pictures.dot)])
        return check(file: "/main.nui").diagnostics
    }
}

/// A file that uses the word of a row and nothing else of interest.
private struct OlderWordFile {
    let text: String

    init(_ row: OlderWord, _ schema: Schema) {
        switch row.kind {
        case .language, .standard: text = row.example
        case .className: text = Self.file(row.word, Self.needs[row.word] ?? "", in: "", schema)
        case .property(let owner): text = Self.file(owner, row.example, in: row.layout, schema)
        case .value(let owner, let property): text = Self.file(owner, "\(property) = \(row.example)", in: row.layout, schema)
        }
    }

    /// What objects of a class need.
    private static let needs = [
        "UIColor": "color = \"FF0000\"", "UIFont": "size = 12", "UIImage": "file = \"logo.png\"",
        "MICUiRelativeLayoutAttachInfo": "attachParent = 0", "MICUiRelativeLayoutScalingInfo": "scalingFixed = 9",
    ]

    private static func file(_ owner: String, _ content: String, in layout: String, _ schema: Schema) -> String {
        let object = "{ :class = \(owner)  \(content) }"
        let other = "{ :class = UIView  :id = z }"
        if owner == "Action" { return "root = { view = { :class = UIButton  action = { \(content) } } }" }
        if schema.isClass(owner, orBelow: "Layout") {
            // Files cannot make a Layout itself; every layout has its words.
            let made = owner == "Layout" ? "{ :class = OverlayLayout  \(content) }" : object
            return "root = { view = { :class = NUILayoutView  layout = \(made) } }"
        }
        if schema.isClass(owner, orBelow: "LayoutItem") {
            let view = content.hasPrefix("view") ? "" : "view = { :class = UIView }  "
            let items = "[{ view = \(other) } { :class = \(owner)  \(view)\(content) }]"
            return "root = { view = { :class = NUILayoutView  layout = { :class = \(layout.isEmpty ? "HorizontalLayout" : layout)  "
                + "\(layout.contains("Grid") && !layout.hasPrefix("MICUi") ? "insertion = Explicit  " : "")layoutItems = \(items) } } }"
        }
        if schema.hasClass(owner), !schema.isClass(owner, orBelow: "View") { return "root = { view = \(other)  thing = \(object) }" }
        return "root = { view = \(object) }"
    }
}

/// The page that lists all words.
private struct OlderWordPage {
    private let schema: Schema
    private(set) var text: String

    init(_ schema: Schema) {
        self.schema = schema
        text = """
            # Words of the five systems

            Tatami unites five systems: the MICUi Layouter, NUILayout, NUILoader, WeView 2 and SEUICollectionViewLayout. This page lists the
            words of their documents that a file can contain, and what becomes of each. A word *loads* if it means what it meant, *loads with
            a note* if a warning says what differs, and is *refused* if Tatami does not have it; the message is NUI226 and says what to write
            instead. Methods, such as `addChild`, are calls of Swift and not words of files; a file that writes `setMinDesiredWidth` is
            led to `minDesiredWidth`. The tests generate this page from `Sources/NUI/Words`, and try every row.


            """
        for system in OlderWord.System.allCases { write(system) }
    }

    private mutating func write(_ system: OlderWord.System) {
        let rows = OlderWord.all.filter { $0.system == system }
        text += "## \(system.rawValue)\n\n| word | of | in a file | name in Tatami, or what to write |\n|---|---|---|---|\n"
        for row in rows {
            text += "| `\(row.word.replacing("|", with: "\\|"))` | \(place(of: row)) | \(fate(of: row)) | \(meaning(of: row)) |\n"
        }
        text += "\n"
    }

    private func place(of row: OlderWord) -> String {
        switch row.kind {
        case .className: "class"
        case .language: "language"
        case .property(let owner): "\(owner)"
        case .value(let owner, let property): "\(owner).\(property)"
        case .standard(let owner): "\(owner), default"
        }
    }

    private func fate(of row: OlderWord) -> String {
        switch row.fate {
        case .loads: "loads"
        case .converted: "loads with a note"
        case .refused: "refused"
        }
    }

    private func meaning(of row: OlderWord) -> String {
        if let instead = row.instead { return instead }
        switch row.kind {
        case .className: return schema.schema(ofClass: row.word).map { "`\($0.name)`" } ?? ""
        case .property(let owner):
            guard let found = schema.property(row.word, ofClass: owner) else { return "" }
            if row.example.hasPrefix("event = ") || row.example.hasPrefix("type = ") { return "`\(row.example)`" }
            return found.doc.hasPrefix("\(found.name) has no effect") ? found.doc : "`\(found.name)`"
        case .value(let owner, let property):
            guard case .enumeration(let name)? = enumeration(of: schema.property(property, ofClass: owner)?.type) else {
                return "`\(row.word)`"
            }
            return "`\(schema.schema(ofEnum: name)?.item(named: row.word)?.name ?? row.word)`"
        case .standard: return "`\(row.example)`"
        case .language: return ""
        }
    }

    private func enumeration(of type: ValueType?) -> ValueType? {
        type?.alternatives.first { alternative in
            guard case .enumeration = alternative else { return false }
            return true
        }
    }
}
