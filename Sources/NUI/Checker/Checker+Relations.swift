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
            case .element(let array): checkElement(property, array, given, context)
            case .step(let minimum, let maximum): checkStep(property, minimum, maximum, given, context)
            case .length(let most): checkLength(property, most, given, context)
            case .instead(let other): checkInstead(property, other, given, context)
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
        guard let most = bound(property.name, given), let least = bound(minimum, given), most.value < least.value,
            let place = given.ownPlace(of: property.name, minimum)
        else { return }
        let isDefault = given.assignments[property.name] == nil
        report(
            .crossedLimits, at: place,
            "'\(property.name)' is \(most.text)\(isDefault ? " by default" : ""), \(most.isDate ? "before" : "less than") '\(minimum)' "
                + "(\(least.text)), which wins", context)
    }

    private func checkBounds(
        _ property: PropertySchema, _ minimum: String, _ maximum: String, _ given: RelatedValues, _ context: Context
    ) {
        guard given.assignments[property.name] != nil, let number = bound(property.name, given),
            let place = given.ownPlace(of: property.name, minimum, maximum)
        else { return }
        let (least, most) = (bound(minimum, given), bound(maximum, given))
        if let least, let most, most.value < least.value { return }
        guard least.map({ number.value < $0.value }) ?? false || most.map({ number.value > $0.value }) ?? false else { return }
        let range =
            switch (least, most) {
            case (let least?, let most?): "\(least.text) to \(most.text)"
            case (let least?, nil): "\(least.text) or \(least.isDate ? "later" : "more")"
            default: "\(most?.text ?? "") or \(number.isDate ? "earlier" : "less")"
            }
        let names = [least == nil ? nil : minimum, most == nil ? nil : maximum].compactMap { $0.map { "'\($0)'" } }
        report(
            .outOfRange, at: place, "'\(property.name)' takes \(range), not \(number.text)", context,
            hint: names.count == 2 ? "\(TypeText.list(names)) are the bounds" : "\(names.first ?? "") is the bound",
            related: given.note(of: property.name, unless: place))
    }

    /// Warns of a text that is no element of an array, and of one that another property contradicts by its index.
    private mutating func checkElement(_ property: PropertySchema, _ array: String, _ given: RelatedValues, _ context: Context) {
        guard let assignment = given.assignments[property.name], let text = resolver.text(of: assignment.value),
            let place = given.ownPlace(of: property.name, array),
            let elements = given.assignments[array].flatMap({ texts(of: $0.value) })
        else { return }
        guard let position = elements.firstIndex(of: text) else {
            let nearest = nearest(to: text, among: elements)
            return report(
                .outOfRange, at: place,
                "'\(property.name)' takes one of '\(array)', "
                    + (elements.isEmpty ? "which is empty" : "and \(Quoting.quote(text)) is none of them"), context,
                hint: nearest.map { "did you mean \(Quoting.quote($0.name))?" }, related: given.note(of: property.name, unless: place))
        }
        let index = relatedProperties(of: given.type).first { $0.relation == .index(of: array) }
        guard let index, let other = given.assignments[index.name], let number = resolver.number(of: other.value),
            number != Double(position), elements.indices.contains(Int(number.clamped(to: 0...Limits.number))),
            let place = given.ownPlace(of: property.name, index.name)
        else { return }
        let chosen = elements[Int(number.clamped(to: 0...Limits.number))]
        report(
            .duplicateProperty, at: place,
            "'\(property.name)' chooses \(Quoting.quote(text)), and '\(index.name)' chooses \(Quoting.quote(chosen)); the last of them is used",
            context, related: given.note(of: index.name, unless: place))
    }

    private func checkStep(_ property: PropertySchema, _ minimum: String, _ maximum: String, _ given: RelatedValues, _ context: Context) {
        guard given.assignments[property.name] != nil, let step = number(of: property.name, given),
            let least = number(of: minimum, given), let most = number(of: maximum, given), most >= least, step > most - least,
            let place = given.ownPlace(of: property.name, minimum, maximum)
        else { return }
        report(
            .outOfRange, at: place,
            "'\(property.name)' takes at most \(JSONText.number(most - least)), not \(JSONText.number(step))", context,
            hint: "'\(minimum)' is \(JSONText.number(least)) and '\(maximum)' is \(JSONText.number(most))",
            related: given.note(of: property.name, unless: place))
    }

    private func checkLength(_ property: PropertySchema, _ most: String, _ given: RelatedValues, _ context: Context) {
        guard let assignment = given.assignments[property.name], let text = resolver.text(of: assignment.value),
            let limit = number(of: most, given), limit >= 0, Double(text.count) > limit, let place = given.ownPlace(of: property.name, most)
        else { return }
        report(
            .outOfRange, at: place, "'\(property.name)' has \(text.count) characters, more than '\(most)' (\(JSONText.number(limit)))",
            context,
            hint: "people can then only delete", related: given.note(of: property.name, unless: place))
    }

    /// Warns of two properties of which only the one that is set last is used.
    private func checkInstead(_ property: PropertySchema, _ other: String, _ given: RelatedValues, _ context: Context) {
        let both = [property.name, other].compactMap { name in given.assignments[name].map { (name: name, path: $0.path) } }
        guard both.count == 2, given.ownPlace(of: property.name, other) != nil else { return }
        let inOrder = given.isLater(other, than: property.name) ? both : both.reversed()
        report(
            .duplicateProperty, at: inOrder[1].path.range,
            "'\(inOrder[1].name)' is set in place of '\(inOrder[0].name)', which has no effect", context,
            hint: "remove one of the two",
            related: [.init(range: inOrder[0].path.range, message: "'\(inOrder[0].name)' is set here")])
    }

    /// The texts in an array or in a constant that is one; nil if one of them is not known.
    private func texts(of value: Value) -> [String]? {
        guard let array = array(of: value) else { return nil }
        let texts = array.elements.compactMap(resolver.text)
        return texts.count == array.elements.count ? texts : nil
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

    /// A number or a date that bounds others.
    private struct Bound {
        var value: Double
        var text: String
        var isDate = false
    }

    /// The number or the date of a property; nil if it is not known.
    private func bound(_ property: String, _ given: RelatedValues) -> Bound? {
        if let assignment = given.assignments[property], let text = resolver.text(of: assignment.value) {
            return CalendarDate(iso: text).map { Bound(value: Double($0.dayNumber), text: text, isDate: true) }
        }
        return number(of: property, given).map { Bound(value: $0, text: JSONText.number($0)) }
    }

    /// The number that an object gives to a property, or the default; nil if it is not known. An object that is changed has values of its
    /// own, and a class may set other defaults for the properties of its parent.
    private func number(of property: String, _ given: RelatedValues) -> Double? {
        guard let assignment = given.assignments[property] else {
            guard given.isComplete, !given.unknown.contains(property) else { return nil }
            let number = given.type.known.number
            guard !given.isChange, let found = schema.ownedProperty(property, of: number), found.owner == number else { return nil }
            return found.property.defaultText.flatMap(Double.init)
        }
        return resolver.number(of: assignment.value)
    }

    /// The number of elements of an array or of a constant that is one; nil for other values.
    private func elementCount(of value: Value) -> Int? { array(of: value)?.elements.count }

    private func array(of value: Value) -> ArrayNode? {
        switch value {
        case .array(let array): return array
        case .path(let path):
            guard path.single != nil, case .constant(let constant) = resolver.meaning(of: path, expecting: .array(of: .any)),
                case .array(let array) = constant.value
            else { return nil }
            return array
        default: return nil
        }
    }
}

extension Resolver {
    /// The text of a string or of a constant that is one; nil for other values.
    fileprivate func text(of value: Value) -> String? {
        switch value {
        case .string(let literal): return literal.value
        case .path(let path):
            guard case .constant(let constant) = meaning(of: path, expecting: .string), path.single != nil,
                case .string(let literal) = constant.value
            else { return nil }
            return literal.value
        default: return nil
        }
    }
}

extension Double {
    fileprivate func clamped(to range: ClosedRange<Double>) -> Double { min(max(self, range.lowerBound), range.upperBound) }
}

/// The last assignments to the properties of an object, by their canonical names.
struct RelatedValues {
    fileprivate let type: ObjectType
    /// Whether the object has other values besides.
    fileprivate let isChange: Bool
    fileprivate private(set) var assignments: [String: Assignment] = [:]
    /// The places of the values that the object, or the state that changes it, gives itself.
    private var own: [String: SourceRange] = [:]
    /// The properties in the order in which they were assigned last.
    private var order: [String: Int] = [:]
    private var count = 0
    /// Whether all assignments are to known properties, so that the others have their defaults.
    fileprivate private(set) var isComplete = true
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
        guard assignment.operation == .assign, let target = resolver.target(of: assignment.path), target.walked.isEmpty else { return }
        guard let property = resolver.schema.ownedProperty(target.property.text, of: type.known.number)?.property.name else {
            // It may stand for any property.
            isComplete = false
            return
        }
        assignments[property] = assignment
        order[property] = count
        count += 1
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

    /// Whether a property is assigned after another one.
    fileprivate func isLater(_ property: String, than other: String) -> Bool { (order[property] ?? 0) > (order[other] ?? 0) }

    /// A note about where a property is set, for a message at another place.
    fileprivate func note(of property: String, unless place: SourceRange) -> [Issue.Note] {
        guard let range = assignments[property]?.value.range, range != place else { return [] }
        return [.init(range: range, message: "'\(property)' is set here")]
    }
}
