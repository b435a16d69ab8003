import NUI

/// A file with one mistake in it.
struct Defect {
    enum Kind: String, CaseIterable {
        case missingBrace = "delete { or }"
        case missingBracket = "delete [ or ]"
        case missingQuote = "delete a quote"
        case missingSign = "delete = or <="
        case extraBrace = "insert { or }"
        case extraBracket = "insert [ or ]"
        case strayWord = "insert a word"
        case truncated = "truncate"
        case swapped = "swap two letters"
        case dropped = "drop a letter"

        /// Whether the mistake is in a name, which a suggestion can put right.
        var isMisspelling: Bool { self == .swapped || self == .dropped }
    }

    var kind: Kind
    var bytes: [UInt8]
    /// Where it was made.
    var offset: Int

    /// The line, from 1, in which it was made.
    var line: Int { bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1 }
}

extension Defect {
    /// Every mistake of these kinds that can be made in a text.
    static func all(in text: [UInt8]) -> [Defect] {
        let tokens = Document(text, path: "a.nui").tree.tokens
        var result: [Defect] = text.indices.map { Defect(kind: .truncated, bytes: Array(text[..<$0]), offset: $0) }
        for token in tokens {
            switch token.kind {
            case .blank, .lineComment, .blockComment: continue
            case .leftBrace, .rightBrace: result.append(Defect(.missingBrace, text, token.lower..<token.upper))
            case .leftBracket, .rightBracket: result.append(Defect(.missingBracket, text, token.lower..<token.upper))
            case .equals, .modify: result.append(Defect(.missingSign, text, token.lower..<token.upper))
            case .string:
                result.append(Defect(.missingQuote, text, token.lower..<(token.lower + 1)))
                result.append(Defect(.missingQuote, text, (token.upper - 1)..<token.upper))
            case .identifier: result += misspellings(text, token)
            default: break
            }
            for sign in ["{ ", "} "] { result.append(Defect(.extraBrace, text, token.lower..<token.lower, sign)) }
            for sign in ["[ ", "] "] { result.append(Defect(.extraBracket, text, token.lower..<token.lower, sign)) }
            result.append(Defect(.strayWord, text, token.lower..<token.lower, "stray "))
        }
        return result
    }

    private static func misspellings(_ text: [UInt8], _ token: Token) -> [Defect] {
        var result: [Defect] = []
        for index in token.lower..<token.upper {
            result.append(Defect(.dropped, text, index..<(index + 1)))
            guard index + 1 < token.upper, text[index] != text[index + 1] else { continue }
            let pair = String(decoding: [text[index + 1], text[index]], as: UTF8.self)
            result.append(Defect(.swapped, text, index..<(index + 2), pair))
        }
        return result
    }

    private init(_ kind: Kind, _ text: [UInt8], _ range: Range<Int>, _ replacement: String = "") {
        self.init(kind: kind, bytes: text, offset: range.lowerBound)
        bytes.replaceSubrange(range, with: replacement.utf8)
    }
}
