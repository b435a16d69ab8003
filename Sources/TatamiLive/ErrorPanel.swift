import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The errors of a file that is followed, over the lower end of what it shows.
package final class ErrorPanel: LayoutView {
    /// How many lines are shown, and how many characters of one, so that the panel leaves room for what the file has shown before.
    private static let lines = 8, characters = 240

    /// Shows errors, one a line.
    private init(_ text: String) {
        super.init()
        layout = StackLayout(.vertical, padding: 12)
        let (first, rest) = Self.shortened(text)
        for text in [first, rest].compactMap(\.self) {
            let label = Label(text).lines(Self.lines + 4)
            label.textColor = .role(.onAccent)
            label.font = .caption
            layout?.add(label.stretch(.horizontal))
        }
        id = "tatami.errors"
        accessibilityRole = AccessibilityRole.alert.rawValue
    }

    /// Returns the first lines of a text, and how many there are besides; nil for none.
    static func shortened(_ text: String) -> (first: String, rest: String?) {
        let all = text.split(separator: "\n", omittingEmptySubsequences: false)
        let shown = all.prefix(lines).map { $0.count > characters ? $0.prefix(characters) + "…" : $0 }
        let left = all.count - shown.count
        return (shown.joined(separator: "\n"), left > 0 ? "… and \(left) more lines, which 'tatami check' shows" : nil)
    }

    /// Shows errors in front of everything in a layout, in place of those before; an empty text shows none. Returns the item of the panel.
    package static func show(_ text: String, in layers: OverlayLayout, inPlaceOf old: LayoutItem?) -> LayoutItem? {
        if let old { layers.remove(old) }
        return text.isEmpty ? nil : layers.add(ErrorPanel(text).stretch(.horizontal).align(vertical: .bottom))
    }

    package override func draw(_ list: inout DisplayList, in bounds: Rect) { list.fill(bounds, theme.color(.danger)) }
}
