/// Reads a line with an odd number of quotes so that as little as possible is wrong with it. One quote is missing or
/// superfluous; the text around the others shows which.
enum QuoteReading {
    /// The string or quote that is wrong.
    struct Piece {
        enum Kind: Equatable {
            case unterminated, unopened, stray
            /// A whole string with an unescaped quote in it.
            case inner(Int)
        }

        var kind: Kind
        var lower: Int
        var upper: Int
    }

    /// The largest number of quotes on a line that are weighed. Above it, the last quote counts as unterminated.
    private static let mostQuotes = 64

    static func best(_ bytes: [UInt8], _ lower: Int, _ upper: Int, _ quotes: [Int]) -> Piece {
        let last = quotes.count - 1
        guard quotes.count <= mostQuotes else {
            return Piece(kind: .unterminated, lower: quotes[last], upper: trimmedEnd(bytes, quotes[last] + 1, upper))
        }
        let line = Line(bytes, lower, upper, quotes)
        var best: (piece: Piece, cost: Int)?
        for index in quotes.indices {
            let candidates =
                index.isMultiple(of: 2)
                ? [line.unterminated(index), line.stray(index), line.unopened(index)] : [line.inner(index)]
            for candidate in candidates where candidate.cost < best?.cost ?? .max { best = candidate }
        }
        return best?.piece ?? line.unterminated(last).piece
    }

    // MARK: Bytes

    static func lineEnd(_ bytes: [UInt8], _ start: Int) -> Int {
        var end = start
        while end < bytes.count, !ASCII.endsLine(bytes[end]) { end += 1 }
        return end
    }

    /// The quotes between two offsets of a line, except those in comments and after backslashes.
    static func quotes(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> [Int] {
        var result: [Int] = []
        var index = lower
        while index < upper {
            let isInside = !result.count.isMultiple(of: 2)
            switch bytes[index] {
            case ASCII.quote: result.append(index)
            case ASCII.backslash: index += 1
            case ASCII.slash where !isInside && index + 1 < upper && bytes[index + 1] == ASCII.slash: return result
            case ASCII.slash where !isInside && index + 1 < upper && bytes[index + 1] == ASCII.star:
                index += 2
                while index + 1 < upper, bytes[index] != ASCII.star || bytes[index + 1] != ASCII.slash { index += 1 }
                index += 1
            default: break
            }
            index += 1
        }
        return result
    }

    /// The quote on a later line that ends the string opened at `quote`, if the lines between read like text; otherwise nil.
    static func closingQuote(_ bytes: [UInt8], of quote: Int) -> Int? {
        var lineStart = lineEnd(bytes, quote)
        while lineStart < bytes.count {
            lineStart += 1
            let end = lineEnd(bytes, lineStart)
            if CodeLook.startsCode(bytes, lineStart, end) { return nil }
            var index = lineStart
            while index < end, bytes[index] != ASCII.quote { index += bytes[index] == ASCII.backslash ? 2 : 1 }
            if index < end {
                return startsWord(bytes, index + 1, end) || endsLikeCode(bytes, lineStart, index) ? nil : index
            }
            lineStart = end
        }
        return nil
    }

    /// Whether a word starts at `index`. A closing quote is never followed directly by one.
    static func startsWord(_ bytes: [UInt8], _ index: Int, _ upper: Int) -> Bool {
        guard index < upper else { return false }
        return ASCII.isNamePart(bytes[index]) || bytes[index] >= 0x80 && !UTF8Check.scalar(in: bytes, at: index).value.isBlank
    }

    /// Whether the text before `upper` ends with a sign or keyword that strings follow.
    static func endsLikeCode(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Bool {
        guard let last = lastSign(bytes, lower, upper) else { return false }
        if bytes[last] == ASCII.equals || bytes[last] == ASCII.leftBracket || bytes[last] == ASCII.comma { return true }
        return last + 1 - lower >= 6 && bytes[(last - 5)...last].elementsEqual("import".utf8)
    }

    /// The offset of the last byte before `upper` that is not blank.
    static func lastSign(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int? {
        var index = upper - 1
        while index >= lower, ASCII.isBlank(bytes[index]) { index -= 1 }
        return index >= lower ? index : nil
    }

    /// `upper` without the blanks, separators and closing signs before it, which certainly belong to the code.
    static func trimmedEnd(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var end = upper
        while end > lower {
            switch bytes[end - 1] {
            case ASCII.space, ASCII.tab, ASCII.comma, ASCII.semicolon, ASCII.rightBrace, ASCII.rightBracket: end -= 1
            default: return end
            }
        }
        return end
    }
}

extension QuoteReading {
    /// The possible readings of a line, each with its cost.
    fileprivate struct Line {
        let bytes: [UInt8]
        let lower: Int
        let upper: Int
        let quotes: [Int]
        /// The cost of a string that begins, or ends, at each quote.
        private var openings: [Int] = []
        private var closings: [Int] = []

        init(_ bytes: [UInt8], _ lower: Int, _ upper: Int, _ quotes: [Int]) {
            self.bytes = bytes
            self.lower = lower
            self.upper = upper
            self.quotes = quotes
            openings = quotes.map(opening)
            closings = quotes.map(closing)
        }

        /// The string that starts at quote `index` has no end. It ends before the next assignment, or where the text ends.
        func unterminated(_ index: Int) -> (piece: Piece, cost: Int) {
            let start = quotes[index] + 1
            let limit = index + 1 < quotes.count ? quotes[index + 1] : upper
            let end = trimmedEnd(bytes, start, CodeLook.firstAssignment(bytes, start, limit) ?? limit)
            let cost = openings[index] + (end == start && limit < upper ? 3 : 0) + pairs(..<index) + pairs((index + 1)...)
            return (Piece(kind: .unterminated, lower: quotes[index], upper: end), cost)
        }

        /// The string that ends at quote `index` has no start. It starts after the last sign.
        func unopened(_ index: Int) -> (piece: Piece, cost: Int) {
            let from = index > 0 ? quotes[index - 1] + 1 : lower
            var start = quotes[index]
            while start > from, bytes[start - 1] != ASCII.equals, bytes[start - 1] != ASCII.leftBracket { start -= 1 }
            if start == from || bytes[start - 1] == ASCII.leftBracket {
                // An element of an array starts after the last comma.
                start = quotes[index]
                while start > from, !Self.isSign(bytes[start - 1]) { start -= 1 }
            }
            var isPlausible = start > from || index > 0 || endsItem(quotes[index] + 1)
            while start < quotes[index], ASCII.isBlank(bytes[start]) { start += 1 }
            if bytes[start..<quotes[index]].starts(with: "import ".utf8) {
                start += 7
                isPlausible = true
            }
            let piece = Piece(kind: .unopened, lower: start, upper: quotes[index] + 1)
            let cost = closings[index] + (start < quotes[index] && isPlausible ? 0 : 4)
            return (piece, cost + pairs(..<index) + pairs((index + 1)...))
        }

        /// Quote `index` is superfluous and stands between strings.
        func stray(_ index: Int) -> (piece: Piece, cost: Int) {
            let piece = Piece(kind: .stray, lower: quotes[index], upper: quotes[index] + 1)
            return (piece, 2 + pairs(..<index) + pairs((index + 1)...))
        }

        /// Quote `index` stands inside the string between its neighbours.
        func inner(_ index: Int) -> (piece: Piece, cost: Int) {
            let (first, last) = (quotes[index - 1], quotes[index + 1])
            let piece = Piece(kind: .inner(quotes[index]), lower: first, upper: last + 1)
            return (piece, 2 + openings[index - 1] + closings[index + 1] + pairs(..<(index - 1)) + pairs((index + 2)...))
        }

        private func pairs(_ range: some RangeExpression<Int>) -> Int {
            var cost = 0
            for (offset, index) in range.relative(to: quotes).enumerated() {
                cost += offset.isMultiple(of: 2) ? openings[index] : closings[index]
            }
            return cost
        }

        /// The cost of a string that begins here.
        private func opening(_ quote: Int) -> Int {
            let before = lastSign(bytes, lower, quote).map { bytes[$0] }
            var cost = endsItem(quote + 1) ? 1 : 0
            switch before {
            case ASCII.equals, ASCII.leftBracket, ASCII.comma:
                if quote + 1 < upper, ASCII.isOpening(bytes[quote + 1]) { cost += 3 }
            case nil, ASCII.semicolon, ASCII.leftBrace, ASCII.quote: if CodeLook.startsCode(bytes, quote + 1, upper) { cost += 4 }
            default: if !endsLikeCode(bytes, lower, quote) { cost += 3 }
            }
            return cost
        }

        /// The cost of a string that ends here.
        private func closing(_ quote: Int) -> Int {
            var cost = 0
            if let before = lastSign(bytes, lower, quote), bytes[before] == ASCII.equals || bytes[before] == ASCII.leftBracket { cost += 3 }
            var next = quote + 1
            if startsWord(bytes, next, upper) { cost += 2 }
            while next < upper, bytes[next] == ASCII.space { next += 1 }
            if next < upper, bytes[next] == ASCII.bar || bytes[next] == ASCII.equals { cost += 2 }
            return cost
        }

        private func endsItem(_ index: Int) -> Bool {
            guard index < upper else { return true }
            switch bytes[index] {
            case ASCII.comma, ASCII.semicolon, ASCII.rightBrace, ASCII.rightBracket: return true
            default: return false
            }
        }

        /// Whether a string may follow this sign.
        private static func isSign(_ byte: UInt8) -> Bool {
            switch byte {
            case ASCII.equals, ASCII.leftBracket, ASCII.comma, ASCII.semicolon, ASCII.leftBrace: return true
            default: return false
            }
        }
    }
}
