import TatamiGeometry

/// The rules of items of relative layouts, which are stored beside the items' styles.
extension LayoutTree {
    /// Returns the rules of `node`, with clean numbers. All rules are free if none were set.
    public func rules(of node: NodeID) -> RelativeRules<NodeID> { arena.pointee.rules[row(node)] ?? RelativeRules() }

    /// Sets the rules by which `node` is placed in a relative layout. In other layouts they have no effect.
    ///
    /// The siblings that the rules name may be added and removed before or after. A rule that names a node which is not a sibling counts
    /// as free, and `diagnostics` reports it after the next pass.
    public func setRules(_ rules: RelativeRules<NodeID>, of node: NodeID) {
        requireIdle()
        let id = row(node)
        if rules.isClean { return keep(rules, id) }
        diagnose(id, "A number of a rule was not a number, negative where that makes no sense, or too large; it was corrected.")
        keep(rules.cleaned(), id)
    }

    /// Stores clean rules, and marks what reads them.
    @inline(__always) private func keep(_ rules: RelativeRules<NodeID>, _ id: Int32) {
        guard arena.pointee.rules.replace(id, by: rules, arena.pointee.rowUse) else { return }
        let parent = arena.pointee.links[Int(id)].parent
        if parent >= 0, arena.pointee.links[Int(parent)].flags.contains(.readsRules) { markParent(of: id, .allMarks) }
    }
}

extension BoxExtras {
    /// Returns the rules of `child`; nil if none were set.
    @inline(__always) func rules(of child: Int32) -> RelativeRules<NodeID>? { arena.pointee.rules[child] }

    /// Returns the number of a sibling that a rule of `child` names; nil, with a diagnostic, if it is not a sibling.
    @inline(__always) func number(of sibling: NodeID, for child: Int32) -> Int32? {
        let links = arena.pointee.links
        if isAlive(sibling), links[Int(sibling.row)].parent == links[Int(child)].parent { return number(of: sibling.row) }
        reportStranger(sibling, child)
        return nil
    }

    @inline(__always) private func isAlive(_ node: NodeID) -> Bool {
        node.row >= 0 && Int(node.row) < arena.pointee.count && arena.pointee.generations[Int(node.row)] == node.generation
    }

    private func reportStranger(_ stranger: NodeID, _ child: Int32) {
        let what = isAlive(stranger) ? "'\(name(of: stranger.row))', which is" : "something that is"
        diagnose(child, "A rule names \(what) not in its layout; the rule is treated as free.")
    }

    /// Returns the name of a child for messages; for a child without one, its number among its siblings.
    func name(of child: Int32) -> String { arena.pointee.names[child] ?? "item \(arena.pointee.place(of: child))" }

    /// Reports children whose rules depend on each other: each needs the next one, and the last one needs the first.
    func diagnose(cycle: [Int32], along axis: Axis, _ message: String) {
        guard let first = cycle.first else { return }
        arena.pointee.diagnose(first, message, cycle: LayoutDiagnostic.Cycle(axis: axis, nodes: cycle.map { arena.pointee.node($0) }))
    }
}
