import NUI
import TatamiViews

/// A property of a class, as one line of its table: name and type for the checker, a key path for the loader.
///
/// Key paths are made when they are used: a program names hundreds of properties and its files use few of them.
///
/// Nothing here is compiled anew for the types of a property, as the optimizer would do by itself. There are hundreds of properties with
/// several closures each; a copy of these for each property took most of the time of a release build and made loading no faster.
public struct NUIProperty<Object: AnyObject> {
    private(set) var erased: AnyNUIProperty

    private init(
        _ schema: PropertySchema, _ values: (any NUIConvertible.Type)? = nil,
        prepare: @escaping (NUIValue) -> ((AnyObject) -> Bool)?, read: @escaping (AnyObject) -> NUIValue? = { _ in nil },
        clear: @escaping (AnyObject) -> Void = { _ in }, snapshot: @escaping (AnyObject) -> (() -> Void)? = { _ in nil },
        note: String? = nil, parts: [String] = [], isReadOnly: Bool = false, stored: StoredProperty? = nil
    ) {
        erased = AnyNUIProperty(
            schema: schema, owner: Object.self, values: values, prepare: prepare, read: read, clear: clear, snapshot: snapshot, note: note,
            parts: parts, isReadOnly: isReadOnly, stored: stored)
    }

    /// Returns a function that converts a value and returns one that sets a property to it.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    private static func preparing<Value: NUIConvertible>(
        _ set: @escaping (Object, Value) -> Void
    ) -> (NUIValue) -> ((AnyObject) -> Bool)? {
        { value in
            guard let converted = Value.fromNUI(value) else { return nil }
            return { object in
                guard let object = object as? Object else { return false }
                set(object, converted)
                return true
            }
        }
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
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
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
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    static func accessing<Value: NUIConvertible>(
        _ schema: PropertySchema, get: @escaping (Object) -> Value, set: @escaping (Object, Value) -> Void, parts: [String] = [],
        stored: StoredProperty? = nil
    ) -> NUIProperty {
        var schema = schema
        schema.mayBeNothing = Value.nuiNothing != nil
        return NUIProperty(
            schema, Value.self, prepare: preparing(set), read: { ($0 as? Object).flatMap { get($0).asNUI } },
            clear: { object in
                if let object = object as? Object, let nothing = Value.nuiNothing { set(object, nothing) }
            },
            snapshot: { object in
                guard let object = object as? Object else { return nil }
                let value = get(object)
                return { [weak object] in if let object { set(object, value) } }
            }, parts: parts, stored: stored)
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
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public static func property<Value: NUIConvertible>(
        _ name: String, _ path: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value>,
        own: @autoclosure @escaping () -> ReferenceWritableKeyPath<Object, Value?>, _ doc: String = "", aliases: [String] = [],
        range: NumberRange? = nil, set: ((Object, Value) -> Void)? = nil
    ) -> NUIProperty {
        var schema = PropertySchema(name, Value.nuiType, aliases: aliases, range: range, doc: doc)
        schema.mayBeNothing = true
        return NUIProperty(
            schema, Value.self, prepare: preparing(set ?? { $0[keyPath: path()] = $1 }),
            read: { ($0 as? Object).flatMap { $0[keyPath: path()].asNUI } }, clear: { ($0 as? Object)?[keyPath: own()] = nil },
            snapshot: { object in
                guard let object = object as? Object else { return nil }
                let value = object[keyPath: own()]
                return { [weak object] in object?[keyPath: own()] = value }
            }, stored: StoredProperty(name: name, type: Value.self, path: { path() }))
    }

    /// Creates a property that files can only read and walk through, as in `contentLayoutItem <= { }`.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public static func reading<Value: NUIConvertible>(
        _ name: String, _ path: @autoclosure @escaping () -> KeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [],
        type: ValueType? = nil,
        isStored: Bool = true
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc), Value.self, prepare: { _ in nil },
            read: { ($0 as? Object).flatMap { $0[keyPath: path()].asNUI } }, isReadOnly: true,
            stored: isStored ? StoredProperty(name: name, type: Value.self, path: { path() }) : nil)
    }

    /// Creates a property without a Swift property of its own, such as an older spelling or one half of a pair.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public static func setting<Value: NUIConvertible>(
        _ name: String, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil, range: NumberRange? = nil,
        parts: [String] = [], get: @escaping (Object) -> Value? = { _ in nil }, _ set: @escaping (Object, Value) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, range: range, doc: doc), Value.self, prepare: preparing(set),
            read: { ($0 as? Object).flatMap { get($0)?.asNUI } },
            snapshot: { object in
                guard let object = object as? Object, let value = get(object) else { return nil }
                return { [weak object] in if let object { set(object, value) } }
            }, parts: parts)
    }

    /// Creates a property to which every assignment adds elements. `keep` returns a function that removes all elements except those present
    /// now.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public static func adding<Element: NUIConvertible>(
        _ name: String, _ doc: String = "", of type: ValueType, keep: @escaping (Object) -> (() -> Void)? = { _ in nil },
        _ add: @escaping (Object, Element) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type, appends: true, doc: doc), Element.self,
            prepare: { value in
                let wanted = if case .list(let list) = value.loaded { list } else { [value.loaded] }
                guard let elements = Element.all(wanted) else { return nil }
                return { object in
                    guard let object = object as? Object else { return false }
                    for element in elements { add(object, element) }
                    return true
                }
            },
            snapshot: { ($0 as? Object).flatMap(keep) })
    }

    /// Returns the same property as one that people edit, so that files can bind it with `<->`.
    ///
    /// - Parameters:
    ///   - event: The event that the control sends when people change the value.
    ///   - isOnlyIfBound: Whether people edit the value only where a file binds it with `<->`.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public func edited(by event: Action.Event, isOnlyIfBound: Bool = false) -> NUIProperty {
        changed { ($0.edited, $0.isEditedIfBound) = (event.rawValue, isOnlyIfBound) }
    }

    /// Creates a property of an action whose value is worked out when the action is performed.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    static func deferred(_ name: String, _ deferral: PropertySchema.Deferral, _ doc: String) -> NUIProperty {
        NUIProperty(PropertySchema(name, .any, doc: doc), prepare: { _ in { $0 is Object } }).changed { $0.deferral = deferral }
    }

    /// Returns the same property, whose objects can be replaced while they are shown.
    ///
    /// - Parameters:
    ///   - read: Returns all objects.
    ///   - write: Replaces all objects. Those that stay keep what they show, also if their order changes.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
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
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    func onDemand(takesOneOfRow: Bool = false, _ show: @escaping (Object, OnDemandList) -> Void) -> NUIProperty {
        var copy = changed { $0.takesOneOfRow = takesOneOfRow }
        copy.erased.onDemand = { object, list in if let object = object as? Object { show(object, list) } }
        return copy
    }

    /// Creates a property of old files that has no effect; `note` is the warning that says so.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public static func ignored(_ name: String, _ type: ValueType, _ note: String, aliases: [String] = []) -> NUIProperty {
        NUIProperty(PropertySchema(name, type, aliases: aliases, doc: note), prepare: { _ in { $0 is Object } }, note: note)
    }
}
