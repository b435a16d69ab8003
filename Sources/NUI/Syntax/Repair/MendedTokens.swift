/// The tokens of a file as the parser sees them: what belongs nowhere is reported and left out, and the brackets pair up.
struct MendedTokens {
    private(set) var stream: TokenStream
    let brackets: Brackets
    private(set) var issues = IssueBag()
    /// Places about whose meaning nothing can be said.
    private(set) var uncertain: [SourceRange] = []
    /// Whether the rest of the file is not read.
    private(set) var isCutOff: Bool
    /// Whether indentation tells what belongs together.
    private(set) var isIndented = true

    init(_ stream: TokenStream) {
        self.stream = stream
        isCutOff = stream.isCutOff || stream.endsInside
        if let pairs = Brackets(pairing: stream) {
            brackets = pairs
        } else {
            let misplaced = (0..<stream.count).filter(stream.isInHead)
            self.stream.leaveOut(misplaced, end: stream.count, &issues)
            var search = BracketSearch(self.stream)
            search.run()
            isIndented = search.isIndented
            issues.isPartial = search.readEnd < self.stream.count
            isCutOff = isCutOff || issues.isPartial
            let extra = search.repairs.filter { $0.kind == .extra }.map(\.index)
            uncertain = extra.compactMap(self.stream.lineClosedTwice)
            self.stream.leaveOut(extra, end: search.readEnd, &issues)
            brackets = Brackets(self.stream, with: Self.moved(search.repairs, extra))
        }
        reportUnknown()
    }

    /// The other repairs, by the indices that are left when the extra tokens are out.
    private static func moved(_ repairs: [BracketRepair], _ extra: [Int]) -> [BracketRepair] {
        var gone = 0
        return repairs.compactMap { repair in
            while gone < extra.count, extra[gone] < repair.index { gone += 1 }
            return repair.kind == .extra ? nil : BracketRepair(kind: repair.kind, index: repair.index - gone)
        }
    }

    /// Reports text that no token can be made of, what stands together once.
    private mutating func reportUnknown() {
        var end = -1
        for token in stream.tokens where token.kind == .unknown {
            let range = SourceRange(file: stream.file, lower: token.lower, upper: token.upper)
            if token.lower != end {
                issues.add(.unexpectedText, at: range, "\(Quoting.quote(stream.source.text(in: range))) does not belong here")
            }
            end = token.upper
        }
    }
}

extension TokenStream {
    /// From the first of several closing signs of a kind on a line to the one that is too many: that might be any of them.
    fileprivate func lineClosedTwice(_ index: Int) -> SourceRange? {
        guard kind(index).isCloser else { return nil }
        var first: Int?
        var before = index
        while before > 0, index - before < Limits.depth, !startsLine(before) {
            before -= 1
            if kind(before) == kind(index) { first = before }
        }
        return first.map { range($0).through(range(index)) }
    }

    /// Reports brackets that are one too many, given in order, and leaves them out; so is all from `end` on.
    fileprivate mutating func leaveOut(_ extra: [Int], end: Int, _ issues: inout IssueBag) {
        for index in extra {
            let (range, text) = (range(index), text(index))
            let message = kind(index).isCloser ? "nothing is open that this '\(text)' could close" : "this '\(text)' is one too many"
            issues.add(.extraSign, at: range, message, fix: .init(range: range, replacement: ""))
        }
        if !extra.isEmpty || end < count { remove(extra, end: end) }
    }
}
