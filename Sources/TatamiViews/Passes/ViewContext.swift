import TatamiGeometry
import TatamiLayout

/// Provides explanations with the views, layouts and items behind the nodes of one root.
struct ViewContext: ExplanationContext {
    let index: ItemIndex
    private let tree: LayoutTree
    private let origin: (any ObjectOrigin)?
    private let choosers: [LayoutView]

    init(_ root: ViewRoot) {
        index = ItemIndex(root)
        tree = root.tree
        origin = root.origin
        choosers = root.queue.presentChoosers
    }

    func name(of node: NodeID) -> String? { index[node].map(name) }

    /// Returns the `id` of the view, or else the name in a file of the view, the layout or the item, or else the `id` of the item.
    func id(_ item: LayoutItem) -> String? {
        if let id = item.view?.id { return id }
        let objects: [TreeObject?] = [item.view, item.ownLayout, item]
        return objects.lazy.compactMap { $0.flatMap { self.origin?.name(of: $0) } }.first ?? item.id
    }

    /// Returns the same, or else the class and the path.
    func name(_ entry: ItemIndex.Entry) -> String { id(entry.item) ?? "\(className(entry.item)) \(entry.path)" }

    func className(_ item: LayoutItem) -> String {
        let object: TreeObject = item.view ?? item.nestedLayout ?? item
        return origin?.className(of: object) ?? "\(type(of: object))"
    }

    var nodesThatDependOnWidth: [NodeID] { choosers.compactMap { $0.layoutItem?.node } }

    func frame(_ item: LayoutItem) -> Rect { item.view?.frame ?? item.node.map(tree.exactFrame) ?? .zero }

    func content(of node: NodeID) -> ContentKind? { index[node]?.item.view?.contentKind }

    func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace? {
        guard let origin, let item = index[node]?.item else { return nil }
        switch owner {
        case .item: return origin.place(of: property, in: item) ?? placeElsewhere(of: property, item, origin)
        case .layout: return item.ownLayout.flatMap { origin.place(of: property, in: $0) }
        case .view: return item.view.flatMap { origin.place(of: property, in: $0) }
        case .root: return nil
        }
    }

    /// Returns the place of a property that another property stands for: the smallest length of a spacer, or the cells that an item of a
    /// cell layout covers.
    private func placeElsewhere(of property: String, _ item: LayoutItem, _ origin: any ObjectOrigin) -> SourcePlace? {
        switch property {
        case "column", "row", "columnSpan", "rowSpan": origin.place(of: "cellRange", in: item)
        default: item.view.flatMap { view in view.property(for: property).flatMap { origin.place(of: $0, in: view) } }
        }
    }

    func neededContent(of node: NodeID) -> (width: Double?, height: Double?) {
        guard let view = index[node]?.item.view else { return (nil, nil) }
        return view.neededContent(at: view.frame.size)
    }
}
