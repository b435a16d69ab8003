import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The box of a check box, and the circle of a radio button.
struct ChoiceMark {
    /// The form of a mark.
    enum Form {
        case box, circle
    }

    /// What the mark shows.
    enum Value {
        case off, on, mixed
    }

    let form: Form
    let value: Value
    let states: ControlStates
    let theme: Theme

    static let side = 18.0

    var part: ControlPart {
        var part = ControlPart(Size(Self.side, Self.side)) { list, rect in draw(&list, in: rect) }
        // A ring covers the border of an empty mark, and lies around a filled one.
        part.focusRing = FocusRing(value == .off ? .inside : .outside, cornerRadius: radius)
        return part
    }

    private var radius: Double { form == .box ? 5 : Self.side / 2 }

    private func draw(_ list: inout DisplayList, in rect: Rect) {
        list.fill(rect, radii: CornerRadii(radius), theme.color(ground))
        if value == .off, !states.contains(.disabled) {
            let color = theme.color(states.contains(.hovered) ? .borderStrong : .borderControl)
            list.border(rect, radii: CornerRadii(radius), Border(color, width: theme.measures.borderWidth))
        }
        drawSign(&list, in: rect)
    }

    private var ground: ColorToken {
        if states.contains(.disabled) { return .fillHover }
        let (isPressed, isHovered) = (states.contains(.highlighted), states.contains(.hovered))
        if value == .off { return isPressed ? .controlPressed : isHovered ? .controlHover : .control }
        return isPressed ? .accentPressed : isHovered ? .accentHover : .accent
    }

    private func drawSign(_ list: inout DisplayList, in rect: Rect) {
        if value == .off { return }
        let color = theme.color(states.contains(.disabled) ? .textDisabled : .onAccent)
        if form == .circle {
            return list.fill(rect.expanded(by: -5), radii: CornerRadii(4), color)
        }
        list.icon(value == .mixed ? .minus : .check, in: rect.expanded(by: -2), color, width: 2)
    }
}

extension Button {
    /// Prepares a button for a mark at its leading edge with the title beside it, and no ground.
    func takeMark() {
        style = .bare
        contentInsets = Insets(top: 4, leading: 0, bottom: 4, trailing: 0)
        imageSpacing = 8
        contentHorizontalAlignment = .stretch
        titleAlignment = .start
    }
}

extension ControlContent {
    /// Returns the content of a button with a mark: in a font, and at least as high as a row of such buttons.
    func besideMark(_ font: Font, in theme: Theme) -> ControlContent {
        var content = self
        (content.font, content.minimumSize) = (font, Size(0, theme.measures.compactHeight))
        return content
    }
}
