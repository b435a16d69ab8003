/// What a control looks like at the moment. Several may hold; the look asks for the most important one.
public enum ControlState: String, Hashable, Sendable, CaseIterable {
    case normal, highlighted, disabled, selected

    /// Disabled counts before highlighted, and that before selected.
    init(highlighted: Bool, enabled: Bool, selected: Bool) {
        self = !enabled ? .disabled : highlighted ? .highlighted : selected ? .selected : .normal
    }
}

/// A value a state: what is not set for a state is that of the normal one.
public struct StateValues<Value> {
    private var values: [ControlState: Value] = [:]

    public init() {}

    /// The value set for `state` itself.
    public subscript(state: ControlState) -> Value? {
        get { values[state] }
        set { values[state] = newValue }
    }

    /// The value that `state` shows.
    public func shown(in state: ControlState) -> Value? { values[state] ?? values[.normal] }
}
