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
        /// At a closing token of the other kind.
        case wrong(Int)

        var index: Int {
            switch self {
            case .closed(let index), .missing(let index), .wrong(let index): return index
            }
        }
    }

    private struct Opener {
        var index: Int
        var indent: Int
        /// Whether indentation tells what it holds.
        var isIndented: Bool
    }

    private let stream: TokenStream
    private var open: [Opener] = []
    private var ends: [End]
    /// Closing tokens that close nothing.
    private(set) var extra: Set<Int> = []

    init(_ stream: TokenStream) {
        self.stream = stream
        self.ends = [End](repeating: .missing(before: stream.count), count: stream.count)
        if !matchPlainly() {
            open = []
            extra = []
            matchByIndentation()
        }
    }

    /// The end of the contents of the opener at `index`.
    func end(of index: Int) -> End { ends[index] }

    /// Pairs everything by the usual stack; false where it does not come out even.
    private mutating func matchPlainly() -> Bool {
        for index in 0..<stream.count {
            let kind = stream.kind(index)
            if kind.isOpener { open.append(Opener(index: index, indent: 0, isIndented: false)) }
            guard kind.isCloser else { continue }
            guard let last = open.popLast(), fits(last, kind) else { return false }
            ends[last.index] = .closed(index)
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
        } else if indent == nil, let last = open.last, !fits(last, kind), isMistaken(last, index) {
            open.removeLast()
            ends[last.index] = .wrong(index)
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
        if let last = open.popLast() { ends[last.index] = .closed(index) }
    }

    /// Whether a closer of the wrong kind stands for the right one: it ends the line on which the opener stands, and
    /// nothing else that it could close was opened there.
    private func isMistaken(_ opener: Opener, _ index: Int) -> Bool {
        let line = stream.line(index)
        guard stream.line(opener.index) == line, stream.startsLine(index + 1) || index + 1 == stream.count else { return false }
        return !open.suffix(16).contains { fits($0, stream.kind(index)) && stream.line($0.index) == line }
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
        ends[opener.index] = .missing(before: index)
    }

    /// Whether what the opener holds is indented deeper than its line: seen where it is the last on that line, and
    /// taken for granted where it is the first.
    private func isIndented(_ index: Int, _ indent: Int) -> Bool {
        guard index + 1 < stream.count else { return false }
        return stream.startsLine(index + 1) ? stream.column(index + 1) > indent : stream.startsLine(index)
    }

    private func fits(_ opener: Opener, _ closer: TokenKind) -> Bool {
        (stream.kind(opener.index) == .leftBrace) == (closer == .rightBrace)
    }
}
