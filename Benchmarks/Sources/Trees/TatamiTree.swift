import TatamiGeometry
import TatamiLayout

/// A tree as Tatami is given it: node by node, in the order of the sink.
public struct TatamiTree: TreeSink {
    public let tree: LayoutTree
    public private(set) var ids: [NodeID] = []

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
