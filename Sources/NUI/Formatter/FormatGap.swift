/// The comments between two items and the line breaks around them.
struct FormatGap {
    struct Comment {
        /// The index of its token in the tree.
        var token: Int
        var isLine: Bool
        /// The number of line breaks between it and the text before it.
        var breaks: Int
    }

    private(set) var comments: [Comment] = []
    /// The number of line breaks after the last comment; all of them if there is no comment.
    private(set) var breaks = 0
    /// The number of comments before the first comma or semicolon; nil if there is none.
    private(set) var countBeforeSeparator: Int?
    /// Whether it spans lines.
    private(set) var isBroken = false
    /// Whether a comment spans lines or ends one.
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

    /// The number of comments on the line of the previous item.
    var countBehindPrevious: Int {
        let count = comments.prefix { $0.breaks == 0 }.count
        return isOnOneLine(count) ? countBeforeSeparator ?? count : count
    }

    /// The number of comments on the line of the previous opener. If everything is on one line, they belong to the following
    /// item instead.
    var countBehindOpener: Int {
        let count = comments.prefix { $0.breaks == 0 }.count
        return isOnOneLine(count) ? 0 : count
    }

    /// Whether the last comment is on the line of the next item.
    var leadsOn: Bool { breaks == 0 && comments.last?.isLine == false }

    private func isOnOneLine(_ count: Int) -> Bool { count == comments.count && leadsOn }
}

/// Line breaks: LF, CR LF or CR.
enum LineBreaks {
    static func count(_ bytes: [UInt8], _ lower: Int, _ upper: Int) -> Int {
        var count = 0
        for index in lower..<max(lower, upper) where isEnd(bytes, index, upper) { count += 1 }
        return count
    }

    /// The kind of the first line break between tokens. LF if there is none or if it is a lone CR.
    static func style(_ source: SourceText, _ tokens: [Token]) -> [UInt8] {
        for token in tokens where token.kind == .blank {
            for index in token.lower..<token.upper where isEnd(source.bytes, index, token.upper) {
                let isPair = source.bytes[index] == ASCII.lineFeed && index > token.lower && source.bytes[index - 1] == ASCII.carriageReturn
                return isPair ? [ASCII.carriageReturn, ASCII.lineFeed] : [ASCII.lineFeed]
            }
        }
        return [ASCII.lineFeed]
    }

    /// The lines of a text without their line breaks.
    static func lines(_ bytes: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        var result: [ArraySlice<UInt8>] = []
        var start = bytes.startIndex
        for index in bytes.indices {
            let byte = bytes[index]
            if byte == ASCII.lineFeed, index > bytes.startIndex, bytes[index - 1] == ASCII.carriageReturn {
                start = index + 1
            } else if ASCII.endsLine(byte) {
                result.append(bytes[start..<index])
                start = index + 1
            }
        }
        result.append(bytes[start...])
        return result
    }

    /// Whether a line ends with the byte at `index`. CR LF ends with its LF.
    private static func isEnd(_ bytes: [UInt8], _ index: Int, _ upper: Int) -> Bool {
        if bytes[index] == ASCII.lineFeed { return true }
        return bytes[index] == ASCII.carriageReturn && !(index + 1 < upper && bytes[index + 1] == ASCII.lineFeed)
    }
}
