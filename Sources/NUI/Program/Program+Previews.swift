/// What previews of the main file ask for beside their looks.
extension Program {
    public var previews: [Preview] { documents.first?.previews ?? [] }

    /// The program with the constants that a preview replaces.
    public func giving(_ data: [(name: NamePath, value: Value)]) -> Program {
        var result = self
        for (path, value) in data {
            guard let old = constants[path.text] else { continue }
            let new = Constant(name: old.name, value: value, range: old.range)
            result.constants[path.text] = new
            let file = old.name.range.file.index
            for index in result.documents[file].constants.indices where result.documents[file].constants[index].name.range == old.name.range {
                result.documents[file].constants[index] = new
            }
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
        return object.assignments.filter { $0.operation == .assign }.map { ($0.path, $0.value) }
    }

    /// Everything else: size, scale, direction.
    public var settings: ObjectNode { ObjectNode(object, assignments: object.assignments.filter { !["state", "data"].contains($0.path.text) }) }

    func value(of name: String) -> Value? {
        object.assignments.last { $0.path.text == name && $0.operation == .assign }?.value
    }
}
