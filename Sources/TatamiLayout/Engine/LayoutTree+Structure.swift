import TatamiGeometry

/// Adding, moving and removing nodes.
extension LayoutTree {
    // This is inlined so that the usual contents need no complete `NodeContent`, and a nil item no complete item.

    /// Adds a node as the last child of `parent`, and returns it.
    ///
    /// ```swift
    /// let form = tree.add(.stack(.vertical, spacing: 8, padding: 16))
    /// tree.add(.fixed(Size(80, 24)), to: form)
    /// ```
    ///
    /// - Parameters:
    ///   - content: What the node is: a leaf or a container.
    ///   - item: What the node says to its container; nil for the defaults.
    ///   - parent: The parent, a container; nil to make the node a root.
    @discardableResult @inlinable @inline(__always)
    public func add(_ content: consuming NodeContent, _ item: ItemStyle? = nil, to parent: NodeID? = nil) -> NodeID {
        if let item { return add(content, item, to: parent) }
        switch consume content {
        case .fixed(let size): return addLeaf(size, to: parent)
        case .measured(let measurer): return addMeasured(measurer, to: parent)
        case .stack(let style): return addStack(style, to: parent)
        case let content: return addOther(content, to: parent)
        }
    }

    /// Adds a node with an item as the last child of `parent`, and returns it. It is the other `add`, without the copies of an optional
    /// item.
    ///
    /// - Parameters:
    ///   - content: What the node is: a leaf or a container.
    ///   - item: What the node says to its container.
    ///   - parent: The parent, a container; nil to make the node a root.
    @discardableResult @inlinable @inline(__always)
    public func add(_ content: consuming NodeContent, _ item: ItemStyle, to parent: NodeID? = nil) -> NodeID {
        switch consume content {
        case .fixed(let size): return addLeaf(size, item, to: parent)
        case .stack(let style): return addStack(style, item, to: parent)
        case let content: return addOther(content, item, to: parent)
        }
    }

    /// Adds a node before `sibling`, as a child of the same parent, and returns it.
    ///
    /// - Precondition: `sibling` has a parent.
    @discardableResult
    public func insert(_ content: consuming NodeContent, _ item: ItemStyle? = nil, before sibling: NodeID) -> NodeID {
        guard let parent = parent(of: sibling) else {
            preconditionFailure("A root has no siblings to insert a node before.")
        }
        let id = make(content)
        if let item { giveNew(id, item) }
        return attach(id, to: parent, before: sibling)
    }

    private func attach(_ id: Int32, to parent: NodeID, before sibling: NodeID) -> NodeID {
        link(id, to: row(parent), before: row(sibling))
        resolveDirection(of: id)
        markNew(id)
        return name(id)
    }

    func append(_ id: Int32, to parent: NodeID?) -> NodeID {
        link(id, to: parent.map(row) ?? -1, before: -1)
        resolveDirection(of: id)
        markNew(id)
        return name(id)
    }

    /// Removes a node and all nodes below it. Their ids are not valid any more.
    public func remove(_ node: NodeID) {
        requireIdle()
        let top = row(node)
        markParent(of: top, .allMarks)
        unlink(top)
        arena.pointee.isOrdered = false
        var rest = [top]
        while let id = rest.popLast() {
            var child = arena.pointee.links[Int(id)].first
            while child >= 0 {
                rest.append(child)
                child = arena.pointee.links[Int(child)].next
            }
            forgetPayload(of: id)
            arena.pointee.freeRow(id)
        }
    }

    /// Moves a node with all nodes below it to another place in the tree.
    ///
    /// - Parameters:
    ///   - node: The node to move.
    ///   - parent: The new parent, a container that is neither the node nor below it.
    ///   - sibling: The child of `parent` before which the node is inserted; nil to make it the last child.
    public func move(_ node: NodeID, to parent: NodeID, before sibling: NodeID? = nil) {
        requireIdle()
        let id = row(node)
        let target = row(parent)
        guard sibling != node else { return }
        precondition(!isInside(target, id), "A node cannot be moved into itself or into a node below it.")
        precondition(sibling.map { self.parent(of: $0) == parent } ?? true, "The sibling is a child of another node.")
        markParent(of: id, .allMarks)
        unlink(id)
        arena.pointee.isOrdered = false
        link(id, to: target, before: sibling.map(row) ?? -1)
        resolveDirection(of: id)
        if hasWork(id) { mark(id, .allMarks) }
        markParent(of: id, .allMarks)
        Walker(arena).climb(from: id)
    }

    /// Returns the parent of `node`; nil for a root.
    public func parent(of node: NodeID) -> NodeID? {
        let parent = arena.pointee.links[Int(row(node))].parent
        return parent < 0 ? nil : name(parent)
    }

    /// Returns the children of `node` in layout order.
    public func children(of node: NodeID) -> [NodeID] {
        var children: [NodeID] = []
        var child = arena.pointee.links[Int(row(node))].first
        while child >= 0 {
            children.append(name(child))
            child = arena.pointee.links[Int(child)].next
        }
        return children
    }

    /// Reserves memory for `count` nodes.
    public func reserve(_ count: Int) {
        arena.pointee.reserve(min(count, Int(Int32.max)))
    }

    private func isInside(_ id: Int32, _ top: Int32) -> Bool {
        var node = id
        while node >= 0 {
            if node == top { return true }
            node = arena.pointee.links[Int(node)].parent
        }
        return false
    }

    @inline(__always) private func link(_ id: Int32, to parent: Int32, before sibling: Int32) {
        let links = arena.pointee.links
        links[Int(id)].parent = parent
        links[Int(id)].next = sibling
        links[Int(id)].previous = -1
        guard parent >= 0 else {
            arena.pointee.rootCount += 1
            return
        }
        precondition(links[Int(parent)].flags.kind.isContainer, "A leaf has no children; give the node a layout.")
        let previous = sibling >= 0 ? links[Int(sibling)].previous : links[Int(parent)].last
        links[Int(id)].previous = previous
        if previous >= 0 { links[Int(previous)].next = id } else { links[Int(parent)].first = id }
        if sibling >= 0 { links[Int(sibling)].previous = id } else { links[Int(parent)].last = id }
        if links[Int(id)].flags.contains(.fraction) { noteFraction(of: id) }
    }

    private func unlink(_ id: Int32) {
        let links = arena.pointee.links
        let own = links[Int(id)]
        if own.parent < 0 {
            arena.pointee.rootCount -= 1
            return
        }
        if own.previous >= 0 { links[Int(own.previous)].next = own.next } else { links[Int(own.parent)].first = own.next }
        if own.next >= 0 { links[Int(own.next)].previous = own.previous } else { links[Int(own.parent)].last = own.previous }
        links[Int(id)].parent = -1
    }
}
