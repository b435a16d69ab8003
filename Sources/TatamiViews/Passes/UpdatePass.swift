import TatamiGeometry
import TatamiLayout

/// The first pass of a frame, which passes the changes of the views since the last one to the layout tree.
extension ViewRoot {
    func update() {
        updateLayers()
        let changes = queue.takeAll()
        if input.drag?.isChanging != true, changes.contains(where: { $0.kind != .content }) { noteFocusOrder() }
        if !changes.isEmpty {
            queue.needsCompose = true
            if let drag = input.drag, !drag.isChanging { drag.isStale = true }
        }
        for change in changes {
            change.item?.markForCompose(in: stage)
            guard let item = change.item, item.queue === queue, let node = item.node else { continue }
            switch change.kind {
            case .style: restyle(item, node)
            case .rules: rename(item, node)
            case .content: tree.invalidateContent(of: node)
            case .container: refit(item, node)
            case .shape: reshape(item, node)
            }
        }
        for item in queue.takeUnrelated() { relate(item) }
        updateDirectionsOfLayers()
        if !changes.isEmpty { queue.forgetScrollers() }
    }

    private func restyle(_ item: LayoutItem, _ node: NodeID) {
        tree.setItem(item.nodeStyle, of: node)
        tree.setData(item.tag, of: node)
        tree.setDirection(ownDirection(of: item), of: node)
    }

    /// Returns the direction that an item's node sets: that of its view, or of the anchor of a layer.
    private func ownDirection(of item: LayoutItem) -> LayoutDirection? {
        guard let view = item.view else { return nil }
        if let own = view.direction { return own }
        return layers.first { $0.item === item }?.anchor?.view?.layoutDirection
    }

    /// Passes the directions of anchors to layers.
    func updateDirectionsOfLayers() {
        for layer in layers where layer.anchor != nil {
            if let node = layer.item.node { tree.setDirection(ownDirection(of: layer.item), of: node) }
        }
    }

    private func rename(_ item: LayoutItem, _ node: NodeID) {
        tree.setName(item.nodeName, of: node)
        if let host = item.layout?.host { noteRelations(under: host) }
    }

    /// Records that the rules under an item must be passed to the tree. They may refer to items without nodes, so this happens once all
    /// items have nodes.
    private func noteRelations(under item: LayoutItem) {
        if item.ownLayout?.hasRelations == true { queue.addUnrelated(item) }
    }

    /// Updates a container. If the node's items are others as well, a change of shape waits in the queue and is carried out at once.
    private func refit(_ item: LayoutItem, _ node: NodeID) {
        guard item.nodeItems.elementsEqual(item.attached, by: ===) else { return reshape(item, node) }
        tree.setContent(item.nodeContent, of: node)
        updateStyles(under: item)
        noteRelations(under: item)
    }

    /// Updates the styles of a container's items, which may depend on the container: a spacer takes room along its stack's axis.
    private func updateStyles(under item: LayoutItem) {
        for child in item.attached {
            if let node = child.node { tree.setItem(child.nodeStyle, of: node) }
        }
    }

    /// Updates the nodes under `item` to match its items: removes nodes, adds nodes and sorts them.
    private func reshape(_ item: LayoutItem, _ node: NodeID) {
        let wanted = item.nodeItems
        let kept = Set(wanted.map(ObjectIdentifier.init))
        for old in item.attached where !kept.contains(ObjectIdentifier(old)) {
            // An item that is elsewhere by now stays there.
            if let own = old.node, old.queue === queue, tree.contains(own), tree.parent(of: own) == node { detach(old) }
        }
        tree.setContent(item.nodeContent, of: node)
        place(wanted, under: item, node)
        item.attached = wanted
        adopt(item)
        noteRelations(under: item)
    }

    /// Puts `wanted` under `node` in order: moves nodes that exist and builds missing ones, in time linear in the number of children.
    private func place(_ wanted: [LayoutItem], under item: LayoutItem, _ node: NodeID) {
        let present = tree.children(of: node)
        var index = 0
        var moved: Set<NodeID> = []
        for child in wanted {
            while index < present.count, moved.contains(present[index]) || !tree.contains(present[index]) { index += 1 }
            let next = index < present.count ? present[index] : nil
            guard child.queue === queue, let own = child.node, tree.contains(own) else {
                attach(child, to: node, before: next)
                continue
            }
            if own == next {
                index += 1
            } else {
                if tree.parent(of: own) == node { moved.insert(own) } else { child.view?.reportEnabled() }
                tree.move(own, to: node, before: next)
            }
            tree.setItem(child.nodeStyle, of: own)
        }
    }

    /// Builds the nodes of `item` and of all below it, parents first.
    func attach(_ item: LayoutItem, to parent: NodeID?, before sibling: NodeID?) {
        build(item, parent, sibling)
        var pending = [item]
        while let next = pending.popLast() {
            guard let node = next.node else { continue }
            for child in next.attached { build(child, node, nil) }
            pending.append(contentsOf: next.attached.reversed())
        }
    }

    /// Builds one node. An item that was elsewhere leaves that place first.
    private func build(_ item: LayoutItem, _ parent: NodeID?, _ sibling: NodeID?) {
        detach(item)
        item.queue = queue
        item.attached = item.nodeItems
        let node: NodeID
        if let sibling {
            node = tree.insert(item.nodeContent, item.nodeStyle, before: sibling)
        } else {
            node = tree.add(item.nodeContent, item.nodeStyle, to: parent)
        }
        item.node = node
        if let tag = item.tag { tree.setData(tag, of: node) }
        if let name = item.nodeName { tree.setName(name, of: node) }
        if let direction = item.view?.direction { tree.setDirection(direction, of: node) }
        if item.view?.themeOverride != nil { queue.environment.hasThemeChanges = true }
        adopt(item)
        noteRelations(under: item)
    }

    /// Connects the view or layout of an item with the item, to which it then reports its changes.
    private func adopt(_ item: LayoutItem) {
        if let view = item.view {
            if let other = view.layoutItem, other !== item, other.queue === queue { detach(other) }
            view.layoutItem = item
            if let scroller = view.scroller { queue.note(scroller) }
        }
        item.nestedLayout?.host = item
        item.view?.ownLayout?.host = item
        item.view?.joined(queue)
    }

    /// Removes the nodes of `item` and of all items below it from the tree. An item below it that is elsewhere by now stays there.
    func detach(_ item: LayoutItem) {
        guard item.queue === queue else { return }
        if let node = item.node, tree.contains(node) { tree.remove(node) }
        var pending = [item]
        while let next = pending.popLast() {
            guard next.queue === queue, let node = next.node, !tree.contains(node) else { continue }
            next.node = nil
            next.queue = nil
            if let view = next.view, view.layoutItem === next {
                view.layoutItem = nil
                view.scroller?.scrolling.queue = nil
            }
            pending.append(contentsOf: next.attached)
            next.attached = []
        }
    }
}
