/// What stands between two items: comments, and how many line breaks lie between them.
struct FormatGap {
    struct Comment {
        /// Its index in the tree.
        var token: Int
        var isLine: Bool
        /// Line breaks between what stands before and it.
        var breaks: Int
    }

    private(set) var comments: [Comment] = []
    /// Line breaks behind the last comment, or in all where there is none.
    private(set) var breaks = 0
    /// How many comments stand before the first comma or semicolon; nil where there is none.
    private(set) var countBeforeSeparator: Int?
    /// Whether it goes over lines.
    private(set) var isBroken = false
    /// Whether a comment of it does, or ends one.
    private(set) var hasBreakingComment = false

    init(_ source: SourceText, _ tokens: [Token], _ range: Range<Int>) {
        for index in range {
            let token = tokens[index]
            switch token.kind {
            case .blank: breaks += LineBreaks.count(source.bytes, token.lower, token.upper)
            case .separator: countBeforeSeparator = countBeforeSeparator ?? comments.count
            case .lineComment, .blockComment:
                let isLine = token.kind == .lineComment
                if isLine || LineBreaks.count(source.bytes, token.lower, token.upper) > 0 { hasBreakingComment = true }
                isBroken = isBroken || hasBreakingComment || breaks > 0
                comments.append(Comment(token: index, isLine: isLine, breaks: breaks))
                breaks = 0
            default: break
            }
        }
        isBroken = isBroken || breaks > 0
    }

    var hasLineComment: Bool { comments.contains(where: \.isLine) }

    /// How many comments stand on the line of what is before them.
    var countBehindPrevious: Int {
        let count = comments.prefix { $0.breaks == 0 }.count
        return isOnOneLine(count) ? countBeforeSeparator ?? count : count
    }

    /// How many comments stand on the line of what is before them; behind an opener, they belong to what follows on its line.
    var countBehindOpener: Int {
        let count = comments.prefix { $0.breaks == 0 }.count
        return isOnOneLine(count) ? 0 : count
    }

    /// Whether the last comment stands on the line of what follows.
    var leadsOn: Bool { breaks == 0 && comments.last?.isLine == false }

    private func isOnOneLine(_ count: Int) -> Bool { count == comments.count && leadsOn }
}

/// Ends of lines: LF, CR LF, or CR.
enum LineBreaks {
    static func count(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var count = 0
        for index in lower..<max(lower, upper) where isEnd(bytes, index, upper) { count += 1 }
        return count
    }

    /// The first one in the blanks of a file; LF where there is none, or a lone CR.
    static func style(_ source: SourceText, _ tokens: [Token]) -> [UInt8] {
        for token in tokens where token.kind == .blank {
            for index in token.lower..<token.upper where isEnd(source.bytes, index, token.upper) {
                let isPair = source.bytes[index] == Byte.lineFeed && index > token.lower && source.bytes[index - 1] == Byte.carriageReturn
                return isPair ? [Byte.carriageReturn, Byte.lineFeed] : [Byte.lineFeed]
            }
        }
        return [Byte.lineFeed]
    }

    /// The lines of a text, without their ends.
    static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == Byte.lineFeed, index > bytes.startIndex, bytes[index - 1] == Byte.carriageReturn {
                start = index + 1
            } else if Byte.endsLine(byte) {
                result.append(bytes[start..<index])
                start = index + 1
            }
        }
        result.append(bytes[start...])
        return result
    }

    /// Whether a line ends with the byte at `index`: that of CR LF is its LF.
    private static func isEnd(_ bytes: [UInt8], _ index: Int, _ upper: Int) -> Bool {
        if bytes[index] == Byte.lineFeed { return true }
        return bytes[index] == Byte.carriageReturn && !(index + 1 < upper && bytes[index + 1] == Byte.lineFeed)
    }
}
