/// Reads bindings, clauses and optional types.
extension Lowering {
    /// The sign of an assignment, which is among some tokens.
    func assignmentOperator(in tokens: Range<Int>) -> Assignment.Operator {
        for token in tree.tokens[tokens] {
            // `<-` that lacks its blank, which is reported.
            if token.kind == .minus { return .bind }
            if token.kind == .modify, token.upper - token.lower > 1 || !tree.tokens[tokens].contains(where: { $0.kind == .minus }) {
                return .modify
            }
            if token.kind == .bind { return token.upper - token.lower == 3 ? .edit : .bind }
        }
        return .assign
    }

    /// Reads a type with a question mark, which is the value of `node`, or `node` itself.
    mutating func readOptional(_ optional: Int, of node: Int, _ head: Head) -> Int {
        let end = tree.nodes[node].end
        guard optional + 1 < tree.nodes[optional].end else {
            finish(head, .invalid(range(of: optional)))
            return end
        }
        if tree.nodes[optional + 1].kind == .array { return enter(optional + 1, end: end, head, optional: range(of: optional)) }
        finish(head, .optional(leaf(optional + 1), range(of: optional)))
        return end
    }

    /// Reads a clause: the name that it gives to a value, its expression, and the assignments in its braces.
    mutating func readClause(_ node: Int, _ kind: Clause.Kind) -> Int {
        var name: Name?
        var start = node + 1
        let namesValue = kind == .loop || kind == .index || kind == .condition && ownTokens(of: node).contains { $0.kind == .equals }
        if namesValue, let first = child(of: node, from: start, { $0 == .path }) {
            name = path(first)?.single
            start = tree.nodes[first].end
        }
        var clause = Clause(kind: kind, name: name, value: nil, object: nil, range: range(of: node))
        let value = kind.takesValue ? child(of: node, from: start) { $0.isValue } : nil
        guard kind == .when else {
            guard let value else {
                take(.clause(clause))
                return tree.nodes[node].end
            }
            return readValue(value, of: node, .clause(clause))
        }
        if let value, tree.nodes[value].kind != .object {
            clause = clause.giving(leaf(value), nil)
            start = tree.nodes[value].end
        }
        guard let object = child(of: node, from: start, { $0 == .object }) else {
            take(.clause(clause))
            return tree.nodes[node].end
        }
        return enter(object, end: tree.nodes[node].end, .clause(clause))
    }

    /// The tokens of a node that belong to none of its children.
    private func ownTokens(of node: Int) -> [Token] {
        var own: [Token] = []
        var next = tree.nodes[node].firstToken
        for child in tree.children(of: node) {
            own += tree.tokens[next..<max(next, tree.nodes[child].firstToken)]
            next = tree.nodes[child].endToken
        }
        return own + tree.tokens[next..<max(next, tree.nodes[node].endToken)]
    }
}
