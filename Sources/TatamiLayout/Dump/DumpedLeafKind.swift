import TatamiGeometry

/// What a dump calls one kind of leaf, and where its properties are. `all` is the list of them.
struct DumpedLeafKind: Sendable {
    let word: String
    /// The node's properties as text; nil where the node is of another kind.
    let write: @Sendable (NodeContent) -> String?
    /// What the properties on a line say.
    let read: @Sendable (DumpLine) throws(DumpError) -> NodeContent

    init<Style: DumpedStyle>(
        _ word: String, _ wrap: @escaping @Sendable (Style) -> NodeContent,
        _ unwrap: @escaping @Sendable (NodeContent) -> Style?
    ) {
        self.word = word
        write = { content in unwrap(content).map { $0.dumped() } }
        read = { line throws(DumpError) in wrap(try line.style(from: line.content)) }
    }

    static let all: [DumpedLeafKind] = [
        DumpedLeafKind("fixed") {
            .fixed($0.size)
        } _: {
            if case .fixed(let size) = $0 { FixedLeaf(size: size) } else { nil }
        },
        DumpedLeafKind("measured") {
            .measured(by: DumpedLeaf($0))
        } _: {
            if case .measured(let measurer) = $0 { (measurer as? LeafRecorder)?.answers ?? .fresh } else { nil }
        },
    ]
}

/// A leaf that knows its size, as a style: the size stands alone.
struct FixedLeaf: DumpedStyle {
    var size = Size.zero

    static let fresh = FixedLeaf()
    static let dumpFields = [DumpField<FixedLeaf>("", \.size, always: true)]
}
