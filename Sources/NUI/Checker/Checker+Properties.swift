extension Checker {
    enum Lookup {
        case found(OwnedProperty)
        /// A property of an open class, whose type is unknown.
        case dynamic
        case missing
    }

    /// Finds a property of an object. An object that may be of a subclass can have the subclass's properties too.
    func lookUp(_ name: String, in object: ObjectType) -> Lookup {
        let number = object.known.number
        if let found = schema.ownedProperty(name, of: number) { return .found(found) }
        if !object.isExact, let found = schema.ownedProperty(name, below: number) { return .found(found) }
        return object.known.schema.isOpen ? .dynamic : .missing
    }

    /// Follows property names from a value. Reports a property that does not exist and returns nil.
    mutating func walk(_ names: ArraySlice<Name>, from start: Known, _ context: Context) -> Known? {
        var current = start
        for name in names {
            switch current {
            case .unknown: return .unknown
            case .value(let type):
                guard let next = step(into: type, holder: nil, "") else {
                    let what = TypeText.describe(type, schema)
                    report(.unknownProperty, at: name.range, "\(what) has no property '\(name.text)'", context)
                    return nil
                }
                guard case .object = next else { return .unknown }
                current = next
                fallthrough
            case .object:
                guard case .object(let object) = current else { return .unknown }
                switch lookUp(name.text, in: object) {
                case .found(let found):
                    let type = found.property.type
                    current = step(into: type, holder: object, name.text) ?? .value(type)
                    if found.property.isSelf, case .object(let declared) = current {
                        current = .object(ObjectType(declared.known, shownName: declared.shownName, isExact: true))
                    }
                case .dynamic:
                    guard object.isRoot, let held = outlets[name.text] ?? objects[name.text]?.type else { return .unknown }
                    current = .object(held)
                case .missing:
                    guard let held = subview(named: name, of: object, context) else {
                        reportUnknownProperty(name, object, context, mayBeSubview: true)
                        return nil
                    }
                    current = held
                }
            }
        }
        return current
    }

    /// The subview of a view with a given id, as in `view1.subview1 <= { }`.
    mutating func subview(named name: Name, of object: ObjectType, _ context: Context) -> Known? {
        guard isView(object), let known = objects[name.text] else { return nil }
        mentionedIDs.insert(name.text)
        if reportHidden(name, known, context) { return .unknown }
        return known.type.map(Known.object) ?? .unknown
    }

    func isView(_ object: ObjectType) -> Bool {
        schema.itemViewClasses.first.map { schema.isClass(object.name, orBelow: $0) } ?? false
    }

    /// The object that a property of `type` contains: its class, or unknown. Nil for a value without properties.
    func step(into type: ValueType, holder: ObjectType?, _ property: String) -> Known? {
        if let holder, holder.isRoot, let held = outlets[property] { return .object(held) }
        let alternatives = type.alternatives
        if alternatives.allSatisfy(\.isPlain) { return nil }
        guard alternatives.count == 1, let name = type.className, let found = schema.knownClass(name) else { return .unknown }
        return .object(ObjectType(found, shownName: found.name, isExact: false))
    }

    // MARK: Does it fit?

    /// Whether the result of a path is allowed where `type` is expected. True if that cannot be decided.
    func fits(_ known: Known, _ type: ValueType) -> Bool {
        switch known {
        case .unknown: return true
        case .object(let object):
            return type.alternatives.contains { alternative in
                switch alternative {
                case .any, .reference: return true
                case .itemView: return schema.itemViewClasses.contains { isRelated(object, to: $0) }
                default: return alternative.className.map { isRelated(object, to: $0) } ?? false
                }
            }
        case .value(let found):
            return found.alternatives.contains { left in type.alternatives.contains { canGive(left, for: $0) } }
        }
    }

    /// Whether an object of that type may be an object of the class.
    func isRelated(_ object: ObjectType, to name: String) -> Bool {
        if !schema.hasClass(name) || !schema.hasClass(object.name) { return true }
        return schema.isClass(object.name, orBelow: name) || !object.isExact && schema.isClass(name, orBelow: object.name)
    }

    /// Whether a value of type `left` is allowed where `right` is expected.
    private func canGive(_ left: ValueType, for right: ValueType) -> Bool {
        switch (left, right) {
        case (.any, _), (.reference, _), (.itemView, _), (_, .any): return true
        case (.number, .insets), (.integer, .insets), (.string, .day), (.string, .color), (.string, .trackList): return true
        case (.array(let a), .array(let b)):
            return a.alternatives.contains { x in b.alternatives.contains { canGive(x, for: $0) } }
        default: break
        }
        if left.isNumeric && right.isNumeric || left == right { return true }
        guard let name = left.className, let found = schema.knownClass(name) else { return false }
        return fits(.object(ObjectType(found, shownName: name, isExact: false)), right)
    }
}

extension ValueType {
    /// Whether no value of the type is an object with properties.
    var isPlain: Bool {
        switch self {
        case .color, .font, .image, .object, .action, .itemView, .reference, .any: return false
        case .oneOf(let types): return types.allSatisfy(\.isPlain)
        default: return true
        }
    }

    /// Whether the type is that of arrays.
    var isArray: Bool { if case .array = self { true } else { false } }

    var isNumeric: Bool {
        switch self {
        case .number, .integer, .bool: return true
        default: return false
        }
    }
}
