import TatamiDrawing
import TatamiGeometry
import TatamiViews

/// Several choices, of which people make one.
///
///     let sizes = RadioGroup(["Small", "Medium", "Large"])
///     sizes.selectedIndex = 1
///     sizes.on { print($0.selectedIndex ?? 0) }
open class RadioGroup: ChoiceGroup {
    /// The axis along which the choices stand. The default is vertical.
    public var orientation: Axis {
        get { stack.axis }
        set { stack.axis = newValue }
    }
    /// The distance between two choices, in points. The default is 0.
    public var spacing: Double {
        get { stack.spacing }
        set { stack.spacing = newValue }
    }

    /// Creates a group of choices with titles.
    public override init(_ titles: [String] = []) {
        super.init(titles)
        (stack.axis, stack.horizontalAlignment) = (.vertical, .leading)
    }

    open override var axis: Axis { orientation }
    open override func makeChoice(_ title: String) -> RovingItem { RadioButton(title) }
}

/// A choice of a radio group: a circle and a title, which belongs to its target.
final class RadioButton: RovingItem {
    override init(_ title: String = "") {
        super.init(title)
        takeMark()
    }

    override func content(in theme: Theme, _ states: ControlStates) -> ControlContent {
        super.content(in: theme, states).besideMark(ownFont?.resolved(in: theme) ?? theme.font(.body), in: theme)
    }

    override func leadingParts(in theme: Theme, _ states: ControlStates) -> [ControlPart] {
        let value: ChoiceMark.Value = states.contains(.selected) ? .on : .off
        return [ChoiceMark(form: .circle, value: value, states: states, theme: theme).part]
    }
}
