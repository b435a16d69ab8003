import TatamiGeometry

/// A copy of the part of a tree below one node, which can be changed and laid out while the tree stays as it is.
struct TreeCopy {
    /// The copied nodes. It has no guards and no names.
    let tree = LayoutTree()
    /// The rows of the original nodes and their copies, parents before children.
    private(set) var nodes: [(id: Int32, copy: NodeID)] = []
    private var copies: [Int32: NodeID] = [:]
    private let pass: (width: Double?, height: Double?)

    /// Copies the nodes below `top`, without laying them out.
    ///
    /// - Parameters:
    ///   - original: The tree of `top`.
    ///   - top: The root of the copy.
    ///   - pass: The size in which `layOut` lays out the copy; nil means the content's.
    ///   - leaf: Returns the measurer that replaces the measurer of a leaf.
    init(
        of original: LayoutTree, below top: Int32, in pass: (width: Double?, height: Double?),
        leaf: (Int32, any LeafMeasurer) -> any LeafMeasurer = { $1 }
    ) {
        self.pass = pass
        tree.guards = []
        tree.direction = original.direction(of: original.name(top))
        var pending: [(id: Int32, parent: NodeID?)] = [(top, nil)]
        while let (id, parent) = pending.popLast() {
            var content = original.readContent(id)
            if case .measured(let measurer) = content { content = .measured(by: leaf(id, measurer)) }
            let node = tree.add(content, original.readItem(id), to: parent)
            if let own = original.arena.pointee.directions[id] { tree.setDirection(own, of: node) }
            if let data = original.arena.pointee.data[id] { tree.setData(data, of: node) }
            nodes.append((id, node))
            copies[id] = node
            var child = original.arena.pointee.links[Int(id)].last
            while child >= 0 {
                pending.append((child, node))
                child = original.arena.pointee.links[Int(child)].previous
            }
        }
        tree.setDumpedRules(nodes.dropFirst().compactMap { node in original.dumpedRules(node.id).map { (node.copy, $0) } })
    }

    /// Lays out the copy in the size of the pass, or in the lengths given here.
    func layOut(width: Double? = nil, height: Double? = nil) {
        guard let root = nodes.first?.copy else { return }
        tree.layout(root, width: width ?? pass.width, height: height ?? pass.height)
    }

    /// Returns the copy of a node; nil if the node is not below the copied one.
    func copy(of id: Int32) -> NodeID? { copies[id] }
}
