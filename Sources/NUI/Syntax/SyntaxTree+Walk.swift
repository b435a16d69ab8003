/// A step of a walk through a tree.
public enum SyntaxStep: Equatable, Sendable {
    /// A node begins. The number is its index in ``SyntaxTree/nodes``.
    case enter(Int)
    /// A token, possibly trivia. The number is its index in ``SyntaxTree/tokens``. It belongs to the innermost node that has
    /// not been left.
    case token(Int)
    /// A node ends. The number is its index in ``SyntaxTree/nodes``.
    case leave(Int)
}

extension SyntaxTree {
    /// Calls `visit` for each node and token in the order of the text. Every token is visited once. The stack use does not
    /// depend on the depth of the tree.
    ///
    /// ```swift
    /// var comments = 0
    /// document.tree.walk { step in
    ///     if case .token(let index) = step, document.tree.tokens[index].kind == .lineComment { comments += 1 }
    /// }
    /// ```
    public func walk(_ visit: (SyntaxStep) -> Void) {
        var open: [Int] = []
        var next = 0
        func visitTokens(to end: Int) {
            while next < end {
                visit(.token(next))
                next += 1
            }
        }
        func leave(_ node: Int) {
            visitTokens(to: nodes[node].endToken)
            visit(.leave(node))
        }
        for node in nodes.indices {
            while let last = open.last, nodes[last].end <= node {
                leave(last)
                open.removeLast()
            }
            visitTokens(to: nodes[node].firstToken)
            visit(.enter(node))
            open.append(node)
        }
        for node in open.reversed() { leave(node) }
    }

    /// Returns the bytes from which the tree was made, token by token. They equal `source.bytes` for every file, also for
    /// invalid ones.
    ///
    /// - Parameter source: the text that was parsed into this tree.
    public func print(_ source: SourceText) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.bytes.count)
        walk { step in
            if case .token(let index) = step { result += source.bytes[tokens[index].lower..<tokens[index].upper] }
        }
        return result
    }
}
