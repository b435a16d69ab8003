/// What a program knows about its nodes that an explanation wants to say. Whoever knows nothing of a question answers nil.
public protocol ExplanationContext {
    /// What people call the node, as it stands in a sentence: `save`.
    func name(of node: NodeID) -> String?
    /// What it is that asks for the size of a leaf.
    func content(of node: NodeID) -> ContentKind?
    /// Where the value of a property of the node is written. `property` is the canonical name.
    func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace?
    /// What the content of a leaf needs along both axes, where it is cut at the leaf's present size.
    func neededContent(of node: NodeID) -> (width: Double?, height: Double?)
}

extension ExplanationContext {
    public func content(of node: NodeID) -> ContentKind? { nil }
    public func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace? { nil }
    public func neededContent(of node: NodeID) -> (width: Double?, height: Double?) { (nil, nil) }
}

/// What the content of a leaf is called, and the properties that decide its size, the most telling one first.
public struct ContentKind: Hashable, Sendable {
    /// In the singular, as in `text asks 120`.
    public var name: String
    public var values: [PropertyValue]

    public init(_ name: String, _ values: [(property: String, value: PropertyValue.Value?)] = []) {
        self.name = name
        self.values = values.map { PropertyValue(.view, $0.property, $0.value) }
    }
}

/// Knows the names that a tree's nodes were given, and nothing else.
struct TreeContext: ExplanationContext {
    let tree: LayoutTree
    func name(of node: NodeID) -> String? { tree.name(of: node) }
}
