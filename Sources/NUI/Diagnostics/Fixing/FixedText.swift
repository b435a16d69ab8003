/// A text with fixes applied.
public struct FixedText: Sendable {
    /// The text with the fixes.
    public let text: String
    /// The diagnostics whose fixes were applied, in the order of the text.
    public let applied: [Diagnostic]

    /// Applies the fixes of `found` to a file, certain or not. Of fixes that overlap or touch, only the first is applied. Fixes of other
    /// files are ignored.
    public init(_ source: SourceText, _ found: [Diagnostic]) {
        let changes = found.compactMap { Change($0, in: source) }.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
        var applied: [Diagnostic] = []
        var taken: [Edit] = []
        for change in changes where !change.edits.contains(where: { edit in taken.contains(where: edit.touches) }) {
            taken += change.edits
            applied.append(change.diagnostic)
        }
        text = Self.text(of: source, with: taken.sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) })
        self.applied = applied
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

    /// The edits of one fix.
    private struct Change {
        let edits: [Edit]
        let diagnostic: Diagnostic

        var lower: Int { edits[0].lower }
        var upper: Int { edits[0].upper }

        /// Returns nil if there is no fix, or one of another file.
        init?(_ diagnostic: Diagnostic, in source: SourceText) {
            guard let fix = diagnostic.fix, diagnostic.file == source.path else { return nil }
            let edits = fix.edits.compactMap { edit -> Edit? in
                let lower = source.offset(line: edit.span.line, column: edit.span.column)
                let upper = source.offset(line: edit.span.endLine, column: edit.span.endColumn)
                return upper < lower ? nil : Edit(lower: lower, upper: upper, replacement: edit.replacement)
            }
            guard edits.count == fix.edits.count else { return nil }
            (self.edits, self.diagnostic) = (edits, diagnostic)
        }
    }
}
