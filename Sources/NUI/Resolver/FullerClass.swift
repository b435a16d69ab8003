/// The class of an object that names a class with a fuller one, such as a `View` with a `layout`.
extension Resolver {
    /// Returns the fuller class of `found` if a property that only the fuller class has is set on the object: by the object itself, by its
    /// template, by one of its styles, or by a state. Returns `found` otherwise.
    func fuller(_ found: KnownClass, for object: ObjectNode) -> KnownClass {
        guard let name = found.schema.fullerClass, let fuller = schema.knownClass(name) else { return found }
        let needsFuller = { (property: String) in
            schema.ownedProperty(property, of: found.number) == nil && schema.ownedProperty(property, of: fuller.number) != nil
        }
        if object.assignments.contains(where: { firstName(of: $0).map(needsFuller) ?? false }) { return fuller }
        let expanded = expand(object)
        let isNeeded =
            expanded.assignments.contains { firstName(of: $0.assignment).map(needsFuller) ?? false }
            || statedNames.names(ofID: expanded.id?.text).contains(where: needsFuller)
        return isNeeded ? fuller : found
    }

    /// The property of the object itself from which an assignment starts; nil for a bare `self`.
    fileprivate func firstName(of assignment: Assignment) -> String? {
        target(of: assignment.path).map { ($0.walked.first ?? $0.property).text }
    }
}

/// The names of the properties that the states of a program set, by object.
struct StatedNames: Sendable {
    private var byID: [String: Set<String>] = [:]

    init() {}

    /// Reads the states of the program of a resolver.
    init(_ resolver: Resolver) {
        let program = resolver.program
        for document in program.documents {
            for state in document.definitions(of: .state) where program.definitions.isEffective(state) {
                for entry in state.object.assignments { note(entry, resolver) }
            }
        }
    }

    /// Returns the names of the properties that states set of the object with an `:id`.
    func names(ofID id: String?) -> Set<String> { id.flatMap { byID[$0] } ?? [] }

    private mutating func note(_ entry: Assignment, _ resolver: Resolver) {
        var names: [String] = []
        if let path = entry.path.tail {
            names = [path.first.text]
        } else if entry.operation == .modify, case .object(let object) = entry.value {
            names = resolver.expand(object).assignments.compactMap { resolver.firstName(of: $0.assignment) }
        }
        byID[entry.path.first.text, default: []].formUnion(names)
    }
}
