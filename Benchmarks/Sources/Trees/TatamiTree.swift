import TatamiGeometry
import TatamiLayout

/// A tree as Tatami is given it: node by node, in the order of the sink.
public struct TatamiTree: TreeSink {
    public let tree: LayoutTree
    public private(set) var ids: [NodeID] = []
    /// The axis that each node lines its items up along.
    private var axes: [Axis] = []

    public init(capacity: Int) {
        tree = LayoutTree(capacity: capacity)
        ids.reserveCapacity(capacity)
        axes.reserveCapacity(capacity)
    }

    @discardableResult public mutating func add(_ node: TreeNode) -> Int32 {
        let content = NodeContent(node)
        axes.append(node.kind == .row ? .horizontal : .vertical)
        if node.parent < 0 {
            ids.append(tree.add(content))
        } else {
            let parent = ids[Int(node.parent)]
            if node.saysNothing {
                ids.append(tree.add(content, to: parent))
            } else {
                ids.append(tree.add(content, ItemStyle(node, along: axes[Int(node.parent)]), to: parent))
            }
        }
        return Int32(ids.count - 1)
    }
}

extension TreeNode {
    fileprivate var saysNothing: Bool {
        grow == 0 && alignment == nil && margin == .zero && minimum == 0 && maximum == .infinity
    }
}

extension ItemStyle {
    fileprivate init(_ node: TreeNode, along axis: Axis) {
        self.init()
        margin = node.margin
        self[axis].stretch = node.grow
        self[axis].minimum = node.minimum
        self[axis].maximum = node.maximum.isFinite ? node.maximum : nil
        if let alignment = node.alignment { self[axis.cross].alignment = AxisAlignment(alignment) }
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
