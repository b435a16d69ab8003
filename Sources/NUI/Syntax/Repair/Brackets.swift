/// The pairs of opening and closing braces and brackets.
///
/// If they pair up and nothing between them contradicts it, no search is needed. Otherwise ``BracketSearch`` finds the missing
/// and superfluous ones, and the pairs are made with these repairs.
struct Brackets {
    /// Where the contents of an opener end.
    enum End {
        /// At its own closing token.
        case closed(Int)
        /// Before this token; the closing token is missing.
        case missing(before: Int)
        /// At a closing token of the other kind.
        case wrong(Int)

        var index: Int {
            switch self {
            case .closed(let index), .missing(let index), .wrong(let index): return index
            }
        }
    }

    /// A missing opener, and the end of the contents it would have.
    struct Inserted {
        var isBrace: Bool
        var end: End
    }

    private let count: Int
    /// The index at which the contents of each opener end.
    private var ends: [PackedEnd]
    private var inserted: [Int: [Inserted]] = [:]

    /// Pairs the brackets of a file. Nil if they do not pair up, or if the text between them shows that two errors cancel each
    /// other. Brackets left open where the file was cut off are no error.
    init?(pairing stream: TokenStream) {
        count = stream.count
        ends = [PackedEnd](repeating: PackedEnd(.closed(0)), count: stream.count)
        var open: [Int32] = []
        for index in 0..<stream.count {
            let kind = stream.kind(index)
            switch kind {
            case .leftBrace, .leftBracket: open.append(Int32(clamping: index))
            case .rightBrace, .rightBracket:
                guard let last = open.popLast().map(Int.init), (stream.kind(last) == .leftBrace) == (kind == .rightBrace) else {
                    return nil
                }
                ends[last] = PackedEnd(.closed(index))
            case .equals:
                let lacksOpener = stream.kind(index + 1) == .colon || stream.startsLine(index + 1) && stream.startsMember(index + 1)
                if lacksOpener { return nil }
            case .identifier:
                guard let last = open.last.map(Int.init) else { continue }
                if stream.kind(last) == .leftBracket, stream.startsMember(index) { return nil }
                if stream.startsLine(index), stream.startsDeclaration(index) { return nil }
            default: break
            }
        }
        if open.isEmpty { return }
        guard stream.isCutOff else { return nil }
        for index in open { ends[Int(index)] = PackedEnd(.missing(before: count)) }
    }

    /// Pairs the brackets with repairs, which are in the order of the text. Superfluous tokens must already be removed from the
    /// stream.
    init(_ stream: TokenStream, with repairs: [BracketRepair]) {
        count = stream.count
        ends = [PackedEnd](repeating: PackedEnd(.closed(0)), count: stream.count)
        var open: [Opener] = []
        var next = repairs[...]
        for index in 0...stream.count {
            while let repair = next.first, repair.index == index {
                next.removeFirst()
                switch repair.kind {
                case .extra: break
                case .missingCloser: if let last = open.popLast() { end(last, .missing(before: index)) }
                case .missingBrace, .missingBracket:
                    let number = inserted[index]?.count ?? 0
                    let opener = Inserted(isBrace: repair.kind == .missingBrace, end: .missing(before: stream.count))
                    inserted[index, default: []].append(opener)
                    open.append(Opener(index: index, isBrace: opener.isBrace, number: number))
                }
            }
            let kind = stream.kind(index)
            if kind.isOpener { open.append(Opener(index: index, isBrace: kind == .leftBrace)) }
            if kind.isCloser, let last = open.popLast() {
                end(last, last.isBrace == (kind == .rightBrace) ? .closed(index) : .wrong(index))
            }
        }
        while let last = open.popLast() { end(last, .missing(before: stream.count)) }
    }

    /// The end of the contents of the opener at `index`.
    func end(of index: Int) -> End { ends[index].end }

    /// Returns and removes the first missing opener before `index`; nil if there is none left.
    mutating func takeInserted(before index: Int) -> Inserted? {
        guard !inserted.isEmpty, let waiting = inserted[index], let first = waiting.first else { return nil }
        inserted[index] = waiting.count == 1 ? nil : Array(waiting.dropFirst())
        return first
    }

    func hasInserted(before index: Int) -> Bool { !inserted.isEmpty && inserted[index] != nil }

    /// An open bracket during pairing: an opener of the file, or one that is missing before `index`.
    private struct Opener {
        var index: Int
        var isBrace: Bool
        /// The number among the inserted openers before `index`; nil for an opener of the file.
        var number: Int?
    }

    private mutating func end(_ opener: Opener, _ end: End) {
        if let number = opener.number {
            inserted[opener.index]?[number].end = end
            return
        }
        ends[opener.index] = PackedEnd(end)
    }

    /// An ``End`` in four bytes: the index and its case.
    private struct PackedEnd {
        private let bits: UInt32

        init(_ end: End) {
            let kind: UInt32
            switch end {
            case .closed: kind = 0
            case .missing: kind = 1
            case .wrong: kind = 2
            }
            bits = UInt32(truncatingIfNeeded: end.index) << 2 | kind
        }

        var end: End {
            let index = Int(bits >> 2)
            switch bits & 3 {
            case 0: return .closed(index)
            case 1: return .missing(before: index)
            default: return .wrong(index)
            }
        }
    }
}
