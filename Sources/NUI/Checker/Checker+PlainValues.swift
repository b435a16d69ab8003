extension Checker {
    /// The property that an assignment sets to a number or a text with which nothing can be wrong, as most assignments do; nil for all others,
    /// which ``checkAssignment(_:on:_:)`` looks at more closely.
    func propertyOfPlainValue(_ assignment: Assignment, _ type: ObjectType?, _ context: Context) -> OwnedProperty? {
        guard let type, !context.hasUses, assignment.operation == .assign, let name = assignment.path.single, name.text != "self" else {
            return nil
        }
        switch assignment.value {
        case .number(let literal):
            guard case .found(let found) = lookUp(name.text, in: type), found.property.deferral == nil, found.property.type.isNumberFirst,
                found.property.range?.contains(literal.value) ?? true, abs(literal.value) <= Limits.likelyNumber
            else { return nil }
            return found
        case .string(let literal):
            guard case .found(let found) = lookUp(name.text, in: type), found.property.deferral == nil,
                case .string = found.property.type, !Placeholder.mayBe(in: literal.value)
            else { return nil }
            return found
        default: return nil
        }
    }
}

extension ValueType {
    /// Whether the type, or its first alternative, is that of numbers with decimals.
    fileprivate var isNumberFirst: Bool {
        switch self {
        case .number: true
        case .oneOf(let types): if case .number? = types.first { true } else { false }
        default: false
        }
    }
}
