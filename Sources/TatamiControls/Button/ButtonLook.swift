import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// Draws a button in its present state.
struct ButtonLook {
    private let button: Button
    private let parts: ButtonParts

    init(_ button: Button) {
        self.button = button
        parts = ButtonParts(button)
    }

    func draw(_ list: inout DisplayList, in bounds: Rect) {
        drawGround(&list, bounds)
        let insets = button.contentInsets
        let content = bounds.inset(by: insets)
        let title = parts.titleMetrics(in: max(0, content.width - parts.imageWidth))
        let width = parts.imageWidth + (title?.size.width ?? 0)
        let isMirrored = button.environment?.direction == .rightToLeft
        var x = content.x + (content.width - width) / 2
        if let title, isMirrored {
            drawTitle(&list, title, at: x, in: content)
            x += title.size.width + parts.imageWidth - parts.imageSize.width
        }
        if let image = parts.image {
            let y = content.y + (content.height - image.size.height) / 2
            list.image(image, in: snapped(Rect(origin: Point(x, y), size: image.size)))
            x += parts.imageWidth
        }
        if let title, !isMirrored { drawTitle(&list, title, at: x, in: content) }
    }

    private func drawTitle(_ list: inout DisplayList, _ title: TextMetrics, at x: Double, in content: Rect) {
        let y = content.y + (content.height - title.size.height) / 2
        let rect = snapped(Rect(origin: Point(x, y), size: title.size))
        if let shadow = button.titleShadowColors.shown(in: button.state) {
            var style = parts.style
            style.color = shadow
            list.text(AttributedText(parts.title), style, in: rect.moved(by: Point(0, 1)))
        }
        list.text(AttributedText(parts.title), parts.style, in: rect)
    }

    /// The background picture of the state; where the button has neither picture nor background, a quiet field.
    private func drawGround(_ list: inout DisplayList, _ bounds: Rect) {
        if let image = button.backgroundImages.shown(in: button.state) {
            list.image(image, in: bounds)
        } else if button.background == nil {
            list.fill(
                bounds,
                radii: CornerRadii(button.cornerRadius > 0 ? button.cornerRadius : button.theme.measures.controlRadius, button.corners),
                button.theme.color(field))
        } else if button.state == .highlighted {
            list.fill(bounds, radii: CornerRadii(button.cornerRadius, button.corners), button.theme.color(.fillPressed))
        }
    }

    private var field: ColorToken {
        switch button.state {
        case .normal: button.isHovered ? .controlHover : .control
        case .highlighted: .controlPressed
        case .disabled: .fillHover
        case .selected: .accent
        }
    }

    static func titleColor(of button: Button) -> Color {
        let (state, theme) = (button.state, button.theme)
        if let color = button.titleColors[state] { return color }
        if state == .disabled {
            return button.titleColors[.normal]?.withAlpha(theme.measures.disabledOpacity) ?? theme.color(.textDisabled)
        }
        if let color = button.titleColors[.normal] { return color }
        return theme.color(state == .selected && button.background == nil ? .onAccent : .accentText)
    }

    private func snapped(_ rect: Rect) -> Rect { button.environment?.grid.snap(rect) ?? rect }
}
