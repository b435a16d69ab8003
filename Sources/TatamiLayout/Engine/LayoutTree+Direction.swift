import TatamiGeometry

/// Reading directions. A node has the direction that it sets, or else that of its parent; a root that sets none has that of the tree.
///
/// The direction of a node mirrors what is in it, not the node's own place, which its parent's direction mirrors. The resolved direction is
/// one flag for each node, so that reading a frame looks at the parent alone.
extension LayoutTree {
    /// The reading direction of roots that set none. From right to left, all frames in them are mirrored.
    public var direction: LayoutDirection {
        get { arena.pointee.direction }
        set {
            guard newValue != arena.pointee.direction else { return }
            requireIdle()
            arena.pointee.direction = newValue
            for row in 0..<arena.pointee.count where arena.pointee.links[row].isRoot {
                resolveDirection(of: Int32(truncatingIfNeeded: row))
            }
        }
    }

    /// Returns the reading direction of what is in `node`.
    public func direction(of node: NodeID) -> LayoutDirection {
        arena.pointee.links[Int(row(node))].flags.contains(.mirrored) ? .rightToLeft : .leftToRight
    }

    /// Returns the direction that `node` sets for itself and all nodes below it; nil if it has that of its parent.
    public func ownDirection(of node: NodeID) -> LayoutDirection? { arena.pointee.directions[row(node)] }

    /// Sets the reading direction of what is in `node` and in all nodes below it that set none.
    ///
    /// - Parameters:
    ///   - direction: The direction; nil for that of the parent.
    ///   - node: A node of the tree.
    public func setDirection(_ direction: LayoutDirection?, of node: NodeID) {
        requireIdle()
        let id = row(node)
        guard direction != arena.pointee.directions[id] else { return }
        arena.pointee.directions[id] = direction
        resolveDirection(of: id)
    }

    /// Passes a direction down to all nodes whose direction it changes, and marks them.
    @inline(never) func resolveDirection(of top: Int32) {
        guard isMirrored(top) != arena.pointee.links[Int(top)].flags.contains(.mirrored) else { return }
        var pending = [top]
        while let id = pending.popLast() {
            let links = arena.pointee.links
            links[Int(id)].flags = NodeFlags(rawValue: links[Int(id)].flags.rawValue ^ NodeFlags.mirrored.rawValue)
            if hasWork(id) { mark(id, .allMarks) }
            var child = links[Int(id)].first
            while child >= 0 {
                if arena.pointee.directions[child] == nil { pending.append(child) }
                child = links[Int(child)].next
            }
        }
    }

    /// Returns whether a node is to be mirrored, from what it sets and from its parent.
    private func isMirrored(_ id: Int32) -> Bool {
        if !arena.pointee.directions.isEmpty, let own = arena.pointee.directions[id] { return own == .rightToLeft }
        let parent = arena.pointee.links[Int(id)].parent
        return parent >= 0 ? arena.pointee.links[Int(parent)].flags.contains(.mirrored) : arena.pointee.direction == .rightToLeft
    }
}
