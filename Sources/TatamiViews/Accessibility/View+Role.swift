extension View {
    /// The role of the view: the one set by the program or a file, or else that of its class, or else that of the items of a list, if a
    /// list view arranges it or people can drag it.
    public final var role: AccessibilityRole {
        if let role = accessibilityDetails?.role.flatMap(AccessibilityRole.init(rawValue:)) { return role }
        let own = ownRole
        guard own == .group, let item = layoutItem, let layout = item.layout else { return own }
        return layout.itemRole ?? (layout.itemsTakeFocus && item.draggable ? .listItem : own)
    }

    /// The name of the view in assistive technology: the label that is set, the text of the view that it is labelled by, its own text, or
    /// the texts inside it.
    public final var accessibilityName: String? {
        if let label = accessibilityDetails?.label { return label }
        if let label = accessibilityLabelledBy, let text = label.accessibilityLabel ?? label.textContent { return text }
        if let text = textContent { return text }
        return role.isNamedByContent ? contentText(includesControls: false) ?? tooltip : nil
    }

    /// The explanation of the view in assistive technology: the one that is set, or else the tooltip, unless that is the name.
    final var accessibilityExplanation: String? {
        if let hint = accessibilityHint { return hint }
        guard let tooltip, tooltip != accessibilityName else { return nil }
        return tooltip
    }

    /// Whether the view has a node in assistive technology. A view that only holds others has none; its children take its place.
    final var isPublished: Bool {
        if role != .group { return true }
        guard let details = accessibilityDetails else { return false }
        return details.label != nil || details.hint != nil || details.related.contains { $0.relation == .labelledBy && $0.view != nil }
    }

    /// Returns the texts of the subviews that are shown, in reading order; nil if there are none.
    ///
    /// - Parameter includesControls: Whether to include controls, which have nodes of their own.
    final func contentText(includesControls: Bool) -> String? {
        var texts: [String] = []
        var pending: [View] = shownInOrder.reversed()
        var visits = 0
        while let view = pending.popLast(), visits < Self.mostTexts {
            visits += 1
            if view.accessibilityHidden || !includesControls && view.isPressable { continue }
            // A cell of a grid is named by its column; what it shows is its value.
            let isCell = view.role == .gridCell
            if let text = view.accessibilityLabel ?? (isCell ? view.accessibilityValue : view.textContent) {
                if !text.isEmpty { texts.append(text) }
            } else {
                pending.append(contentsOf: view.shownInOrder.reversed())
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// The largest number of views from which a name is collected.
    private static let mostTexts = 200

    private final var isPressable: Bool { canBecomeFocused || !accessibilityActions.isEmpty }

    /// The subviews that the last frame showed, in reading order.
    final var shownInOrder: [View] {
        guard let children = shown?.children, !children.isEmpty else { return [] }
        return layoutItem?.queue?.readingOrder(of: children) ?? children
    }
}
