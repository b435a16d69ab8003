import TatamiGeometry

/// The name of one kind of node in dumps, and how its properties are written and read. `all` is the list of kinds.
struct DumpedLayout: Sendable {
    let word: String
    /// Returns the node's properties as text; nil if the node is of another kind.
    let write: @Sendable (NodeContent) -> String?
    /// Returns the content that the properties on a line describe.
    let read: @Sendable (DumpLine) throws(DumpError) -> NodeContent

    init<Style: DumpedStyle>(
        _ word: String, _ wrap: @escaping @Sendable (Style) -> NodeContent,
        _ unwrap: @escaping @Sendable (NodeContent) -> Style?
    ) {
        self.word = word
        write = { content in unwrap(content).map { $0.dumped() } }
        read = { line throws(DumpError) in wrap(try line.style(from: line.content)) }
    }

    static let all: [DumpedLayout] = [
        DumpedLayout("fixed") {
            .fixed($0.size)
        } _: {
            if case .fixed(let size) = $0 { FixedLeaf(size: size) } else { nil }
        },
        DumpedLayout("measured") {
            .measured(by: DumpedLeaf($0))
        } _: {
            if case .measured(let measurer) = $0 { (measurer as? LeafRecorder)?.answers ?? .fresh } else { nil }
        },
        DumpedLayout("stack", NodeContent.stack) { if case .stack(let style) = $0 { style } else { nil } },
        DumpedLayout("overlay", NodeContent.overlay) { if case .overlay(let style) = $0 { style } else { nil } },
        DumpedLayout("scroll", NodeContent.scroll) { if case .scroll(let style) = $0 { style } else { nil } },
        DumpedLayout("flow", NodeContent.flow) { if case .flow(let style) = $0 { style } else { nil } },
        DumpedLayout("grid", NodeContent.grid) { if case .grid(let style) = $0 { style } else { nil } },
        DumpedLayout("tiles", NodeContent.tiles) { if case .tiles(let style) = $0 { style } else { nil } },
        DumpedLayout("relative", NodeContent.relative) { if case .relative(let style) = $0 { style } else { nil } },
        DumpedLayout("absolute", NodeContent.absolute) { if case .absolute(let box) = $0 { box } else { nil } },
    ]
}

/// A leaf of fixed size, as a style. The size has no name.
struct FixedLeaf: DumpedStyle {
    var size = Size.zero

    static let fresh = FixedLeaf()
    static let dumpFields = [DumpField<FixedLeaf>("", \.size, always: true)]
}

/// A container with a layout of the program's own, as a style. A reader that knows the type makes the layout again; for others it becomes
/// a leaf of the size that its content asked for.
struct CustomDump: DumpedStyle {
    static let word = "custom"

    var type = ""
    var size = Size.zero
    var box = BoxStyle()

    static let fresh = CustomDump()
    static let dumpFields: [DumpField<CustomDump>] =
        [DumpField("type", \.type, always: true), DumpField("size", \.size, always: true)] + BoxStyle.dumpFields(at: \.box)
}
