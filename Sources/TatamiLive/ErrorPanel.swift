import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The errors of a file that is followed, over the lower end of what it shows.
package final class ErrorPanel: LayoutView {
    /// Shows errors, one a line.
    private init(_ text: String) {
        super.init()
        layout = StackLayout(.vertical, padding: 12)
        let label = Label(text).lines(24)
        label.textColor = .role(.onAccent)
        label.font = .caption
        layout?.add(label.stretch(.horizontal))
        id = "tatami.errors"
        accessibilityRole = AccessibilityRole.alert.rawValue
    }

    /// Shows errors in front of everything in a layout, in place of those before; an empty text shows none. Returns the item of the panel.
    package static func show(_ text: String, in layers: OverlayLayout, inPlaceOf old: LayoutItem?) -> LayoutItem? {
        if let old { layers.remove(old) }
        return text.isEmpty ? nil : layers.add(ErrorPanel(text).stretch(.horizontal).align(vertical: .bottom))
    }

    package override func draw(_ list: inout DisplayList, in bounds: Rect) { list.fill(bounds, theme.color(.danger)) }
}
