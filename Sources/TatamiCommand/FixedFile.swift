import Tatami

/// A file with the fixes of its diagnostics applied, as long as they fix something.
struct FixedFile {
    /// The work that all checks of one file may cost in bytes; each check counts 16 KiB more than its text. Fixing errors may
    /// reveal others, so a file full of errors could otherwise be checked almost endlessly.
    private static let effort = 2 << 20

    let source: SourceText
    private(set) var text: String
    /// The applied fixes, in order: `form.nui:4:9 NUI203: replace 'txet' with 'text'`.
    private(set) var steps: [String] = []
    private var seen: Set<String> = []
    private var effort = Self.effort

    init(_ source: SourceText, _ loader: NUILoader) {
        self.source = source
        text = source.text
        var found = loader.check(text: text, name: source.path)
        while let next = applyFixes(found, loader) { found = next }
    }

    /// Applies all fixes at once or, if that fails, one that works alone. Returns the remaining diagnostics; nil if nothing was
    /// fixed.
    private mutating func applyFixes(_ found: [Diagnostic], _ loader: NUILoader) -> [Diagnostic]? {
        seen.insert(text)
        let current = SourceText(path: source.path, bytes: Array(text.utf8))
        let fixable = found.filter { $0.fix != nil && $0.file == source.path }
        for chosen in [fixable] + (fixable.count > 1 ? fixable.map { [$0] } : []) {
            let fixed = FixedText(current, chosen)
            guard !fixed.applied.isEmpty, !seen.contains(fixed.text) else { continue }
            guard effort > 0 else { return nil }
            effort -= fixed.text.utf8.count + 16 << 10
            let left = loader.check(text: fixed.text, name: source.path)
            guard Self.areFixed(found, fixed.applied, left) else { continue }
            steps += fixed.applied.map { diagnostic in
                let what = diagnostic.fix?.description(in: current) ?? ""
                return "\(diagnostic.file):\(diagnostic.span.line):\(diagnostic.span.column) \(diagnostic.id): \(what)"
            }
            text = fixed.text
            return left
        }
        return nil
    }

    /// Whether the fixed diagnostics are gone and there are no new syntax errors. Other errors may have appeared. If not all
    /// diagnostics are shown, this cannot be checked and counts as fixed.
    private static func areFixed(_ found: [Diagnostic], _ applied: [Diagnostic], _ left: [Diagnostic]) -> Bool {
        let isCut = { (list: [Diagnostic]) in list.last?.id == DiagnosticCode.moreDiagnostics.rawValue }
        if isCut(found) { return true }
        let syntax = { (list: [Diagnostic]) in list.count { $0.id.hasPrefix("NUI1") && $0.severity == .error } }
        guard syntax(left) <= syntax(found) else { return false }
        return applied.allSatisfy { diagnostic in
            let same = { (list: [Diagnostic]) in list.count { $0.id == diagnostic.id && $0.message == diagnostic.message } }
            return same(left) < same(found)
        }
    }
}
