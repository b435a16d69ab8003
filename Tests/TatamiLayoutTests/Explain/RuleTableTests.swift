import Foundation
import TatamiLayout
import Testing

/// The table of rules in `Documentation/explain.md` is made of the cases in these tests: every rule with its meaning and how it reads.
@Suite(.serialized) struct RuleTableTests {
    private static let meanings: [(Fact.Rule, String)] = [
        (.content, "What the content asks for: a text, a picture, a container's items."),
        (.setLength, "A stack's `mainLength` or `crossLength` stands in place of what its items need."),
        (.padding, "Padding around a container's content."),
        (.ignored, "`ignoresWidth`, `ignoresHeight`: the axis counts as 0."),
        (.aspectRatio, "Height follows the final width; width follows a fixed height."),
        (.adjustment, "Added to what the content asks for, before bounds."),
        (.maximum, "At most this."),
        (.minimum, "At least this; wins over the maximum."),
        (.fixed, "Whatever else is said."),
        (.root, "The size that the window, the picture or the test gave."),
        (.extra, "A part of the room that is left over along an axis, by weight, within the bounds."),
        (.weightedShortage, "A part of a shortage, by weight: these give first, down to their min."),
        (.givenShortage, "What is then still short, in proportion to what each can give."),
        (.scaled, "All items scaled to a stack's `mainLength`."),
        (.fill, "A weight or a stretch alignment in a slot: across a stack, in an overlay, a cell, a tile."),
        (.fillMode, "An overlay with `contentMode = Fill`; bounds count for nothing."),
        (.squeezed, "Larger than its slot: gives what it can, and spills over with the rest."),
        (.custom, "A program's own layout says nothing about its reasons, only what it gave."),
        (.order, "What lies before an item along a stack: spacing, margins, padding, distribution."),
        (.alignment, "Where it stands in a slot that it does not fill. A beaten stretch is centred."),
        (.baseline, "Its first baseline on the common one."),
        (.margin, "Distances inside a slot."),
        (.offset, "Moves the finished frame; nobody else sees it."),
        (.frame, "A view outside of layouts stands and is as its `frame` says."),
        (.collapsed, "No room at all: the item itself, or something it is in."),
        (.hidden, "Not drawn, but there."),
        (.scroll, "The content is longer than the window onto it."),
        (.overflow, "The items have no room; who is to blame, the longest first."),
        (.cut, "A text, or a button's title, is larger than its view."),
    ]

    /// What only one layout says, in the order of the catalogue.
    private static let layoutMeanings: [(String, String)] = [
        ("overlay.aspect", "`contentMode = AspectFit` or `AspectFill`: scaled with its proportion."),
        ("flow.line", "Which line it is in, and how long or thick that is."),
        ("flow.break", "Why a new line starts here."),
        ("flow.gap", "How far behind the item before it."),
        ("flow.distribution", "Where the room that a line leaves goes."),
        ("flow.lineDistribution", "Where the room that the lines leave goes."),
        ("flow.unbroken", "Columns that do not break, because nothing says how high they are."),
        ("grid.track", "Which column or row, and how that came to its length."),
        ("grid.span", "Several columns or rows."),
        ("grid.cell", "How it came to its cell, where it names none."),
        ("tile.units", "How many units, and where they were free."),
        ("relative.start", "The rule of its left or top edge."),
        ("relative.end", "The rule of its right or bottom edge."),
        ("relative.length", "The rule of its length, or what its two edges leave."),
        ("relative.center", "Centred in the area or on an item."),
        ("relative.cycle", "Rules that need each other; all of the circle are at the area's edge."),
    ]

    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent()
    private static let document = root.appendingPathComponent("Documentation/explain.md")

    /// Every way in which a rule is told, numbers, names and places apart.
    private static let wordings: [Fact.Rule: [String]] = {
        var found: [Fact.Rule: [String]] = [:]
        var seen: Set<String> = []
        for fact in ExplainCase.all.flatMap({ $0.explained().facts }) {
            let shape = fact.text.replacing(/\ \(form.nui:\d+\)|, form.nui:\d+|\d+(\.\d+)?/, with: "")
            if seen.insert("\(fact.rule.rawValue) \(shape)").inserted { found[fact.rule, default: []].append(fact.text) }
        }
        return found
    }()

    private static func table(_ rows: [(String, String, String)]) -> String {
        "| rule | what it is | how it reads |\n|---|---|---|\n" + rows.map { "| `\($0.0)` | \($0.1) | \($0.2) |\n" }.joined()
    }

    @Test func everyRuleStandsInTheTable() throws {
        #expect(Self.meanings.map(\.0) == Fact.Rule.boxModel)
        let rows = Self.meanings.map { ($0.0.rawValue, $0.1, Self.wordings[$0.0]?.joined(separator: "<br>") ?? "?") }
        try expect(Self.table(rows), between: "box-model")
    }

    @Test func everyRuleOfALayoutStandsInTheTable() throws {
        let folder = Self.root.appendingPathComponent("Sources/TatamiLayout/Algorithms")
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)?.compactMap { $0 as? URL } ?? []
        var inSources: Set<String> = []
        for file in files where file.pathExtension == "swift" {
            for match in try String(contentsOf: file, encoding: .utf8).matches(of: /Remark\(\s*"([a-z]+\.[A-Za-z]+)"/) {
                inSources.insert(String(match.output.1))
            }
        }
        #expect(Set(Self.layoutMeanings.map(\.0)) == inSources)
        let rows = Self.layoutMeanings.map { ($0.0, $0.1, Self.wordings[Fact.Rule(rawValue: $0.0)]?.joined(separator: "<br>") ?? "?") }
        #expect(rows.allSatisfy { $0.2 != "?" }, "\(rows.filter { $0.2 == "?" }.map(\.0)) have no case")
        try expect(Self.table(rows), between: "layouts")
    }

    /// Compares what stands between two marks of the document; with `UPDATE_GOLDENS=1` in the environment writes it there.
    private func expect(_ wanted: String, between mark: String) throws {
        let text = try String(contentsOf: Self.document, encoding: .utf8)
        let start = "<!-- \(mark) -->\n"
        let end = "<!-- end of \(mark) -->"
        let from = try #require(text.range(of: start)).upperBound
        let to = try #require(text.range(of: end)).lowerBound
        if ProcessInfo.processInfo.environment["UPDATE_GOLDENS"] == "1" {
            try Data(text.replacingCharacters(in: from..<to, with: wanted).utf8).write(to: Self.document)
        } else {
            #expect(String(text[from..<to]) == wanted, "UPDATE_GOLDENS=1 writes the table of \(mark) anew")
        }
    }
}
