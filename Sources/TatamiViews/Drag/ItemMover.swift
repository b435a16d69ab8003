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
    /// Returns what the program has behind an item; nil for nothing.
    func value(of item: LayoutItem) -> Any?
    /// Inserts data before that of an item of the layout.
    ///
    /// - Returns: The items that show it; nil if the list takes no such data.
    func insert(_ values: [Any], before next: LayoutItem?, in layout: ItemLayout) -> [LayoutItem]?
    /// Returns whether the data of items can be removed.
    func canRemove(_ items: [LayoutItem]) -> Bool
    /// Removes the data of items. Returns whether it was there.
    func remove(_ items: [LayoutItem]) -> Bool
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

    /// Takes what `receive` has made: views, or rows of the list that the children follow from. Returns the views; nil if it is neither.
    func takeReceived(_ made: [Any], before next: LayoutItem?) -> [View?]? {
        if let views = made as? [View] {
            for view in views { take(LayoutItem(view), before: next) }
            return views
        }
        return layout.itemMover?.insert(made, before: next, in: layout)?.map(\.view)
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
        if source.tellsMoves || target.tellsMoves || makesNew(in: target) { return true }
        if isOfData { return source.layout.itemMover?.canMove(lifted, to: target.layout) == true }
        return target.layout.itemMover == nil
    }

    /// Whether the container makes children of its own of the items, because it cannot take them as they are.
    private func makesNew(in target: any DropTarget) -> Bool {
        guard let source, target !== source, target.dropPolicy.receive != nil else { return false }
        let mover = source.layout.itemMover
        if !isOfData { return target.layout.itemMover != nil }
        return mover?.canMove(lifted, to: target.layout) != true && mover?.canRemove(lifted) == true
    }

    /// Has the container make children of the items, and removes the items. Returns the new views; nil if it does not take one of them.
    private func dropAsNew(at proposal: DropProposal) -> [View?]? {
        guard let source, let receive = proposal.target.dropPolicy.receive else { return nil }
        let made = items.compactMap(receive)
        guard made.count == items.count else { return nil }
        guard let views = proposal.target.takeReceived(made, before: proposal.next) else {
            if let first = made.first { root.reportReceived(first, proposal.target) }
            return nil
        }
        if isOfData { _ = source.layout.itemMover?.remove(lifted) } else { lifted.forEach(source.give) }
        return views
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
        if makesNew(in: proposal.target) {
            let new = dropAsNew(at: proposal)
            return (new == nil ? nil : moves, new ?? views)
        }
        if !moves.isEmpty, let items = source.layout.itemMover?.move(lifted, before: proposal.next, in: proposal.target.layout),
            items.count == views.count
        {
            views = items.map(\.view)
        }
        return (moves, views)
    }
}
