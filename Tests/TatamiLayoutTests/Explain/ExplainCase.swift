import TatamiGeometry
import TatamiLayout

/// A tree, one of its nodes, and what an explanation has to say of it.
struct ExplainCase: Sendable {
    let name: String
    let tree: @Sendable () -> Example
    let width: Double?
    let height: Double?
    /// In preorder; 0 is the root.
    let node: Int
    let axis: Axis
    let context: CaseContext
    /// What the children of the root, a relative layout, say about themselves.
    let rules: [Int: RelativeRules<Int>]
    /// The directions that nodes set.
    let directions: [Int: LayoutDirection]
    let sentence: String

    init(
        _ name: String, _ sentence: String, of node: Int, _ axis: Axis = .horizontal, _ width: Double? = nil, _ height: Double? = nil,
        knowing context: CaseContext = CaseContext(), rules: [Int: RelativeRules<Int>] = [:],
        directions: [Int: LayoutDirection] = [:], in tree: @escaping @Sendable () -> Example
    ) {
        (self.name, self.sentence, self.node, self.axis) = (name, sentence, node, axis)
        (self.width, self.height, self.context, self.rules, self.tree) = (width, height, context, rules, tree)
        self.directions = directions
    }

    func explained() -> AxisExplanation {
        let laid = LaidOut(tree(), width, height)
        for (number, name) in context.names { laid.tree.setName(name, of: laid.ids[number]) }
        for (number, own) in directions { laid.tree.setDirection(own, of: laid.ids[number]) }
        for (number, own) in rules { laid.tree.setRules(own.renamed { laid.ids[$0] }, of: laid.ids[number]) }
        laid.tree.layout(laid.ids[0], width: width, height: height)
        return laid.tree.explain(laid.ids[node], in: Knowing(ids: laid.ids, context: context))[axis]
    }
}

/// What a program would know of the nodes of a case, by their numbers.
struct CaseContext: Sendable {
    var names: [Int: String] = [:]
    var words: [Int: String] = [:]
    var needed: [Int: Size] = [:]
    /// The line of every property that a file sets.
    var lines: [String: Int] = [:]
}

private struct Knowing: ExplanationContext {
    let ids: [NodeID]
    let context: CaseContext

    private func number(_ node: NodeID) -> Int { ids.firstIndex(of: node) ?? -1 }

    func name(of node: NodeID) -> String? { context.names[number(node)] }
    func content(of node: NodeID) -> ContentKind? { context.words[number(node)].map { ContentKind($0, [($0, nil)]) } }
    func place(of property: String, _ owner: PropertyValue.Owner, of node: NodeID) -> SourcePlace? {
        context.lines[property].map { SourcePlace(file: "form.nui", line: $0, column: 5) }
    }
    func neededContent(of node: NodeID) -> (width: Double?, height: Double?) {
        let size = context.needed[number(node)]
        return (size?.width, size?.height)
    }
}
