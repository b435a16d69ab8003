/// Values that mean the same wherever they stand, so that the checker and the loader need to work them out only once.
extension Resolver {
    /// The levels of arrays, objects and constants that are followed. Deeper values count as open.
    private static let closedLevels = 8

    /// Whether every object of one class gets the same from a style: numbers, strings, names of cases, constants, and arrays and objects of
    /// them, without ids, data or templates.
    package func isClosed(_ style: Definition) -> Bool {
        style.object.use == nil && style.object.assignments.allSatisfy { isClosed($0, Self.closedLevels) }
    }

    private func isClosed(_ assignment: Assignment, _ levels: Int) -> Bool {
        assignment.operation == .assign && assignment.format == nil && assignment.path.single != nil && isClosed(assignment.value, levels)
    }

    private func isClosed(_ value: Value, _ levels: Int) -> Bool {
        guard levels > 0 else { return false }
        switch value {
        case .number, .percentage, .string: return true
        case .path(let path):
            guard let name = path.single?.text, name != "self", ids[name] == nil, program.root?.name.text != name else { return false }
            return program.definitions[.constant, name].map { isClosed($0.value, levels - 1) } ?? true
        case .flags(let flags): return flags.operands.allSatisfy { isClosed($0, levels - 1) }
        case .array(let array): return array.elements.allSatisfy { isClosed($0, levels - 1) }
        case .object(let object):
            return object.use == nil && object.clauses.isEmpty && object.systemProperties.allSatisfy { $0.kind == .class }
                && object.assignments.allSatisfy { isClosed($0, levels - 1) }
        case .expression, .interpolation, .optional, .invalid: return false
        }
    }
}
