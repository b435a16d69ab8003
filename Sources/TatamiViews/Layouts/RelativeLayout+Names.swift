import TatamiGeometry
import TatamiLayout

/// The items of one layout by the names that rules use.
struct NamedSiblings {
    private let layout: ItemLayout
    /// The items by name. Item ids precede view ids, and the first item of several with the same name counts.
    private let named: [String: LayoutItem]

    init(_ layout: ItemLayout) {
        self.layout = layout
        var named: [String: LayoutItem] = [:]
        for name in [\LayoutItem.id, \LayoutItem.view?.id] {
            for item in layout.items {
                if let id = item[keyPath: name], named[id] == nil { named[id] = item }
            }
        }
        self.named = named
    }

    /// The names that rules can use, sorted.
    var names: [String] { named.keys.sorted() }

    /// Returns the item that a reference names: for an object elsewhere, its item there; nil for an object that has no item.
    subscript(reference: SiblingReference) -> LayoutItem? {
        if let name = reference.name { return named[name] }
        switch reference.object {
        case let item as LayoutItem: return item
        case let view as View: return layout.item(of: view) ?? view.layoutItem
        case let nested as ItemLayout: return nested.holder
        default: return nil
        }
    }
}

/// Checks of rules before a layout.
extension RelativeLayout {
    /// A cycle of items whose rules along one axis need each other: each item needs the next one, and the last one the first.
    public struct Cycle {
        /// The axis along which the rules depend on each other.
        public let axis: Axis
        /// The items, each before the one that its rules need.
        public let items: [LayoutItem]
    }

    /// All cycles in the present rules of the items, the horizontal ones first.
    public var cycles: [Cycle] {
        let tree = LayoutTree()
        let root = tree.add(nodeContent)
        let siblings = NamedSiblings(self)
        let nodes = items.map { tree.add(.empty, $0.style, to: root) }
        let numbers = Dictionary(uniqueKeysWithValues: items.enumerated().map { (ObjectIdentifier($1), $0) })
        for (item, node) in zip(items, nodes) {
            tree.setRules(item.rules.renamed { siblings[$0].flatMap { numbers[ObjectIdentifier($0)] }.map { nodes[$0] } }, of: node)
        }
        tree.layout(root)
        let places = Dictionary(zip(nodes, items), uniquingKeysWith: { first, _ in first })
        return tree.diagnostics.compactMap(\.cycle).map { cycle in
            Cycle(axis: cycle.axis, items: cycle.nodes.compactMap { places[$0] })
        }
    }

    /// The names in the rules of the items to which nothing in the layout answers, with the properties whose rules use them, in the order
    /// of the items.
    public var unknownNames: [(item: LayoutItem, property: String, name: String)] {
        let siblings = NamedSiblings(self)
        return items.flatMap { item in
            item.namedSiblings.filter { siblings[$0.sibling] == nil }.compactMap { named in
                named.sibling.name.map { (item, named.property, $0) }
            }
        }
    }

    /// The names by which rules can refer to items of the layout: the ids of items and of views.
    public var siblingNames: [String] { NamedSiblings(self).names }

    /// Returns, for each of `uses`, the properties of its `item` along its axis whose rules refer to its `other`.
    public func properties(of uses: [(item: LayoutItem, other: LayoutItem, axis: Axis)]) -> [[String]] {
        let siblings = NamedSiblings(self)
        return uses.map { use in
            use.item.namedSiblings.filter { $0.axis == use.axis && siblings[$0.sibling] === use.other }.map(\.property)
        }
    }
}

extension LayoutItem {
    /// The items that the rules refer to, with the properties that do so.
    var namedSiblings: [(property: String, axis: Axis, sibling: SiblingReference)] {
        var named: [(property: String, axis: Axis, sibling: SiblingReference)] = []
        for axis in Axis.allCases {
            let words = axis == .horizontal ? ("left", "right", "width") : ("top", "bottom", "height")
            _ = rules[axis].start.renamed { named.append((words.0, axis, $0)) }
            _ = rules[axis].end.renamed { named.append((words.1, axis, $0)) }
            _ = rules[axis].length.renamed { named.append((words.2, axis, $0)) }
        }
        return named
    }
}
