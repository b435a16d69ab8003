/// Which closing brace or bracket belongs to which opening one.
///
/// Where they pair up, that is all there is to it. Where one is missing or left over, the indentation tells which:
/// a line that is not indented deeper than the line of an opener no longer belongs to it.
struct Brackets {
    /// Where the contents of an opener end.
    enum End {
        /// At its own closing token.
        case closed(Int)
        /// Before this token, for want of a closing one.
        case missing(before: Int)

        var index: Int {
            switch self {
            case .closed(let index), .missing(let index): return index
            }
        }
    }

    private struct Opener {
        var index: Int
        var indent: Int
        /// Whether the line below it is indented deeper, so that indentation tells something.
        var isIndented: Bool
    }

    private let stream: TokenStream
    private var open: [Opener] = []
    /// By the index of the opener: the index of the end, doubled, plus 1 where the closing token is missing.
    private var ends: [Int32]
    /// Closing tokens that close nothing.
    private(set) var extra: Set<Int> = []

    init(_ stream: TokenStream) {
        self.stream = stream
        self.ends = [Int32](repeating: 0, count: stream.count)
        if !matchPlainly() {
            open = []
            extra = []
            matchByIndentation()
        }
    }

    /// The end of the contents of the opener at `index`.
    func end(of index: Int) -> End {
        let code = Int(ends[index])
        return code & 1 == 0 ? .closed(code >> 1) : .missing(before: code >> 1)
    }

    /// Pairs everything by the usual stack; false where it does not come out even.
    private mutating func matchPlainly() -> Bool {
        for index in 0..<stream.count {
            let kind = stream.kind(index)
            if kind.isOpener { open.append(Opener(index: index, indent: 0, isIndented: false)) }
            guard kind.isCloser else { continue }
            guard let last = open.popLast(), fits(last, kind) else { return false }
            ends[last.index] = Int32(index) << 1
        }
        return open.isEmpty
    }

    private mutating func matchByIndentation() {
        var indent = 0
        for index in 0..<stream.count {
            let kind = stream.kind(index)
            let startsLine = stream.startsLine(index)
            if startsLine {
                indent = stream.column(index)
                if !kind.isCloser { closeLeftOpen(before: index, indent: indent) }
            }
            if kind.isOpener {
                open.append(Opener(index: index, indent: indent, isIndented: isIndented(index, indent)))
            } else if kind.isCloser {
                close(index, kind, indent: startsLine ? indent : nil)
            }
        }
        while let last = open.popLast() { markMissing(last, before: stream.count) }
    }

    /// Ends what a line that is not indented deep enough shows to have been left open.
    private mutating func closeLeftOpen(before index: Int, indent: Int) {
        if stream.startsDeclaration(index) {
            while let last = open.popLast() { markMissing(last, before: index) }
        }
        while let last = open.last, last.isIndented, indent <= last.indent {
            open.removeLast()
            markMissing(last, before: index)
        }
    }

    private mutating func close(_ index: Int, _ kind: TokenKind, indent: Int?) {
        if let indent, let partner = nearest(where: { $0.indent == indent && fits($0, kind) }) {
            return pair(partner, with: index)
        }
        if let indent, let last = open.last, last.isIndented, indent > last.indent, isOneTooMany(index) {
            extra.insert(index)
        } else if let partner = nearest(where: { fits($0, kind) }) {
            pair(partner, with: index)
        } else {
            extra.insert(index)
        }
    }

    /// The position in `open` of the innermost suitable opener. Looks at a few only: the search must not cost more
    /// where a file holds nothing but brackets.
    private func nearest(where isSuitable: (Opener) -> Bool) -> Int? {
        open.suffix(16).lastIndex(where: isSuitable)
    }

    /// Ends the opener at `partner`; what was opened inside it was left open.
    private mutating func pair(_ partner: Int, with index: Int) {
        while open.count > partner + 1, let last = open.popLast() { markMissing(last, before: index) }
        if let last = open.popLast() { ends[last.index] = Int32(index) << 1 }
    }

    /// Whether a closer that is indented deeper than what it would close is followed by one at the right place.
    private func isOneTooMany(_ index: Int) -> Bool {
        guard let last = open.last else { return true }
        var next = index + 1
        while next < stream.count, !stream.startsLine(next) { next += 1 }
        guard next < stream.count else { return false }
        let column = stream.column(next)
        return column > last.indent || column == last.indent && stream.kind(next).isCloser
    }

    private mutating func markMissing(_ opener: Opener, before index: Int) {
        ends[opener.index] = Int32(index) << 1 | 1
    }

    private func isIndented(_ index: Int, _ indent: Int) -> Bool {
        var next = index + 1
        while next < stream.count, !stream.startsLine(next) {
            next += 1
            if next - index > 64 { return false }
        }
        return next < stream.count && stream.column(next) > indent && next == index + 1
    }

    private func fits(_ opener: Opener, _ closer: TokenKind) -> Bool {
        (stream.kind(opener.index) == .leftBrace) == (closer == .rightBrace)
    }
}
