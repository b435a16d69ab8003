/// Finds what has no effect where it is. What styles and templates assign is not reported, since they are written for many places.
extension Checker {
    /// Warns about an assignment of an object's own that has no effect.
    ///
    /// - Parameters:
    ///   - assignment: The assignment.
    ///   - assigned: The property that it sets.
    ///   - visit: The visit of the object.
    ///   - context: The context of the object's members.
    mutating func checkEffect(of assignment: Assignment, _ assigned: Assigned, _ visit: ObjectVisit, _ context: Context) {
        guard let type = visit.type else { return }
        let isOwn = assignment.path.single != nil
        let rule = isOwn || type.holder == nil ? nil : Self.rule(in: assigned.key)
        guard isOwn || rule != nil else { return }
        if isOwn, let needed = assigned.property?.property.prerequisite { checkPrerequisite(needed, of: assignment, type, visit, context) }
        guard let layout = visit.context.current, let place = visit.place else { return }
        let name = rule ?? assigned.key
        if place.property.appends, rule != nil || type.holder == nil, schema.selectiveItemProperties.contains(name) {
            let property = rule == nil ? assigned.property : schema.ownedProperty(name, of: (type.holder ?? type.known).number)
            // A value of the wrong type is reported by itself.
            guard let property, takesAny(property.property.type, assignment.value) else { return }
            checkItemRule(assignment.path, as: name, layout, context)
        } else if rule == nil, let idle = visit.idleProperties.first(where: { $0.name == name }) {
            report(.idleProperty, at: assignment.path.range, "'\(assignment.path.text)' has no effect here", context, hint: idle.hint)
        }
    }

    /// Notes in a visit the property that holds its object, and what has no effect there.
    func notePlace(of visit: ObjectVisit) {
        guard let holder = visit.context.current, case .found(let place) = lookUp(visit.context.property, in: holder) else { return }
        visit.place = place
        guard let type = visit.type else { return }
        // The property that holds the object is that of its item, if the object stands for an item.
        visit.idleProperties =
            type.holder.flatMap { schema.itemViewProperty(of: $0)?.property.idleProperties } ?? place.property.idleProperties
    }

    /// The rule in a path such as `layoutItem.column`, of a view that stands for its item; nil for other paths.
    private static func rule(in path: String) -> String? {
        let names = path.split(separator: ".")
        return names.count == 2 && names[0] == "layoutItem" ? String(names[1]) : nil
    }

    /// Warns about a rule of an item that the layout does not read.
    private mutating func checkItemRule(_ path: NamePath, as name: String, _ layout: ObjectType, _ context: Context) {
        guard let read = schema.itemProperties(of: layout.known), !read.contains(name) else { return }
        let readers = schema.classes.filter { $0.itemProperties?.contains(name) == true }.map(\.name)
        report(
            .idleProperty, at: path.range, "\(layout.shownName) does not read '\(path.text)' of its items, so it has no effect", context,
            hint: readers.isEmpty ? nil : "\(TypeText.list(readers)) \(readers.count == 1 ? "reads" : "read") it",
            related: layout.origin.map { [.init(range: $0, message: "the class is set here")] } ?? [])
    }

    /// Warns about a property that the object sets before the one on which it depends.
    private mutating func checkPrerequisite(
        _ needed: String, of assignment: Assignment, _ type: ObjectType, _ visit: ObjectVisit, _ context: Context
    ) {
        guard let later = lastAssignments(of: visit.object, type)[needed], later.path.range.lower > assignment.path.range.lower
        else { return }
        report(
            .earlyProperty, at: assignment.path.range,
            "'\(assignment.path.text)' depends on '\(later.path.text)', which is set after it", context,
            hint: "move it after '\(later.path.text)'", related: [.init(range: later.path.range, message: "set here")])
    }

    /// Returns the last assignment to each property of an object, by canonical name. It is read once an object.
    private mutating func lastAssignments(of object: ObjectNode, _ type: ObjectType) -> [String: Assignment] {
        if let known = knownAssignments, known.object == object.range { return known.last }
        var last: [String: Assignment] = [:]
        for assignment in object.assignments {
            if let single = assignment.path.single, case .found(let found) = lookUp(single.text, in: type) {
                last[found.property.name] = assignment
            }
        }
        knownAssignments = (object.range, last)
        return last
    }

    /// Warns about an item of a layout that has no view, no rules and no name by which something could fill it.
    mutating func checkItemIsFilled(_ visit: ObjectVisit, _ expanded: ExpandedObject) {
        guard expanded.assignments.isEmpty, expanded.id == nil, expanded.property == nil, visit.object.use == nil,
            visit.object.systemProperty(.template) == nil, let type = visit.type, visit.place?.property.appends == true, isItem(type)
        else { return }
        report(
            .emptyItem, at: visit.object.range, "the item has no view and no rules, so it shows nothing and takes no room", visit.context,
            hint: "an item that only takes room has a view of the class Spacer")
    }
}
