/// An error or warning whose places are still byte ranges. It becomes a ``Diagnostic`` once all issues are collected and
/// sorted.
struct Issue: Sendable {
    struct Note: Sendable {
        var range: SourceRange
        var message: String
    }

    struct Fix: Sendable {
        var range: SourceRange
        var replacement: String
        /// Further replacements that belong to the fix.
        var more: [Edit] = []
        /// False for a fix that rests on a guess, changes the text of a string, or changes or removes a definition.
        var isCertain = true

        /// Whether none of its replacements overlaps another one. In a file with a missing brace, an object may end within what a fix moves.
        var isDisjoint: Bool {
            guard !more.isEmpty else { return true }
            let ranges = ([range] + more.map(\.range)).sorted { ($0.lower, $0.upper) < ($1.lower, $1.upper) }
            return zip(ranges, ranges.dropFirst()).allSatisfy { $0.upper <= $1.lower }
        }
    }

    struct Edit: Sendable {
        var range: SourceRange
        var replacement: String
    }

    var code: DiagnosticCode
    var range: SourceRange
    var message: String
    var hint: String?
    var fix: Fix?
    var related: [Note] = []
    /// For a cycle of definitions, the names of all of them.
    var members: [SourceRange] = []
    /// True for a fault in a definition that nothing uses. It prevents nothing, so it is a warning whatever its code.
    var isIdle = false

    var severity: Severity { isIdle ? .warning : code.severity }
}

/// Collects issues. Above a limit it only counts them.
struct IssueBag: Sendable {
    private struct Key: Hashable {
        var code: DiagnosticCode
        var range: SourceRange
    }

    /// An error that was only counted.
    private struct Dropped {
        var code: DiagnosticCode
        var range: SourceRange
    }

    /// The number of issues that are shown.
    var most = Limits.diagnostics
    /// The number of issues that are stored.
    var ceiling: Int { max(Limits.errors, most) }

    private(set) var issues: [Issue] = []
    /// The number of issues that were only counted.
    private(set) var dropped = 0
    /// The places of the errors among them.
    private var droppedErrors: [Dropped] = []
    /// Whether the search for issues was stopped early, so that there may be more.
    var isPartial = false
    /// Whether an issue is stored only once for each code and range; the same style, for example, may be checked many times.
    private let reportsOnce: Bool
    private var seen: Set<Key> = []

    init(reportsOnce: Bool = false) { self.reportsOnce = reportsOnce }

    /// Whether a further issue is likely to be shown, so that computing suggestions is worthwhile.
    var wantsDetail: Bool { issues.count <= most + 8 }

    /// Counts an issue and returns true if there are too many to store it; returns false if the caller should create and add
    /// it. For issues that may occur any number of times.
    mutating func skips(_ code: DiagnosticCode, at range: SourceRange) -> Bool {
        guard issues.count >= ceiling else { return false }
        dropped += 1
        if code.severity == .error { droppedErrors.append(Dropped(code: code, range: range)) }
        return true
    }

    /// Stores an issue, without a fix whose own replacements overlap.
    mutating func add(_ issue: Issue) {
        if skips(issue.code, at: issue.range) { return }
        var issue = issue
        if issue.fix?.isDisjoint == false { issue.fix = nil }
        if !reportsOnce || seen.insert(Key(code: issue.code, range: issue.range)).inserted { issues.append(issue) }
    }

    mutating func add(
        _ code: DiagnosticCode, at range: SourceRange, _ message: String, hint: String? = nil, fix: Issue.Fix? = nil,
        related: [Issue.Note] = []
    ) {
        add(Issue(code: code, range: range, message: message, hint: hint, fix: fix, related: related))
    }

    /// Whether an issue is an error.
    var hasErrors: Bool { !droppedErrors.isEmpty || issues.contains { $0.severity == .error } }

    /// The number of errors, stored or not.
    var errorCount: Int { droppedErrors.count + issues.count { $0.severity == .error } }

    /// The number of issues, stored or not.
    var count: Int { issues.count + dropped }

    /// Adds edits to the fix of the issue that is stored under an index, if it is the one at a range.
    mutating func extendFix(ofIssue index: Int, at range: SourceRange, by edits: [Issue.Edit], isCertain: Bool) {
        guard issues.indices.contains(index), issues[index].range == range else { return }
        issues[index].fix?.more += edits
        if !isCertain { issues[index].fix?.isCertain = false }
    }

    /// Removes the stored issues after the first `count`, except those about limits.
    mutating func forget(after count: Int) {
        if count < issues.count { issues[count...].removeAll { !$0.code.isLimit } }
    }

    func filter(_ isKept: (Issue) -> Bool) -> IssueBag {
        var result = self
        result.issues = issues.filter(isKept)
        return result
    }

    /// The same issues, changed by `change`. The issues that were only counted for which `isWarning` is true count as warnings.
    func map(_ change: (Issue) -> Issue, isWarning: (DiagnosticCode, SourceRange) -> Bool) -> IssueBag {
        var result = self
        result.issues = issues.map(change)
        result.droppedErrors.removeAll { isWarning($0.code, $0.range) }
        return result
    }

    /// Whether the same issue is reported at the same place of another file, which has the same text.
    func reports(_ issue: Issue, in file: FileID) -> Bool {
        issues.contains {
            $0.code == issue.code && $0.range.file == file && $0.range.lower == issue.range.lower && $0.range.upper == issue.range.upper
        }
    }

    mutating func merge(_ other: IssueBag) {
        issues += other.issues
        dropped += other.dropped
        droppedErrors += other.droppedErrors
        isPartial = isPartial || other.isPartial
    }
}
