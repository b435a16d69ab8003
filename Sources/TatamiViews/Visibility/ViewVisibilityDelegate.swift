import TatamiLayout

/// Shows and hides one view for ``VisibilityRules`` in a way of its own, such as folding it. Without a delegate, the rules set `hidden`.
public protocol ViewVisibilityDelegate: AnyObject {
    /// Shows or hides a view.
    ///
    /// It is called only if `isVisible(_:)` differs, or if an earlier call for the other state has not been answered.
    ///
    /// - Parameters:
    ///   - view: The view.
    ///   - isVisible: Whether the view is to be shown.
    ///   - completion: Called when the view has arrived in the state: at once, later, or never. Only the first call counts. Other requests do
    ///     not wait for it.
    func setVisible(_ view: View, _ isVisible: Bool, completion: @escaping () -> Void)
    /// Returns whether a view is shown, as far as the rules are concerned. It changes when `setVisible` is called, not when a motion ends.
    func isVisible(_ view: View) -> Bool
}

/// A way of showing and hiding views that sets their own properties.
struct PlainVisibility {
    /// Whether a hidden view gives its room up.
    let collapses: Bool

    func isVisible(_ view: View) -> Bool {
        !view.hidden && (!collapses || view.layoutItems.allSatisfy { $0.style.visibility == .visible })
    }

    func setVisible(_ view: View, _ isVisible: Bool) {
        let items = collapses ? view.layoutItems : []
        for item in items { item.style.visibility = isVisible ? .visible : .collapsed }
        if isVisible || items.isEmpty { view.hidden = !isVisible }
    }
}
