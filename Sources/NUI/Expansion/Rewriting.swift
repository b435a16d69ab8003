/// Copies of nodes with some parts replaced.
extension ObjectNode {
    convenience init(
        _ node: ObjectNode, properties: [SystemProperty]? = nil, assignments: [Assignment]? = nil, clauses: [Clause]? = nil,
        use: TemplateUse? = nil, isDamaged: Bool? = nil
    ) {
        self.init(
            systemProperties: properties ?? node.systemProperties, assignments: assignments ?? node.assignments,
            clauses: clauses ?? node.clauses, range: node.range, use: use ?? node.use, isDamaged: isDamaged ?? node.isDamaged)
    }
}

extension Value {
    var isObject: Bool { if case .object = self { true } else { false } }
}

extension Assignment {
    func giving(_ value: Value, as operation: Operator? = nil) -> Assignment {
        Assignment(path: path, value: value, operation: operation ?? self.operation, format: format, hasWrongFormat: hasWrongFormat)
    }

    /// Returns the assignment with another value, and another argument of its format.
    func mapValues(_ transform: (Value) -> Value) -> Assignment {
        Assignment(
            path: path, value: transform(value), operation: operation, format: format?.giving(format?.argument.map(transform)),
            hasWrongFormat: hasWrongFormat)
    }

    func starting(with path: NamePath) -> Assignment {
        Assignment(path: path, value: value, operation: operation, format: format, hasWrongFormat: hasWrongFormat)
    }
}

extension ExpressionNode {
    func mapOperands(_ transform: (Value) -> Value) -> ExpressionNode {
        ExpressionNode(
            terms: terms.map { term in
                guard case .operand(let value) = term.kind else { return term }
                return Term(kind: .operand(transform(value)), range: term.range)
            }, range: range)
    }
}

extension ExpressionNode {
    /// Returns the field of the record that the expression gives, to which some names lead.
    func value(of names: ArraySlice<Name>, _ range: SourceRange) -> Value {
        var terms = self.terms
        for name in names { terms.append(Term(kind: .member(terms.count - 1, name), range: range)) }
        return .expression(ExpressionNode(terms: terms, range: range))
    }
}

extension InterpolatedString {
    func mapValues(_ transform: (Value) -> Value) -> InterpolatedString {
        InterpolatedString(
            pieces: pieces.map { piece in
                guard case .value(let value, let format) = piece else { return piece }
                return .value(transform(value), as: format?.giving(format?.argument.map(transform)))
            }, range: range)
    }
}

extension NamePath {
    /// Returns the path with its first `count` names joined to one.
    func joining(_ count: Int, as text: String) -> NamePath {
        let first = Name(text: text, range: first.range.through(names[count - 1].range))
        return NamePath(names: [first] + names.dropFirst(count), range: range) ?? self
    }
}

/// Joins the names of ids inside templates. Such an id is reached through the id of the use, as in `card.title`; wherever a path begins
/// with those names, they become one.
struct InnerNames {
    let ids: Set<String>

    func join(in document: inout Document) {
        document.definitions = document.definitions.map { definition in
            switch definition.kind {
            case .template: return definition
            case .state: return definition.giving(.object(block(definition.object)))
            case .type: return definition
            case .constant, .style, .preview: return definition.giving(value(definition.value))
            }
        }
        document.root = document.root.map { Root(name: $0.name, object: object($0.object), range: $0.range) }
    }

    /// Returns a template that uses itself with the ids in it joined.
    func joined(_ template: RecursiveTemplate) -> RecursiveTemplate {
        RecursiveTemplate(object: object(template.object), parameters: template.parameters)
    }

    private func value(_ value: Value) -> Value {
        switch value {
        case .string, .number, .percentage, .invalid: value
        case .path(let path): .path(self.path(path))
        case .flags(let flags): .flags(FlagsNode(operands: flags.operands.map(self.value), range: flags.range))
        case .array(let array): .array(ArrayNode(elements: array.elements.map(self.value), range: array.range))
        case .object(let object): .object(self.object(object))
        case .expression(let node): .expression(node.mapOperands(self.value))
        case .interpolation(let string): .interpolation(string.mapValues(self.value))
        case .optional: value
        }
    }

    private func object(_ object: ObjectNode) -> ObjectNode {
        let use = object.use.map { $0.rebuilt(on: self.object($0.base), value) }
        let clauses = object.clauses.map { $0.giving($0.value.map(value), $0.object.map(block)) }
        let properties = object.systemProperties.map { $0.kind == .content ? $0.giving(value($0.value)) : $0 }
        return ObjectNode(
            object, properties: properties, assignments: object.assignments.map { $0.mapValues(value) }, clauses: clauses, use: use)
    }

    /// The assignments of a state, or of a block for a width, whose paths may begin with ids.
    private func block(_ object: ObjectNode) -> ObjectNode {
        let inner = self.object(object)
        return ObjectNode(inner, assignments: inner.assignments.map { $0.starting(with: path($0.path)) })
    }

    private func path(_ path: NamePath) -> NamePath {
        var text = path.first.text
        var found = path
        for (index, name) in path.names.enumerated().dropFirst() {
            text += "." + name.text
            if ids.contains(text) { found = path.joining(index + 1, as: text) }
        }
        return found
    }
}
