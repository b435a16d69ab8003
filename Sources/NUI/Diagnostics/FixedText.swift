/// A text with fixes applied.
public struct FixedText: Sendable {
    /// The text with the fixes.
    public let text: String
    /// The diagnostics whose fixes were applied, in the order of the text.
    public let applied: [Diagnostic]

    /// Applies the fixes of `found` to a file. Of fixes that overlap or touch, only the first is applied. Fixes of other files
    /// are ignored.
    public init(_ source: SourceText, _ found: [Diagnostic]) {
        let edits = found.compactMap { diagnostic -> Edit? in
            guard let fix = diagnostic.fix, diagnostic.file == source.path else { return nil }
            let lower = source.offset(line: fix.span.line, column: fix.span.column)
            let upper = source.offset(line: fix.span.endLine, column: fix.span.endColumn)
            return upper < lower ? nil : Edit(lower: lower, upper: upper, fix: fix, diagnostic: diagnostic)
        }
        var bytes: [UInt8] = []
        var end = 0
        var applied: [Diagnostic] = []
        for edit in edits.sorted(by: { ($0.lower, $0.upper) < ($1.lower, $1.upper) }) where applied.isEmpty || edit.lower > end {
            bytes += source.bytes[end..<edit.lower]
            bytes += Array(edit.fix.replacement.utf8)
            end = edit.upper
            applied.append(edit.diagnostic)
        }
        text = String(decoding: bytes + source.bytes[end...], as: UTF8.self)
        self.applied = applied
    }

    private struct Edit {
        var lower: Int
        var upper: Int
        var fix: Diagnostic.Fix
        var diagnostic: Diagnostic
    }
}
