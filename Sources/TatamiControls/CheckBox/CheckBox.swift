import TatamiDrawing
import TatamiGeometry
import TatamiInteraction
import TatamiViews

/// A box that people check, with a title beside it that belongs to its target.
///
/// A box that stands for several things may be `mixed`. A press of it checks all of them, and the next one none; people never make it mixed.
open class CheckBox: ToggleButton {
    /// Whether the box stands for several things of which only some are checked. The default is false.
    public var mixed = false { didSet { if mixed != oldValue { lookChanged() } } }

    /// Whether the box is checked. A mixed box is not.
    public var checked: Bool {
        get { selected && !mixed }
        set { (selected, mixed) = (newValue, false) }
    }

    /// Creates a check box with a title.
    public override init(_ title: String = "") {
        super.init(title)
        takeMark()
    }

    open override var pressKeys: Set<KeyEvent.Key> { [.space] }

    open override func activate() {
        let wasMixed = mixed
        mixed = false
        if wasMixed, selected { selected = false }
        super.activate()
    }

    open override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        super.content(in: theme, states).besideMark(ownFont?.resolved(in: theme) ?? theme.font(.body), in: theme)
    }

    open override func leadingParts(in theme: Theme, _ states: ControlStates) -> [ControlPart] {
        let value: ChoiceMark.Value = mixed ? .mixed : states.contains(.selected) ? .on : .off
        return [ChoiceMark(form: .box, value: value, states: states, theme: theme).part]
    }

    /// Whether the box is checked; none for a mixed box.
    open override var formValue: FormValue {
        get { mixed ? .none : super.formValue }
        set {
            switch newValue {
            case .none: mixed = true
            case .bool(let isChecked): checked = isChecked
            default: break
            }
        }
    }
    open override var ownRole: AccessibilityRole { .checkBox }
    open override var selectedState: AccessibilityNode.State { .checked }

    open override var accessibilityStates: Set<AccessibilityNode.State> {
        mixed ? super.accessibilityStates.subtracting([.checked]).union([.mixed]) : super.accessibilityStates
    }
}
