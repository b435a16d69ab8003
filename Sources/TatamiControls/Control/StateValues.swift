/// A value for each set of states of a control: a color, a picture, a title.
///
/// States without a value of their own fall back, in this order:
///
/// - To the same states without the focus, then without the mouse, then without both.
/// - Pressed and selected: to selected, then to normal. The value of a control that is pressed but not selected never applies.
/// - Disabled and selected: to disabled, then to selected, then to normal. A disabled control is neither pressed nor hovered.
/// - Any other state: to normal.
///
/// A disabled control that falls back to a value of an enabled one has a match that is not ``Match/isOwnOfDisabled``; controls draw such
/// colors and pictures faded, so that nothing disabled looks enabled.
///
///     var colors = StateValues<Color>(.blue)
///     colors[[.selected, .hovered]] = .navy
public struct StateValues<Value> {
    private var values: [ControlStates: Value] = [:]

    /// Creates a table without any value.
    public init() {}

    /// Creates a table with one value, for the normal state.
    public init(_ value: Value) { values[.normal] = value }

    /// A value that applies in some states.
    public struct Match {
        /// The value.
        public let value: Value
        /// The states for which the value was set.
        public let states: ControlStates

        /// Whether the value was set for a disabled control.
        public var isOwnOfDisabled: Bool { states.contains(.disabled) }
    }

    /// The value that is set for exactly these states; nil for none. Setting nil removes it.
    public subscript(states: ControlStates) -> Value? {
        get { values[states] }
        set { values[states] = newValue }
    }

    /// Whether no value is set.
    public var isEmpty: Bool { values.isEmpty }

    /// Returns the value that applies in some states, and where it was set; nil if there is none.
    public func match(in states: ControlStates) -> Match? {
        if values.isEmpty { return nil }
        for states in states.fallbacks {
            if let value = values[states] { return Match(value: value, states: states) }
        }
        return nil
    }

    /// Returns the value that applies in some states; nil if there is none.
    public func shown(in states: ControlStates) -> Value? { match(in: states)?.value }

    /// Sets a value for states that have none of their own.
    public mutating func complement(_ value: Value, for states: ControlStates) { values[states] = values[states] ?? value }

    /// Adds the values of another table.
    ///
    /// - Parameters:
    ///   - other: The other table.
    ///   - overwrite: Whether the values of the other table replace those that are set in both.
    public mutating func merge(_ other: StateValues, overwrite: Bool = true) {
        values.merge(other.values) { own, new in overwrite ? new : own }
    }
}

extension StateValues: Equatable where Value: Equatable {}
