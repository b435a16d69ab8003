import TatamiGeometry
import TatamiLayout

/// A tree of plain values beside the engine: what an incremental tree is compared with is built from it.
final class Sketch {
    enum Content {
        case fixed(Size)
        case text(WrapText)
        case stack(StackStyle)
        case overlay(OverlayStyle)
        case scroll(ScrollStyle)
        case absolute(BoxStyle)
        case flow(FlowStyle)
        case grid(GridStyle)
        case tiles(TileStyle)
        case relative(RelativeStyle)
        /// A custom layout of the pair form: rows that wrap.
        case wrappingRows(BoxStyle)
        /// A custom layout of the axis form: a staircase.
        case staircase(BoxStyle)
    }

    var content: Content
    var item: ItemStyle
    /// By which edits choose it.
    var key: UInt64 = 0
    /// What custom layouts read.
    var data: Double?
    /// What rules call this node.
    let name = SketchName()
    /// The reading direction that the node sets; nil for its parent's.
    var direction: LayoutDirection?
    /// What relative layouts read.
    var rules: RelativeRules<SketchName>?
    var children: [Sketch] = []
    private(set) weak var parent: Sketch?

    init(_ content: Content, _ item: ItemStyle = ItemStyle(), _ children: [Sketch] = []) {
        self.content = content
        self.item = item
        for child in children { insert(child, at: self.children.count) }
    }

    var isContainer: Bool {
        switch content {
        case .fixed, .text: false
        default: true
        }
    }

    /// True for a flow in columns, which breaks where its height is definite.
    var isInColumns: Bool { if case .flow(let style) = content { style.axis == .vertical } else { false } }

    func insert(_ child: Sketch, at index: Int) {
        child.parent = self
        children.insert(child, at: index)
    }

    func insert(_ child: Sketch, before sibling: Sketch?) {
        insert(child, at: children.firstIndex { $0 === sibling } ?? children.count)
    }

    func removeFromParent() {
        parent?.children.removeAll { $0 === self }
        parent = nil
    }

    /// This node and all below, parents first.
    var all: [Sketch] {
        var found: [Sketch] = []
        var rest = [self]
        while let node = rest.popLast() {
            found.append(node)
            rest.append(contentsOf: node.children.reversed())
        }
        return found
    }

    func isInside(_ other: Sketch) -> Bool {
        var node: Sketch? = self
        while let at = node {
            if at === other { return true }
            node = at.parent
        }
        return false
    }
}

/// Stands for a sketch in rules, also where that is gone.
final class SketchName {}

extension Sketch.Content {
    /// What the engine is given.
    var nodeContent: NodeContent {
        switch self {
        case .fixed(let size): .fixed(size)
        case .text(let text): .measured(by: text)
        case .stack(let style): .stack(style)
        case .overlay(let style): .overlay(style)
        case .scroll(let style): .scroll(style)
        case .absolute(let box): .absolute(box)
        case .flow(let style): .flow(style)
        case .grid(let style): .grid(style)
        case .tiles(let style): .tiles(style)
        case .relative(let style): .relative(style)
        case .wrappingRows(let box): .custom(WrappingRows(), box)
        case .staircase(let box): .customAxes(Staircase(), box)
        }
    }
}

extension Sketch {
    /// Adds this node and all below to `tree`. Returns the ids in the order of `all`.
    @discardableResult
    func build(in tree: LayoutTree, under parent: NodeID? = nil, before sibling: NodeID? = nil) -> [(Sketch, NodeID)] {
        var built: [(Sketch, NodeID)] = []
        var rest: [(node: Sketch, parent: NodeID?, sibling: NodeID?)] = [(self, parent, sibling)]
        while let (node, parent, sibling) = rest.popLast() {
            let content = node.content.nodeContent
            let id = sibling.map { tree.insert(content, node.item, before: $0) } ?? tree.add(content, node.item, to: parent)
            if let data = node.data { tree.setData(data, of: id) }
            tree.setDirection(node.direction, of: id)
            built.append((node, id))
            rest.append(contentsOf: node.children.reversed().map { ($0, id, nil) })
        }
        let ids = Dictionary(uniqueKeysWithValues: built.map { (ObjectIdentifier($0.0.name), $0.1) })
        for (node, id) in built {
            if let rules = node.rules { tree.setRules(rules.renamed { ids[ObjectIdentifier($0)] }, of: id) }
        }
        return built
    }
}
