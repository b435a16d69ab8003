/// A file with the certain fixes of its diagnostics applied.
///
/// A fix stays only if a check of the new text proves that it does no harm: the number of errors falls, no error appears that the file did
/// not have, every string keeps its text, and no definition is lost. A fix of a warning must remove a warning and add none. If fixes do harm
/// together, the places of the new errors decide which of them are withdrawn, and if those places decide nothing, the fixes are applied in
/// halves. Fixing the result again therefore changes nothing, unless the work exceeded its limit.
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
    ///     diagnostics, as far as they are returned at once and the errors that a fix causes stand near it; see ``Limits/fixes``.
    public init(_ source: SourceText, check: @escaping (String) -> [Diagnostic]) {
        (text, path, self.check) = (source.text, source.path, check)
        effort = max(16 << 20, 24 * source.bytes.count)
        state = FixState(text, path, check(text))
        while fixOnce() {}
        text = state.text
    }

    /// Applies the fixes of the current text that do no harm. Returns true if any is applied; fixes that did harm before may then be tried
    /// again.
    private mutating func fixOnce() -> Bool {
        var round = Round(source: SourceText(path: path, bytes: Array(state.text.utf8)))
        return apply(state.fixable, in: &round)
    }

    /// The fixes that are applied to one text.
    private struct Round {
        let source: SourceText
        /// The fixes that stay so far.
        var applied: [Diagnostic] = []
        /// Whether fixes of the result are applied too, so that the places of the other fixes have changed.
        var isOver = false
    }

    /// Applies fixes beside those that stay already. Fixes that harm is blamed on are left out until the others do no harm; the next round
    /// tries them again. If no fix remains, they are tried in smaller groups. Returns true if any fix is applied.
    ///
    /// - Parameter areLast: True if the fixes are one of several groups that share them, so that those which are blamed alone are not tried
    ///   again.
    private mutating func apply(_ fixes: [Diagnostic], areLast: Bool = false, in round: inout Round) -> Bool {
        var rest = fixes
        var blamed: [[Diagnostic]] = []
        while !rest.isEmpty, effort > 0, !round.isOver {
            guard let harm = harm(of: rest, in: &round) else { return true }
            blamed += harm.regions.map { $0.map { rest[$0] } }
            let withdrawn = Set(harm.regions.joined())
            rest = rest.indices.filter { !withdrawn.contains($0) }.map { rest[$0] }
        }
        let areAlone = blamed.allSatisfy { $0.count == 1 }
        if areAlone, areLast || blamed.count < 2 { return false }
        let groups =
            areAlone ? Self.mixed(blamed.flatMap(\.self)) : [blamed.map(\.firstHalf), blamed.map(\.secondHalf)].map { $0.flatMap(\.self) }
        return groups.reduce(false) { apply($1, areLast: areLast || areAlone, in: &round) || $0 }
    }

    /// Groups of fixes of which any two are apart in some, so that a fix which is blamed for the harm of another one is found.
    private static func mixed(_ fixes: [Diagnostic]) -> [[Diagnostic]] {
        (0..<(Int.bitWidth - (fixes.count - 1).leadingZeroBitCount)).flatMap { bit in
            [0, 1].map { side in fixes.indices.filter { $0 >> bit & 1 == side }.map { fixes[$0] } }
        }
    }

    /// Harm that fixes do together: the indices of those that may cause it, by regions of the text.
    private struct Harm {
        var regions: [[Int]]
    }

    /// Applies fixes beside those that stay already, and checks the result. A fix may reveal errors, as when a class becomes known; they are
    /// fixed in the same step. Returns nil if the fixes stay, and otherwise the harm for which they are withdrawn.
    private mutating func harm(of fixes: [Diagnostic], in round: inout Round) -> Harm? {
        let known = round.applied.count
        let first = FixedText(round.source, round.applied + fixes)
        let unplaced = Harm(regions: [Array(fixes.indices)])
        // A fix may touch one that is applied; it is tried again in the next round.
        guard first.indices.count > known, first.indices.count(where: { $0 < known }) == known else { return unplaced }
        var steps = first.indices.filter { $0 >= known }.sorted().map { Self.step(fixes[$0 - known], in: round.source) }
        let tried = checked(first.text)
        var current = tried
        for attempt in 0..<4 {
            if current.isBetter(than: state) {
                self.steps += steps
                (state, round.applied, round.isOver) = (current, first.applied, attempt > 0)
                return nil
            }
            let revealed = current.errors(notIn: state)
            let next = revealed.filter { $0.fix?.isCertain == true && $0.file == path }
            guard attempt < 3, !revealed.isEmpty, next.count == revealed.count, effort > 0 else { break }
            let text = SourceText(path: path, bytes: Array(current.text.utf8))
            let fixed = FixedText(text, next)
            guard !fixed.applied.isEmpty else { break }
            steps += fixed.applied.map { Self.step($0, in: text) }
            current = checked(fixed.text)
        }
        let blame = FixBlame(first, from: known, giving: tried)
        let regions = blame.regions(of: tried.harm(since: state, by: first))
        return regions.isEmpty ? unplaced : Harm(regions: regions)
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

extension Array {
    /// The elements before the middle, which is among them if their number is odd.
    fileprivate var firstHalf: ArraySlice<Element> { prefix((count + 1) / 2) }
    /// The other elements.
    fileprivate var secondHalf: ArraySlice<Element> { dropFirst((count + 1) / 2) }
}
