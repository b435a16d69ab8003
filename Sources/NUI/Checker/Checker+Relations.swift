import TatamiJSON

/// Checks of numbers that depend on other properties of the same object.
extension Checker {
    /// Warns about numbers that other properties of their object do not allow. It is called when all assignments of the object are checked.
    mutating func checkRelations(of visit: ObjectVisit) {
        guard let type = visit.type, !relatedProperties(of: type).isEmpty else { return }
        let given = RelatedValues(visit, type, resolver)
        if !visit.isChange, !visit.context.isUnused, let id = resolver.expand(visit.object).id { relatedValues[id.text] = given }
        if visit.parts.contains(where: \.source.isOwn) { checkRelations(among: given, visit.inner) }
    }

    /// Warns about numbers that a state sets, and that the other values of their objects do not allow: those of the state, or else of the
    /// object itself. Nothing is known about a property that another state sets at the same time.
    mutating func checkRelations(of state: ObjectNode, _ context: Context) {
        let (group, stated) = (Self.group(of: state), groupsOfStates())
        for (name, changed) in changes(by: state).sorted(by: { $0.key < $1.key }) {
            var values = changed
            for (property, groups) in stated[name] ?? [:] where group == nil || groups != [group] { values.forget(property) }
            checkRelations(among: values, context)
        }
    }

    /// The values of the objects that a state changes, by their ids.
    private func changes(by state: ObjectNode) -> [String: RelatedValues] {
        var changed: [String: RelatedValues] = [:]
        for entry in state.assignments where program.statedParameters[entry.path] == nil {
            let name = entry.path.first.text
            guard var values = changed[name] ?? relatedValues[name]?.withoutOwn else { continue }
            if entry.operation == .assign, let path = entry.path.tail {
                values.add(Assignment(path: path, value: entry.value, operation: .assign), isOwn: true, resolver)
            } else if entry.path.single != nil, case .object(let object) = entry.value {
                for assignment in object.assignments { values.add(assignment, isOwn: true, resolver) }
            }
            changed[name] = values
        }
        return changed
    }

    /// The groups of the states that set a property, nil for states without a group; by the ids of the objects and the properties.
    private mutating func groupsOfStates() -> [String: [String: Set<String?>]] {
        if let statedGroups { return statedGroups }
        var result: [String: [String: Set<String?>]] = [:]
        for document in program.documents {
            for state in document.definitions(of: .state) where program.definitions.isEffective(state) {
                let group = Self.group(of: state.object)
                for (name, values) in changes(by: state.object) {
                    for property in values.ownProperties { result[name, default: [:]][property, default: []].insert(group) }
                }
            }
        }
        statedGroups = result
        return result
    }

    /// The group of a state; nil if it has none, so that it is not left when another state is entered.
    private static func group(of state: ObjectNode) -> String? {
        guard case .path(let path)? = state.systemProperty(.group)?.value else { return nil }
        return path.text
    }

    private mutating func checkRelations(among given: RelatedValues, _ context: Context) {
        for property in relatedProperties(of: given.type) {
            switch property.relation {
            case .maximum(let minimum): checkMaximum(property, minimum, given, context)
            case .within(let minimum, let maximum): checkBounds(property, minimum, maximum, given, context)
            case .index(let array): checkIndex(property, array, given, context)
            case nil: break
            }
        }
    }

    private mutating func relatedProperties(of type: ObjectType) -> [PropertySchema] {
        if let known = knownRelations[type.known.number] { return known }
        let found = schema.relatedProperties(of: type.known)
        knownRelations[type.known.number] = found
        return found
    }

    private func checkMaximum(_ property: PropertySchema, _ minimum: String, _ given: RelatedValues, _ context: Context) {
        guard let most = number(of: property.name, given), let least = number(of: minimum, given), most < least,
            let place = given.ownPlace(of: property.name, minimum)
        else { return }
        let isDefault = given.assignments[property.name] == nil
        report(
            .crossedLimits, at: place,
            "'\(property.name)' is \(JSONText.number(most))\(isDefault ? " by default" : ""), less than '\(minimum)' "
                + "(\(JSONText.number(least))), which wins", context)
    }

    private func checkBounds(
        _ property: PropertySchema, _ minimum: String, _ maximum: String, _ given: RelatedValues, _ context: Context
    ) {
        guard given.assignments[property.name] != nil, let value = number(of: property.name, given),
            let place = given.ownPlace(of: property.name, minimum, maximum), let least = number(of: minimum, given),
            let most = number(of: maximum, given), least <= most, value < least || value > most
        else { return }
        report(
            .outOfRange, at: place,
            "'\(property.name)' takes \(JSONText.number(least)) to \(JSONText.number(most)), not \(JSONText.number(value))", context,
            hint: "'\(minimum)' and '\(maximum)' are the bounds", related: given.note(of: property.name, unless: place))
    }

    private func checkIndex(_ property: PropertySchema, _ array: String, _ given: RelatedValues, _ context: Context) {
        guard given.assignments[property.name] != nil, let index = number(of: property.name, given),
            let place = given.ownPlace(of: property.name, array),
            let count = given.assignments[array].flatMap({ elementCount(of: $0.value) }), index >= Double(count)
        else { return }
        report(
            .outOfRange, at: place,
            "'\(property.name)' takes "
                + (count == 0 ? "the index of one of '\(array)', which is empty" : count == 1 ? "0" : "0 to \(count - 1)")
                + ", not \(JSONText.number(index))", context,
            hint: count == 0 ? nil : "'\(array)' has \(count) element\(count == 1 ? "" : "s"), counted from 0",
            related: given.note(of: property.name, unless: place))
    }

    /// The number that an object gives to a property, or the default; nil if it is not known. An object that is changed has values of its
    /// own, and a class may set other defaults for the properties of its parent.
    private func number(of property: String, _ given: RelatedValues) -> Double? {
        guard let assignment = given.assignments[property] else {
            guard !given.unknown.contains(property) else { return nil }
            let number = given.type.known.number
            guard !given.isChange, let found = schema.ownedProperty(property, of: number), found.owner == number else { return nil }
            return found.property.defaultText.flatMap(Double.init)
        }
        return resolver.number(of: assignment.value)
    }

    /// The number of elements of an array or of a constant that is one; nil for other values.
    private func elementCount(of value: Value) -> Int? {
        switch value {
        case .array(let array): return array.elements.count
        case .path(let path):
            guard path.single != nil, case .constant(let constant) = resolver.meaning(of: path, expecting: .array(of: .any)),
                case .array(let array) = constant.value
            else { return nil }
            return array.elements.count
        default: return nil
        }
    }
}

/// The last assignments to the properties of an object, by their canonical names.
struct RelatedValues {
    fileprivate let type: ObjectType
    /// Whether the object has other values besides.
    fileprivate let isChange: Bool
    fileprivate private(set) var assignments: [String: Assignment] = [:]
    /// The places of the values that the object, or the state that changes it, gives itself.
    private var own: [String: SourceRange] = [:]
    /// The properties of which nothing is known.
    fileprivate private(set) var unknown: Set<String> = []

    fileprivate init(_ visit: ObjectVisit, _ type: ObjectType, _ resolver: Resolver) {
        (self.type, isChange) = (type, visit.isChange)
        for part in visit.parts {
            for assignment in part.assignments { add(assignment, isOwn: part.source.isOwn, resolver) }
        }
    }

    /// Takes an assignment in place of an earlier one to the same property.
    fileprivate mutating func add(_ assignment: Assignment, isOwn: Bool, _ resolver: Resolver) {
        guard assignment.operation == .assign, let target = resolver.target(of: assignment.path), target.walked.isEmpty,
            let property = resolver.schema.ownedProperty(target.property.text, of: type.known.number)?.property.name
        else { return }
        assignments[property] = assignment
        own[property] = isOwn ? assignment.value.range : nil
    }

    /// The same values, none of which a state gives.
    fileprivate var withoutOwn: RelatedValues {
        var values = self
        values.own = [:]
        return values
    }

    /// The properties that the object, or the state that changes it, sets itself.
    fileprivate var ownProperties: [String] { Array(own.keys) }

    /// Makes the value of a property unknown, unless the state sets it itself.
    fileprivate mutating func forget(_ property: String) {
        guard own[property] == nil else { return }
        assignments[property] = nil
        unknown.insert(property)
    }

    /// Where the first of the properties that the object or state gives itself is set; nil if styles and templates give all of them.
    fileprivate func ownPlace(of properties: String...) -> SourceRange? { properties.lazy.compactMap { own[$0] }.first }

    /// A note about where a property is set, for a message at another place.
    fileprivate func note(of property: String, unless place: SourceRange) -> [Issue.Note] {
        guard let range = assignments[property]?.value.range, range != place else { return [] }
        return [.init(range: range, message: "'\(property)' is set here")]
    }
}
