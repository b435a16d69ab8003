extension View {
    /// What the view is: what the program or a file says, else what its class says.
    public final var role: AccessibilityRole {
        accessibilityDetails?.role.flatMap(AccessibilityRole.init(rawValue:)) ?? ownRole
    }

    /// What assistive technology calls the view: the label that is set, the text of the view that it is labelled by, its own text, or the
    /// texts inside.
    public final var accessibilityName: String? {
        if let label = accessibilityDetails?.label { return label }
        if let label = accessibilityLabelledBy, let text = label.accessibilityLabel ?? label.textContent { return text }
        if let text = textContent { return text }
        return role.isNamedByContent ? contentText(includesControls: false) : nil
    }

    /// Whether assistive technology learns of the view. Views that only hold others are left out; their children stand for them.
    final var isPublished: Bool {
        if role != .group { return true }
        guard let details = accessibilityDetails else { return false }
        return details.label != nil || details.hint != nil || details.related.contains { $0.relation == .labelledBy && $0.view != nil }
    }

    /// The texts of the subviews that are shown, in reading order; nil where there are none.
    ///
    /// - Parameter includesControls: whether controls count, which are in the tree by themselves.
    final func contentText(includesControls: Bool) -> String? {
        var texts: [String] = []
        var pending: [View] = shownInOrder.reversed()
        var visits = 0
        while let view = pending.popLast(), visits < Self.mostTexts {
            visits += 1
            if view.accessibilityHidden || !includesControls && view.isPressable { continue }
            if let text = view.accessibilityLabel ?? view.textContent {
                if !text.isEmpty { texts.append(text) }
            } else {
                pending.append(contentsOf: view.shownInOrder.reversed())
            }
        }
        return texts.isEmpty ? nil : texts.joined(separator: " ")
    }

    /// How many views a name is collected from.
    private static let mostTexts = 200

    private final var isPressable: Bool { canBecomeFocused || !accessibilityActions.isEmpty }

    /// The subviews that the last frame showed, in reading order.
    final var shownInOrder: [View] {
        guard let children = shown?.children, !children.isEmpty else { return [] }
        return layoutItem?.queue?.readingOrder(of: children) ?? children
    }
}
