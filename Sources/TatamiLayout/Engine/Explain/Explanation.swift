import TatamiGeometry

/// Why a node has its size and place, on each axis.
///
/// An explanation is computed when it is requested; a layout that is not explained costs nothing more.
///
/// ```swift
/// print(tree.explain(leaf).horizontal.sentence)
/// // width 150: text needs 120, adjustment +10, takes 20 of 60 extra (weight 1 of 3); horizontalStretch = 0 (now 1) would make it 130
/// ```
public struct Explanation: Hashable, Sendable {
    /// The explanation of the width and the horizontal place.
    public var horizontal: AxisExplanation
    /// The explanation of the height and the vertical place.
    public var vertical: AxisExplanation

    /// The explanation along `axis`.
    public subscript(axis: Axis) -> AxisExplanation { axis == .horizontal ? horizontal : vertical }
}

/// Why a node has its length and place along one axis: the rules that affected it, in the order in which they were applied, and the
/// numbers behind them, in points.
public struct AxisExplanation: Hashable, Sendable {
    /// The kinds of content.
    public enum Source: String, Hashable, Sendable {
        /// A leaf of fixed size.
        case fixedContent
        /// A measured leaf.
        case measuredContent
        /// The children of a container.
        case children
    }

    /// The axis that is explained.
    public var axis: Axis
    /// The rules that were applied, in order. Their changes add up to `length`.
    public var facts: [Fact]
    /// The kind of content.
    public var source: Source
    /// The length that the content asks for, including a container's padding, before the item's rules.
    public var content: Double
    /// The item's properties along the axis.
    public var item: AxisItem
    /// The length that the node asked its container for, after all rules of the item.
    public var natural: Double
    /// The least length that the node can have.
    public var least: Double
    /// What the container gave or took, and by which rule. Nil if the node has its natural length, or a layout's own rule decides.
    public var share: Share?
    /// The room in which the node was aligned, across a layout's axis; nil along that axis.
    public var slot: Slot?
    /// The rules of the container's own layout that affected the node, in the order in which they were applied.
    public var remarks: [Remark]
    /// The distance from the parent's start edge, before `offset`.
    public var position: Double
    /// The offset that is added to the position of the frame.
    public var offset: Double
    /// The final length.
    public var length: Double
    /// How far the children reach beyond the node, at the end where this is more; 0 if they fit or the node scrolls.
    public var overflow: Double
    /// True for a node without parent: its length was given to the pass, or is its natural one.
    public var isRoot: Bool
    /// True for a collapsed node, and for all nodes in it.
    public var isCollapsed: Bool
    /// The change that would give the node the length that its own rules ask for; nil if it has that length, or no change of one property
    /// helps.
    public var proposal: ProposedChange?

    /// The explanation as one sentence, which ends with the proposal if there is one:
    /// `width 90: text needs 120, shrinks by 30 of the 30 missing, ...; minWidth = 120 would make it 120`.
    public var sentence: String {
        let rules = "\(axis.lengthName) \(DecimalText.format(length)): \(facts.map(\.text).joined(separator: ", "))"
        return proposal.map { "\(rules); \($0.text)" } ?? rules
    }
}

extension LayoutTree {
    /// Explains `node` as the last pass left it, with the names that nodes have in the tree.
    public func explain(_ node: NodeID) -> Explanation { explain(node, in: TreeContext(tree: self)) }

    /// Explains `node` as the last pass left it, with what `context` knows about nodes and their properties.
    public func explain(_ node: NodeID, in context: some ExplanationContext) -> Explanation {
        let id = row(node)
        let horizontal = findings(id, .horizontal)
        let vertical = findings(id, .vertical)
        let proposals = proposals(for: horizontal, vertical, context)
        return Explanation(
            horizontal: explain(horizontal, proposals.horizontal, context), vertical: explain(vertical, proposals.vertical, context))
    }

    private func explain(_ found: AxisFindings, _ proposal: ProposedChange?, _ context: some ExplanationContext) -> AxisExplanation {
        var writer = FactWriter(found, self, context)
        writer.writeAll()
        return AxisExplanation(
            axis: found.axis, facts: writer.facts, source: found.content.source, content: found.content.total, item: found.item,
            natural: found.natural, least: found.least, share: found.notes.share, slot: found.notes.slot, remarks: found.notes.remarks,
            position: found.position, offset: found.style.offset[found.axis], length: found.length,
            overflow: overflow(found.id, found.axis), isRoot: found.isRoot, isCollapsed: found.collapsed != nil, proposal: proposal)
    }
}

/// The names of properties and edges along an axis.
extension Axis {
    var lengthName: String { self == .horizontal ? "width" : "height" }
    var coordinateName: String { self == .horizontal ? "x" : "y" }
    /// The ending of a property such as `minWidth`.
    var lengthSuffix: String { self == .horizontal ? "Width" : "Height" }
    /// The beginning of a property such as `horizontalAlignment`.
    var prefix: String { self == .horizontal ? "horizontal" : "vertical" }
    var startName: String { self == .horizontal ? "leading" : "top" }
    var endName: String { self == .horizontal ? "trailing" : "bottom" }
    /// The ending of a property such as `marginLeading`.
    var startSuffix: String { self == .horizontal ? "Leading" : "Top" }
    var endSuffix: String { self == .horizontal ? "Trailing" : "Bottom" }
}
