import TatamiDrawing
import TatamiInteraction
import TatamiViews

/// A button that stays selected until it is pressed again.
///
/// A press sends `valueChanged` and `valueCommitted`; a program that sets `selected` sends neither.
open class ToggleButton: Button, FormControl {
    /// Creates a button with a title; an empty string sets no title.
    public override init(_ title: String = "") {
        super.init(title)
        style = .plain
    }

    open override var usualEvent: Action.Event { .valueChanged }
    /// Whether the button is selected.
    open var formValue: FormValue {
        get { .bool(selected) }
        set { if case .bool(let isSelected) = newValue { selected = isSelected } }
    }

    /// Changes `selected` as a press does, and sends the events of that.
    ///
    /// - Parameter isSelected: The new value. If it is the present one, nothing happens.
    open func toggle(to isSelected: Bool) {
        guard selected != isSelected else { return }
        selected = isSelected
        send(.valueChanged)
        send(.valueCommitted)
    }

    open override func activate() {
        send(.touchUpInside)
        toggle(to: !selected)
    }

    open override var ownRole: AccessibilityRole { .toggleButton }

    open override var accessibilityStates: Set<AccessibilityNode.State> {
        let others = super.accessibilityStates.subtracting([.selected])
        return selected ? others.union([selectedState]) : others
    }

    /// The state that assistive technology reads while the button is selected.
    open var selectedState: AccessibilityNode.State { .pressed }
}
