import TatamiGeometry
import TatamiLayout

/// Explanations of sizes and places, as the last layout left them.
extension ViewRoot {
    /// Explains the size and place of `view`; nil if it is not in the tree.
    public func explain(_ view: View) -> Explanation? { view.layoutItem.flatMap(explain) }

    /// Explains the size and place of an item's content: a view, a layout without a view, or nothing. Nil if it is not in the tree.
    public func explain(_ item: LayoutItem) -> Explanation? {
        guard item.queue === queue, let node = item.node else { return nil }
        return tree.explain(node, in: ViewContext(self))
    }

    /// Explains the size and place of a layout; of a view's only layout, those of the view. Nil if it is not in the tree.
    public func explain(_ layout: ItemLayout) -> Explanation? { layout.host.flatMap(explain) }

    /// All views, layouts without a view, and empty items in the tree, parents before children, in layout order.
    public var placedItems: [PlacedItem] {
        let context = ViewContext(self)
        return context.index.entries.map { PlacedItem($0, context) }
    }

    /// Returns the object at a path, as `PlacedItem.path` defines it; nil if there is none.
    public func placedItem(at path: String) -> PlacedItem? {
        let context = ViewContext(self)
        return context.index.entry(at: path).map { PlacedItem($0, context) }
    }

    /// Returns the place of a view, a layout or an item; nil if it is not in the tree.
    public func placedItem(of object: TreeObject) -> PlacedItem? {
        let item = object.placingItem
        guard let node = item?.node, item?.queue === queue else { return nil }
        let context = ViewContext(self)
        return context.index[node].map { PlacedItem($0, context) }
    }

    /// Every view and layout whose content has too little room, parents before children, widths before heights.
    ///
    /// Text that is cut counts as well. Content that scrolls, or that is meant to reach beyond the edges, does not (`LayoutTree.excess`).
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

/// A view or a layout whose content has too little room along one axis.
public struct ViewOverflow {
    /// The view or layout.
    public let place: PlacedItem
    /// What has no room, along which axis, and why.
    public let excess: Excess
}
