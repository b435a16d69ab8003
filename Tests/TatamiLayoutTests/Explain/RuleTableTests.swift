import Foundation
import TatamiLayout
import Testing

/// The table of rules in `Documentation/explain.md` is made of the cases in these tests: every rule with its meaning and how it reads.
@Suite(.serialized) struct RuleTableTests {
    private static let meanings: [(Fact.Rule, String)] = [
        (.content, "The length that the content asks for: a text, a picture, the items of a container."),
        (.setLength, "A stack's `mainLength` or `crossLength` replaces the length that its items need."),
        (.padding, "The padding around a container's content."),
        (.ignored, "`ignoresWidth`, `ignoresHeight`: the length counts as 0."),
        (.aspectRatio, "The height follows the final width; the width follows a fixed height."),
        (.adjustment, "Added to the length that the content asks for, before the bounds."),
        (.maximum, "The length is at most this."),
        (.minimum, "The length is at least this; the minimum wins over the maximum."),
        (.fixed, "The length is this; it wins over all other rules."),
        (.root, "The size that the window, the picture or the test gave to the root."),
        (.extra, "The item's part of the room that is left over along an axis: by weight, within its bounds."),
        (.weightedShortage, "The item's part of a shortage, by weight. Weighted items give room first, down to their minimum."),
        (.givenShortage, "The item's part of what is still missing then, in proportion to how much each item can give."),
        (.scaled, "All items are scaled to a stack's `mainLength`."),
        (.fill, "A weight or a stretch alignment fills a slot: across a stack, in an overlay, a cell or a tile."),
        (.fillMode, "An overlay with `contentMode = Fill` ignores the bounds of its items."),
        (.squeezed, "An item that is larger than its slot shrinks as far as it can; the rest reaches beyond the slot."),
        (.custom, "A custom layout reports only what it gave, not its reasons."),
        (.order, "The distances before an item along a stack: spacing, margins, padding, distribution."),
        (.alignment, "Where the item is in a slot that it does not fill. A stretched item that its bounds keep smaller is centred."),
        (.baseline, "The item's first baseline is placed on the common one."),
        (.margin, "The item's margins inside its slot."),
        (.offset, "Moves the finished frame; other items do not move."),
        (.frame, "A view outside of layouts has the place and the size of its `frame`."),
        (.direction, "A view around the item sets a reading direction that is not that of the root."),
        (.collapsed, "The item, or something that contains it, is collapsed and takes no room."),
        (.hidden, "The item is not drawn, but keeps its room."),
        (.scroll, "The content is longer than the part that is visible."),
        (.overflow, "The items do not fit. The items that cannot shrink are named, the longest first."),
        (.cut, "A text, or a button's title, is larger than its view."),
    ]

    /// What only one layout says, in the order of the catalogue.
    private static let layoutMeanings: [(String, String)] = [
        ("overlay.aspect", "`contentMode = AspectFit` or `AspectFill` scales the item and keeps its aspect ratio."),
        ("flow.line", "The item's line, and how long or thick that line is."),
        ("flow.break", "Why a new line starts here."),
        ("flow.gap", "The gap between the item and the one before it."),
        ("flow.distribution", "How the free room of a line is distributed."),
        ("flow.lineDistribution", "How the free room around the lines is distributed."),
        ("flow.unbroken", "Columns that do not break, because their height is not known."),
        ("grid.track", "The item's column or row, and how that got its length."),
        ("grid.span", "The item covers several columns or rows."),
        ("grid.cell", "How an item that names no cell got its cell."),
        ("tile.units", "How many units the tile covers, and where they were free."),
        ("relative.start", "The rule of the item's left or top edge."),
        ("relative.end", "The rule of the item's right or bottom edge."),
        ("relative.length", "The rule of the item's length, or the distance between its two edges."),
        ("relative.center", "The item is centred in the area or on another item."),
        ("relative.cycle", "Rules that depend on each other in a cycle; all items of the cycle are placed at the area's edge."),
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
