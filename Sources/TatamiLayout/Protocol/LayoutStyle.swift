import TatamiGeometry

/// The style of a container: what it tells its layout. A style goes into the container's record, and into a detail where the
/// record has no room for it.
protocol LayoutStyle {
    associatedtype Algorithm: LayoutAlgorithm
    var box: BoxStyle { get set }
    /// The alignment of items that name none, where the container names none either.
    var itemAlignment: AxisAlignment { get }
    /// True where every number is harmless already.
    var isClean: Bool { get }
    func cleaned() -> Self
    /// Puts into the record what it holds of the style beyond its box.
    func write(to record: inout ContainerRecord)
    /// What the layout keeps beside the record; nil where that is nothing.
    func makeDetail() -> LayoutDetail?
    /// True where the layout may measure its children at any time, which marks and a sweep in one order cannot answer.
    var watchesBelow: Bool { get }
    /// The style of a container with this record and this detail. An alignment at the centre counts as none.
    static func read(_ record: ContainerRecord, _ detail: LayoutDetail?) -> Self
    var content: NodeContent { get }

    /// The properties of a container of this size, as they stand in a dump behind the layout's word.
    func dumped(of size: Size) -> String
    /// The content that a line of a dump holds; nil where a dump does not hold all of it.
    static func content(from line: DumpLine) throws(DumpError) -> NodeContent?
}

extension LayoutStyle {
    @inline(__always) var itemAlignment: AxisAlignment { .center }
    var isClean: Bool { box.isClean }

    func cleaned() -> Self {
        var style = self
        style.box = box.cleaned()
        return style
    }

    @inline(__always) func write(to record: inout ContainerRecord) {}
    @inline(__always) func makeDetail() -> LayoutDetail? { nil }
    @inline(__always) var watchesBelow: Bool { false }
    var content: NodeContent { .container(ContainerContent(self)) }
}

extension LayoutStyle where Self: DumpedStyle {
    func dumped(of size: Size) -> String { dumped() }

    static func content(from line: DumpLine) throws(DumpError) -> NodeContent? {
        let style: Self = try line.style(from: line.content)
        return style.content
    }
}
