/// The parameters, slots and ids of a template.
struct TemplateShape {
    struct Parameter {
        var name: Name
        /// The declared type, or that of the default value; nil if any type fits.
        let type: ValueType?
        /// The default value; nil for a parameter that each use must set.
        let value: Value?
    }

    private(set) var parameters: [Parameter] = []
    /// The names of the slots; that of the default slot is empty.
    private(set) var slots: Set<String> = []
    /// The names that uses may set, for messages.
    private(set) var names: [String] = []
    /// The parameters that each use must set.
    private(set) var required: [String] = []
    private var places: [String: Int] = [:]
    /// The ids of the objects in the template, except that of its own object.
    private(set) var ids: Set<String> = []
    /// The id of the template's own object.
    private(set) var ownID: String?
    /// The parameters that the template does not use.
    private(set) var idleParameters: [Name] = []
    /// The names of the types of data that parameters may have.
    private let types: Set<String>
    /// The names in the template that are no parameters; empty if the template uses all its parameters.
    private var otherNames: Set<String> = []

    init(_ template: Definition, types: Set<String>, _ issues: inout IssueBag) {
        self.types = types
        readParameters(template, &issues)
        ownID = template.object.idName?.text
        var named: Set<String> = []
        ValueWalk.each(.object(template.object)) { value, depth in
            if case .path(let path) = value, !parameters.isEmpty { named.insert(path.first.text) }
            guard case .object(let object) = value else { return }
            if let slot = object.slotName { slots.insert(slot) }
            if depth > 0, let id = object.idName { ids.insert(id.text) }
            if !parameters.isEmpty { Self.addNames(of: object, to: &named) }
        }
        settleNames()
        idleParameters = parameters.map(\.name).filter { !named.contains($0.text) }
        if !idleParameters.isEmpty { otherNames = named.filter { places[$0] == nil } }
    }

    var namesAsDefaults: [NamePath] {
        parameters.compactMap { if case .path(let path) = $0.value, path.single != nil { path } else { nil } }
    }

    private mutating func settleNames() {
        names = parameters.map(\.name.text) + slots.filter { !$0.isEmpty }.sorted()
        required = parameters.filter { $0.value == nil }.map(\.name.text)
    }

    /// Adds the names that the system properties of an object refer to (a class, a style, a default value), its clauses, and the formats of
    /// its bindings.
    private static func addNames(of object: ObjectNode, to named: inout Set<String>) {
        for property in object.systemProperties where property.kind != .slot { addNames(in: property.value, to: &named) }
        for value in object.clauses.compactMap(\.value) { addNames(in: value, to: &named) }
        for value in object.assignments.compactMap(\.format?.argument) { addNames(in: value, to: &named) }
    }

    private static func addNames(in value: Value, to named: inout Set<String>) {
        ValueWalk.each(value) { value, _ in
            if case .path(let path) = value { named.insert(path.first.text) }
        }
    }

    /// Renames each unused parameter to a name that the template and its uses share without declaring it, if the two differ by one typing
    /// error. Reports the misspelling.
    mutating func settleIdleParameters(_ given: Set<String>, _ issues: inout IssueBag) {
        guard !idleParameters.isEmpty else { return }
        var meant = otherNames.filter { given.contains($0) && !slots.contains($0) && !ids.contains($0) }.sorted()
        for name in idleParameters.prefix(Limits.diagnostics) {
            guard let index = meant.firstIndex(where: { Suggestion.isSlip(name.text, for: $0) }), let place = places[name.text] else {
                continue
            }
            let right = meant.remove(at: index)
            parameters[place].name = Name(text: right, range: name.range)
            (places[name.text], places[right]) = (nil, place)
            idleParameters.removeAll { $0.range == name.range }
            issues.add(
                .misspeltDefinition, at: name.range, "nothing uses the parameter '\(name.text)', and '\(right)' is not declared",
                hint: "did you mean '\(right)'?", fix: .init(range: name.range, replacement: right, isCertain: false))
        }
        settleNames()
    }

    /// Returns true if a use may set something of that name.
    func has(_ name: String) -> Bool { places[name] != nil || !name.isEmpty && slots.contains(name) }

    private mutating func readParameters(_ template: Definition, _ issues: inout IssueBag) {
        guard let property = template.object.systemProperty(.params, orMisspelt: true) else { return }
        guard case .object(let object) = property.value else {
            return readNames(in: property.value, &issues)
        }
        if object.assignments.count > Limits.parameters {
            issues.add(
                .tooManyNodes, at: property.name.range, "a template has at most \(Limits.parameters) parameters; the rest is not read")
        }
        for item in object.assignments.prefix(Limits.parameters) {
            guard let name = item.path.single, item.operation == .assign else {
                issues.add(
                    .invalidSystemValue, at: item.path.range, "a parameter is a plain name followed by '='",
                    hint: "name = String, or name = value")
                continue
            }
            let declared = declaredType(item.value)
            let parameter = Parameter(name: name, type: declared ?? Self.type(of: item.value), value: declared == nil ? item.value : nil)
            guard let place = places[name.text] else {
                places[name.text] = parameters.count
                parameters.append(parameter)
                continue
            }
            issues.add(
                .duplicateProperty, at: name.range, "the parameter '\(name.text)' is declared twice; this one is used",
                related: [.init(range: parameters[place].name.range, message: "first declared here")])
            parameters[place] = parameter
        }
    }

    /// Reads parameters whose declaration is no object. Names alone are parameters of any type, so that their uses are no further faults.
    private mutating func readNames(in value: Value, _ issues: inout IssueBag) {
        if case .invalid = value { return }
        var names: [Name] = []
        var isList = true
        for element in value.elements {
            if case .path(let path) = element, let name = path.single { names.append(name) } else { isList = false }
        }
        for name in names.prefix(Limits.parameters) where places[name.text] == nil {
            places[name.text] = parameters.count
            parameters.append(Parameter(name: name, type: nil, value: .invalid(name.range)))
        }
        let meant = names.map { "\($0.text) = Any" }.joined(separator: "  ")
        issues.add(
            .invalidSystemValue, at: value.range, "':params' takes an object, not \(TypeText.describe(value))",
            hint: names.isEmpty ? ":params { title = String  count = 0 }" : ":params { \(meant) }",
            fix: isList && !names.isEmpty ? .init(range: value.range, replacement: "{ \(meant) }") : nil)
    }

    /// Returns the type that a value declares: `String`, `Number`, `Color`, `View` and so on in place of a value; nil for other values.
    private func declaredType(_ value: Value) -> ValueType? {
        switch value {
        case .optional: return .any
        case .array(let array) where array.elements.count == 1 && declaredType(array.elements[0]) != nil: return .any
        case .path(let path) where types.contains(path.last.text): return .any
        default: return Self.plainType(value)
        }
    }

    private static func plainType(_ value: Value) -> ValueType? {
        guard case .path(let path) = value, let name = path.single?.text else { return nil }
        return typeNames.first { $0.name == name }?.type
    }

    static let typeNames: [(name: String, type: ValueType)] =
        ValueType.plainNames.map { (typeName($0.name), $0.type) }
        + ["View", "Layout", "LayoutItem"].map { ($0, .object($0)) } + [("Array", .array(of: .any))]

    private static func typeName(_ name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() }

    private static func type(of value: Value) -> ValueType? {
        switch value {
        case .number: .number
        case .path(let path) where path.text == "YES" || path.text == "NO": .bool
        default: nil
        }
    }
}

extension Value {
    /// The elements of an array; of any other value, the value itself.
    fileprivate var elements: [Value] { if case .array(let array) = self { array.elements } else { [self] } }
}

extension ObjectNode {
    var idName: Name? {
        guard case .path(let path)? = systemProperty(.id)?.value else { return nil }
        return path.single
    }

    /// The value that a use gives to the default slot: `:slot = [ ... ]`.
    var slotFilling: Value? {
        let value = systemProperty(.slot)?.value
        switch value {
        case .array, .object: return value
        default: return nil
        }
    }

    /// The name of the slot that this object is the place of: `{ :slot }` or `{ :slot = name }`, with the default contents of the slot. nil
    /// for any other object, such as a use that fills the default slot.
    var slotName: String? {
        switch systemProperty(.slot)?.value {
        case .invalid: ""
        case .path(let path): path.single.map { $0.text == "default" ? "" : $0.text }
        default: nil
        }
    }
}
