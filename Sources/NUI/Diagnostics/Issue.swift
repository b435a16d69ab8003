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
    /// Findings that were counted only.
    private(set) var dropped = 0
    /// Whether the same thing about the same place is told once only, as one style may be met with many times.
    private let tellsOnce: Bool
    private var seen: Set<Key> = []

    init(tellsOnce: Bool = false) {
        self.tellsOnce = tellsOnce
    }

    /// Whether a further finding is likely to be shown, so that suggestions are worth their time.
    var wantsDetail: Bool { issues.count <= Limits.diagnostics + 8 }

    mutating func add(_ issue: Issue) {
        guard issues.count < Self.ceiling else {
            dropped += 1
            return
        }
        if !tellsOnce || seen.insert(Key(code: issue.code, range: issue.range)).inserted { issues.append(issue) }
    }

    mutating func add(
        _ code: DiagnosticCode, at range: SourceRange, _ message: String, hint: String? = nil, fix: Issue.Fix? = nil,
        related: [Issue.Note] = []
    ) {
        add(Issue(code: code, range: range, message: message, hint: hint, fix: fix, related: related))
    }

    mutating func merge(_ other: IssueBag) {
        for issue in other.issues { add(issue) }
        dropped += other.dropped
    }
}
