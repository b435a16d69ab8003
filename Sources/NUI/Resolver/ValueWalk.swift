/// Goes through a value and all it holds, in the order of the text.
enum ValueWalk {
    /// Calls `visit` with each value and the number of objects and arrays around it.
    static func each(_ value: Value, _ visit: (Value, Int) -> Void) {
        var next = [(value: value, depth: 0)]
        while let (value, depth) = next.popLast() {
            visit(value, depth)
            switch value {
            case .array(let array):
                for element in array.elements.reversed() { next.append((element, depth + 1)) }
            case .object(let object):
                for assignment in object.assignments.reversed() { next.append((assignment.value, depth + 1)) }
                if let use = object.use {
                    next.append((.object(use.base), depth))
                } else if let filling = object.slotFilling {
                    next.append((filling, depth + 1))
                }
            case .flags(let flags):
                for operand in flags.operands.reversed() { next.append((operand, depth)) }
            case .expression(let expression):
                for operand in expression.operands.reversed() { next.append((operand, depth)) }
            case .interpolation(let string):
                for value in string.values.reversed() { next.append((value, depth)) }
            case .string, .number, .path, .invalid: break
            }
        }
    }
}

/// Finds every `:id` of a program.
struct IDCollector {
    /// The name in the first `:id` of each spelling.
    private(set) var ids: [String: Name] = [:]
    /// Whether a system property has a name that none should have.
    private(set) var hasStrangeNames = false

    init(_ program: Program, _ readsMisspelt: Bool) {
        for document in program.documents {
            if let root = document.root { collect(.object(root.object), readsMisspelt) }
            for constant in document.constants where program.isEffective(constant) { collect(constant.value, readsMisspelt) }
            for style in document.styles where program.isEffective(style) { collect(.object(style.object), readsMisspelt) }
            for state in document.states where program.isEffective(state) { collect(.object(state.object), readsMisspelt) }
        }
        for template in program.idleTemplates { collect(.object(template), readsMisspelt) }
    }

    private mutating func collect(_ value: Value, _ readsMisspelt: Bool) {
        ValueWalk.each(value) { value, _ in
            guard case .object(let object) = value else { return }
            for property in object.systemProperties where !SystemName.all.contains(property.name.text) { hasStrangeNames = true }
            guard case .path(let path)? = object.systemProperty("id", orMisspelt: readsMisspelt)?.value, let name = path.single,
                ids[name.text] == nil
            else { return }
            ids[name.text] = name
        }
    }
}

extension Program {
    // Whether no other definition of the same name replaces this one.
    func isEffective(_ constant: Constant) -> Bool { constants[constant.name.text]?.name.range == constant.name.range }
    func isEffective(_ style: Style) -> Bool { styles[style.name.text]?.name.range == style.name.range }
    func isEffective(_ state: State) -> Bool { states[state.name.text]?.name.range == state.name.range }
}
