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

    @discardableResult public mutating func add(_ node: TreeNode) -> Int32 {
        let parent = node.parent < 0 ? nil : ids[Int(node.parent)]
        if let item = node.item {
            ids.append(tree.add(NodeContent(node), ItemStyle(item), to: parent))
        } else {
            ids.append(tree.add(NodeContent(node), to: parent))
        }
        return Int32(ids.count - 1)
    }
}

extension ItemStyle {
    fileprivate init(_ item: TreeNode.Item) {
        self.init()
        margin = item.margin
        self[item.axis].stretch = item.grow
        self[item.axis].minimum = item.minimum
        self[item.axis].maximum = item.maximum.isFinite ? item.maximum : nil
        if let alignment = item.alignment { self[item.axis.cross].alignment = AxisAlignment(alignment) }
    }
}

extension AxisAlignment {
    fileprivate init(_ alignment: TreeNode.Alignment) {
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
    fileprivate init(_ node: TreeNode) {
        switch node.kind {
        case .leaf: self = .fixed(node.size)
        case .text: self = .measured(by: WrappingText(node.size))
        case .row: self = .stack(StackStyle(node, .horizontal))
        case .column: self = .stack(StackStyle(node, .vertical))
        case .wrap: self = .flow(FlowStyle(node))
        case .grid, .weightedGrid: self = .grid(GridStyle(node))
        case .relative: self = .relative(RelativeStyle())
        }
    }
}

extension StackStyle {
    fileprivate init(_ node: TreeNode, _ axis: Axis) {
        self.init(axis)
        box.padding = node.padding
        spacing = node.gap
        switch node.justification {
        case .start: distribution = .start
        case .center: distribution = .center
        case .end: distribution = .end
        case .spaceBetween: distribution = .spaceBetween
        }
        let across = AxisAlignment(node.alignsItems)
        if axis == .horizontal { box.verticalAlignment = across.vertical } else { box.horizontalAlignment = across.horizontal }
    }
}

extension FlowStyle {
    fileprivate init(_ node: TreeNode) { self.init() }
}

extension GridStyle {
    fileprivate init(_ node: TreeNode) { self.init() }
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
