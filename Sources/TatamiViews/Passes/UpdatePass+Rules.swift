import TatamiLayout

/// Rules of relative layouts, from the objects and names that items use to the nodes that the tree knows.
extension ViewRoot {
    /// Tells the tree the rules of all items under `container`, which has a relative layout.
    func relate(_ container: LayoutItem) {
        guard container.queue === queue else { return }
        let siblings = Siblings(container.attached)
        for item in container.attached {
            guard let node = item.node, item.queue === queue, tree.contains(node) else { continue }
            tree.setRules(item.rules.renamed { find($0, among: siblings, for: item) }, of: node)
        }
    }

    /// The node that a rule of `item` means; nil, which is told, for what no node stands for. One that stands elsewhere is found too:
    /// the tree tells of it.
    private func find(_ reference: SiblingReference, among siblings: Siblings, for item: LayoutItem) -> NodeID? {
        if let found = siblings[reference], found.queue === queue, let node = found.node { return node }
        let what = reference.name.map { "'\($0)', but nothing in its layout is called that" } ?? "something that is not in its layout"
        report("\(item.words): A rule names \(what); the rule counts as free.")
        return nil
    }
}

/// The items of one layout, as rules name them.
private struct Siblings {
    /// Item ids first, then view ids; of several the first.
    private let named: [String: LayoutItem]

    init(_ items: [LayoutItem]) {
        var named: [String: LayoutItem] = [:]
        for name in [\LayoutItem.id, \LayoutItem.view?.id] {
            for item in items {
                if let id = item[keyPath: name], named[id] == nil { named[id] = item }
            }
        }
        self.named = named
    }

    subscript(reference: SiblingReference) -> LayoutItem? {
        if let name = reference.name { return named[name] }
        switch reference.object {
        case let item as LayoutItem: return item
        case let view as View: return view.layoutItem
        case let layout as ItemLayout: return layout.holder
        default: return nil
        }
    }
}
