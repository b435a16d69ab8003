/// The states of a control that its look depends on. Any number of them may hold at once.
public struct ControlStates: OptionSet, Hashable, Sendable {
    /// The states as bits.
    public let rawValue: UInt8
    /// Creates a set of states from its bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }

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

    /// The state whose values apply: disabled precedes highlighted, which precedes selected.
    public var dominant: ControlState {
        contains(.disabled) ? .disabled : contains(.highlighted) ? .highlighted : contains(.selected) ? .selected : .normal
    }
}

/// A state for which a control may have values of its own: a title, a color.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
    /// None of the others.
    case normal
    /// Pressed, by a pointer that is on the control or by a key.
    case highlighted
    /// People cannot use the control.
    case disabled
    /// The control is selected.
    case selected
}

/// A value for each state; a state without a value shows that of the normal state.
public struct StateValues<Value> {
    private var values: [ControlState: Value] = [:]

    /// Creates a table without any value.
    public init() {}

    /// The value that is set for `state` itself; nil for none.
    public subscript(state: ControlState) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// Returns the value that `state` shows: its own, or else that of the normal state.
    public func shown(in state: ControlState) -> Value? { values[state] ?? values[.normal] }
}

extension StateValues: Equatable where Value: Equatable {}
