import TatamiGeometry
import TatamiLayout

/// Why things are where they are, as the last layout left them.
extension ViewRoot {
    /// Why `view` has its size and place; nil where it is not in the tree.
    public func explain(_ view: View) -> Explanation? { view.layoutItem.flatMap(explain) }

    /// The same for what an item holds: a view, a layout without one, or nothing.
    public func explain(_ item: LayoutItem) -> Explanation? {
        guard item.queue === queue, let node = item.node else { return nil }
        return tree.explain(node, in: ViewContext(self))
    }

    /// The same for a layout; that of a view's only one is the view's.
    public func explain(_ layout: ItemLayout) -> Explanation? { layout.host.flatMap(explain) }

    /// All views, layouts without one, and empty items that the tree holds, parents before children, in layout order.
    public var placedItems: [PlacedItem] {
        let context = ViewContext(self)
        return context.index.entries.map { PlacedItem($0, context) }
    }

    /// What stands at a path, as `PlacedItem.path` tells it; nil where nothing does.
    public func placedItem(at path: String) -> PlacedItem? {
        let context = ViewContext(self)
        return context.index.entry(at: path).map { PlacedItem($0, context) }
    }

    /// Where a view, a layout or an item stands; nil where it is not in the tree.
    public func placedItem(of object: TreeObject) -> PlacedItem? {
        let item = object.placingItem
        guard let node = item?.node, item?.queue === queue else { return nil }
        let context = ViewContext(self)
        return context.index[node].map { PlacedItem($0, context) }
    }

    /// Every view and layout whose content has no room, parents before children, widths before heights. A text that is cut counts,
    /// too. What scrolls, and what is meant to stand out, does not (`LayoutTree.excess`).
    public var overflows: [ViewOverflow] {
        let context = ViewContext(self)
        return context.index.entries.flatMap { entry in
            Axis.allCases.compactMap { axis in
                entry.item.node.flatMap { tree.excess(of: $0, along: axis, in: context) }
                    .map { ViewOverflow(place: PlacedItem(entry, context), excess: $0) }
            }
        }
    }
}

/// A view or a layout whose content has no room along one axis.
public struct ViewOverflow {
    /// The view or layout.
    public let place: PlacedItem
    /// What has no room, along which axis, and why.
    public let excess: Excess
}
