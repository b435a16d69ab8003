import TatamiDrawing
import TatamiGeometry

/// A text on the ground of tooltips: what a tooltip and a message show. Its font, colors and corners are those of the theme at its place.
class TooltipBox: LayoutView {
    let label: Label

    /// Creates a box. `padding` is the distance from its edges to the text, and `widest` the largest width of the text, in points.
    init(_ text: String, _ style: TypeStyle, padding: Insets, widest: Double) {
        label = Label(text)
        super.init()
        (label.typeStyle, label.colorToken) = (style, .onTooltip)
        let column = StackLayout(.vertical, padding: padding)
        column.add(label).maxWidth = widest
        layout = column
    }

    override func draw(_ list: inout DisplayList, in bounds: Rect) {
        let theme = theme
        let radii = CornerRadii(theme.measures.controlRadius)
        list.fill(bounds, radii: radii, theme.color(.tooltip))
        if theme.appearance == .dark {
            list.border(bounds, radii: radii, Border(theme.color(.borderSubtle), width: theme.measures.borderWidth))
        }
    }
}
