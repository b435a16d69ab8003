/// What a program knows about its nodes, for explanations. A function returns nil for what the program does not know.
public protocol ExplanationContext {
    /// Returns the name of the node, as it appears in a sentence: `save`.
    func name(of node: NodeID) -> String?
    /// Returns the kind of content that a leaf has, as in `text needs 120`.
    func content(of node: NodeID) -> ContentKind?
    /// Returns the place in a file where the value of a property of the node is written.
    ///
    /// - Parameters:
    ///   - property: The canonical name of the property, never an alias.
    ///   - owner: The part of the node that has the property: its item, its layout or its view.
    ///   - node: The node.
    func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace?
    /// Returns the lengths that the content of a leaf needs, in points, on the axes on which it is cut at the leaf's present size; nil
    /// for the others.
    func neededContent(of node: NodeID) -> (width: Double?, height: Double?)
    /// The nodes whose content the program chooses by their widths. No change is proposed that gives one of them another width, because the
    /// program would choose anew.
    var nodesThatDependOnWidth: [NodeID] { get }
}

extension ExplanationContext {
    /// Returns nil: the program does not know the content of leaves.
    public func content(of node: NodeID) -> ContentKind? { nil }
    /// Returns nil: the program does not know where values are written.
    public func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace? { nil }
    /// Returns nil for both axes: the program does not know that content is cut.
    public func neededContent(of node: NodeID) -> (width: Double?, height: Double?) { (nil, nil) }
    /// No nodes: the program does not choose by widths.
    public var nodesThatDependOnWidth: [NodeID] { [] }
}

/// The name of a leaf's content, and the properties that determine its size, the most important one first.
public struct ContentKind: Hashable, Sendable {
    /// The name in the singular, as in `text needs 120`.
    public var name: String
    /// The properties that determine the size. They belong to the view.
    public var values: [PropertyValue]
    /// True for content that only takes room, such as a spacer; no change is proposed to make it visible.
    public var isRoom: Bool

    /// Makes a kind of content from its name and the properties of the view that determine its size.
    public init(_ name: String, _ values: [(property: String, value: PropertyValue.Value?)] = [], isRoom: Bool = false) {
        self.name = name
        self.isRoom = isRoom
        self.values = values.map { PropertyValue(.view, $0.property, $0.value) }
    }
}

/// Knows the names that a tree's nodes were given, and nothing else.
struct TreeContext: ExplanationContext {
    let tree: LayoutTree
    func name(of node: NodeID) -> String? { tree.name(of: node) }
}
