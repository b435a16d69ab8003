/// A file with the certain fixes of its diagnostics applied.
///
/// A fix stays only if a check of the new text proves that it does no harm: the number of errors falls, no error appears that the file did
/// not have, every string keeps its text, and no definition is lost. A fix of a warning must remove a warning and add none. If fixes do harm
/// together, they are applied in smaller groups. Fixing the result again therefore changes nothing, unless the work exceeded its limit.
///
/// ```swift
/// let fixed = FixedFile(source) { text in loader.check(text: text, name: source.path) }
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
    ///   - check: Returns all diagnostics that the file has with another text.
    public init(_ source: SourceText, check: @escaping (String) -> [Diagnostic]) {
        (text, path, self.check) = (source.text, source.path, check)
        effort = max(16 << 20, 24 * source.bytes.count)
        state = FixState(text, path, check(text))
        while fixOnce() {}
        text = state.text
    }

    /// Applies what can be applied. Returns true if that is anything; fixes that did harm before may then be tried again.
    private mutating func fixOnce() -> Bool {
        var refused: Set<FixState.Key> = []
        var isChanged = false
        while let applied = applyOne(of: state.fixable.filter { !refused.contains(FixState.Key($0)) }, &refused) {
            steps += applied.steps
            state = applied.state
            isChanged = true
        }
        return isChanged
    }

    private typealias Trial = (state: FixState, steps: [String])

    /// Applies all these fixes at once or, if that does harm, the first smaller group that does none. Notes the fixes that do harm alone.
    private mutating func applyOne(of fixes: [Diagnostic], _ refused: inout Set<FixState.Key>) -> Trial? {
        var groups = fixes.isEmpty ? [] : [fixes[...]]
        while let group = groups.popLast() {
            guard effort > 0 else { return nil }
            if let trial = trial(of: Array(group)) { return trial }
            let middle = group.startIndex + group.count / 2
            if group.count > 1 {
                groups += [group[middle...], group[..<middle]]
            } else {
                refused.insert(FixState.Key(group[group.startIndex]))
            }
        }
        return nil
    }

    /// Applies fixes and checks the result. A fix may reveal errors, as when a class becomes known; they are fixed in the same step, or the
    /// step is withdrawn. Returns nil if it is.
    private mutating func trial(of fixes: [Diagnostic]) -> Trial? {
        var current = state
        var next = fixes
        var steps: [String] = []
        for _ in 0..<4 {
            let source = SourceText(path: path, bytes: Array(current.text.utf8))
            let fixed = FixedText(source, next)
            guard !fixed.applied.isEmpty else { return nil }
            steps += fixed.applied.map { Self.step($0, in: source) }
            effort -= fixed.text.utf8.count + 16 << 10
            current = FixState(fixed.text, path, check(fixed.text))
            if current.isBetter(than: state) { return (current, steps) }
            let revealed = current.errors(notIn: state)
            next = revealed.filter { $0.fix?.isCertain == true && $0.file == path }
            guard !revealed.isEmpty, next.count == revealed.count, effort > 0 else { return nil }
        }
        return nil
    }

    private static func step(_ diagnostic: Diagnostic, in source: SourceText) -> String {
        let what = diagnostic.fix?.description(in: source) ?? ""
        return "\(diagnostic.file):\(diagnostic.span.line):\(diagnostic.span.column) \(diagnostic.id): \(what)"
    }
}
