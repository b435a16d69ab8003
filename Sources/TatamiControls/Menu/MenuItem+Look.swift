import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The parts and the look of an item of a menu.
extension MenuItem {
    static let padding = 10.0
    static let iconSide = 16.0
    /// The distance between the icon and the title.
    static let gap = 8.0
    /// The least distance between the title and what follows it.
    static let shortcutGap = 24.0
    /// The height of a separator with the room around its line.
    static let separatorHeight = 9.0

    /// The content of the item.
    func itemContent(in theme: Theme, _ states: ControlStates) -> ControlContent {
        if isSeparator {
            var content = ControlContent()
            content.minimumSize = Size(0, Self.separatorHeight)
            return content
        }
        let color = itemColor(in: theme, states)
        var content = ControlContent(
            leading: marks(color, in: states), title: title(in: states), font: ownFont?.resolved(in: theme) ?? theme.font(.body),
            trailing: trailingParts(in: theme, states, color),
            insets: Insets(top: 4, leading: Self.padding, bottom: 4, trailing: Self.padding), spacing: Self.gap)
        (content.horizontalAlignment, content.titleAlignment) = (.stretch, .start)
        content.minimumSize = Size(
            0, menu?.isForTouch == true ? ControlSize.large.height(in: theme) : ControlSize.compact.height(in: theme))
        return content
    }

    /// The check mark, the icon, or the room that they take in other items of the menu.
    private func marks(_ color: Color, in states: ControlStates) -> [ControlPart] {
        let isMirrored = layoutDirection == .rightToLeft
        if states.contains(.selected) { return [.icon(.check, size: Self.iconSide, color)] }
        if let image = resource(\.images, in: states)?.value { return [.image(image)] }
        if let icon = resource(\.icons, in: states)?.value { return [.icon(icon, size: Self.iconSide, color, isMirrored: isMirrored)] }
        return menu?.hasMarks == true || isCheckItem ? [ControlPart(Size(Self.iconSide, Self.iconSide)) { _, _ in }] : []
    }

    /// The keys that do the same, or the arrow of a submenu.
    private func trailingParts(in theme: Theme, _ states: ControlStates, _ color: Color) -> [ControlPart] {
        if submenu != nil {
            return [.icon(.chevronRight, size: Self.iconSide, color, isMirrored: layoutDirection == .rightToLeft)]
        }
        guard !shortcut.isEmpty, let environment else { return [] }
        let isPlain = states.isDisjoint(with: [.focused, .disabled])
        let style = TextStyle(font: theme.font(.body), color: isPlain ? theme.color(.textTertiary) : color)
        let text = AttributedText(shortcut)
        let metrics = environment.text.size(of: text, style: style, width: Numbers.limit, grid: environment.grid)
        let gap = Self.shortcutGap - Self.gap
        let isMirrored = layoutDirection == .rightToLeft
        return [
            ControlPart(Size(metrics.size.width + gap, metrics.size.height)) { list, rect in
                list.text(text, style, in: Rect(rect.x + (isMirrored ? 0 : gap), rect.y, rect.width - gap, rect.height))
            }
        ]
    }

    /// The color of the title and the icon.
    private func itemColor(in theme: Theme, _ states: ControlStates) -> Color {
        if states.contains(.disabled) { return theme.color(.textDisabled) }
        if states.contains(.focused) { return theme.color(.onAccent) }
        if let own = color(\.titleColors, in: states, theme) { return own }
        return theme.color(style == .destructive ? .dangerText : .text)
    }

    /// The look of the item: the present item has the ground of the accent, and one whose submenu is open a pale one.
    func itemLook(in theme: Theme, _ states: ControlStates) -> ControlLook {
        var look = ControlLook(cornerRadius: LayerPanel.Kind.menu.radius - LayerPanel.Kind.menu.padding)
        look.titleColor = itemColor(in: theme, states)
        look.focus = .inside
        if isSeparator || states.contains(.disabled) { return look }
        if states.contains(.focused) {
            look.ground = .color(theme.color(states.contains(.highlighted) ? .accentPressed : .accent))
        } else if submenu?.isOpen == true {
            look.ground = .color(theme.color(.fillHover))
        }
        return look
    }

    /// Draws the line of a separator.
    func drawSeparator(_ list: inout DisplayList, in bounds: Rect) {
        let inset = LayerPanel.Kind.menu.padding * 2
        let line = Rect(bounds.x + inset, bounds.center.y - 0.5, max(0, bounds.width - 2 * inset), 1)
        list.fill((environment?.grid ?? PixelGrid()).snap(line), theme.color(.borderSubtle))
    }
}
