import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The parts of a control, measured and placed.
struct ControlRow {
    private let content: ControlContent
    private let environment: ViewEnvironment
    private let direction: LayoutDirection
    /// The width of all parts but the title, with the gaps around them.
    private let partsWidth: Double

    init(_ content: ControlContent, _ environment: ViewEnvironment, _ direction: LayoutDirection) {
        (self.content, self.environment, self.direction) = (content, environment, direction)
        let parts = content.leading + content.trailing
        let gaps = parts.count - (content.title.isEmpty ? 1 : 0)
        partsWidth = parts.reduce(0) { $0 + $1.size.width } + content.spacing * Double(max(0, gaps))
    }

    private var insetsWidth: Double { content.insets.leading + content.insets.trailing }

    private func style(_ color: Color = Palette.light[.text]) -> TextStyle {
        TextStyle(font: content.font, color: color, alignment: .center, lineBreakMode: .wordWrap)
    }

    private func titleMetrics(in width: Double) -> TextMetrics? {
        guard !content.title.isEmpty else { return nil }
        return environment.text.size(of: AttributedText(content.title), style: style(), width: max(0, width), grid: environment.grid)
    }

    var widths: Extent {
        let around = insetsWidth + partsWidth
        guard !content.title.isEmpty else { return Extent(minimum: around, natural: around) }
        let title = environment.text.widths(of: AttributedText(content.title), style: style(), grid: environment.grid)
        return Extent(minimum: around + title.minimum, natural: around + title.natural)
    }

    func height(forWidth width: Double) -> LeafHeight {
        let insets = content.insets
        let title = titleMetrics(in: width - insetsWidth - partsWidth)
        let height = (content.leading + content.trailing).reduce(title?.size.height ?? 0) { max($0, $1.size.height) }
        let baseline = title.map { insets.top + (height - $0.size.height) / 2 + $0.firstBaseline }
        return LeafHeight(height + insets.top + insets.bottom, baseline: baseline)
    }

    /// Draws the row in the middle of the bounds.
    func draw(_ list: inout DisplayList, in bounds: Rect, _ look: ControlLook) {
        let area = bounds.inset(by: content.insets)
        let title = titleMetrics(in: area.width - partsWidth)
        var parts = content.leading
        if let title { parts.append(titlePart(title.size, look)) }
        parts += content.trailing
        if direction == .rightToLeft { parts.reverse() }
        var x = area.x + (area.width - partsWidth - (title?.size.width ?? 0)) / 2
        for part in parts {
            let y = area.y + (area.height - part.size.height) / 2
            part.draw(&list, environment.grid.snap(Rect(origin: Point(x, y), size: part.size)))
            x += part.size.width + content.spacing
        }
    }

    private func titlePart(_ size: Size, _ look: ControlLook) -> ControlPart {
        let text = AttributedText(content.title)
        return ControlPart(size) { list, rect in
            if let shadow = look.titleShadow { list.text(text, style(shadow), in: rect.moved(by: Point(0, 1))) }
            list.text(text, style(look.titleColor), in: rect)
        }
    }
}
