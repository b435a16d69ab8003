import TatamiDrawing
import TatamiGeometry

/// The social card that all measurements are about: 1200 x 630, diagonal gradient, two wrapped texts, an avatar, three pills.
enum Card {
    static let size = Size(1200, 630)

    static func list(_ measurer: some TextMeasurer) -> DisplayList {
        let grid = PixelGrid()
        let title = TextStyle(font: .bold(64), color: .white)
        let subtitle = TextStyle(font: .system(28), color: Color.white.withAlpha(0.85))
        let titleText: AttributedText = "Why is this view that size? Layouts that explain themselves"
        let subtitleText: AttributedText =
            "A longer subtitle that wraps over two lines at this width, so that the shaping and the line breaking of every engine have something real to do in the measurement."
        var list = DisplayList()
        list.fill(.rect(Rect(size)), .gradient(.linear(angle: 135, Color(bytes: 0x1E, 0x3A, 0x8A), Color(bytes: 0x93, 0x33, 0xEA))))
        let height = measurer.size(of: titleText, style: title, width: 1072, grid: grid).size.height
        list.text(titleText, title, in: Rect(64, 64, 1072, height))
        list.text(subtitleText, subtitle, in: Rect(64, 64 + height + 24, 1072, 80))
        list.fill(.rect(Rect(64, 486, 80, 80), 40), .color(Color(bytes: 0xFB, 0xBF, 0x24)))
        list.text("Tatami", TextStyle(font: .system(26), color: .white), in: Rect(164, 510, 120, 32))
        var right = 1136.0
        for word in ["linux", "swift", "layout"] {
            let style = TextStyle(font: .system(24), color: .white)
            let width = measurer.widths(of: AttributedText(word), style: style, grid: grid).natural
            let pill = Rect(right - width - 48, 500, width + 48, 52)
            list.fill(pill, radii: 16, Color.white.withAlpha(0.15))
            list.text(AttributedText(word), style, in: Rect(pill.x + 24, 512, width, 28))
            right = pill.x - 20
        }
        return list
    }
}
