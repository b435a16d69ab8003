import TatamiJSON

/// Checks of numbers that depend on other properties of the same object.
extension Checker {
    /// Warns about numbers that other properties of their object do not allow. It is called when all assignments of the object are checked.
    mutating func checkRelations(of visit: ObjectVisit) {
        guard let type = visit.type, visit.parts.contains(where: \.source.isOwn) else { return }
        let related = relatedProperties(of: type)
        guard !related.isEmpty else { return }
        let given = RelatedValues(visit, type, resolver)
        for property in related {
            switch property.relation {
            case .maximum(let minimum): checkMaximum(property, minimum, given, visit.inner)
            case .within(let minimum, let maximum): checkBounds(property, minimum, maximum, given, visit.inner)
            case .index(let array): checkIndex(property, array, given, visit.inner)
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
            let place = given.ownPlace(of: property.name) ?? given.ownPlace(of: minimum)
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
        guard let place = given.ownPlace(of: property.name), let value = number(of: property.name, given),
            let least = number(of: minimum, given), let most = number(of: maximum, given), least <= most, value < least || value > most
        else { return }
        report(
            .outOfRange, at: place,
            "'\(property.name)' takes \(JSONText.number(least)) to \(JSONText.number(most)), not \(JSONText.number(value))", context,
            hint: "'\(minimum)' and '\(maximum)' are the bounds")
    }

    private func checkIndex(_ property: PropertySchema, _ array: String, _ given: RelatedValues, _ context: Context) {
        guard let place = given.ownPlace(of: property.name), let index = number(of: property.name, given),
            let count = given.assignments[array].flatMap({ elementCount(of: $0.value) }), index >= Double(count)
        else { return }
        report(
            .outOfRange, at: place,
            "'\(property.name)' takes "
                + (count == 0 ? "the index of one of '\(array)', which is empty" : count == 1 ? "0" : "0 to \(count - 1)")
                + ", not \(JSONText.number(index))", context,
            hint: count == 0 ? nil : "'\(array)' has \(count) element\(count == 1 ? "" : "s"), counted from 0")
    }

    /// The number that an object gives to a property, or the default; nil if it is not known. An object that is changed has values of its
    /// own, and a class may set other defaults for the properties of its parent.
    private func number(of property: String, _ given: RelatedValues) -> Double? {
        guard let assignment = given.assignments[property] else {
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
private struct RelatedValues {
    let type: ObjectType
    /// Whether the object has other values besides.
    let isChange: Bool
    private(set) var assignments: [String: Assignment] = [:]
    /// The places of the values that the object gives itself.
    private var own: [String: SourceRange] = [:]

    init(_ visit: ObjectVisit, _ type: ObjectType, _ resolver: Resolver) {
        (self.type, isChange) = (type, visit.isChange)
        for part in visit.parts {
            for assignment in part.assignments where assignment.operation == .assign {
                guard let target = resolver.target(of: assignment.path), target.walked.isEmpty,
                    let property = resolver.schema.ownedProperty(target.property.text, of: type.known.number)?.property.name
                else { continue }
                assignments[property] = assignment
                own[property] = part.source.isOwn ? assignment.value.range : nil
            }
        }
    }

    /// Where the object gives a property itself; nil if a style or a template does, or nothing.
    func ownPlace(of property: String) -> SourceRange? { own[property] }
}
