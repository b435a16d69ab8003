import NUI
import TatamiViews

/// A property of a class, as one line of its table: name and type for the checker, a key path for the loader.
///
/// Key paths are made when they are used: a program names hundreds of properties and its files use few of them.
public struct NUIProperty<Object: AnyObject> {
    private(set) var erased: AnyNUIProperty

    private init(
        _ schema: PropertySchema, prepare: @escaping (NUIValue) -> ((Object) -> Void)?, read: @escaping (Object) -> NUIValue?,
        clear: @escaping (Object) -> Void = { _ in }, snapshot: @escaping (Object) -> (() -> Void)? = { _ in nil }, note: String? = nil,
        parts: [String] = [], isReadOnly: Bool = false, enums: [EnumSchema] = [], stored: StoredProperty? = nil, isOfClass: Bool = false,
        fault: @escaping (NUIValue) -> NUIFault? = { _ in nil }
    ) {
        erased = AnyNUIProperty(
            schema: schema,
            prepare: { value in prepare(value).map { set in { object in if let object = object as? Object { set(object) } } } },
            read: { ($0 as? Object).flatMap(read) }, fault: fault, clear: { ($0 as? Object).map(clear) },
            snapshot: { ($0 as? Object).flatMap(snapshot) }, note: note, parts: parts, isReadOnly: isReadOnly,
            enums: enums, stored: stored, accepts: { $0 is Object }, isOfClass: isOfClass)
    }

    /// Returns the same property with a changed schema.
    func changed(_ change: (inout PropertySchema) -> Void) -> NUIProperty {
        var copy = self
        change(&copy.erased.schema)
        return copy
    }

    /// Creates a property that files can read and set.
    ///
    /// - Parameters:
    ///   - name: The name of the property in files.
    ///   - path: The key path by which the property is read and written.
    ///   - doc: One sentence for the reference and for completion in editors.
    ///   - aliases: Other names that files may use.
    ///   - type: The type in files, if it says more than the Swift type does; nil for the `nuiType` of the Swift type.
    ///   - range: The numbers that the property keeps unchanged; the checker warns of others.
    ///   - parts: The properties that it sets instead, in the order of its numbers.
    ///   - isStored: True if the class stores a property of the same name; false for one that is computed, or a part of another such as
    ///     `\.margin.top`. A mirror does not see those, so `differences` leaves them out.
    ///   - set: Sets the property, as in `{ $0.level = $1 }`, faster than the key path does; nil for the key path.
    public static func property<Value: NUIConvertible>(
        _ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value>, _ doc: String = "",
        aliases: [String] = [],
        type: ValueType? = nil, range: NumberRange? = nil, parts: [String] = [], isStored: Bool = true,
        set: ((Object, Value) -> Void)? = nil
    ) -> NUIProperty {
        accessing(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, range: range, doc: doc),
            get: { $0[keyPath: path()] }, set: set ?? { $0[keyPath: path()] = $1 }, parts: parts,
            stored: isStored ? StoredProperty(name: name, type: Value.self, path: { path() }) : nil)
    }

    /// Creates a property that is read and set by functions.
    static func accessing<Value: NUIConvertible>(
        _ schema: PropertySchema, get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void, parts: [String] = [],
        stored: StoredProperty? = nil
    ) -> NUIProperty {
        NUIProperty(
            schema, prepare: { value in Value.fromNUI(value).map { converted in { set($0, converted) } } }, read: { get($0).asNUI },
            clear: { object in
                if let nothing = Value.nuiNothing { set(object, nothing) }
            },
            snapshot: { object in
                let value = get(object)
                return { [weak object] in object.map { set($0, value) } }
            }, parts: parts, enums: Value.nuiEnums, stored: stored, isOfClass: isClass(Value.self), fault: Value.nuiFault
        ).changed { $0.mayBeNothing = Value.nuiNothing != nil }
    }

    /// Creates a property with a default that depends on something else, such as the theme. States and reloads that take an assignment back
    /// restore the default, not the value that the default had.
    ///
    /// - Parameters:
    ///   - name: The name of the property in files.
    ///   - path: The key path by which the property is read and written.
    ///   - own: The key path of the value that was assigned; nil while the property has its default.
    ///   - doc: One sentence for the reference and for completion in editors.
    ///   - aliases: Other names that files may use.
    ///   - range: The numbers that the property keeps unchanged; the checker warns of others.
    ///   - set: Sets the property, faster than the key path does; nil for the key path.
    public static func property<Value: NUIConvertible>(
        _ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value>,
        own: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value?>, _ doc: String = "", aliases: [String] = [],
        range: NumberRange? = nil, set: ((Object, Value) -> Void)? = nil
    ) -> NUIProperty {
        let set = set ?? { $0[keyPath: path()] = $1 }
        return NUIProperty(
            PropertySchema(name, Value.nuiType, aliases: aliases, range: range, doc: doc),
            prepare: { value in Value.fromNUI(value).map { converted in { set($0, converted) } } },
            read: { $0[keyPath: path()].asNUI }, clear: { $0[keyPath: own()] = nil },
            snapshot: { object in
                let value = object[keyPath: own()]
                return { [weak object] in object?[keyPath: own()] = value }
            }, enums: Value.nuiEnums, stored: StoredProperty(name: name, type: Value.self, path: { path() }),
            isOfClass: isClass(Value.self), fault: Value.nuiFault
        ).changed { $0.mayBeNothing = true }
    }

    /// Creates a property that files can only read and walk through, as in `contentLayoutItem <= { }`.
    public static func reading<Value: NUIConvertible>(
        _ name: String, _ path: @autoclosure @escaping () -> KeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [],
        type: ValueType? = nil,
        isStored: Bool = true
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc), prepare: { _ in nil },
            read: { $0[keyPath: path()].asNUI }, isReadOnly: true, enums: Value.nuiEnums,
            stored: isStored ? StoredProperty(name: name, type: Value.self, path: { path() }) : nil)
    }

    /// Creates a property without a Swift property of its own, such as an older spelling or one half of a pair.
    public static func setting<Value: NUIConvertible>(
        _ name: String, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil, range: NumberRange? = nil,
        parts: [String] = [], get: @escaping (Object) -> Value? = { _ in nil }, _ set: @escaping (Object, Value) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, range: range, doc: doc),
            prepare: { value in Value.fromNUI(value).map { converted in { set($0, converted) } } },
            read: { get($0)?.asNUI },
            snapshot: { object in get(object).map { value in { [weak object] in object.map { set($0, value) } } } }, parts: parts,
            enums: Value.nuiEnums, isOfClass: isClass(Value.self), fault: Value.nuiFault)
    }

    /// Creates a property to which every assignment adds elements. `keep` returns a function that removes all elements except those present
    /// now.
    public static func adding<Element: NUIConvertible>(
        _ name: String, _ doc: String = "", of type: ValueType, keep: @escaping (Object) -> (() -> Void)? = { _ in nil },
        _ add: @escaping (Object, Element) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type, appends: true, doc: doc),
            prepare: { value in
                let wanted = value.elements ?? [value]
                let elements = wanted.compactMap(Element.fromNUI)
                guard elements.count == wanted.count else { return nil }
                return { for element in elements { add($0, element) } }
            },
            read: { _ in nil }, snapshot: keep, enums: Element.nuiEnums)
    }

    /// Returns the same property as one that people edit, so that files can bind it with `<->`.
    ///
    /// - Parameters:
    ///   - event: The event that the control sends when people change the value.
    ///   - isOnlyIfBound: Whether people edit the value only where a file binds it with `<->`.
    public func edited(by event: Action.Event, isOnlyIfBound: Bool = false) -> NUIProperty {
        changed { ($0.edited, $0.isEditedIfBound) = (event.rawValue, isOnlyIfBound) }
    }

    /// Creates a property of an action whose value is worked out when the action is performed.
    static func deferred(_ name: String, _ deferral: PropertySchema.Deferral, _ doc: String) -> NUIProperty {
        NUIProperty(PropertySchema(name, .any, doc: doc), prepare: { _ in { _ in } }, read: { _ in nil }).changed { $0.deferral = deferral }
    }

    /// Returns the same property, whose objects can be replaced while they are shown.
    ///
    /// - Parameters:
    ///   - read: Returns all objects.
    ///   - write: Replaces all objects. Those that stay keep what they show, also if their order changes.
    public func listing<Element: AnyObject>(
        _ read: @escaping (Object) -> [Element], _ write: @escaping (Object, [Element]) -> Void
    ) -> NUIProperty {
        var copy = self
        copy.erased.list = ObjectList(
            read: { ($0 as? Object).map(read) ?? [] },
            write: { object, elements in (object as? Object).map { write($0, elements.compactMap { $0 as? Element }) } })
        return copy
    }

    /// Returns the same property, of which loops make objects only when they come into sight.
    ///
    /// - Parameters:
    ///   - takesOneOfRow: Whether only the first object of a row is shown.
    ///   - show: Shows the rows.
    func onDemand(takesOneOfRow: Bool = false, _ show: @escaping (Object, OnDemandList) -> Void) -> NUIProperty {
        var copy = changed { $0.takesOneOfRow = takesOneOfRow }
        copy.erased.onDemand = { object, list in if let object = object as? Object { show(object, list) } }
        return copy
    }

    /// Creates a property of old files that has no effect; `note` is the warning that says so.
    public static func ignored(_ name: String, _ type: ValueType, _ note: String, aliases: [String] = []) -> NUIProperty {
        NUIProperty(PropertySchema(name, type, aliases: aliases, doc: note), prepare: { _ in { _ in } }, read: { _ in nil }, note: note)
    }
}

/// Whether values of a type are objects, or nothing.
private func isClass(_ type: Any.Type) -> Bool { type is AnyClass || (type as? any AnyOptional.Type)?.isOfClass == true }

private protocol AnyOptional { static var isOfClass: Bool { get } }

extension Optional: AnyOptional {
    fileprivate static var isOfClass: Bool { Wrapped.self is AnyClass }
}
