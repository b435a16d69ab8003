/// A text with fixes applied.
public struct FixedText: Sendable {
    /// The text with the fixes.
    public let text: String
    /// The diagnostics whose fixes were applied, in the order of the text.
    public let applied: [Diagnostic]
    /// Their indices in the diagnostics that were given, in the same order.
    let indices: [Int]
    /// Where their replacements are in the new text, in its order.
    let places: [Place]
    private let edits: [Edit]

    /// Applies the fixes of `found` to a file, certain or not. Of fixes that overlap or touch, only the first is applied. Fixes of other
    /// files are ignored.
    public init(_ source: SourceText, _ found: [Diagnostic]) {
        let changes = found.enumerated().compactMap { Change($1, $0, in: source) }.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
        var applied: [Change] = []
        var taken = DisjointEdits()
        for change in changes where taken.insert(change.edits) { applied.append(change) }
        text = Self.text(of: source, with: taken.edits)
        (edits, places) = (taken.edits, Self.places(of: taken.edits))
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

    /// A replacement in the new text.
    struct Place: Sendable {
        let range: Range<Int>
        /// The index of its fix in the diagnostics that were given.
        let fix: Int
    }

    private static func places(of edits: [Edit]) -> [Place] {
        var growth = 0
        return edits.map { edit in
            let lower = edit.lower + growth
            growth += edit.growth
            return Place(range: lower..<(lower + edit.replacement.utf8.count), fix: edit.fix)
        }
    }

    /// Returns where a byte of the old text is in the new one; a replaced byte is at the start of its replacement.
    func newOffset(of offset: Int) -> Int {
        let next = edits.partitioningIndex { $0.upper > offset }
        guard next < edits.count, edits[next].lower <= offset else {
            return next > 0 ? offset - edits[next - 1].upper + places[next - 1].range.upperBound : offset
        }
        return places[next].range.lowerBound
    }

    private struct Edit: Sendable {
        var lower: Int
        var upper: Int
        var replacement: String
        /// The index of its fix in the diagnostics that were given.
        var fix: Int

        /// The number of bytes by which the text grows.
        var growth: Int { replacement.utf8.count - (upper - lower) }

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
            edits.partitioningIndex { ($0.lower, $0.upper) >= (edit.lower, edit.upper) }
        }
    }

    /// The edits of one fix.
    private struct Change {
        let edits: [Edit]
        let diagnostic: Diagnostic
        let index: Int

        var lower: Int { edits[0].lower }
        var upper: Int { edits[0].upper }

        /// Returns nil if there is no fix, or one of another file, or one whose edits overlap each other.
        init?(_ diagnostic: Diagnostic, _ index: Int, in source: SourceText) {
            guard let fix = diagnostic.fix, diagnostic.file == source.path else { return nil }
            let edits = fix.edits.compactMap { edit -> Edit? in
                let lower = source.offset(line: edit.span.line, column: edit.span.column)
                let upper = source.offset(line: edit.span.endLine, column: edit.span.endColumn)
                return upper < lower ? nil : Edit(lower: lower, upper: upper, replacement: edit.replacement, fix: index)
            }
            let ordered = edits.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
            guard edits.count == fix.edits.count, zip(ordered, ordered.dropFirst()).allSatisfy({ $0.upper <= $1.lower }) else { return nil }
            (self.edits, self.diagnostic, self.index) = (edits, diagnostic, index)
        }
    }
}
