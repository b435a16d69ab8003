import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// The drawing of the two buttons of a stepper: less and more.
struct StepperButtons {
    static let size = Size(64, 32)
    /// The distance between the field and the buttons, in points.
    static let gap = 8.0
    private static let icon = 16.0

    let theme: Theme
    let states: ControlStates
    /// The change by the button that is pressed; 0 for none.
    let pressedSign: Double
    let isMirrored: Bool
    /// Whether the number is the smallest, and whether it is the largest.
    let isAtEnd: (least: Bool, most: Bool)

    private var isDisabled: Bool { states.contains(.disabled) }

    func draw(_ list: inout DisplayList, in rect: Rect) {
        let radius = theme.measures.controlRadius
        if !isDisabled { list.raise(rect, radius: radius, in: theme) }
        let ground: ColorToken = isDisabled ? .fillHover : states.contains(.hovered) ? .controlHover : .control
        list.fill(rect, radii: CornerRadii(radius), theme.color(ground))
        let half = Size(rect.width / 2, rect.height)
        let left = Rect(origin: rect.origin, size: half)
        let right = Rect(origin: Point(rect.x + half.width, rect.y), size: half)
        draw(&list, left, isMirrored ? 1 : -1, CornerRadii(radius, [.topLeft, .bottomLeft]))
        draw(&list, right, isMirrored ? -1 : 1, CornerRadii(radius, [.topRight, .bottomRight]))
        if isDisabled { return }
        list.fill(Rect(right.x - 0.5, rect.center.y - 8, 1, 16), theme.color(.borderSubtle))
        list.border(rect, radii: CornerRadii(radius), Border(theme.color(.borderControl), width: theme.measures.borderWidth))
    }

    /// Draws the half that changes the number by `sign` steps.
    private func draw(_ list: inout DisplayList, _ rect: Rect, _ sign: Double, _ radii: CornerRadii) {
        if sign == pressedSign { list.fill(rect, radii: radii, theme.color(.controlPressed)) }
        let isIdle = isDisabled || (sign < 0 ? isAtEnd.least : isAtEnd.most)
        let icon = Rect(rect.center.x - Self.icon / 2, rect.center.y - Self.icon / 2, Self.icon, Self.icon)
        list.icon(sign < 0 ? .minus : .plus, in: icon, theme.color(isIdle ? .textDisabled : .text))
    }
}
