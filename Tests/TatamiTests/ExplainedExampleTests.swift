import Foundation
import GuideExamples
import Tatami
import Testing

/// Every view and layout of every example explains itself: the numbers add up, and what is told to be written somewhere stands there.
@Suite struct ExplainedExampleTests {
    private static let files: [String] = ["Examples/Gallery", "Examples/Guide/Files"].flatMap { folder in
        ((try? FileManager.default.contentsOfDirectory(atPath: Gallery.root.appendingPathComponent(folder).path)) ?? [])
            .filter { $0.hasSuffix(".nui") && $0 != "chips.nui" }.sorted().map { "\(folder)/\($0)" }
    }

    /// What the program of a page gives.
    private static let data = [
        "hikes.nui": #"{"hikes": [{"id": "lake", "title": "Round the lake", "length": 4.2}]}"#,
        "collections.nui": #"{"walks": [{"id": "lake", "title": "Round the lake", "done": false}]}"#,
        "tables.nui": #"{"walks": [{"id": "lake", "title": "Round the lake", "hours": 2.5, "done": false}]}"#,
        "outlines.nui":
            #"{"folders": [{"path": "a", "name": "Walks", "isOpen": true, "folders": [{"path": "b", "name": "2026", "folders": []}]}]}"#,
        "selection.nui": #"{"walks": [{"id": "lake", "title": "Round the lake"}], "chosen": "lake"}"#,
        "sections.nui":
            #"{"months": [{"name": "May", "walks": [{"id": "lake", "title": "Round the lake", "done": false}]}]}"#,
    ]

    private func loaded(_ file: String) throws -> (NUILoader, ViewRoot)? {
        let screen = Screen()
        // The gallery has no classes of its own, and uses the library's Badge.
        let loader = NUILoader(root: screen, classes: file.contains("/Gallery/") ? [] : guideClasses + [Badge.nui])
        if let data = Self.data.first(where: { file.hasSuffix("/\($0.key)") })?.value {
            loader.data = .json(Array(data.utf8), name: "data")
        }
        try loader.load(file: Gallery.root.appendingPathComponent(file).path)
        guard let view = screen.view else { return nil }
        let root = ViewRoot(view, text: try PangoTextEngine())
        root.origin = loader
        return (loader, root)
    }

    @Test(arguments: files, [Size(320, 480), Size(150, 90), Size(700, 500)])
    func explainsItself(file: String, size: Size) throws {
        guard let (loader, root) = try loaded(file) else { return }
        root.layout(in: size)
        var lines = Lines()
        for place in root.placedItems {
            let why = try #require(root.explain(place.item), "\(place.path)")
            for axis in Axis.allCases {
                let told = why[axis]
                #expect(abs(told.facts.reduce(0) { $0 + $1.change } - told.length) < 1e-6, "\(place.path): \(told.sentence)")
                #expect(told.length == place.frame.size[axis], "\(place.path): \(told.sentence)")
                for value in told.facts.flatMap(\.values) + (told.proposal.map { [$0.change] } ?? []) where value.owner != .root {
                    #expect(loader.schema.has(value), "\(place.path): there is no property \(value.property) of \(value.owner)")
                    // The value of a proposal is not written yet.
                    guard let written = value.place, value != told.proposal?.change else { continue }
                    let text = lines.rest(at: written) ?? ""
                    #expect(
                        !text.isEmpty && text.says(value),
                        "\(place.path): \(value.property) is \(String(describing: value.value)); at \(written.text) stands '\(text)'")
                }
            }
        }
        for overflow in root.overflows {
            #expect(
                overflow.excess.amount > 0 && !overflow.excess.causes.isEmpty && !overflow.excess.text.hasSuffix("; "),
                "\(overflow.excess.text)")
        }
    }

    @Test func mostValuesOfFilesHaveTheirPlace() throws {
        let (_, root) = try #require(try loaded("Examples/Gallery/settings.nui"))
        root.layout(in: Size(320, 480))
        let values = try root.placedItems.flatMap { place in
            let why = try #require(root.explain(place.item))
            return why.horizontal.facts.flatMap(\.values) + why.vertical.facts.flatMap(\.values)
        }
        #expect(values.count { $0.place != nil } > 40)
    }
}

/// The lines of files, read once.
private struct Lines {
    private var files: [String: [Substring]] = [:]

    /// What stands at a place and behind it in its line.
    mutating func rest(at place: SourcePlace) -> String? {
        let lines =
            files[place.file]
            ?? (try? String(contentsOfFile: place.file, encoding: .utf8))?.split(separator: "\n", omittingEmptySubsequences: false)
        files[place.file] = lines
        guard let line = lines?.dropFirst(place.line - 1).first, place.column <= line.unicodeScalars.count else { return nil }
        return String(String.UnicodeScalarView(line.unicodeScalars.dropFirst(place.column - 1)))
    }
}

extension String {
    /// False where a number or a text stands here that is not the value.
    fileprivate func says(_ value: PropertyValue) -> Bool {
        switch value.value {
        case .number(let wanted)?:
            guard let written = Double(prefix { $0.isNumber || $0 == "." || $0 == "-" }) else { return true }
            return written == wanted
        case .text(let wanted)? where hasPrefix("\""):
            return hasPrefix("\"\(wanted.prefix(8).split(whereSeparator: \.isNewline).first ?? "")") || contains("\\")
        default: return true
        }
    }
}

extension Schema {
    /// Whether files can name the property.
    fileprivate func has(_ value: PropertyValue) -> Bool {
        let base =
            switch value.owner {
            case .item: "LayoutItem"
            case .layout: "Layout"
            case .view: "View"
            case .root: ""
            }
        let name = value.property.split(separator: ".").first.map(String.init) ?? ""
        return property(name, ofClass: base) != nil || property(name, belowClass: base) != nil
    }
}
