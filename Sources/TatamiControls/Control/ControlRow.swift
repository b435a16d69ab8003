import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// The parts of a control, measured and placed. The control has resolved the font of the content in its own theme.
struct ControlRow {
    private let content: ControlContent
    private let environment: ViewEnvironment
    private let direction: LayoutDirection
    private let leading: [ControlPart]
    /// The width of all parts but the title, with the gaps around them.
    private let partsWidth: Double

    init(_ content: ControlContent, _ environment: ViewEnvironment, _ direction: LayoutDirection) {
        (self.content, self.environment, self.direction) = (content, environment, direction)
        leading = content.leading.map { $0.padded(by: content.leadingInsets.resolved(in: direction), on: environment.grid) }
        let parts = leading + content.trailing
        let gaps = parts.count - (content.title.isEmpty ? 1 : 0)
        partsWidth = parts.reduce(0) { $0 + $1.size.width } + content.spacing * Double(max(0, gaps))
    }

    private var insetsWidth: Double { content.insets.leading + content.insets.trailing }
    private var titleInsetsWidth: Double { content.titleInsets.leading + content.titleInsets.trailing }
    private var titleInsetsHeight: Double { content.titleInsets.top + content.titleInsets.bottom }

    /// Returns the style of the title in a width, in points.
    private func style(in width: Double) -> TextStyle {
        var style = TextStyle(
            font: content.font, alignment: content.titleAlignment,
            lineBreakMode: content.numberOfLines == 0 ? .wordWrap : .tailTruncation,
            numberOfLines: content.numberOfLines, lineHeight: content.lineHeight, letterSpacing: content.letterSpacing)
        style.direction = direction == .rightToLeft ? .rightToLeft : .automatic
        if content.lineHeightMultiple != 1 { style.lineHeight = lineHeight(style) * content.lineHeightMultiple }
        return content.shrinksTitle ? style.shrunk(to: width, leastFontSize: style.font.size / 2, naturalWidth) : style
    }

    private func lineHeight(_ style: TextStyle) -> Double {
        environment.text.size(of: "0", style: style, width: Numbers.limit, grid: environment.grid).size.height
    }

    private func naturalWidth(_ style: TextStyle) -> Double {
        environment.text.widths(of: AttributedText(content.title), style: style, grid: environment.grid).natural
    }

    private func titleMetrics(in width: Double) -> TextMetrics? {
        guard !content.title.isEmpty else { return nil }
        let width = max(0, width)
        return environment.text.size(of: AttributedText(content.title), style: style(in: width), width: width, grid: environment.grid)
    }

    var widths: Extent {
        let around = insetsWidth + partsWidth + (content.title.isEmpty ? 0 : titleInsetsWidth)
        var title = Extent.zero
        if !content.title.isEmpty {
            let widths = environment.text.widths(of: AttributedText(content.title), style: style(in: Numbers.limit), grid: environment.grid)
            let least = content.shrinksTitle ? min(widths.minimum, (widths.natural / 2).rounded(.up)) : widths.minimum
            title = Extent(minimum: least, natural: widths.natural)
        }
        return Extent(
            minimum: max(content.minimumSize.width, around + title.minimum),
            natural: max(content.minimumSize.width, around + title.natural))
    }

    func height(forWidth width: Double) -> LeafHeight {
        let insets = content.insets
        let title = titleMetrics(in: width - insetsWidth - partsWidth - titleInsetsWidth)
        let titleHeight = title.map { max(0, $0.size.height + titleInsetsHeight) } ?? 0
        let least = content.minimumSize.height - insets.top - insets.bottom
        let height = (leading + content.trailing).reduce(max(titleHeight, least)) { max($0, $1.size.height) }
        let baseline = title.map {
            insets.top + top(of: titleHeight, in: height) + content.titleInsets.top + $0.firstBaseline
        }
        return LeafHeight(height + insets.top + insets.bottom, baseline: baseline)
    }

    /// Returns where a part of a height stands in a room, from its top.
    private func top(of height: Double, in room: Double) -> Double {
        switch content.verticalAlignment {
        case .top: 0
        case .bottom: room - height
        default: (room - height) / 2
        }
    }

    /// Returns where the row begins in the room that its parts leave, from the left.
    private func start(in free: Double) -> Double {
        let isMirrored = direction == .rightToLeft
        return switch content.horizontalAlignment {
        case .left: 0
        case .right: free
        case .leading: isMirrored ? free : 0
        case .trailing: isMirrored ? 0 : free
        default: free / 2
        }
    }

    /// Draws the row in a rectangle of the root's space, without the insets.
    func draw(_ list: inout DisplayList, in area: Rect, _ look: ControlLook) {
        for (part, rect) in placed(in: area, look) { part.draw(&list, rect) }
    }

    /// Returns the ring of the part that shows the focus, in a rectangle of the control's own space; nil if no part does.
    func focusRing(in area: Rect) -> FocusRing? {
        guard leading.contains(where: { $0.focusRing != nil }) || content.trailing.contains(where: { $0.focusRing != nil }) else {
            return nil
        }
        for (part, rect) in placed(in: area, ControlLook()) {
            guard var ring = part.focusRing else { continue }
            ring.rect = ring.rect?.moved(by: rect.origin) ?? rect
            return ring
        }
        return nil
    }

    /// Returns the parts with their places in a rectangle.
    private func placed(in area: Rect, _ look: ControlLook) -> [(part: ControlPart, rect: Rect)] {
        var parts = leading.map { $0.fitted(to: area.height) }
        let partsWidth = partsWidth + zip(parts, leading).reduce(0) { $0 + $1.0.size.width - $1.1.size.width }
        // The edges of the area lie on device pixels, which may take a part of one from the width that the title asked for.
        let title = titleMetrics(in: area.width - partsWidth - titleInsetsWidth + 1 / environment.grid.scale)
        var free = area.width - partsWidth
        if let title {
            free -= title.size.width + titleInsetsWidth
            let more = content.horizontalAlignment == .stretch ? max(0, free) : 0
            let part = titlePart(Size(title.size.width + more, title.size.height), look)
            parts.append(part.padded(by: content.titleInsets.resolved(in: direction), on: environment.grid))
            free -= more
        }
        parts += content.trailing
        if direction == .rightToLeft { parts.reverse() }
        var x = area.x + start(in: free)
        return parts.map { part in
            let y = area.y + top(of: part.size.height, in: area.height)
            defer { x += part.size.width + content.spacing }
            return (part, environment.grid.snap(Rect(origin: Point(x, y), size: part.size)))
        }
    }

    private func titlePart(_ size: Size, _ look: ControlLook) -> ControlPart {
        let text = AttributedText(content.title)
        var style = style(in: size.width)
        style.underline = look.underlinesTitle
        style.color = look.titleColor
        return ControlPart(size) { [style] list, rect in
            if let shadow = look.titleShadow {
                var copy = style
                copy.color = shadow
                list.text(text, copy, in: rect.moved(by: Point(0, 1)))
            }
            list.text(text, style, in: rect)
        }
    }
}
