import TatamiJSON

extension [Diagnostic] {
    /// The diagnostics as a JSON array for tools: `[{id, severity, file, line, column, endLine, endColumn, message, hint,
    /// fix}]`.
    ///
    /// `hint` and `fix` are null if there is none. `fix` is `{line, column, endLine, endColumn, replacement, certain, more}`: `certain` is
    /// false for a suggestion, which `tatami check --fix` does not apply, and `more` has further replacements of the same form that belong
    /// to the fix. Lines and columns count from 1; a column is a Unicode scalar.
    public var json: String {
        "[" + map(\.json).joined(separator: ",\n ") + "]"
    }
}

extension Diagnostic {
    fileprivate var json: String {
        let place = [("id", JSONText.string(id)), ("severity", JSONText.string(severity.rawValue)), ("file", JSONText.string(file))]
        let words = [
            ("message", JSONText.string(message)), ("hint", JSONText.string(hint)), ("fix", fix?.json ?? JSONText.null),
        ]
        return JSONText.object(place + span.jsonMembers + words)
    }
}

extension Diagnostic.Fix {
    fileprivate var json: String {
        let edit = Diagnostic.Edit(span: span, replacement: replacement)
        return JSONText.object(
            edit.jsonMembers + [
                ("certain", JSONText.bool(isCertain)), ("more", JSONText.array(more.map { JSONText.object($0.jsonMembers) })),
            ])
    }
}

extension Diagnostic.Edit {
    fileprivate var jsonMembers: [(String, String)] { span.jsonMembers + [("replacement", JSONText.string(replacement))] }
}

extension Span {
    fileprivate var jsonMembers: [(String, String)] {
        [("line", line), ("column", column), ("endLine", endLine), ("endColumn", endColumn)].map { ($0, String($1)) }
    }
}
