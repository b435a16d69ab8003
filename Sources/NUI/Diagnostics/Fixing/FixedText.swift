/// A text with fixes applied.
public struct FixedText: Sendable {
    /// The text with the fixes.
    public let text: String
    /// The diagnostics whose fixes were applied, in the order of the text.
    public let applied: [Diagnostic]
    /// Their indices in the diagnostics that were given, in the same order.
    let indices: [Int]

    /// Applies the fixes of `found` to a file, certain or not. Of fixes that overlap or touch, only the first is applied. Fixes of other
    /// files are ignored.
    public init(_ source: SourceText, _ found: [Diagnostic]) {
        let changes = found.enumerated().compactMap { Change($1, $0, in: source) }.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
        var applied: [Change] = []
        var taken = DisjointEdits()
        for change in changes where taken.insert(change.edits) { applied.append(change) }
        text = Self.text(of: source, with: taken.edits)
        self.applied = applied.map(\.diagnostic)
        indices = applied.map(\.index)
    }

    private static func text(of source: SourceText, with edits: [Edit]) -> String {
        var bytes: [UInt8] = []
        var end = 0
        for edit in edits {
            bytes += source.bytes[end..<edit.lower]
            bytes += Array(edit.replacement.utf8)
            end = edit.upper
        }
        return String(decoding: bytes + source.bytes[end...], as: UTF8.self)
    }

    private struct Edit {
        var lower: Int
        var upper: Int
        var replacement: String

        func touches(_ other: Edit) -> Bool { lower <= other.upper && other.lower <= upper }
    }

    /// Edits that do not touch each other, in the order of the text.
    private struct DisjointEdits {
        private(set) var edits: [Edit] = []

        /// Adds edits, or none of them if one touches another edit. Returns true if they are added. Edits of one fix may touch each other.
        mutating func insert(_ new: [Edit]) -> Bool {
            guard !new.contains(where: { touches($0, at: place(of: $0)) }) else { return false }
            for edit in new { edits.insert(edit, at: place(of: edit)) }
            return true
        }

        private func touches(_ edit: Edit, at place: Int) -> Bool {
            place > 0 && edits[place - 1].touches(edit) || place < edits.count && edits[place].touches(edit)
        }

        /// The index of the first edit behind another one.
        private func place(of edit: Edit) -> Int {
            var (low, high) = (0, edits.count)
            while low < high {
                let middle = (low + high) / 2
                if (edits[middle].lower, edits[middle].upper) < (edit.lower, edit.upper) { low = middle + 1 } else { high = middle }
            }
            return low
        }
    }

    /// The edits of one fix.
    private struct Change {
        let edits: [Edit]
        let diagnostic: Diagnostic
        let index: Int

        var lower: Int { edits[0].lower }
        var upper: Int { edits[0].upper }

        /// Returns nil if there is no fix, or one of another file.
        init?(_ diagnostic: Diagnostic, _ index: Int, in source: SourceText) {
            guard let fix = diagnostic.fix, diagnostic.file == source.path else { return nil }
            let edits = fix.edits.compactMap { edit -> Edit? in
                let lower = source.offset(line: edit.span.line, column: edit.span.column)
                let upper = source.offset(line: edit.span.endLine, column: edit.span.endColumn)
                return upper < lower ? nil : Edit(lower: lower, upper: upper, replacement: edit.replacement)
            }
            guard edits.count == fix.edits.count else { return nil }
            (self.edits, self.diagnostic, self.index) = (edits, diagnostic, index)
        }
    }
}
