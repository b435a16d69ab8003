import TatamiLayout

/// Translates the rules of relative layouts from the objects and names that items use to nodes of the tree.
extension ViewRoot {
    /// Passes the rules of all items under `container`, which has a relative layout, to the tree.
    func relate(_ container: LayoutItem) {
        guard container.queue === queue, let layout = container.ownLayout else { return }
        let siblings = NamedSiblings(layout)
        for item in container.attached {
            guard let node = item.node, item.queue === queue, tree.contains(node) else { continue }
            tree.setRules(item.rules.renamed { find($0, among: siblings, for: item) }, of: node)
        }
    }

    /// Returns the node that a rule of `item` refers to; nil, with a report, if there is no such node. A node outside of the layout is
    /// returned as well, since the tree reports it.
    private func find(_ reference: SiblingReference, among siblings: NamedSiblings, for item: LayoutItem) -> NodeID? {
        if let found = siblings[reference], found.queue === queue, let node = found.node { return node }
        let what = reference.name.map { "'\($0)', but no item of its layout has that name" } ?? "something that is not in its layout"
        report("\(item.words): A rule names \(what); the rule is treated as free.")
        return nil
    }
}
