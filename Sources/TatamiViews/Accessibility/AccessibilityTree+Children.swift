/// Updates which nodes are in the tree, and their order.
extension AccessibilityTree {
    /// Updates the lists of children that may have changed.
    ///
    /// - Parameters:
    ///   - views: The views whose facts may have changed, which may be in the tree now if they were not.
    ///   - containers: The views inside which something may have changed or moved.
    ///   - touched: Receives the views whose facts may have changed.
    ///   - root: The root of the tree.
    func reshape(_ views: [View], _ containers: [View], _ touched: inout MarkedViews, _ root: ViewRoot) {
        let stale = staleElements(views, containers, root).map { (element: $0, children: $0.children ?? []) }
        guard !stale.isEmpty else { return }
        var added: [(child: AccessibilityElement, parent: AccessibilityElement)] = []
        for (element, _) in stale { added += replaceChildren(of: element, root) }
        let anew = Set(added.map(\.child.id))
        for (element, before) in stale { drop(before, of: element, anew) }
        for (child, parent) in added where child.parent === parent { changes.append(.added(child, to: parent, index: child.index)) }
        for (id, element) in labelled where element.view?.accessibilityLabelledBy == nil {
            labelled[id] = nil
            if let view = element.view { touched.insert(view) }
        }
    }

    private func staleElements(_ views: [View], _ containers: [View], _ root: ViewRoot) -> [AccessibilityElement] {
        var stale: [UInt64: AccessibilityElement] = [:]
        func note(_ element: AccessibilityElement?) { if let element, element.children != nil { stale[element.id] = element } }
        for view in containers {
            note(container(of: view, root))
            if view.superview == nil { note(window) }
        }
        for view in views where root.shows(view) && root.isReachable(view) {
            let isThere = known(view, root)?.parent != nil
            guard isThere != (view.isPublished && !view.accessibilityHidden && !root.isWindow(view)) else { continue }
            note(view.superview.map { container(of: $0, root) } ?? window)
        }
        return stale.values.sorted { $0.id < $1.id }
    }

    /// Returns the nearest node around the content of a view; nil if no client has read it.
    private func container(of view: View, _ root: ViewRoot) -> AccessibilityElement? {
        for outer in view.selfAndSuperviews {
            visits += 1
            if root.isWindow(outer) { return window }
            if outer.accessibilityHidden { return nil }
            if outer.isPublished { return known(outer, root) }
        }
        return window
    }

    /// Replaces the children of a node by the present ones.
    ///
    /// - Returns: The children that are new, or that have changed their order.
    private func replaceChildren(
        of element: AccessibilityElement, _ root: ViewRoot
    ) -> [(child: AccessibilityElement, parent: AccessibilityElement)] {
        let children = element.isAlive ? root.publishedChildren(of: element.view).map { self.element(of: $0, root) } : []
        var furthest = -1
        var added: [(child: AccessibilityElement, parent: AccessibilityElement)] = []
        for child in children {
            if child.parent === element, child.index > furthest {
                furthest = child.index
                continue
            }
            added.append((child, element))
        }
        place(children, in: element)
        return added
    }

    /// Reports the children that have left a node or have changed their order, and forgets those that are no longer in the tree.
    ///
    /// The last one comes first, so that its index is the same whether clients count by the children before all reports or by those before
    /// this one.
    ///
    /// - Parameters:
    ///   - before: The children that were there.
    ///   - element: The node.
    ///   - anew: The ids of nodes that are reported as added.
    private func drop(_ before: [AccessibilityElement], of element: AccessibilityElement, _ anew: Set<UInt64>) {
        for index in before.indices.reversed() {
            let child = before[index]
            let isGone = child.placed != turn
            if !isGone, child.parent === element, !anew.contains(child.id) { continue }
            changes.append(.removed(child, from: element, index: index))
            if isGone { forget(child) }
        }
    }

    private func forget(_ element: AccessibilityElement) {
        var pending = [element]
        while let next = pending.popLast() {
            // A child that another node has taken over stays in that node.
            for child in next.children ?? [] where child.parent === next { pending.append(child) }
            (next.parent, next.children) = (nil, nil)
            (elements[next.id], labelled[next.id]) = (nil, nil)
            if let details = next.view?.accessibilityDetails, details.element === next { details.element = nil }
            changes.append(.gone(next))
        }
    }
}
