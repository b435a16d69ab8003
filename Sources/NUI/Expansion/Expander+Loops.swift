/// Loops over constants: each element takes the place of the loop's name, as an argument of a template does.
extension Expander {
    /// Returns the objects that a loop over constants makes; nil for all other values.
    mutating func repeated(_ element: Value, _ here: Environment) -> [Value]? {
        // The list does not bind the assignment around the object.
        let isBound = usesBoundArgument
        defer { usesBoundArgument = isBound }
        guard case .object(let object) = element, let loop = object.clause(.loop), let name = loop.name, let list = loop.value,
            let elements = constants(list, here)
        else { return nil }
        if loopRange == nil { loopRange = loop.range }
        reportStatic(object, name, here)
        var body = object.without([.loop, .filter, .index, .key])
        if let filter = object.clause(.filter), object.clause(.condition) == nil {
            body = ObjectNode(
                body, clauses: [Clause(kind: .condition, name: nil, value: filter.value, object: nil, range: filter.range)] + body.clauses)
        }
        let ids = InnerIDs(of: object)
        var result: [Value] = []
        for (number, value) in elements.enumerated() where !isTooLarge {
            var inner = here
            var frame = here.frame ?? Frame()
            frame.arguments[name.text] = value
            if let index = object.clause(.index)?.name {
                frame.arguments[index.text] = Argument(value: .number(NumberLiteral(value: Double(number), range: index.range)), size: 1)
            }
            for id in ids.names { frame.ids[id] = "\(here.frame?.ids[id] ?? id)#\(number)" }
            inner.frame = frame
            countValue(Self.costOfUse)
            if body.clauses.isEmpty, case .array(let content)? = body.systemProperty(.content)?.value {
                result += self.elements(content, inner)
            } else {
                result.append(self.value(.object(body), inner))
            }
        }
        return result
    }

    /// Returns one object for `{ :else  :for x in constants }` and the objects with `:else` behind it, which are taken away; else nil.
    mutating func choice(_ element: Value, _ followers: inout ArraySlice<Value>, _ here: Environment) -> Value? {
        guard case .object(let object) = element, let otherwise = object.clause(.otherwise), let list = object.clause(.loop)?.value,
            constants(list, here) != nil
        else { return nil }
        let chain = followers.prefix { if case .object(let next) = $0 { next.clause(.otherwise) != nil } else { false } }
        followers.removeFirst(chain.count)
        var inner = here
        inner.isGuarded = true
        let content = ArrayNode(elements: [.object(object.without([.otherwise]))] + chain, range: object.range)
        return .object(ObjectNode(content: elements(content, inner), clause: otherwise))
    }

    /// Reports clauses that a loop over constants does not have, and a name that something else has.
    private mutating func reportStatic(_ object: ObjectNode, _ name: Name, _ here: Environment) {
        func report(_ code: DiagnosticCode, _ range: SourceRange, _ message: String, hint: String) {
            if !issues.skips(code, at: range) { issues.add(code, at: range, message, hint: hint) }
        }
        if let index = object.clause(.index), object.clause(.filter) != nil {
            report(
                .misplacedClause, index.range, "':index' counts shown rows, and which constants ':where' shows is not known here",
                hint: "leave ':where' out, or put the list into the model")
        }
        if let condition = object.clause(.condition) {
            report(
                .misplacedClause, condition.range, "':for' and ':if' on one object",
                hint: "nest them: { :for ...  :content = [{ :if ... }] }, or { :if ...  :content = [{ :for ... }] }")
        }
        let loops = object.clauses.filter { $0.kind == .loop }
        if loops.count > 1 { report(.misplacedClause, loops[1].range, "':for' is given twice", hint: "nest them with ':content'") }
        if let key = object.clause(.key) {
            report(.misplacedClause, key.range, "a loop over constants needs no ':key'", hint: "leave it out")
        }
        for name in [name] + [object.clause(.index)?.name].compactMap({ $0 }) {
            if let what = hidden(by: name, here) {
                report(.hidingName, name.range, "'\(name.text)' hides \(what) of that name", hint: "give it another name")
            }
        }
    }

    /// What else has the name that a loop over constants gives; nil if nothing has.
    private func hidden(by name: Name, _ here: Environment) -> String? {
        if modelFields.contains(name.text) { return "the field of the model" }
        if here.frame?.arguments[name.text] != nil { return "the name of an outer clause or parameter" }
        guard let path = NamePath(names: [name], range: name.range) else { return nil }
        if definition(path, .constant, here) != nil { return "the constant" }
        return definition(path, .type, here) == nil ? nil : "the type"
    }

    /// Returns the elements of a list of constants: an array, a constant that is one, or the cases of an enumeration. Nil for data.
    private mutating func constants(_ list: Value, _ here: Environment) -> [Argument]? {
        switch list {
        case .array(let array): return array.elements.map { Argument(value: value($0, nested(here)), size: 1) }
        case .path(let path):
            if let argument = here.frame?.arguments[path.first.text] {
                let list = path.single == nil ? value(of: path, here) : argument.value
                guard case .array(let array) = list.unnamed else { return nil }
                return array.elements.map { Argument(value: $0, size: 1) }
            }
            if let cases = cases(path, here) { return cases }
            guard let constant = constant(path, here), case .array(let array) = constant.value else { return nil }
            givenNames.insert(constant.name.text)
            let module = moduleOfFile[constant.name.range.file.index]
            return array.elements.map { Argument(value: value($0, Environment(module: module, depth: here.depth + 1)), size: 1) }
        default: return nil
        }
    }

    /// Returns the cases of the enumeration that a path names; nil if it names none.
    private mutating func cases(_ path: NamePath, _ here: Environment) -> [Argument]? {
        guard let type = definition(path, .type, here) else { return nil }
        let cases: [Value]
        switch type.value {
        case .path: cases = [type.value]
        case .flags(let flags): cases = flags.operands
        default: return nil
        }
        guard let full = typeName(path, here) else { return nil }
        return cases.compactMap { value in
            guard case .path(let name) = value, let joined = NamePath(names: full.names + [name.first], range: path.range) else {
                return nil
            }
            return Argument(value: .path(joined), size: 1)
        }
    }

    private func constant(_ path: NamePath, _ here: Environment) -> Definition? { definition(path, .constant, here) }
}

extension ObjectNode {
    /// Returns the object without some of its clauses.
    func without(_ kinds: Set<Clause.Kind>) -> ObjectNode { ObjectNode(self, clauses: clauses.filter { !kinds.contains($0.kind) }) }
}

/// The ids of the objects in an object.
struct InnerIDs {
    private(set) var names: Set<String> = []

    init(of object: ObjectNode) {
        ValueWalk.each(.object(object)) { value, _ in
            if case .object(let object) = value, let id = object.idName { names.insert(id.text) }
        }
    }
}
