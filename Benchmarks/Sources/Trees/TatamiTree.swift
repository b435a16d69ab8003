import TatamiGeometry
import TatamiLayout

/// A tree as Tatami is given it: node by node, in the order of the sink.
public struct TatamiTree: TreeSink {
    public let tree: LayoutTree
    public private(set) var ids: [NodeID] = []
    /// What the items of the relative layout say, in a tree that is one.
    private var rules: RuleMaker?

    public init(capacity: Int) {
        tree = LayoutTree(capacity: capacity)
        ids.reserveCapacity(capacity)
    }

    public init(_ tree: Tree) {
        self.init(capacity: tree.nodes.count)
        for node in tree.nodes { add(node, tree.item(of: node), tree.box(of: node)) }
    }

    @discardableResult
    public mutating func add(_ node: TreeNode, _ item: TreeItem?, _ box: TreeBox?) -> Int32 {
        let parent = node.parent < 0 ? nil : ids[Int(node.parent)]
        switch (node.kind, item) {
        case (.leaf, nil): ids.append(tree.add(.fixed(node.size), to: parent))
        case (.leaf, let item?): ids.append(tree.add(.fixed(node.size), ItemStyle(item), to: parent))
        case (_, nil): ids.append(tree.add(NodeContent(node, box), to: parent))
        case (_, let item?): ids.append(tree.add(NodeContent(node, box), ItemStyle(item), to: parent))
        }
        if let box, box.columns > 0, node.kind == .relative { rules = RuleMaker(box, first: ids.count) }
        if let rules, ids.count > rules.first { tree.setRules(rules.rules(for: ids.count - 1, ids), of: ids[ids.count - 1]) }
        return Int32(ids.count - 1)
    }
}

extension ItemStyle {
    fileprivate init(_ item: TreeItem) {
        self.init()
        margin = item.margin
        self[item.axis].stretch = item.grow
        self[item.axis].minimum = item.minimum
        self[item.axis].maximum = item.maximum.isFinite ? item.maximum : nil
        if let alignment = item.alignment { self[item.axis.cross].alignment = AxisAlignment(alignment) }
    }
}

extension AxisAlignment {
    fileprivate init(_ alignment: TreeAlignment) {
        self =
            switch alignment {
            case .start: .start
            case .center: .center
            case .end: .end
            case .stretch: .stretch
            }
    }
}

extension NodeContent {
    fileprivate init(_ node: TreeNode, _ box: TreeBox?) {
        let box = box ?? TreeBox()
        switch node.kind {
        case .leaf: self = .fixed(node.size)
        case .text: self = .measured(by: WrappingText(node.size))
        case .row: self = .stack(StackStyle(box, .horizontal))
        case .column: self = .stack(StackStyle(box, .vertical))
        case .wrap: self = .flow(FlowStyle(box))
        case .grid: self = .grid(GridStyle(box, column: .auto))
        case .weightedGrid: self = .grid(GridStyle(box, column: .weight(1)))
        case .relative: self = .relative(RelativeStyle())
        }
    }
}

extension StackStyle {
    fileprivate init(_ says: TreeBox, _ axis: Axis) {
        self.init(axis)
        box.padding = says.padding
        spacing = says.gap
        switch says.justification {
        case .start: distribution = .start
        case .center: distribution = .center
        case .end: distribution = .end
        case .spaceBetween: distribution = .spaceBetween
        }
        let across = AxisAlignment(says.alignsItems)
        if axis == .horizontal { box.verticalAlignment = across.vertical } else { box.horizontalAlignment = across.horizontal }
    }
}

extension FlowStyle {
    fileprivate init(_ says: TreeBox) {
        self.init(.horizontal)
        box.padding = says.padding
        (horizontalSpacing, verticalSpacing) = (says.gap, says.gap)
        box.verticalAlignment = AxisAlignment(says.alignsItems).vertical
    }
}

extension GridStyle {
    fileprivate init(_ says: TreeBox, column: Track) {
        self.init()
        columns = Array(repeating: column, count: Int(says.columns))
        maxColumns = Int(says.columns)
        (columnSpacing, rowSpacing) = (.fixed(says.gap), .fixed(says.gap))
        let alignment = AxisAlignment(says.alignsItems)
        (box.horizontalAlignment, box.verticalAlignment) = (alignment.horizontal, alignment.vertical)
    }
}

/// Rows of items by rules: each beside the one before, the first of a row below the first of the row above.
private struct RuleMaker {
    let first: Int
    private let columns: Int
    private let gap: Double

    init(_ box: TreeBox, first: Int) {
        self.first = first
        columns = Int(box.columns)
        gap = box.gap
    }

    func rules(for item: Int, _ ids: [NodeID]) -> RelativeRules<NodeID> {
        var rules = RelativeRules<NodeID>()
        let index = item - first
        if !index.isMultiple(of: columns) {
            rules.left = .adjacent(ids[item - 1], distance: gap)
            rules.top = .fit(ids[item - 1], distance: 0)
        } else {
            rules.left = .parent(0)
            rules.top = index == 0 ? .parent(0) : .adjacent(ids[item - columns], distance: gap)
        }
        return rules
    }
}

/// A text without shaping: as many lines as its width needs, so that engines are timed and not a text system.
public final class WrappingText: LeafMeasurer {
    public static let narrowest = 24.0
    private let size: Size

    public init(_ size: Size) { self.size = size }

    public func widths() -> Extent { Extent(minimum: min(size.width, Self.narrowest), natural: size.width) }

    public func height(forWidth width: Double) -> LeafHeight {
        LeafHeight((size.width / max(width, Self.narrowest)).rounded(.up) * size.height)
    }
}
