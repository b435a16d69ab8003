/// Relations between views, for assistive technology: those that a program or a file has set, and those that follow from groups and layers.
extension ViewRoot {
    /// Returns the views that are related to a view and shown.
    func relations(of view: View) -> [AccessibilityRelation: [View]] {
        var found: [AccessibilityRelation: [View]] = [:]
        for end in view.accessibilityDetails?.related ?? [] {
            if let other = end.view, shows(other) { found[end.relation, default: []].append(other) }
        }
        if let members = (view as? any AccessibleItem)?.accessibilityMembers.filter(shows), !members.isEmpty { found[.memberOf] = members }
        for (relation, other) in layerRelations(of: view) { found[relation, default: []].append(other) }
        return found
    }

    /// Returns the relations between a view that a layer shows and the view at which the layer is anchored. A tooltip describes that view;
    /// any other view was opened by it. A view behind a modal layer has no node, and so no relation to the layer.
    private func layerRelations(of view: View) -> [(AccessibilityRelation, View)] {
        guard layers.count > 1 else { return [] }
        var found: [(AccessibilityRelation, View)] = []
        for layer in activeLayers {
            guard let opener = layer.anchor?.view, opener.isPublished, isReachable(opener), let shown = publishedView(of: layer)
            else { continue }
            let isTooltip = shown.role == .tooltip
            if view === shown { found.append((isTooltip ? .descriptionFor : .popupFor, opener)) }
            if view === opener { found.append((isTooltip ? .describedBy : .controllerFor, shown)) }
        }
        return found
    }

    /// Returns the view of a layer that has a node: the layer's own, or the first one in it that does more than scroll. Nil for a layer that
    /// is hidden from assistive technology.
    private func publishedView(of layer: Layer) -> View? {
        var view = layer.view
        guard shows(view), !view.accessibilityHidden else { return nil }
        while !view.isPublished || view.role == .scrollView {
            guard let inner = publishedChildren(of: view).first else { return nil }
            view = inner
        }
        return view
    }
}
