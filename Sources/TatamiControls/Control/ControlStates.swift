/// The states of a control that its look depends on. Any number of them may hold at once.
public struct ControlStates: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt8
    /// Creates a set of states from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// None of the states.
    public static let normal: ControlStates = []
    /// People cannot use the control: it or a view around it is not enabled.
    public static let disabled = ControlStates(rawValue: 1)
    /// Pressed, by a pointer that is on the control or by a key.
    public static let highlighted = ControlStates(rawValue: 2)
    /// The control is selected: ``Control/selected`` is true.
    public static let selected = ControlStates(rawValue: 4)
    /// The mouse is over the control.
    public static let hovered = ControlStates(rawValue: 8)
    /// The control has the keyboard focus.
    public static let focused = ControlStates(rawValue: 16)

    /// The sets of states with names in files, and those names: `selected` in `selectedTitle`. The first name is the canonical one.
    package static let named: [(names: [String], states: ControlStates)] = [
        ([""], .normal), (["highlighted", "pressed", "activated"], .highlighted), (["disabled"], .disabled), (["selected"], .selected),
        (["hovered"], .hovered), (["focused"], .focused),
        (["selectedHighlighted", "selectedPressed", "activatedSelected"], [.selected, .highlighted]),
        (["selectedHovered"], [.selected, .hovered]), (["disabledSelected"], [.disabled, .selected]),
    ]

    /// The same states without those that a disabled control does not have: it is neither pressed nor hovered.
    var possible: ControlStates { contains(.disabled) ? subtracting([.highlighted, .hovered]) : self }

    /// The sets of states whose values apply in these states, from the most particular one to the normal one; see ``StateValues``.
    var fallbacks: [ControlStates] {
        let states = possible
        var found: [ControlStates] = []
        for main in states.mainFallbacks {
            // A control that is selected or disabled does not borrow the look of one that is merely hovered or focused.
            let isOther = main.isEmpty && !states.isDisjoint(with: [.selected, .disabled])
            let extra: ControlStates = isOther ? [] : states.intersection([.hovered, .focused])
            for more in [extra, extra.subtracting(.focused), extra.subtracting(.hovered), []] {
                if !found.contains(main.union(more)) { found.append(main.union(more)) }
            }
        }
        return found
    }

    /// The fallbacks among disabled, highlighted and selected.
    private var mainFallbacks: [ControlStates] {
        switch intersection([.disabled, .highlighted, .selected]) {
        case [.disabled, .selected]: [[.disabled, .selected], .disabled, .selected, .normal]
        case [.selected, .highlighted]: [[.selected, .highlighted], .selected, .normal]
        case .normal: [.normal]
        case let one: [one, .normal]
        }
    }
}
