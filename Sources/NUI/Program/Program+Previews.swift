/// The previews of the main file.
extension Program {
    public var previews: [Preview] { documents.first?.previews ?? [] }

    /// The program with the constants that a preview replaces.
    public func giving(_ data: [(name: NamePath, value: Value)]) -> Program {
        var result = self
        var replaced: [SourceRange: Constant] = [:]
        for (path, value) in data {
            guard let old = constants[path.text] else { continue }
            let new = Constant(name: old.name, value: value, range: old.range)
            result.constants[path.text] = new
            replaced[old.name.range] = new
        }
        for file in result.documents.indices where !replaced.isEmpty {
            result.documents[file].constants = result.documents[file].constants.map { replaced[$0.name.range] ?? $0 }
        }
        return result
    }
}

extension Preview {
    /// The states that hold, in the order in which they are entered: `state = name`, or `state = [a b]`.
    public var states: [NamePath] {
        switch value(of: "state") {
        case .path(let path): [path]
        case .array(let array): array.elements.compactMap { if case .path(let path) = $0 { path } else { nil } }
        default: []
        }
    }

    /// What the constants are in its place: `data = { title = "A long one" }`.
    public var data: [(name: NamePath, value: Value)] {
        guard case .object(let object) = value(of: "data") else { return [] }
        return object.assignments.compactMap { $0.operation == .assign ? ($0.path, $0.value) : nil }
    }

    /// Everything else: size, scale, direction.
    public var settings: ObjectNode {
        ObjectNode(object, assignments: object.assignments.filter { !["state", "data"].contains($0.path.text) })
    }

    func value(of name: String) -> Value? {
        object.assignments.last { $0.path.text == name && $0.operation == .assign }?.value
    }
}
