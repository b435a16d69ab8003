import TatamiInteraction

/// Moves items that follow from data: it changes the data, and the items follow (containers: rule 32).
package protocol ItemMover: AnyObject {
    /// Returns whether data has made an item.
    func owns(_ item: LayoutItem) -> Bool
    /// Returns whether the data of items can be moved to another place of their layout, or into another layout.
    func canMove(_ items: [LayoutItem], to layout: ItemLayout) -> Bool
    /// Moves the data of items, and shows what follows from that.
    ///
    /// - Returns: The items at the new place; nil if nothing was moved.
    func move(_ items: [LayoutItem], before next: LayoutItem?, in layout: ItemLayout) -> [LayoutItem]?
}

extension DropTarget {
    /// Whether data has made an item of the container.
    func isOfData(_ item: LayoutItem) -> Bool { layout.itemMover?.owns(item) == true }

    /// Whether people may drag an item: the data that made it can be changed, or the program learns of the move and changes it itself.
    package func letsDrag(_ item: LayoutItem) -> Bool {
        guard item.draggable, item.view.map(dropPolicy.mayDrag) == true else { return false }
        guard let mover = layout.itemMover, mover.owns(item), !tellsMoves else { return true }
        return mover.canMove([item], to: layout)
    }

    /// Reports a row that people cannot drag although the container lets them drag its children. Returns whether it is such a row.
    package func reportUndraggable(_ item: LayoutItem) -> Bool {
        guard item.draggable, item.view.map(dropPolicy.mayDrag) == true, !letsDrag(item) else { return false }
        let name = id.map { " '\($0)'" } ?? ""
        root?.report(
            "\(type(of: self))\(name): its rows cannot be dragged, since the file only reads their list. Declare the list with '<->', or give "
                + "the view an action on 'moved' and move the row in the program.")
        return true
    }
}

extension DragSession {
    /// Whether the items come from data.
    var isOfData: Bool { source.map { source in lifted.contains(where: source.isOfData) } ?? false }

    /// Whether the data behind the items, or the program, can bring them to another container.
    func isMovable(to target: any DropTarget) -> Bool {
        guard let source else { return true }
        if source.tellsMoves || target.tellsMoves { return true }
        if isOfData { return source.layout.itemMover?.canMove(lifted, to: target.layout) == true }
        return target.layout.itemMover == nil
    }

    /// Lets the data move the items, if it can. Views move by themselves once the data has.
    ///
    /// - Returns: The moves, and the views at the new place.
    func dropData(at proposal: DropProposal) -> (moves: MoveSet?, views: [View?]) {
        guard let source else { return (nil, []) }
        let (from, to) = (AnyHashable(ViewName(source)), AnyHashable(ViewName(proposal.target)))
        let ids = lifted.compactMap { $0.view.map { AnyHashable(ViewName($0)) } }
        let next = proposal.next?.view.map { AnyHashable(ViewName($0)) }
        let moves = MoveSet(
            ids, to: to, before: next, in: from == to ? [from: source.itemNames] : [from: source.itemNames, to: proposal.target.itemNames])
        var views = lifted.map(\.view)
        if !moves.isEmpty, let items = source.layout.itemMover?.move(lifted, before: proposal.next, in: proposal.target.layout),
            items.count == views.count
        {
            views = items.map(\.view)
        }
        return (moves, views)
    }
}
