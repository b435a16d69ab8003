import TatamiGeometry

/// Why a node has its size and place, per axis. Worked out when asked for; a layout that nobody asks about pays nothing.
public struct Explanation: Hashable, Sendable {
    public var horizontal: AxisExplanation
    public var vertical: AxisExplanation

    public subscript(axis: Axis) -> AxisExplanation { axis == .horizontal ? horizontal : vertical }
}

/// Why a node has its length and place along one axis: the rules that had a part, in the order in which they were applied, and
/// the numbers behind them. Points.
public struct AxisExplanation: Hashable, Sendable {
    /// Where the content's answer came from.
    public enum Source: String, Hashable, Sendable {
        case fixedContent, measuredContent, children
    }

    public var axis: Axis
    /// What happened, told in order. The changes add up to `length`.
    public var facts: [Fact]
    public var source: Source
    /// What the content asks for, a container's padding included, before the item's rules.
    public var content: Double
    /// What the item says.
    public var item: AxisItem
    /// What the node asked its container for, with all rules of the item; and the least it can do with.
    public var natural: Double
    public var least: Double
    /// What the container gave or took, and by which rule; nil where the node has its natural length, or a layout's own rule
    /// decides.
    public var share: Share?
    /// The room it was aligned in, across a layout's axis; nil along it.
    public var slot: Slot?
    /// Rules of the container's own layout that had a part in it, in the order in which they were applied.
    public var remarks: [Remark]
    /// From the parent's start edge, before `offset`.
    public var position: Double
    /// Added to the position of the frame.
    public var offset: Double
    public var length: Double
    /// By how much the children exceed the node at its worse end.
    public var overflow: Double
    /// True for a node without parent: its length was given to the pass, or is its natural one.
    public var isRoot: Bool
    /// True for a collapsed node, and for all in it.
    public var isCollapsed: Bool

    /// The explanation as a person would say it: `width 150: text asks 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3)`.
    public var sentence: String {
        "\(axis.lengthName) \(DecimalText.format(length)): \(facts.map(\.text).joined(separator: ", "))"
    }
}

extension LayoutTree {
    /// Explains `node` as the last pass left it, with the names that nodes have in the tree.
    public func explain(_ node: NodeID) -> Explanation { explain(node, in: TreeContext(tree: self)) }

    /// Explains `node` as the last pass left it, with what `context` knows about nodes and their properties.
    public func explain(_ node: NodeID, in context: some ExplanationContext) -> Explanation {
        let id = row(node)
        return Explanation(horizontal: explain(id, .horizontal, context), vertical: explain(id, .vertical, context))
    }

    private func explain(_ id: Int32, _ axis: Axis, _ context: some ExplanationContext) -> AxisExplanation {
        let found = findings(id, axis)
        var writer = FactWriter(found, self, context)
        writer.writeAll()
        return AxisExplanation(
            axis: axis, facts: writer.facts, source: found.content.source, content: found.content.total, item: found.item,
            natural: found.natural, least: found.least, share: found.notes.share, slot: found.notes.slot, remarks: found.notes.remarks,
            position: found.position, offset: found.style.offset[axis], length: found.length, overflow: overflow(id, axis),
            isRoot: found.isRoot,
            isCollapsed: found.collapsed != nil)
    }
}

/// What properties and edges are called along an axis.
extension Axis {
    var lengthName: String { self == .horizontal ? "width" : "height" }
    var coordinateName: String { self == .horizontal ? "x" : "y" }
    /// As in `minWidth`.
    var lengthSuffix: String { self == .horizontal ? "Width" : "Height" }
    /// As in `horizontalAlignment`.
    var prefix: String { self == .horizontal ? "horizontal" : "vertical" }
    var startName: String { self == .horizontal ? "leading" : "top" }
    var endName: String { self == .horizontal ? "trailing" : "bottom" }
    /// As in `marginLeading`.
    var startSuffix: String { self == .horizontal ? "Leading" : "Top" }
    var endSuffix: String { self == .horizontal ? "Trailing" : "Bottom" }
}
