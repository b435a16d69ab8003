import TatamiGeometry

/// The nodes whose children passes have placed since the record was last taken, and the containers around them. So who shows the frames has to
/// look only there.
package struct PlacedNodes {
    /// The rows of the nodes.
    fileprivate private(set) var rows: Set<Int32> = []
    /// The rows as passes have listed them, with repetitions.
    private var listed: [Int32] = []
    /// Whether any node may be among them.
    package private(set) var areAll = true

    /// Returns whether the children of a node, or of a node in it, were placed.
    package func contains(_ node: NodeID) -> Bool { areAll || rows.contains(node.row) }

    /// Lists a node. A record that nobody takes does not grow without end.
    @inline(__always) mutating func add(_ row: Int32, of count: Int) {
        if areAll { return }
        guard listed.count < 4 * count + 64 else { return addAll() }
        listed.append(row)
    }

    mutating func addAll() { (listed, areAll) = ([], true) }

    /// Returns the record, and begins another one.
    mutating func take() -> PlacedNodes {
        var taken = self
        taken.rows = Set(listed)
        (listed, areAll) = ([], false)
        return taken
    }
}

extension LayoutTree {
    /// Returns the nodes that passes have placed since the last call.
    package func takePlacedNodes() -> PlacedNodes { arena.pointee.placed.take() }
}
