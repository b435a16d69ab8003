/// What a piece of the tree is.
public enum SyntaxKind: UInt8, Sendable {
    case file
    /// `import "x"`
    case importing
    case constant, style, state
    /// `binding`, and the block behind it.
    case reserved
    /// `path = value` or `path <= { }`, the root included.
    case assignment
    /// `:name = value`
    case systemProperty
    case path, string, number, flags, array, object
    /// Text that was reported and skipped.
    case skipped
}

/// A node of the lossless tree, which covers tokens without gaps. Nodes stand in preorder: the children of node `i`
/// start at `i + 1`, and the next sibling of a child is at its `end`.
public struct SyntaxNode: Sendable {
    public let kind: SyntaxKind
    public fileprivate(set) var firstToken: Int
    /// The index behind its last token.
    public fileprivate(set) var endToken: Int
    /// The index behind its last descendant.
    public fileprivate(set) var end: Int
}

/// The tree of a file: all its tokens, trivia included, and the nodes over them. Formatter, language server, checker
/// and loader share it.
public struct SyntaxTree: Sendable {
    public internal(set) var tokens: [Token] = []
    public fileprivate(set) var nodes: [SyntaxNode] = []

    /// The indices of a node's children.
    public func children(of node: Int) -> Children { Children(nodes: nodes, cursor: node + 1, end: nodes[node].end) }

    public struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [SyntaxNode]
        fileprivate var cursor: Int
        fileprivate let end: Int

        fileprivate init(nodes: [SyntaxNode], cursor: Int, end: Int) {
            self.nodes = nodes
            self.cursor = cursor
            self.end = end
        }

        public mutating func next() -> Int? {
            guard cursor < end else { return nil }
            defer { cursor = nodes[cursor].end }
            return cursor
        }
    }
}

extension SyntaxTree {
    /// Starts a node at a token and returns its index, for ``close(_:atToken:)``.
    mutating func open(_ kind: SyntaxKind, atToken token: Int) -> Int {
        nodes.append(SyntaxNode(kind: kind, firstToken: token, endToken: token, end: nodes.count + 1))
        return nodes.count - 1
    }

    mutating func close(_ node: Int, atToken token: Int) {
        nodes[node].endToken = max(nodes[node].firstToken, token)
        nodes[node].end = nodes.count
    }
}
