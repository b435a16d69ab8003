import NUI

/// Builds objects that stand for what holds them: a view where an item is expected, and a root that is the view itself.
extension Builder {
    /// Makes an object and the item that holds it, and fills the object; its `layoutItem` is the item meanwhile. Returns the item.
    func build(
        _ object: ObjectNode, _ item: NUIClass, heldBy holderClass: NUIClass, in property: String, _ scope: Scope
    ) throws(LoadFailure) -> Loaded {
        guard let made = item.make?(), let holder = holderClass.make?(),
            let write = registry.binding(of: property, in: holderClass)?.writing(.object(made), of: holder)
        else { throw failureOfClass(of: object) }
        write()
        journal.remember(holder, as: holderClass)
        journal.note(.held(object), into: holder)
        journal.remember(made, as: item)
        journal.references.beginFilling(holder)
        fill(made, item, from: object, in: scope)
        journal.references.endFilling()
        return .object(holder)
    }

    /// Builds the root of a program: fills it or, if the object of the file is itself a view, gives it that view.
    func buildRoot(_ definition: Root, as rootClass: NUIClass) {
        guard let property = resolver.rootViewProperty(ofClass: rootClass.schema.name) else {
            names[definition.name.text] = .object(root)
            return fill(root, rootClass, from: definition.object, in: scope)
        }
        reporting { () throws(LoadFailure) in
            guard case .known(let known) = resolver.classChoice(of: definition.object, expecting: property.type),
                let made = registry[known].make?(), let binding = registry.binding(of: property.name, in: rootClass)
            else { throw failureOfClass(of: definition.object) }
            names[definition.name.text] = .object(made)
            journal.remember(made, as: registry[known])
            fill(made, registry[known], from: definition.object, in: scope.inside(root))
            try give(.object(made), to: .known(binding, root), of: root, rootClass, from: .object(definition.object))
        }
    }

    /// Returns the hint for a path through a property that holds no object: it is assigned as a whole.
    func hintOfNothing(at path: NamePath, upTo name: Name) -> String? {
        let names = path.text.split(separator: ".")
        guard let index = names.firstIndex(of: Substring(name.text)), index + 2 == names.count else { return nil }
        return "write: \(names[...index].joined(separator: ".")) = { \(names[index + 1]) = ... }"
    }

    /// Returns the failure for a path that leads to no object.
    func failureOfPath(_ path: NamePath, _ walked: ArraySlice<Name>) -> LoadFailure {
        guard walked.count == 1, walked.first?.text == "layoutItem" else {
            return failure(
                .unknownName, "there is no object at '\(path.text)' to change", at: path.range,
                hint: walked.last.flatMap { hintOfNothing(at: path, upTo: $0) })
        }
        return failure(
            .unknownName, "no item holds this object yet, so '\(path.text)' has nothing to change", at: path.range,
            hint: "write '\(path.last.text)' in the item around it, or leave out 'view = { }' around it; what no layout holds has no item")
    }
}
