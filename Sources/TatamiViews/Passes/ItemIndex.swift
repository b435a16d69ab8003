import TatamiLayout

/// The items of a root's layout tree by node, with the paths by which tools refer to them. It is made on request.
///
/// `PlacedItem` describes the paths. An item with a view also has a path by items.
struct ItemIndex {
    struct Entry {
        let item: LayoutItem
        let path: String
        let itemPath: String
    }

    /// Parents before children, in layout order.
    private(set) var entries: [Entry] = []
    private var places: [NodeID: Int] = [:]

    init(_ root: ViewRoot) {
        var viewPaths: [ObjectIdentifier: String] = [:]
        var pending = root.layers.enumerated().reversed().map { Entry(item: $1.item, path: "\($0)", itemPath: "\($0)") }
        while let entry = pending.popLast() {
            if let node = entry.item.node { places[node] = entries.count }
            entries.append(entry)
            if let view = entry.item.view {
                for (index, child) in view.subviews.enumerated() { viewPaths[ObjectIdentifier(child)] = "\(entry.path).\(index)" }
            }
            for (index, child) in entry.item.attached.enumerated().reversed() {
                let itemPath = "\(entry.path)/\(index)"
                let view = child.view.map(ObjectIdentifier.init)
                pending.append(Entry(item: child, path: view.flatMap { viewPaths[$0] } ?? itemPath, itemPath: itemPath))
            }
        }
    }

    subscript(node: NodeID) -> Entry? { places[node].map { entries[$0] } }

    func entry(at path: String) -> Entry? { entries.first { $0.path == path || $0.itemPath == path } }
}

extension LayoutItem {
    /// The layout that the item's node is: a nested one, or the only one of its view.
    var ownLayout: ItemLayout? {
        if let nestedLayout { return nestedLayout }
        return view?.ownLayout
    }
}
