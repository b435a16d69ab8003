/// Walks through a value and all values in it, in the order of the text.
enum ValueWalk {
    /// Calls `visit` with each value and the number of objects and arrays around it.
    static func each(_ value: Value, _ visit: (Value, Int) -> Void) {
        var open: [Level] = []
        visit(value, 0)
        enter(value, 0, &open)
        while let last = open.indices.last {
            let depth = open[last].depth
            guard let value = open[last].next() else {
                open.removeLast()
                continue
            }
            visit(value, depth)
            enter(value, depth, &open)
        }
    }

    /// The values at one level of the walk.
    private struct Level {
        enum Contents {
            case values([Value])
            case assignments([Assignment])
            case terms([ExpressionNode.Term])
        }

        let contents: Contents
        let depth: Int
        var position = 0

        mutating func next() -> Value? {
            switch contents {
            case .values(let values): return next(in: values) { $0 }
            case .assignments(let assignments): return next(in: assignments) { $0.value }
            case .terms(let terms): return next(in: terms) { if case .operand(let value) = $0.kind { value } else { nil } }
            }
        }

        private mutating func next<Element>(in list: [Element], _ value: (Element) -> Value?) -> Value? {
            while position < list.count {
                position += 1
                if let value = value(list[position - 1]) { return value }
            }
            return nil
        }
    }

    /// Opens the values inside a value. Those of a template that it uses come before its own and before those that fill a slot.
    private static func enter(_ value: Value, _ depth: Int, _ open: inout [Level]) {
        switch value {
        case .array(let array): open.append(Level(contents: .values(array.elements), depth: depth + 1))
        case .object(let object):
            open.append(Level(contents: .assignments(object.assignments), depth: depth + 1))
            for property in object.systemProperties where property.kind == .content || property.kind == .animate {
                open.append(Level(contents: .values([property.value]), depth: depth + 1))
            }
            if let use = object.use {
                open.append(Level(contents: .values([.object(use.base)]), depth: depth))
            } else if let filling = object.slotFilling {
                open.append(Level(contents: .values([filling]), depth: depth + 1))
            }
            let clauses = object.valuesOfClauses
            if !clauses.isEmpty { open.append(Level(contents: .values(clauses), depth: depth)) }
        case .flags(let flags): open.append(Level(contents: .values(flags.operands), depth: depth))
        case .expression(let expression): open.append(Level(contents: .terms(expression.terms), depth: depth))
        case .interpolation(let string): open.append(Level(contents: .values(string.values), depth: depth))
        case .string, .number, .percentage, .path, .invalid, .optional: break
        }
    }
}

extension ObjectNode {
    /// The conditions, lists and blocks of the clauses.
    fileprivate var valuesOfClauses: [Value] {
        clauses.flatMap { [$0.value, $0.object.map(Value.object)].compactMap { $0 } }
    }
}

/// Finds every `:id` of a program.
struct IDCollector {
    /// The name in the first `:id` of each spelling.
    private(set) var ids: [String: Name] = [:]
    /// True if a system property has a name that no system property should have.
    private(set) var hasStrangeNames = false

    init(_ program: Program, _ readsMisspelt: Bool) {
        for document in program.documents {
            if let root = document.root { collect(.object(root.object), readsMisspelt) }
            for kind in [Definition.Kind.constant, .style, .state] {
                for definition in document.definitions(of: kind) where program.definitions.isEffective(definition) {
                    collect(definition.value, readsMisspelt)
                }
            }
        }
        for template in program.recursiveTemplates.values { collect(.object(template.object), readsMisspelt) }
        for template in program.idleTemplates { collect(.object(template.object), readsMisspelt) }
    }

    private mutating func collect(_ value: Value, _ readsMisspelt: Bool) {
        ValueWalk.each(value) { value, _ in
            guard case .object(let object) = value else { return }
            if object.systemProperties.contains(where: { $0.kind == nil }) { hasStrangeNames = true }
            guard case .path(let path)? = object.systemProperty(.id, orMisspelt: readsMisspelt)?.value, let name = path.single,
                ids[name.text] == nil
            else { return }
            ids[name.text] = name
        }
    }
}
