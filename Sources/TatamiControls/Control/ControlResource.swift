/// Resources of controls: values of each kind, which may differ by state.
public protocol ControlResource {
    /// Returns the values of a kind, such as `\.backgroundColors`.
    func values<Value>(_ kind: KeyPath<StatefulResource, StateValues<Value>>) -> StateValues<Value>
}

/// Resources that are the same in all states: of each kind, the value for the normal state.
public struct UnstatefulResource: ControlResource {
    /// The values. Only those for the normal state count.
    public var base: StatefulResource

    /// Creates resources from the values of `base` for the normal state.
    public init(_ base: StatefulResource = StatefulResource()) { self.base = base }

    /// Returns the value of a kind as that of the normal state.
    public func values<Value>(_ kind: KeyPath<StatefulResource, StateValues<Value>>) -> StateValues<Value> {
        base[keyPath: kind][.normal].map { StateValues($0) } ?? StateValues()
    }
}

/// A single resource: one value of one kind, in all states.
public struct MonoResource<Resource>: ControlResource {
    private let kind: KeyPath<StatefulResource, StateValues<Resource>>
    private let values: StateValues<Resource>

    /// Creates a resource: `MonoResource(\.icons, .folder)`.
    public init(_ kind: KeyPath<StatefulResource, StateValues<Resource>>, _ value: Resource) {
        (self.kind, values) = (kind, StateValues(value))
    }

    /// Returns the value if it is of the kind; otherwise no values.
    public func values<Value>(_ kind: KeyPath<StatefulResource, StateValues<Value>>) -> StateValues<Value> {
        kind as AnyKeyPath == self.kind ? values as? StateValues<Value> ?? StateValues() : StateValues()
    }
}
