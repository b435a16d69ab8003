/// The previews of the main file.
extension Program {
    /// The previews of the main file, in file order.
    public var previews: [Definition] { documents.first?.definitions(of: .preview) ?? [] }

    /// Returns a copy of the program in which some constants have other values, as a preview asks for. Unknown names are
    /// ignored.
    public func giving(_ data: [(name: NamePath, value: Value)]) -> Program {
        var result = self
        var replaced: [SourceRange: Definition] = [:]
        for (path, value) in data {
            guard let old = definitions[.constant, path.text] else { continue }
            let new = old.giving(value)
            result.definitions[.constant][path.text] = new
            replaced[old.name.range] = new
        }
        for file in result.documents.indices where !replaced.isEmpty {
            result.documents[file].definitions = result.documents[file].definitions.map { replaced[$0.name.range] ?? $0 }
        }
        return result
    }
}

/// The settings in the definition of a preview.
extension Definition {
    /// The states to apply, in order: `state = name`, or `state = [a b]`.
    public var previewStates: [NamePath] {
        switch value(of: "state") {
        case .path(let path): [path]
        case .array(let array): array.elements.compactMap { if case .path(let path) = $0 { path } else { nil } }
        default: []
        }
    }

    /// The values that replace constants, and fields of the model: `data = { title = "A long one" }`.
    public var previewData: [(name: NamePath, value: Value)] {
        guard case .object(let object) = value(of: "data") else { return [] }
        return object.assignments.compactMap { $0.operation == .assign ? ($0.path, $0.value) : nil }
    }

    /// The file of JSON with data for the model: `data = "walks.json"`; nil for an object and for no data.
    public var previewDataFile: StringLiteral? { if case .string(let literal)? = value(of: "data") { literal } else { nil } }

    /// Everything but the states and the data: size, scale, direction.
    public var previewSettings: ObjectNode {
        ObjectNode(object, assignments: object.assignments.filter { !["state", "data"].contains($0.path.text) })
    }

    func value(of name: String) -> Value? {
        object.assignments.last { $0.path.text == name && $0.operation == .assign }?.value
    }
}
