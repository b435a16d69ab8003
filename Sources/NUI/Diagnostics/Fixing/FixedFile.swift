/// A file with the certain fixes of its diagnostics applied.
///
/// A fix stays only if a check of the new text proves that it does no harm: the number of errors falls, no error appears that the file did
/// not have, every string keeps its text, and no definition is lost. A fix of a warning must remove a warning and add none. If fixes do harm
/// together, they are applied in smaller groups. Fixing the result again therefore changes nothing, unless the work exceeded its limit.
///
/// ```swift
/// let fixed = FixedFile(source) { text in loader.check(text: text, name: source.path, atMost: Limits.fixes) }
/// print(fixed.steps.joined(separator: "\n"))
/// ```
public struct FixedFile {
    /// The text with the fixes.
    public private(set) var text: String
    /// The applied fixes, in order: `form.nui:4:9 NUI203: replace 'txet' with 'text'`.
    public private(set) var steps: [String] = []

    private let path: String
    private let check: (String) -> [Diagnostic]
    /// The bytes that may still be checked. Each check counts 16 KiB more than its text.
    private var effort: Int
    private var state: FixState

    /// Fixes a file.
    ///
    /// - Parameters:
    ///   - source: The file. Only diagnostics with its path are fixed.
    ///   - check: Returns all diagnostics that the file has with another text. The number of its calls grows as the logarithm of the number of
    ///     diagnostics, as far as they are returned at once; see ``Limits/fixes``.
    public init(_ source: SourceText, check: @escaping (String) -> [Diagnostic]) {
        (text, path, self.check) = (source.text, source.path, check)
        effort = max(16 << 20, 24 * source.bytes.count)
        state = FixState(text, path, check(text))
        while fixOnce() {}
        text = state.text
    }

    /// Applies the fixes that do no harm: all at once or, if they do harm together, in halves, their halves, and so on. Returns true if any
    /// is applied; fixes that did harm before may then be tried again.
    private mutating func fixOnce() -> Bool {
        let source = SourceText(path: path, bytes: Array(state.text.utf8))
        var applied: [Diagnostic] = []
        var groups = state.fixable.isEmpty ? [] : [state.fixable[...]]
        while let group = groups.popLast(), effort > 0 {
            if let trial = trial(of: Array(group), beside: applied, in: source) {
                steps += trial.steps
                state = trial.state
                // The places of the other fixes have changed.
                guard let all = trial.applied else { return true }
                applied = all
            } else if group.count > 1 {
                let middle = group.startIndex + group.count / 2
                groups += [group[middle...], group[..<middle]]
            }
        }
        return !applied.isEmpty
    }

    /// Fixes that were tried and do no harm.
    private struct Trial {
        var state: FixState
        var steps: [String]
        /// All fixes of the text before; nil if further fixes were applied to the result.
        var applied: [Diagnostic]?
    }

    /// Applies fixes beside those that are applied already, and checks the result. A fix may reveal errors, as when a class becomes known;
    /// they are fixed in the same step, or the step is withdrawn. Returns nil if it is.
    private mutating func trial(of fixes: [Diagnostic], beside applied: [Diagnostic], in source: SourceText) -> Trial? {
        let first = FixedText(source, applied + fixes)
        // A fix may touch one that is applied; it is tried again in the next round.
        guard first.indices.count > applied.count, first.indices.count(where: { $0 < applied.count }) == applied.count else { return nil }
        var steps = first.indices.filter { $0 >= applied.count }.sorted().map { Self.step(fixes[$0 - applied.count], in: source) }
        var current = checked(first.text)
        if current.isBetter(than: state) { return Trial(state: current, steps: steps, applied: first.applied) }
        for _ in 0..<3 {
            let revealed = current.errors(notIn: state)
            let next = revealed.filter { $0.fix?.isCertain == true && $0.file == path }
            guard !revealed.isEmpty, next.count == revealed.count, effort > 0 else { return nil }
            let text = SourceText(path: path, bytes: Array(current.text.utf8))
            let fixed = FixedText(text, next)
            guard !fixed.applied.isEmpty else { return nil }
            steps += fixed.applied.map { Self.step($0, in: text) }
            current = checked(fixed.text)
            if current.isBetter(than: state) { return Trial(state: current, steps: steps) }
        }
        return nil
    }

    private mutating func checked(_ text: String) -> FixState {
        effort -= text.utf8.count + 16 << 10
        return FixState(text, path, check(text))
    }

    private static func step(_ diagnostic: Diagnostic, in source: SourceText) -> String {
        let what = diagnostic.fix?.description(in: source) ?? ""
        return "\(diagnostic.file):\(diagnostic.span.line):\(diagnostic.span.column) \(diagnostic.id): \(what)"
    }
}
