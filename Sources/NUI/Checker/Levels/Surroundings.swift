/// An object being checked, and the objects around it. A class, so that every task shares it.
final class Surroundings {
    let object: ObjectNode
    let type: ObjectType?
    let outer: Surroundings?

    init(_ object: ObjectNode, _ type: ObjectType?, in outer: Surroundings?) {
        (self.object, self.type, self.outer) = (object, type, outer)
    }

    /// The assignment of the outer object whose value this object is; nil if the object is in an array.
    var link: Assignment? {
        outer?.object.assignments.first { $0.value.range == object.range && $0.operation == .assign }
    }
}

/// An object beside the one that is checked: the value of one of its properties, or an object around it.
struct Neighbour {
    let type: ObjectType
    /// What messages call it: `its layout`, `its item`, `the layout around it`.
    let name: String
    /// Where an assignment can be moved to; nil if the object is one of several in an array.
    var target: Target?

    enum Target {
        /// Into an object that the property `through` holds.
        case inner(ObjectNode, through: String)
        /// Behind the assignment that holds the checked object.
        case outer(ObjectNode, behind: Assignment)

        var object: ObjectNode {
            switch self {
            case .inner(let object, _), .outer(let object, _): object
            }
        }
    }
}

extension Checker {
    /// The number of objects around an object that are considered.
    private static let reach = 4

    /// The objects beside the one that is checked: first those in its properties, then those around it, the nearest first.
    func neighbours(of here: Surroundings) -> [Neighbour] {
        inner(of: here) + outer(of: here)
    }

    private func inner(of here: Surroundings) -> [Neighbour] {
        guard let type = here.type else { return [] }
        return here.object.assignments.compactMap { assignment in
            guard assignment.operation == .assign, case .object(let object) = assignment.value, let name = assignment.path.single,
                case .found(let found) = lookUp(name.text, in: type),
                case .known(let known) = resolver.classChoice(of: object, expecting: found.property.type)
            else { return nil }
            let inner = ObjectType(known, shownName: known.name, isExact: true)
            return Neighbour(type: inner, name: "its \(name.text)", target: .inner(object, through: name.text))
        }
    }

    private func outer(of here: Surroundings) -> [Neighbour] {
        var result: [Neighbour] = []
        var current = here
        while let outer = current.outer, result.count < Self.reach {
            guard let type = outer.type, !type.isRoot else { break }
            let isItem = isItem(type)
            let target = result.isEmpty ? current.link.map { Neighbour.Target.outer(outer.object, behind: $0) } : nil
            let noun = levelName(of: type)
            result.append(Neighbour(type: type, name: isItem && result.isEmpty ? "its item" : "the \(noun) around it", target: target))
            current = outer
        }
        return result
    }

    /// Whether objects of a class are entries of layouts: they have a property for a view.
    func isItem(_ type: ObjectType) -> Bool {
        schema.itemViewProperty(of: type.known) != nil
    }

    /// What messages call the level of a class: item, view or layout; for other classes, their name.
    func levelName(of type: ObjectType) -> String {
        if isItem(type) { return "item" }
        return schema.itemViewClasses.first { schema.isClass(type.name, orBelow: $0) }?.lowercased() ?? type.shownName
    }
}
