import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiTesting
import TatamiViews

/// A column of buttons of 40 points in a scroll view of 200 x 200.
final class LayerPage {
    let scroll = ScrollView()
    let buttons = (0..<10).map { Button("Button \($0)") }
    let window: TestWindow
    var root: ViewRoot { window.root }

    init(direction: LayoutDirection = .leftToRight) throws {
        let rows = StackLayout(.vertical)
        for button in buttons { rows.add(button).fixedSize = Size(160, 40) }
        scroll.contentView = LayoutView(rows)
        window = try TestWindow(scroll, size: Size(200, 200), direction: direction)
    }
}

/// Returns a white column of `views`, each 20 points high, with a view that accepts pointers in the rest of the height.
func layerBox(_ width: Double = 80, _ height: Double = 60, _ views: [View] = []) -> LayoutView {
    let layout = StackLayout(.vertical)
    for view in views { layout.add(view).fixedSize = Size(width, 20) }
    let spacer = View()
    spacer.acceptsPointers = true
    layout.add(spacer).fixedSize = Size(width, height - 20 * Double(views.count))
    let box = LayoutView(layout)
    box.backgroundColor = .white
    return box
}
