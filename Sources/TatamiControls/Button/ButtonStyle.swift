import TatamiDrawing
import TatamiGeometry

extension Button {
    /// How a button looks, apart from the colors that the program sets.
    public enum Style: String, Hashable, Sendable, CaseIterable {
        /// A bordered button, for most actions.
        case secondary
        /// A button in the accent color, for the main action; at most one in a group.
        case primary
        /// A title or an icon without a ground.
        case plain
        /// A button in the color of danger, for an action that destroys something.
        case destructive
        /// A title that looks like a link.
        case link
        /// A bordered button with round ends, for filters. While it is selected, it has a check mark.
        case chip
        /// Nothing but what the program's resources describe.
        case bare
    }
}

/// The colors of a style in some states, as tokens of the theme.
struct ButtonColors {
    /// The color of the ground; nil for none.
    var ground: ColorToken?
    /// The color of the border; nil for none.
    var border: ColorToken?
    var title: ColorToken
    /// Whether the button casts a shadow.
    var isRaised = false
    var isUnderlined = false
}

extension Button.Style {
    /// Whether the ground has a strong color, so that a ring marks the focus outside of it.
    var isFilled: Bool { self == .primary || self == .destructive }

    func colors(_ states: ControlStates) -> ButtonColors {
        let states = states.possible
        if states.contains(.disabled) {
            let hasGround = self != .plain && self != .link && self != .bare || states.contains(.selected) && self != .bare
            return ButtonColors(ground: hasGround ? .fillHover : nil, title: .textDisabled)
        }
        if states.contains(.selected), self != .bare, self != .link {
            let isHovered = !states.isDisjoint(with: [.hovered, .highlighted])
            return ButtonColors(ground: isHovered ? .accentSoftHover : .accentSoft, border: .indicator, title: .accentText)
        }
        return enabledColors(isPressed: states.contains(.highlighted), isHovered: states.contains(.hovered))
    }

    private func enabledColors(isPressed: Bool, isHovered: Bool) -> ButtonColors {
        func ground<Token>(_ normal: Token, _ hovered: Token, _ pressed: Token) -> Token {
            isPressed ? pressed : isHovered ? hovered : normal
        }
        return switch self {
        case .secondary, .chip:
            ButtonColors(ground: ground(.control, .controlHover, .controlPressed), border: .borderControl, title: .text, isRaised: true)
        case .primary: ButtonColors(ground: ground(.accent, .accentHover, .accentPressed), title: .onAccent, isRaised: true)
        case .destructive: ButtonColors(ground: ground(.danger, .dangerHover, .dangerPressed), title: .onAccent, isRaised: true)
        case .plain: ButtonColors(ground: ground(nil, .fillHover, .fillPressed), title: .text)
        case .link: ButtonColors(title: .accentText, isUnderlined: isHovered || isPressed)
        case .bare: ButtonColors(title: .text)
        }
    }

    /// The color of the title on a background that the program has set.
    func titleOnOwn(_ states: ControlStates) -> ColorToken {
        states.contains(.disabled) ? .textDisabled : isFilled ? .onAccent : self == .link ? .accentText : .text
    }
}
