/// What a template asks its uses for, and what it names.
struct TemplateShape {
    struct Parameter {
        let name: Name
        /// As it is declared, or as its default value shows; nil where anything goes.
        let type: ValueType?
        /// Nil for a parameter that each use must give.
        let value: Value?
    }

    var parameters: [Parameter] = []
    /// The slots, the default one under an empty name.
    var slots: Set<String> = []
    /// The ids of its objects, that of the template itself left out.
    var ids: Set<String> = []
    /// The id of the template's own object.
    var ownID: String?

    init(_ template: Template, _ issues: inout IssueBag) {
        readParameters(template, &issues)
        ownID = template.object.idName?.text
        ValueWalk.each(.object(template.object)) { value, depth in
            guard case .object(let object) = value else { return }
            if let slot = object.slotName { slots.insert(slot) }
            if depth > 0, let id = object.idName { ids.insert(id.text) }
        }
    }

    /// What uses may give, for messages.
    var names: [String] { parameters.map(\.name.text) + slots.filter { !$0.isEmpty }.sorted() }

    private mutating func readParameters(_ template: Template, _ issues: inout IssueBag) {
        guard let property = template.object.systemProperty("params") else { return }
        guard case .object(let object) = property.value else {
            if case .invalid = property.value { return }
            return issues.add(
                .invalidSystemValue, at: property.value.range, "':params' takes an object, not \(TypeText.describe(property.value))",
                hint: ":params { title = String  count = 0 }")
        }
        for item in object.assignments {
            guard let name = item.path.single, item.operation == .assign else {
                issues.add(.invalidSystemValue, at: item.path.range, "a parameter is a plain name, given with '='", hint: "name = String, or name = value")
                continue
            }
            if let first = parameters.first(where: { $0.name.text == name.text }) {
                issues.add(
                    .duplicateProperty, at: name.range, "the parameter '\(name.text)' is declared twice; this one counts",
                    related: [.init(range: first.name.range, message: "declared first here")])
                parameters.removeAll { $0.name.text == name.text }
            }
            let declared = Self.declaredType(item.value)
            parameters.append(
                Parameter(name: name, type: declared ?? Self.type(of: item.value), value: declared == nil ? item.value : nil))
        }
    }

    /// `String`, `Number`, `Color`, `View`...: the names of types, where no value stands.
    private static func declaredType(_ value: Value) -> ValueType? {
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

extension ObjectNode {
    var idName: Name? {
        guard case .path(let path)? = systemProperty("id")?.value else { return nil }
        return path.single
    }

    /// What a use gives to the default slot: `:slot = [ ... ]`.
    var slotFilling: Value? {
        let value = systemProperty("slot")?.value
        switch value {
        case .array, .object: return value
        default: return nil
        }
    }

    /// The slot whose place this is: `{ :slot }` or `{ :slot = name }`, with what stands there where nothing is given. Nil for anything
    /// else, such as a use that fills the default slot.
    var slotName: String? {
        switch systemProperty("slot")?.value {
        case .invalid: ""
        case .path(let path): path.single.map { $0.text == "default" ? "" : $0.text }
        default: nil
        }
    }
}
