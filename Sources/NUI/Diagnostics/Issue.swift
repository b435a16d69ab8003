/// A finding whose places are still byte ranges. It becomes a ``Diagnostic`` once all are known and in order.
struct Issue: Sendable {
    struct Note: Sendable {
        var range: SourceRange
        var message: String
    }

    struct Fix: Sendable {
        var range: SourceRange
        var replacement: String
    }

    var code: DiagnosticCode
    var range: SourceRange
    var message: String
    var hint: String?
    var fix: Fix?
    var related: [Note] = []
}

/// Collects findings, and stops storing (not counting) at a ceiling.
struct IssueBag: Sendable {
    private struct Key: Hashable {
        var code: DiagnosticCode
        var range: SourceRange
    }

    private static let ceiling = 1_000

    private(set) var issues: [Issue] = []
    /// Findings that were counted only, and whether there is an error among them.
    private(set) var dropped = 0
    private var droppedErrors = false
    /// Whether the search for findings was given up, so that there may be more.
    var isPartial = false
    /// Whether the same thing about the same place is told once only, as one style may be met with many times.
    private let tellsOnce: Bool
    private var seen: Set<Key> = []

    init(tellsOnce: Bool = false) { self.tellsOnce = tellsOnce }

    /// Whether a further finding is likely to be shown, so that suggestions are worth their time.
    var wantsDetail: Bool { issues.count <= Limits.diagnostics + 8 }

    /// Counts a finding where there are too many to keep it; false where it is to be made and added. For what may be found on and on.
    mutating func skips(_ code: DiagnosticCode) -> Bool {
        guard issues.count == Self.ceiling else { return false }
        dropped += 1
        droppedErrors = droppedErrors || code.severity == .error
        return true
    }

    mutating func add(_ issue: Issue) {
        if skips(issue.code) { return }
        if !tellsOnce || seen.insert(Key(code: issue.code, range: issue.range)).inserted { issues.append(issue) }
    }

    mutating func add(
        _ code: DiagnosticCode, at range: SourceRange, _ message: String, hint: String? = nil, fix: Issue.Fix? = nil,
        related: [Issue.Note] = []
    ) {
        add(Issue(code: code, range: range, message: message, hint: hint, fix: fix, related: related))
    }

    /// Whether a finding refuses the file.
    var hasErrors: Bool { droppedErrors || issues.contains { $0.code.severity == .error } }

    /// How many findings there are, stored or not.
    var count: Int { issues.count + dropped }

    /// Takes back what was found after there were `count` findings, but for limits.
    mutating func forget(after count: Int) {
        if count < issues.count { issues[count...].removeAll { !$0.code.isLimit } }
    }

    func filter(_ isKept: (Issue) -> Bool) -> IssueBag {
        var result = self
        result.issues = issues.filter(isKept)
        return result
    }

    /// Whether the same is told of the same place in another file, which has the same text.
    func tells(_ issue: Issue, in file: FileID) -> Bool {
        issues.contains {
            $0.code == issue.code && $0.range.file == file && $0.range.lower == issue.range.lower && $0.range.upper == issue.range.upper
        }
    }

    mutating func merge(_ other: IssueBag) {
        issues += other.issues
        dropped += other.dropped
        droppedErrors = droppedErrors || other.droppedErrors
        isPartial = isPartial || other.isPartial
    }
}
