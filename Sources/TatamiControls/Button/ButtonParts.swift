import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// Picture and title of a button in its present state, measured.
struct ButtonParts {
    let button: Button
    let image: Image?
    let title: String
    let style: TextStyle

    init(_ button: Button) {
        self.button = button
        let state = button.state
        image = button.images.shown(in: state)
        title = button.titles.shown(in: state) ?? ""
        style = TextStyle(
            font: button.font, color: ButtonLook.titleColor(of: button), alignment: .center, lineBreakMode: .wordWrap)
    }

    var imageSize: Size { image?.size ?? .zero }

    /// Of the picture and the gap to the title.
    var imageWidth: Double { imageSize.width + (image != nil && !title.isEmpty ? button.imageSpacing : 0) }

    var titleWidths: Extent {
        guard let environment = button.environment, !title.isEmpty else { return .zero }
        let widths = environment.text.widths(of: AttributedText(title), style: style, grid: environment.grid)
        return Extent(minimum: widths.minimum, natural: widths.natural)
    }

    func titleMetrics(in width: Double) -> TextMetrics? {
        guard let environment = button.environment, !title.isEmpty else { return nil }
        return environment.text.size(of: AttributedText(title), style: style, width: width, grid: environment.grid)
    }
}
