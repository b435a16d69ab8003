extension Outline {
    /// Sets the roots. Those that stay keep their children and stay open.
    public mutating func setRoots(_ ids: [ID]) -> Change { setChildren(ids, below: nil) }

    /// Sets the children of a node: the answer to a change that wants them, or other ones later. Those that stay keep their own children
    /// and stay open; those that leave are forgotten with all below them.
    ///
    /// Ids that occur twice, belong to another node already, or are ancestors of the node are reported and left out. To move a node, take
    /// it from its old parent first.
    public mutating func setChildren(_ ids: [ID], of id: ID) -> Change {
        nodes[id] == nil ? unknown(id) : setChildren(ids, below: id)
    }

    private mutating func setChildren(_ ids: [ID], below parent: ID?) -> Change {
        var change = Change()
        let accepted = self.accepted(ids, below: parent, &change.faults)
        let old = (parent.map { nodes[$0]?.children } ?? top.children) ?? []
        let start = zip(old, accepted).prefix { $0 == $1 }.count
        let end = zip(old.dropFirst(start).reversed(), accepted.dropFirst(start).reversed()).prefix { $0 == $1 }.count
        let (leaving, coming) = (start..<old.count - end, start..<accepted.count - end)

        // The rows before the change, if they are in sight.
        let isVisible = parent.map { nodes[$0]?.isOpen == true && index(of: $0) != nil } ?? true
        let first = parent.flatMap { index(of: $0) }.map { $0 + 1 } ?? 0
        func rows(_ range: Range<Int>, _ node: Node) -> Range<Int> {
            first + Int(node.rows.offset(of: range.lowerBound))..<first + Int(node.rows.offset(of: range.upperBound))
        }
        let before = rows(leaving, parent.flatMap { nodes[$0] } ?? top)
        forget(Set(old[leaving]).subtracting(accepted[coming]))

        var node = parent.flatMap { nodes[$0] } ?? top
        node.children = accepted
        node.rows.remove(leaving)
        node.rows.insert(coming.count, at: start)
        for index in start..<accepted.count {
            let child = accepted[index]
            if nodes[child] == nil { nodes[child] = Node(parent: parent, index: index) } else { nodes[child]?.index = index }
            if coming.contains(index), let child = nodes[child], child.isOpen { node.rows.set(1 + child.rows.total, at: index) }
        }
        let after = rows(coming, node)
        if let parent {
            nodes[parent] = node
            updateAncestors(of: parent)
        } else {
            top = node
        }
        if isVisible, !before.isEmpty { change.steps.append(.remove(before)) }
        if isVisible, !after.isEmpty { change.steps.append(.insert(after)) }
        return change
    }

    /// Leaves out ids that would be in the outline twice.
    private func accepted(_ ids: [ID], below parent: ID?, _ faults: inout [LayoutFault]) -> [ID] {
        var ancestors = Set<ID>()
        var next = parent
        while let id = next {
            ancestors.insert(id)
            next = nodes[id]?.parent
        }
        var seen = Set<ID>()
        return ids.filter { id in
            let name = SnapshotFault.text(id)
            let fault: String
            if ancestors.contains(id) {
                fault = "The node \(name) is above itself; it is left out below."
            } else if let node = nodes[id], node.parent != parent {
                fault = "The node \(name) belongs to another node already; it is left out here."
            } else if !seen.insert(id).inserted {
                fault = "The node \(name) occurs twice among the children of a node; the second one is left out."
            } else {
                return true
            }
            if faults.count < SnapshotFault.limit { faults.append(LayoutFault(message: fault)) }
            return false
        }
    }

    /// Forgets nodes with all below them.
    private mutating func forget(_ ids: Set<ID>) {
        var rest = Array(ids)
        while let id = rest.popLast() { rest += nodes.removeValue(forKey: id)?.children ?? [] }
    }
}
