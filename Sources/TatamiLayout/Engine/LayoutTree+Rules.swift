import TatamiGeometry

/// What items of relative layouts say, kept beside their styles.
extension LayoutTree {
    /// The rules of `node`, as they were cleaned. All are free where nothing was said.
    public func rules(of node: NodeID) -> RelativeRules<NodeID> { arena.pointee.rules[row(node)] ?? RelativeRules() }

    /// Says where `node` stands in a relative layout. Its siblings may come and go before and after: a rule that names a node
    /// which is not beside it counts as free, and `diagnostics` says so after the next pass. In other layouts rules mean nothing.
    public func setRules(_ rules: RelativeRules<NodeID>, of node: NodeID) {
        requireIdle()
        let id = row(node)
        let clean = rules.cleaned()
        if clean != rules {
            diagnose(id, "A number of a rule was not a number, negative where that makes no sense, or too large; it was mended.")
        }
        guard clean != self.rules(of: node) else { return }
        arena.pointee.rules[id] = clean == RelativeRules() ? nil : clean
        let parent = arena.pointee.links[Int(id)].parent
        if parent >= 0, arena.pointee.links[Int(parent)].flags.kind.layout.readsRules { markParent(of: id, .allMarks) }
    }
}

extension BoxExtras {
    /// The rules of `child`; nil where nothing was said.
    @inline(__always) func rules(of child: Int32) -> RelativeRules<NodeID>? { arena.pointee.rules[child] }

    /// The number of a sibling that a rule of `child` names; nil, which is told, for what is not a sibling.
    @inline(__always) func number(of sibling: NodeID, for child: Int32) -> Int32? {
        let links = arena.pointee.links
        if isAlive(sibling), links[Int(sibling.row)].parent == links[Int(child)].parent { return number(of: sibling.row) }
        tellOfStranger(sibling, child)
        return nil
    }

    @inline(__always) private func isAlive(_ node: NodeID) -> Bool {
        node.row >= 0 && Int(node.row) < arena.pointee.count && arena.pointee.generations[Int(node.row)] == node.generation
    }

    private func tellOfStranger(_ stranger: NodeID, _ child: Int32) {
        let what = isAlive(stranger) ? "'\(name(of: stranger.row))', which is" : "something that is"
        diagnose(child, "A rule names \(what) not in its layout; the rule counts as free.")
    }

    /// What messages call a child; one without a name by its number among its siblings.
    func name(of child: Int32) -> String { arena.pointee.names[child] ?? "item \(arena.pointee.place(of: child))" }

    /// Tells of children whose rules need each other, each that of the next one, and the last one that of the first.
    func diagnose(cycle: [Int32], along axis: Axis, _ message: String) {
        guard let first = cycle.first else { return }
        arena.pointee.diagnose(first, message, cycle: LayoutDiagnostic.Cycle(axis: axis, nodes: cycle.map { arena.pointee.node($0) }))
    }
}
