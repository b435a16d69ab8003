import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// A question in front of a window that people answer before they go on.
///
/// ```swift
/// let alert = Alert(
///     "Delete “High ridges”?", message: "You can bring it back for 30 days.",
///     buttons: [.cancel("Keep"), .destructive("Delete walk") { delete() }])
/// alert.present(in: root)
/// ```
///
/// `await alert.choice(in: root)` returns the index of the button instead. Escape presses the cancel button, or the only one. Where a button
/// destroys something, the cancel button has the focus and Enter presses it, unless another one is the default.
open class Alert: Sheet {
    /// 372 points.
    open override var widest: Double { 372 }
    open override var fillsWidest: Bool { true }

    private var isDestructive: Bool { buttons.contains { $0.style == .destructive } }

    open override var closesByEscape: Bool { cancelButton == nil && buttons.count < 2 }

    /// False: people answer an alert.
    open override var dismissesByPulling: Bool { false }

    open override var initialFocus: View? {
        if isDestructive, let cancelButton { return cancelButton }
        return buttons.first { $0.keyRole == .default } ?? cancelButton ?? buttons.last
    }

    /// Escape presses the only button.
    open override func wasDismissedByEscape() {
        if buttons.count == 1, let button = buttons.first, button.isEnabled { button.send(.touchUpInside) }
    }

    open override var ownRole: AccessibilityRole { .alert }
}

/// Buttons of sheets and alerts.
extension Button {
    /// Returns the button that Escape presses.
    public static func cancel(_ title: String, onPress: @escaping () -> Void = {}) -> Button {
        Button(title, onPress: onPress).keyRole(.cancel)
    }

    /// Returns the main button, which Enter presses.
    public static func confirm(_ title: String, onPress: @escaping () -> Void = {}) -> Button {
        Button(title, onPress: onPress).style(.primary).keyRole(.default)
    }

    /// Returns a button for an action that destroys something.
    public static func destructive(_ title: String, onPress: @escaping () -> Void = {}) -> Button {
        Button(title, onPress: onPress).style(.destructive)
    }
}
