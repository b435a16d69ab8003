/// Proves that two texts are the same file in two layouts.
enum FormatProof {
    /// Whether both files have the same items and comments in the same order and the same nodes, and the second one has no
    /// errors.
    static func areSame(_ old: Document, _ new: Document) -> Bool {
        guard !new.diagnostics.hasErrors else { return false }
        return haveSamePieces(old, new) && shape(of: old.tree) == shape(of: new.tree)
    }

    private static func haveSamePieces(_ old: Document, _ new: Document) -> Bool {
        let left = pieces(of: old.tree)
        let right = pieces(of: new.tree)
        guard left.count == right.count else { return false }
        return zip(left, right).allSatisfy { a, b in
            let (x, y) = (old.tree.tokens[a], new.tree.tokens[b])
            guard x.kind == y.kind else { return false }
            let (text, other) = (old.source.bytes[x.lower..<x.upper], new.source.bytes[y.lower..<y.upper])
            switch x.kind {
            case .lineComment, .blockComment: return words(of: text) == words(of: other)
            default: return text == other
            }
        }
    }

    /// All tokens except blanks and separators.
    private static func pieces(of tree: SyntaxTree) -> [Int] {
        tree.tokens.indices.filter { tree.tokens[$0].kind != .blank && tree.tokens[$0].kind != .separator }
    }

    /// The lines of a comment without the blanks around them.
    private static func words(of comment: ArraySlice<UInt8>) -> [ArraySlice<UInt8>] {
        LineBreaks.lines(comment).map { line in
            let content = line.drop(while: ASCII.isBlank)
            return content[..<(content.lastIndex { !ASCII.isBlank($0) }.map { $0 + 1 } ?? content.startIndex)]
        }
    }

    private struct Shape: Equatable {
        var kind: SyntaxKind
        var first: Int
        var end: Int
        var nodeEnd: Int
    }

    /// The nodes, with positions that do not count trivia.
    private static func shape(of tree: SyntaxTree) -> [Shape] {
        var counts: [Int] = []
        var count = 0
        for token in tree.tokens {
            counts.append(count)
            if !token.kind.isTrivia { count += 1 }
        }
        counts.append(count)
        return tree.nodes.map { Shape(kind: $0.kind, first: counts[$0.firstToken], end: counts[$0.endToken], nodeEnd: $0.end) }
    }
}
