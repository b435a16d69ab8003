extension IssueBag {
    /// The diagnostics in file order, at most `most` of them, and one more with the number of those left out. If not all fit, errors come
    /// before warnings.
    func diagnostics(in sources: [SourceText], atMost most: Int = Limits.diagnostics) -> [Diagnostic] {
        let ordered = issues.indices.sorted { left, right in
            let (a, b) = (issues[left].range, issues[right].range)
            if a.file != b.file { return a.file < b.file }
            if a.lower != b.lower { return a.lower < b.lower }
            return left < right
        }
        let shown = Self.selection(of: ordered.map { issues[$0] }, atMost: most)
        var result = shown.map { Diagnostic($0, in: sources) }
        let left = issues.count - shown.count + dropped
        if left > 0, let last = result.last {
            let errors = errorCount - shown.count { $0.severity == .error }
            var more = Diagnostic.more(left, behind: last, areErrors: hasErrors, errorCount: errors)
            if isPartial { more.message += ", and the rest is not checked" }
            result.append(more)
        }
        return result
    }

    private static func selection(of ordered: [Issue], atMost most: Int) -> [Issue] {
        guard ordered.count > most else { return ordered }
        let errors = ordered.lazy.filter { $0.severity == .error }.count
        var places = (
            errors: min(errors, most), warnings: max(0, most - errors)
        )
        return ordered.filter { issue in
            if issue.severity == .error {
                places.errors -= 1
                return places.errors >= 0
            }
            places.warnings -= 1
            return places.warnings >= 0
        }
    }
}

extension Diagnostic {
    /// Returns a diagnostic that stands for `count` further ones, `errorCount` of them errors. It is a warning if all of them are warnings.
    public static func more(_ count: Int, behind last: Diagnostic, areErrors: Bool, errorCount: Int) -> Diagnostic {
        var result = Diagnostic(
            id: DiagnosticCode.moreDiagnostics.rawValue, severity: areErrors ? .error : .warning, file: last.file, span: last.span,
            message: count == 1 ? "1 more finding is not shown" : "\(count) more findings are not shown")
        result.errorCount = errorCount
        return result
    }

    init(_ issue: Issue, in sources: [SourceText]) {
        let place = sources.place(of: issue.range)
        self.init(
            id: issue.code.rawValue, severity: issue.severity, file: place.file, span: place.span,
            message: issue.message, hint: issue.hint,
            fix: issue.fix.map { Fix($0, in: sources) },
            related: issue.related.map { note in
                let place = sources.place(of: note.range)
                return Related(file: place.file, span: place.span, message: note.message)
            })
    }
}

extension Diagnostic.Fix {
    init(_ fix: Issue.Fix, in sources: [SourceText]) {
        self.init(
            span: sources.place(of: fix.range).span, replacement: fix.replacement,
            more: fix.more.map { Diagnostic.Edit(span: sources.place(of: $0.range).span, replacement: $0.replacement) },
            isCertain: fix.isCertain)
    }
}

extension [SourceText] {
    /// Converts a byte range to the path of its file and a span.
    func place(of range: SourceRange) -> (file: String, span: Span) {
        guard indices.contains(range.file.index) else { return ("", .start) }
        let source = self[range.file.index]
        return (source.path, source.span(of: range))
    }
}
