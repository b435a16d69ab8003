import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The errors of a file that is followed, over the lower end of what it shows.
package final class ErrorPanel: LayoutView {
    /// Shows errors, one a line.
    package init(_ text: String) {
        super.init()
        layout = StackLayout(.vertical, padding: 12)
        let label = Label(text).lines(24)
        label.textColor = .role(.onAccent)
        label.font = .caption
        layout?.add(label.stretch(.horizontal))
        id = "tatami.errors"
        accessibilityRole = AccessibilityRole.alert.rawValue
    }

    package override func draw(_ list: inout DisplayList, in bounds: Rect) { list.fill(bounds, theme.color(.danger)) }
}
