import TatamiData

/// Resolves operators and functions.
extension FormulaReader {
    /// Adds the terms of an expression.
    mutating func expression(_ expression: ExpressionNode, _ wanted: Wanted) throws(FormulaFault) -> Int {
        let naturals = naturalTypes(expression)
        let all = wanteds(expression, naturals, wanted)
        // By the indices of the expression, those of its terms here.
        var indices: [Int] = []
        for (index, term) in expression.terms.enumerated() {
            indices.append(try add(term, indices, all[index]))
        }
        guard let last = indices.last else {
            throw FormulaFault(code: .missingValue, range: expression.range, message: "a value is missing")
        }
        return last
    }

    /// The types of data of the terms, as far as they are known without what is around them. They say of which enumeration a case is.
    private func naturalTypes(_ expression: ExpressionNode) -> [DataType?] {
        var types: [DataType?] = []
        for term in expression.terms {
            switch term.kind {
            case .operand(.path(let path)): types.append(naturalType(path))
            case .argument(_, let value): types.append(types[value])
            case .conditional(_, let first, let second): types.append(types[first] ?? types[second])
            case .binary(.coalesce, let left, let right): types.append(types[left]?.unwrapped ?? types[right])
            case .call(.find, let values): types.append(element(of: values.first.flatMap { types[$0] }).map { .optional($0) })
            case .member(let value, let name): types.append(types[value].flatMap { naturalType(of: name, in: $0) })
            default: types.append(nil)
            }
        }
        return types
    }

    private func element(of list: DataType?) -> DataType? { if case .list(let element)? = list { element } else { nil } }

    /// What each term has to be.
    private func wanteds(_ expression: ExpressionNode, _ naturals: [DataType?], _ whole: Wanted) -> [Wanted] {
        var all = [Wanted](repeating: .any, count: expression.terms.count)
        guard let last = all.indices.last else { return all }
        all[last] = whole
        func data(_ type: DataType?, or other: Wanted) -> Wanted { type.map { .data($0) } ?? other }
        for index in expression.terms.indices.reversed() {
            switch expression.terms[index].kind {
            case .operand, .not, .negate, .member: break
            case .argument(_, let value): all[value] = all[index]
            case .conditional(_, let first, let second):
                let own = data(naturals[index], or: all[index])
                (all[first], all[second]) = (own, own)
            case .binary(.coalesce, let left, let right):
                all[left] = data(naturals[left], or: .any)
                all[right] = data(naturals[left]?.unwrapped, or: all[index])
            case .binary(let sign, let left, let right) where sign.isEquality:
                (all[left], all[right]) = (data(naturals[right], or: .any), data(naturals[left], or: .any))
            case .binary: break
            case .call(.find, let values):
                guard let list = values.first, let key = keyType(of: element(of: naturals[list])), values.count == 2 else { continue }
                all[values[1]] = .data(key)
            case .call: break
            }
        }
        return all
    }

    /// The type of the key of a record type; nil if it has none.
    func keyType(of type: DataType?) -> DataType? {
        guard case .record(let name)? = type?.unwrapped, let record = model?.record(named: name), let key = record.key,
            let index = record.index(of: key)
        else { return nil }
        return record.fields[index].type
    }

    private mutating func add(_ term: ExpressionNode.Term, _ indices: [Int], _ wanted: Wanted) throws(FormulaFault) -> Int {
        let range = term.range
        switch term.kind {
        case .operand(let value): return try read(value, wanted)
        case .argument(_, let value): return indices[value]
        case .member(let value, let name): return try member(name, of: indices[value], range)
        case .not(let value):
            try need(.bool, indices[value], "'!'")
            return add(.not(indices[value]), .data(.bool), range)
        case .negate(let value):
            let type = try number(indices[value], "'-'")
            return add(.negate(indices[value]), .data(type), range)
        case .conditional(let condition, let first, let second):
            try need(.bool, indices[condition], "'?'")
            let type = try common(indices[first], indices[second], range)
            return add(.conditional(indices[condition], indices[first], indices[second]), type, range)
        case .binary(let sign, let left, let right): return try binary(sign, indices[left], indices[right], range)
        case .call(let function, let values): return try call(function, values.map { indices[$0] }, range)
        }
    }

    // MARK: Operators

    private mutating func binary(_ sign: BinaryOperator, _ left: Int, _ right: Int, _ range: SourceRange) throws(FormulaFault) -> Int {
        switch sign {
        case .or, .and:
            try need(.bool, left, "'\(sign.rawValue)'")
            try need(.bool, right, "'\(sign.rawValue)'")
            return add(.binary(sign, left, right), .data(.bool), range)
        case .equal, .notEqual:
            try checkComparable(left, right, range)
            return add(.binary(sign, left, right), .data(.bool), range)
        case .less, .lessOrEqual, .greater, .greaterOrEqual:
            try checkOrdered(left, right, sign)
            return add(.binary(sign, left, right), .data(.bool), range)
        case .coalesce:
            guard terms[left].type.mayBeNil || terms[left].isConstant else {
                throw FormulaFault(
                    code: .wrongType, range: terms[left].range, message: "'\(text(left))' is never nil, so '??' has no effect")
            }
            let type = try coalesced(left, right, range)
            return add(.binary(sign, left, right), type, range)
        case .plus, .minus, .times, .divided, .remainder:
            let first = try number(left, "'\(sign.rawValue)'")
            let second = try number(right, "'\(sign.rawValue)'")
            let isInteger = first == .integer && second == .integer && sign != .divided
            return add(.binary(sign, left, right), .data(isInteger ? .integer : .number), range)
        }
    }

    private func text(_ term: Int) -> String { resolver.program.text(in: terms[term].range) }

    /// Throws unless a term is of a type.
    func need(_ type: DataType, _ term: Int, _ what: String) throws(FormulaFault) {
        let found = terms[term]
        if found.type == .data(type) || type == .number && found.type == .data(.integer) { return }
        if found.type.data?.unwrapped == type { throw nilFault(found) }
        throw FormulaFault(code: .wrongType, range: found.range, message: "\(what) takes \(type.phrase), not \(found.type.name)")
    }

    /// Returns the type of a term that must be a number.
    func number(_ term: Int, _ what: String) throws(FormulaFault) -> DataType {
        if terms[term].type == .data(.integer) { return .integer }
        try need(.number, term, what)
        return .number
    }

    /// The type that both values of a choice have.
    private func common(_ first: Int, _ second: Int, _ range: SourceRange) throws(FormulaFault) -> FormulaType {
        let (a, b) = (terms[first].type, terms[second].type)
        if let type = Self.common(a, b) { return type }
        // A value of the property beside data: the property decides whether it takes the data.
        if a == .property || b == .property { return .property }
        throw FormulaFault(
            code: .wrongType, range: range, message: "both values of a choice have one type; these are \(a.name) and \(b.name)")
    }

    static func common(_ a: FormulaType, _ b: FormulaType) -> FormulaType? {
        if a == b { return a }
        switch (a, b) {
        case (.nothing, .data(let type)), (.data(let type), .nothing): return .data(type.isOptional ? type : .optional(type))
        case (.data(let x), .data(let y)):
            let isOptional = x.isOptional || y.isOptional
            let (first, second) = (x.unwrapped, y.unwrapped)
            let isNumber = (first == .integer && second == .number) || (first == .number && second == .integer)
            guard first == second || isNumber else { return nil }
            let type = isNumber ? .number : first
            return .data(isOptional ? .optional(type) : type)
        default: return nil
        }
    }

    private func coalesced(_ left: Int, _ right: Int, _ range: SourceRange) throws(FormulaFault) -> FormulaType {
        guard let type = terms[left].type.data?.unwrapped else { return terms[right].type }
        if terms[left].isConstant, !terms[left].type.mayBeNil { return terms[left].type }
        guard let result = Self.common(.data(type), terms[right].type) ?? (terms[right].type == .property ? .property : nil) else {
            throw FormulaFault(
                code: .wrongType, range: terms[right].range,
                message: "'??' gives \(type.phrase) here, and '\(text(right))' is \(terms[right].type.name)")
        }
        return result
    }

    private func checkComparable(_ left: Int, _ right: Int, _ range: SourceRange) throws(FormulaFault) {
        let (a, b) = (terms[left].type, terms[right].type)
        if let type = Self.common(a, b), type != .property {
            if case .data(let data) = type, case .list = data.unwrapped, a != .nothing, b != .nothing {
                throw FormulaFault(code: .wrongType, range: range, message: "lists cannot be compared", hint: "compare count(list)")
            }
            return
        }
        throw FormulaFault(code: .wrongType, range: range, message: "\(a.name) and \(b.name) cannot be compared")
    }

    private func checkOrdered(_ left: Int, _ right: Int, _ sign: BinaryOperator) throws(FormulaFault) {
        for type in [DataType.date, .day] where terms[left].type == .data(type) && terms[right].type == .data(type) { return }
        _ = try number(left, "'\(sign.rawValue)'")
        _ = try number(right, "'\(sign.rawValue)'")
    }

    // MARK: Functions

    private mutating func call(_ function: Function, _ values: [Int], _ range: SourceRange) throws(FormulaFault) -> Int {
        guard function.takes(values.count) else {
            throw FormulaFault(
                code: .wrongValueCount, range: range, message: "'\(function.rawValue)' takes other values", hint: function.example)
        }
        let name = "'\(function.rawValue)'"
        let type: DataType
        switch function {
        case .min, .max, .abs:
            var types: [DataType] = []
            for value in values { types.append(try number(value, name)) }
            type = types.contains(.number) ? .number : .integer
        case .round:
            _ = try number(values[0], name)
            type = .integer
        case .count, .isEmpty:
            try checkCounted(values[0], function)
            type = function == .count ? .integer : .bool
        case .upper, .lower, .trim:
            try need(.string, values[0], name)
            type = .string
        case .prefix:
            try need(.string, values[0], name)
            try need(.integer, values[1], name)
            type = .string
        case .contains:
            try need(.string, values[0], name)
            try need(.string, values[1], name)
            type = .bool
        case .localized:
            try need(.string, values[0], name)
            _ = try number(values[1], name)
            type = .string
        case .fault:
            try checkPath(values[0])
            type = .optional(.string)
        case .find: type = try found(values[0], values[1])
        }
        return add(.call(function, values), .data(type), range)
    }

    private func checkCounted(_ value: Int, _ function: Function) throws(FormulaFault) {
        switch terms[value].type.data?.unwrapped {
        case .list?, .string?:
            if terms[value].type.mayBeNil { throw nilFault(terms[value]) }
        default:
            throw FormulaFault(
                code: .wrongType, range: terms[value].range,
                message: "'\(function.rawValue)' takes a list or a String, not \(terms[value].type.name)")
        }
    }

    private func checkPath(_ value: Int) throws(FormulaFault) {
        switch terms[value].kind {
        case .field, .member, .local: return
        default:
            throw FormulaFault(
                code: .wrongType, range: terms[value].range, message: "'fault' takes the path that a field edits",
                hint: Function.fault.example)
        }
    }

    private func found(_ list: Int, _ key: Int) throws(FormulaFault) -> DataType {
        guard case .list(let element)? = terms[list].type.data else {
            throw FormulaFault(
                code: .wrongType, range: terms[list].range, message: "'find' takes a list, not \(terms[list].type.name)",
                hint: Function.find.example)
        }
        guard case .record(let name) = element, let type = keyType(of: element) else {
            throw FormulaFault(
                code: .missingKey, range: terms[list].range, message: "'find' needs rows with a key", hint: "write ':key id' in the type")
        }
        guard let given = terms[key].type.data else { return .optional(element) }
        let fits = given.unwrapped == type || type == .number && given.unwrapped == .integer
        if !fits {
            throw FormulaFault(
                code: .wrongType, range: terms[key].range, message: "the key of \(name) is \(type.phrase), not \(given.phrase)")
        }
        return .optional(element)
    }
}

extension Formula.Term {
    /// Whether the term is a value of the file, such as a member of an element of a list of constants that others of its elements lack.
    fileprivate var isConstant: Bool { if case .constant = kind { true } else { false } }
}
