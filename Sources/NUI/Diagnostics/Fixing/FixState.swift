/// A text of a file on the way to the fixed one, with its diagnostics.
struct FixState {
    let text: String
    let found: [Diagnostic]
    let document: Document
    private let path: String
    /// The contents of the strings, in order.
    private let strings: [String]
    /// The definitions by kind and name, each with their number.
    private let definitions: [String: Int]

    init(_ text: String, _ path: String, _ found: [Diagnostic]) {
        (self.text, self.found, self.path) = (text, found, path)
        document = Document(text, path: path)
        strings = document.strings
        definitions = Dictionary(document.definitions.map { ("\($0.kind.noun) \($0.name.text)", 1) }, uniquingKeysWith: +)
    }

    /// The diagnostics with a certain fix in this file.
    var fixable: [Diagnostic] { found.filter { $0.fix?.isCertain == true && $0.file == path } }

    /// Whether the fixes that made this state from `before` did some good and no harm.
    func isBetter(than before: FixState) -> Bool {
        let (errors, earlier) = (found.errorCount, before.found.errorCount)
        guard errors <= earlier, keepsContents(of: before) else { return false }
        // If not all errors are shown, their number must do.
        guard before.isCut || !appear(.error, since: before) else { return false }
        if errors < earlier { return true }
        return !before.isCut && found.count < before.found.count && !appear(.warning, since: before)
    }

    /// The errors that `before` does not have.
    func errors(notIn before: FixState) -> [Diagnostic] {
        var known = before.counts(.error)
        return found.filter { diagnostic in
            guard diagnostic.severity == .error else { return false }
            known[Finding(diagnostic), default: 0] -= 1
            return known[Finding(diagnostic), default: 0] < 0
        }
    }

    /// The errors that `before` does not have at the places from which `fixes` have moved them; if there are none, the warnings. Empty if
    /// not all are shown.
    func harm(since before: FixState, by fixes: FixedText) -> [Diagnostic] {
        guard !before.isCut, !isCut else { return [] }
        let errors = harm(.error, since: before, by: fixes)
        return errors.isEmpty ? harm(.warning, since: before, by: fixes) : errors
    }

    private func harm(_ severity: Severity, since before: FixState, by fixes: FixedText) -> [Diagnostic] {
        let known = before.counts(severity)
        let counts = counts(severity)
        let added = Set(counts.filter { $0.value > known[$0.key, default: 0] }.keys)
        let moved = Set(
            before.found.filter { $0.severity == severity && $0.file == path && added.contains(Finding($0)) }.map {
                Placed(finding: Finding($0), offset: fixes.newOffset(of: before.offset(of: $0)))
            })
        return found.filter { diagnostic in
            let finding = Finding(diagnostic)
            guard diagnostic.severity == severity, added.contains(finding) else { return false }
            return diagnostic.file != path || !moved.contains(Placed(finding: finding, offset: offset(of: diagnostic)))
        }
    }

    private func offset(of diagnostic: Diagnostic) -> Int {
        document.source.offset(line: diagnostic.span.line, column: diagnostic.span.column)
    }

    private var isCut: Bool { found.contains { $0.id == DiagnosticCode.moreDiagnostics.rawValue } }

    private func appear(_ severity: Severity, since before: FixState) -> Bool {
        let known = before.counts(severity)
        return counts(severity).contains { $0.value > known[$0.key, default: 0] }
    }

    private func counts(_ severity: Severity) -> [Finding: Int] {
        Dictionary(found.filter { $0.severity == severity }.map { (Finding($0), 1) }, uniquingKeysWith: +)
    }

    /// Whether all strings of `before` are still there in the same order, and all its definitions.
    private func keepsContents(of before: FixState) -> Bool {
        var rest = strings[...]
        for string in before.strings {
            guard let index = rest.firstIndex(of: string) else { return false }
            rest = rest[(index + 1)...]
        }
        return before.definitions.allSatisfy { definitions[$0.key, default: 0] >= $0.value }
    }

    /// A diagnostic at a place of the text.
    private struct Placed: Hashable {
        let finding: Finding
        let offset: Int
    }

    /// A diagnostic apart from its place, which earlier fixes may move.
    private struct Finding: Hashable {
        let id: String
        let file: String
        let message: String

        init(_ diagnostic: Diagnostic) { (id, file, message) = (diagnostic.id, diagnostic.file, diagnostic.message) }
    }
}

extension Document {
    /// The contents of all strings in the text, in order.
    fileprivate var strings: [String] {
        tree.tokens.filter { $0.kind == .string || $0.kind == .misquoted && source.bytes[$0.lower] != ASCII.hash }.map { token in
            let bytes = source.bytes[token.lower..<token.upper]
            let inner = bytes.dropFirst(token.kind == .misquoted ? 0 : token.isOpened ? 1 : 0)
            let text = inner.dropLast(token.kind == .misquoted || !token.isTerminated ? 0 : 1)
            let whole = String(decoding: text, as: UTF8.self)
            return token.kind == .misquoted ? String(whole.dropFirst().dropLast()) : whole
        }
    }
}
