/// What a piece of the tree is.
public enum SyntaxKind: Hashable, Sendable {
    case file
    /// `import "x"`
    case importing
    case definition(Definition.Kind)
    /// `binding`, and the block behind it.
    case reserved
    /// `path = value` or `path <= { }`, the root included.
    case assignment
    /// `:name = value`
    case systemProperty
    case path, string, number, flags, array, object
    /// Operands with signs between them, parentheses included.
    case expression
    /// Text that was reported and skipped.
    case skipped
}

/// A node of the lossless tree, which covers tokens without gaps. Nodes stand in preorder: the children of node `i`
/// start at `i + 1`, and the next sibling of a child is at its `end`.
public struct SyntaxNode: Sendable {
    public let kind: SyntaxKind
    private let first: UInt32
    private var tokenEnd: UInt32
    private var nodeEnd: UInt32

    fileprivate init(_ kind: SyntaxKind, firstToken: Int, end: Int) {
        self.kind = kind
        first = UInt32(clamping: firstToken)
        tokenEnd = first
        nodeEnd = UInt32(clamping: end)
    }

    public var firstToken: Int { Int(first) }

    /// The index behind its last token.
    public fileprivate(set) var endToken: Int {
        get { Int(tokenEnd) }
        set { tokenEnd = UInt32(clamping: newValue) }
    }

    /// The index behind its last descendant.
    public fileprivate(set) var end: Int {
        get { Int(nodeEnd) }
        set { nodeEnd = UInt32(clamping: newValue) }
    }
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

        public mutating func next() -> Int? {
            guard cursor < end else { return nil }
            defer { cursor = nodes[cursor].end }
            return cursor
        }
    }
}

extension SyntaxTree {
    /// A file that is not read.
    init(unread count: Int) {
        for lower in stride(from: 0, to: count, by: Token.most) {
            tokens.append(Token(.unread, lower: lower, upper: min(lower + Token.most, count), startsLine: lower == 0))
        }
        close(open(.file, atToken: 0), atToken: tokens.count)
    }

    /// Starts a node at a token and returns its index, for ``close(_:atToken:)``.
    mutating func open(_ kind: SyntaxKind, atToken token: Int) -> Int {
        nodes.append(SyntaxNode(kind, firstToken: token, end: nodes.count + 1))
        return nodes.count - 1
    }

    mutating func close(_ node: Int, atToken token: Int) {
        nodes[node].endToken = max(nodes[node].firstToken, token)
        nodes[node].end = nodes.count
    }
}
