import NUI
import TatamiDrawing
import TatamiGeometry

/// Evaluates the values on the right of `=`.
extension Builder {
    /// Evaluates a value.
    ///
    /// - Parameters:
    ///   - value: The value as the file writes it.
    ///   - type: The type that the property accepts; nil for any.
    ///   - scope: The meaning of names; its `self` is the object whose property is being assigned.
    func evaluate(_ value: Value, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        if scope.log != nil, let loaded = try evaluate(bound: value, expecting: type, in: scope) { return loaded }
        switch value {
        case .string(let literal): return try text(literal, expecting: type)
        case .number(let literal): return .number(literal.value)
        case .percentage(let literal): return .fraction(literal.value / 100)
        case .path(let path): return try resolve(path, expecting: type, in: scope)
        case .flags(let flags): return try join(flags, expecting: type, in: scope)
        case .expression(let expression): return try calculate(expression, expecting: type, in: scope)
        case .interpolation(let string): return try interpolate(string, in: scope)
        case .array(let array): return try list(array, expecting: type, in: scope)
        case .object(let object): return try build(object, expecting: type, in: scope)
        case .optional(_, let range): throw failure(.wrongType, "a type is no value", at: range)
        case .invalid(let range): throw failure(.missingValue, "a value is missing", at: range)
        }
    }

    private func text(_ literal: StringLiteral, expecting type: ValueType?) throws(LoadFailure) -> Loaded {
        if type == .string { return .text(literal.value) }
        for alternative in (type ?? .any).alternatives {
            switch alternative {
            case .enumeration(let name), .flags(let name):
                if let found = registry.schema.schema(ofEnum: name)?.item(text: literal.value) { return .cases([found.name]) }
            case .color where Color(hex: literal.value) == nil:
                if type?.alternatives.contains(.string) != true { throw failure(.notAColor(literal.value), in: .string(literal)) }
            default: break
            }
        }
        return .text(literal.value)
    }

    /// Resolves the first name in the order of the resolver, and reads the further names as properties.
    private func resolve(_ path: NamePath, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        let start: Loaded
        let meaning = resolver.meaning(of: path, expecting: type)
        if type?.alternatives.contains(.reference) == true { return try reference(path, meaning, expecting: type) }
        switch meaning {
        case .enumCase(_, let item): return .cases([item.name])
        case .bool(let bool): return .bool(bool)
        case .dataCase(let name): return .text(name)
        case .current: start = .object(scope.current ?? root)
        case .root: start = scope[path.first.text] ?? .object(root)
        case .object(let id):
            guard let object = scope[id] else {
                throw failure(.forwardReference, "'\(id)' does not exist yet", at: path.first.range, hint: "it is created further down")
            }
            start = object
        case .constant(let constant): start = try value(of: constant, expecting: path.single == nil ? nil : type, in: scope)
        case .cyclic(let constant): throw failure(.constantCycle, "the constant '\(constant.name.text)' depends on itself", at: path.range)
        case .unknown:
            guard let named = scope[path.first.text] else {
                throw failure(.unknownName, "there is no object or constant '\(path.first.text)'", at: path.first.range)
            }
            start = named
        }
        let found = try follow(path.rest, from: start)
        if found.areObjects { journal.references.hasReferences = true }
        return found
    }

    /// Keeps a name as it is written. A constant whose value is a name stands for that name.
    private func reference(_ path: NamePath, _ meaning: Meaning, expecting type: ValueType?) throws(LoadFailure) -> Loaded {
        switch meaning {
        case .enumCase(_, let item): return .cases([item.name])
        case .constant(let constant):
            if case .path(let named) = constant.value { return try resolve(named, expecting: type, in: self.scope) }
        default: break
        }
        return .text(path.text)
    }

    private func follow(_ names: ArraySlice<Name>, from start: Loaded) throws(LoadFailure) -> Loaded {
        var value = start
        for name in names {
            guard case .object(let object) = value, let item = itemClass(of: object) else {
                throw failure(.unknownName, "there is no object before '.\(name.text)'", at: name.range)
            }
            guard let next = try read(name, of: object, item) else {
                throw failure(.unknownName, "'\(name.text)' has no value", at: name.range)
            }
            value = next
        }
        return value
    }

    /// Returns the value of a constant. A constant with a `:class` is made once, at its first use, and shared; others are evaluated at each
    /// use.
    private func value(
        of constant: Definition, expecting type: ValueType?, in scope: Scope
    ) throws(LoadFailure) -> Loaded {
        guard case .object(let object) = constant.value, object.classProperty() != nil else {
            return try evaluate(constant.value, expecting: type, in: scope)
        }
        if let made = names.constant(constant.name.text) { return made }
        let made = try build(object, expecting: nil, in: self.scope)
        names.setConstant(constant.name.text, made)
        return made
    }

    /// Joins flags: `A | B | 4`. Cases stay cases; if there is a number, all become numbers.
    private func join(_ flags: FlagsNode, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        var names: [String] = []
        var bits = 0.0
        var hasNumber = false
        for operand in flags.operands {
            switch try evaluate(operand, expecting: type, in: scope) {
            case .cases(let cases): names += cases
            case let value:
                guard let number = value.number else {
                    throw failure(.wrongType, "'|' joins names of flags or numbers, not \(value.kind)", at: operand.range)
                }
                bits = Double(Numbers.cleanCount(bits, 0...0xFFFF_FFFF) | Numbers.cleanCount(number, 0...0xFFFF_FFFF))
                hasNumber = true
            }
        }
        guard hasNumber else { return .cases(names) }
        guard names.isEmpty else { throw failure(.wrongType, "'|' joins names or numbers, not both", at: flags.range) }
        return .number(bits)
    }

    private func list(_ array: ArrayNode, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        var elements: [Loaded] = []
        elements.reserveCapacity(array.elements.count)
        let elementType = type?.elementType(count: array.elements.count)
        for element in array.elements { elements.append(try evaluate(element, expecting: elementType, in: scope)) }
        return .list(elements)
    }
}

extension ValueType {
    /// Returns the type of the elements of an array for this type; nil for any.
    fileprivate func elementType(count: Int) -> ValueType? {
        for alternative in alternatives {
            if case .array(let element) = alternative { return element }
            if alternative == .trackList { return .trackEntry }
            if alternative == .insets || alternative.componentCounts?.contains(count) == true { return .number }
        }
        return nil
    }
}
