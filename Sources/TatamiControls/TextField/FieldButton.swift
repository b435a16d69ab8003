import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// The small button at the end of a field: it clears the text, shows and hides a hidden text, or opens a list or a picker.
enum FieldButton: Hashable {
    case clear, reveal, hide, list

    /// The side of the button's square and the distance to the text, in points.
    static let side = 16.0
    static let gap = 8.0

    /// Draws the button in a square.
    func draw(_ list: inout DisplayList, in rect: Rect, _ theme: Theme, _ states: ControlStates) {
        let isHovered = states.contains(.hovered)
        let color = theme.color(states.contains(.disabled) ? .textDisabled : isHovered ? .text : .textSecondary)
        switch self {
        case .clear:
            list.fill(rect, radii: CornerRadii(rect.width / 2), theme.color(isHovered ? .textSecondary : .textTertiary))
            list.icon(.close, in: rect, theme.color(.control))
        case .reveal: list.icon(.eye, in: rect, color)
        case .list: list.icon(.chevronDown, in: rect, color)
        case .hide: list.icon(.eyeOff, in: rect, color)
        }
    }
}

/// The icon before the text of a field, and the button after it.
extension TextField {
    /// Follows presses of the button.
    func followButton() {
        let press = PressRecognizer()
        press.accepts = { [weak self] event in
            guard let self, isEnabled, event.buttons.contains(.primary) else { return false }
            return fieldButton != nil && !isForText(event.location)
        }
        press.isOn = { [weak self] point, _ in self?.isForText(point) == false }
        add(press) { [weak self] press in if press.state == .ended, press.isInside { self?.pressFieldButton() } }
    }

    /// Returns the square of the icon before the text.
    func iconRect(in bounds: Rect) -> Rect { square(in: bounds, atEnd: layoutDirection == .rightToLeft) }
    /// Returns the square of the button after the text.
    func buttonRect(in bounds: Rect) -> Rect { square(in: bounds, atEnd: layoutDirection == .leftToRight) }

    private func square(in bounds: Rect, atEnd: Bool) -> Rect {
        let room = bounds.inset(by: contentInsets.resolved(in: layoutDirection))
        let x = atEnd ? room.maxX - FieldButton.side : room.x
        let rect = Rect(x, room.center.y - FieldButton.side / 2, FieldButton.side, FieldButton.side)
        return environment?.grid.snap(rect) ?? rect
    }
}
