import TatamiGeometry
import TatamiViews

/// Follows the scrolling of a tab bar: shows tabs that are to be revealed as soon as their places are known, and keeps the buttons that
/// scroll up to date.
final class TabBarWatch: FrameSource {
    private weak var bar: TabBar?
    /// The tab that the next frame scrolls to.
    weak var revealed: View?

    init(of bar: TabBar) { self.bar = bar }

    var hasChanges: Bool {
        guard let bar, bar.strip.frame.width > 0 else { return false }
        return revealed != nil || bar.functions.contains { !isShownRight($0.function, $0.button, in: bar) }
    }

    func applyChanges() {
        if let tab = revealed, let bar, let root = bar.root {
            root.layOutNow()
            if bar.strip.frame.width > 0 {
                revealed = nil
                if bar.item(of: tab) != nil { bar.strip.reveal(tab) }
            }
        }
        updateButtons()
    }

    /// Shows the buttons that scroll where tabs are cut, and disables those that lead nowhere.
    func updateButtons() {
        guard let bar else { return }
        for (function, button) in bar.functions where !isShownRight(function, button, in: bar) {
            button.hidden = !bar.geometry.scrolls
            button.enabled = isUseful(function, in: bar)
        }
    }

    private func isUseful(_ function: TabFunction, in bar: TabBar) -> Bool {
        function == .previous ? bar.strip.reach.before : bar.strip.reach.after
    }

    private func isShownRight(_ function: TabFunction, _ button: Button, in bar: TabBar) -> Bool {
        guard function == .previous || function == .next else { return true }
        return button.hidden == !bar.geometry.scrolls && button.enabled == isUseful(function, in: bar)
    }
}
