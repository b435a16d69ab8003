/// A step on the way through a tree.
public enum SyntaxStep: Equatable, Sendable {
    /// A node begins; the index is that in ``SyntaxTree/nodes``.
    case enter(Int)
    /// A token, trivia included; the index is that in ``SyntaxTree/tokens``. It belongs to the node entered last and not yet left.
    case token(Int)
    case leave(Int)
}

extension SyntaxTree {
    /// Goes through the tree in the order of the text. Every token comes once. Deep trees need no more stack than flat ones.
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

    /// The bytes that the tree was made of, put together again token by token: the same as `source.bytes`, whatever those were.
    public func print(_ source: SourceText) -> [UInt8] {
        var result: [UInt8] = []
        result.reserveCapacity(source.bytes.count)
        walk { step in
            if case .token(let index) = step { result += source.bytes[tokens[index].lower..<tokens[index].upper] }
        }
        return result
    }
}
