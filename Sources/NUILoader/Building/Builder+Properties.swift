import NUI

/// Walking along properties, and setting them.
extension Builder {
    /// Follows `names` from `start`. Nil where something on the way is not there.
    func walk(
        _ names: ArraySlice<Name>, from start: AnyObject, _ startClass: NUIClass
    ) throws(LoadFailure) -> (AnyObject, NUIClass)? {
        var object = start, item = startClass
        for name in names {
            guard case .object(let next)? = try read(name, of: object, item) else { return nil }
            guard let nextClass = globals.itemClass(of: next) ?? registry.describing(next) else {
                throw failure(.unknownClass, "nothing is known of the class \(type(of: next))", at: name.range)
            }
            (object, item) = (next, nextClass)
        }
        return (object, item)
    }

    /// What the property `name` of `object` holds.
    func read(_ name: Name, of object: AnyObject, _ item: NUIClass) throws(LoadFailure) -> Loaded? {
        if let (owner, property) = registry.owner(of: name.text, in: item) {
            return owner.get(property.name, of: object).flatMap { $0 }?.loaded
        }
        if let open = object as? any NUIOpenObject { return open.nuiProperty(name.text).map(Loaded.init(plain:)) }
        throw failure(.unknownProperty, "\(item.schema.name) has no property '\(name.text)'", at: name.range)
    }

    /// Evaluates `value` for the property and sets it.
    func assign(_ value: Value, to name: Name, of object: AnyObject, _ item: NUIClass) throws(LoadFailure) {
        guard let (owner, property) = registry.owner(of: name.text, in: item) else {
            guard let open = object as? any NUIOpenObject else {
                throw failure(.unknownProperty, "\(item.schema.name) has no property '\(name.text)'", at: name.range)
            }
            let loaded = try evaluate(value, expecting: .any, current: object)
            open.setNUIProperty(name.text, loaded.plain)
            if object === root { globals.assignedToRoot.append(name.text) }
            return
        }
        if let note = owner.note(on: property.name) { warn(.uselessSystemProperty, note, at: name.range) }
        var loaded = try evaluate(value, expecting: property.type, current: object)
        if property.name.hasPrefix("localized"), case .text(let key) = loaded { loaded = .text(context.text(forKey: key)) }
        guard owner.set(property.name, of: object, NUIValue(loaded)) == true else {
            throw failure(.wrongType, "'\(name.text)' does not take \(loaded.kind)", at: value.range)
        }
        if object === root { globals.assignedToRoot.append(property.name) }
    }

    /// `:property = name`: the root object gets `target` under that name.
    func connect(_ target: AnyObject, to path: NamePath) throws(LoadFailure) {
        guard let rootClass = globals.itemClass(of: root), let name = path.names.last,
            let (holder, holderClass) = try walk(path.names.dropLast(), from: root, rootClass)
        else { throw failure(.unknownName, "the root has nothing at '\(path.text)'", at: path.range) }
        if holder === root { globals.assignedToRoot.append(name.text) }
        globals.outlets.append((path.text, target))
        guard let (owner, property) = registry.owner(of: name.text, in: holderClass) else {
            guard let open = holder as? any NUIOpenObject else {
                throw failure(.unknownProperty, "\(holderClass.schema.name) has no property '\(name.text)'", at: name.range)
            }
            return open.setNUIProperty(name.text, target)
        }
        guard owner.set(property.name, of: holder, NUIValue(target)) == true else {
            throw failure(.wrongType, "'\(name.text)' does not take an object of class \(type(of: target))", at: path.range)
        }
    }
}
