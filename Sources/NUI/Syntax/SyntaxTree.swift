/// The kind of a node in the syntax tree.
public enum SyntaxKind: Hashable, Sendable {
    /// The whole file; always the first node.
    case file
    /// `import "x"`
    case importing
    /// A constant, style, state, template or preview.
    case definition(Definition.Kind)
    /// `binding`, and the block after it.
    case reserved
    /// `path = value` or `path <= { }`, the root of a file included.
    case assignment
    /// `:name = value`
    case systemProperty
    /// A part of an object that says whether and how often it is made: `:for x in list`, `:if a > b`, or `:when width > 640 { }`.
    case clause(Clause.Kind)
    /// How a value is written: `as decimals 2`.
    case format
    /// An optional type: `String?`
    case optional
    /// A name, or several that are joined by dots.
    case path
    /// A string.
    case string
    /// A number.
    case number
    /// Values that are joined by `|`.
    case flags
    /// `[ ... ]`
    case array
    /// `{ ... }`
    case object
    /// Operands with operators between them, parentheses included.
    case expression
    /// Text that was reported and left out of the meaning of the file.
    case skipped
}

/// Faster than `==`, which also compares what the other cases hold.
extension SyntaxKind {
    var isPath: Bool { if case .path = self { true } else { false } }
    var isFormat: Bool { if case .format = self { true } else { false } }
    var isOptional: Bool { if case .optional = self { true } else { false } }
    var isSkipped: Bool { if case .skipped = self { true } else { false } }
    var isObject: Bool { if case .object = self { true } else { false } }
}

/// A node of the lossless tree. Nodes cover the tokens without gaps and are stored in preorder: the children of node `i` start
/// at `i + 1`, and the next sibling of a child is at its ``end``.
public struct SyntaxNode: Sendable {
    /// The kind of the node.
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

    /// The index of its first token in ``SyntaxTree/tokens``.
    public var firstToken: Int { Int(first) }

    /// The index after its last token.
    public fileprivate(set) var endToken: Int {
        get { Int(tokenEnd) }
        set { tokenEnd = UInt32(clamping: newValue) }
    }

    /// The index after its last descendant in ``SyntaxTree/nodes``.
    public fileprivate(set) var end: Int {
        get { Int(nodeEnd) }
        set { nodeEnd = UInt32(clamping: newValue) }
    }
}

/// The syntax tree of a file: all tokens, trivia included, and the nodes over them. The formatter, the checker and the loader
/// use the same tree.
public struct SyntaxTree: Sendable {
    /// All tokens, which cover every byte of the file, in the order of the text.
    public internal(set) var tokens: [Token] = []
    /// All nodes in preorder. The first one is the file.
    public fileprivate(set) var nodes: [SyntaxNode] = []

    /// The indices of the direct children of a node.
    ///
    /// - Parameter node: an index in ``nodes``.
    public func children(of node: Int) -> Children { Children(nodes: nodes, cursor: node + 1, end: nodes[node].end) }

    /// The indices of the direct children of a node, in the order of the text.
    public struct Children: Sequence, IteratorProtocol {
        fileprivate let nodes: [SyntaxNode]
        fileprivate var cursor: Int
        fileprivate let end: Int

        /// Returns the index of the next child, or nil after the last one.
        public mutating func next() -> Int? {
            guard cursor < end else { return nil }
            defer { cursor = nodes[cursor].end }
            return cursor
        }
    }
}

extension SyntaxTree {
    /// Creates the tree of a file that is not read; `count` is its length in bytes.
    init(unread count: Int) {
        for lower in stride(from: 0, to: count, by: Token.most) {
            tokens.append(Token(.unread, lower: lower, upper: min(lower + Token.most, count), startsLine: lower == 0))
        }
        close(open(.file, atToken: 0), atToken: tokens.count)
    }

    /// Starts a node at a token and returns the node's index. End it with ``close(_:atToken:)``.
    mutating func open(_ kind: SyntaxKind, atToken token: Int) -> Int {
        nodes.append(SyntaxNode(kind, firstToken: token, end: nodes.count + 1))
        return nodes.count - 1
    }

    mutating func close(_ node: Int, atToken token: Int) {
        nodes[node].endToken = max(nodes[node].firstToken, token)
        nodes[node].end = nodes.count
    }
}
