import NUI

/// One property of a class: its name and type for the checker, its key path for the loader. One line each.
public struct NUIProperty<Object: AnyObject> {
    let schema: PropertySchema
    /// What sets it to a value; nil for a value of another kind.
    let writing: (Object, NUIValue) -> (() -> Void)?
    let get: (Object) -> NUIValue?
    /// Sets it to nil; does nothing where it cannot be nil, or holds a number.
    let clear: (Object) -> Void
    /// What gives it back the value that it has now; nil where that cannot be told.
    let snapshot: (Object) -> (() -> Void)?
    /// What is told where the property is accepted for old files and has no effect.
    let note: String?
    /// The properties that it sets in its place, in the order of its numbers: `minSize` sets `minWidth` and `minHeight`.
    let parts: [String]
    /// The stored property of Swift that has the same name; nil where there is none.
    private(set) var stored: StoredProperty?
    /// The enumerations whose cases it takes.
    private(set) var enums: [EnumSchema] = []

    private init(
        _ schema: PropertySchema, writing: @escaping (Object, NUIValue) -> (() -> Void)?, get: @escaping (Object) -> NUIValue?,
        clear: @escaping (Object) -> Void = { _ in }, snapshot: @escaping (Object) -> (() -> Void)? = { _ in nil }, note: String? = nil,
        parts: [String] = []
    ) {
        self.snapshot = snapshot
        self.parts = parts
        self.schema = schema
        self.writing = writing
        self.get = get
        self.clear = clear
        self.note = note
    }

    /// A property that is read and written.
    ///
    /// - Parameters:
    ///   - aliases: other names, those of the seeds.
    ///   - type: what a file writes, where that is more than the Swift type tells.
    ///   - doc: one sentence for the reference and the completion.
    ///   - range: the numbers that it keeps as they are; others are warned of.
    ///   - parts: the properties that it sets in its place, in the order of its numbers.
    ///   - isStored: whether the class stores a property of the same name. false for one that is computed, or a part of another such as
    ///     `\.margin.top`: a mirror does not see those, so `differences` leaves them out.
    public static func property<Value: NUIConvertible>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [],
        type: ValueType? = nil, range: NumberRange? = nil, parts: [String] = [], isStored: Bool = true
    ) -> NUIProperty {
        var property = NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, range: range, doc: doc),
            writing: { object, value in Value.fromNUI(value).map { converted in { object[keyPath: path] = converted } } },
            get: { $0[keyPath: path].asNUI },
            clear: { object in
                if let nothing = Value.nuiNothing { object[keyPath: path] = nothing }
            },
            snapshot: { object in
                let value = object[keyPath: path]
                return { [weak object] in object?[keyPath: path] = value }
            }, parts: parts)
        property.stored = isStored ? StoredProperty(name: name, type: Value.self, path: path) : nil
        property.enums = Value.nuiEnums
        return property
    }

    /// A property that can only be read, and walked through: `contentLayoutItem <= { }`.
    public static func reading<Value: NUIConvertible>(
        _ name: String, _ path: KeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil,
        isStored: Bool = true
    ) -> NUIProperty {
        var property = NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc),
            writing: { _, _ in nil }, get: { $0[keyPath: path].asNUI })
        property.stored = isStored ? StoredProperty(name: name, type: Value.self, path: path) : nil
        property.enums = Value.nuiEnums
        return property
    }

    /// A property without a Swift property of its own: an older spelling, or one half of a pair.
    public static func setting<Value: NUIConvertible>(
        _ name: String, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil, range: NumberRange? = nil,
        parts: [String] = [], get: @escaping (Object) -> Value? = { _ in nil }, _ set: @escaping (Object, Value) -> Void
    ) -> NUIProperty {
        var property = NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, range: range, doc: doc),
            writing: { object, value in Value.fromNUI(value).map { converted in { set(object, converted) } } },
            get: { get($0)?.asNUI },
            snapshot: { object in get(object).map { value in { [weak object] in object.map { set($0, value) } } } }, parts: parts)
        property.enums = Value.nuiEnums
        return property
    }

    /// A list to which every assignment adds. `keep` returns what leaves in it only what it holds now.
    public static func adding<Element: NUIConvertible>(
        _ name: String, _ doc: String = "", of type: ValueType, keep: @escaping (Object) -> (() -> Void)? = { _ in nil },
        _ add: @escaping (Object, Element) -> Void
    ) -> NUIProperty {
        var property = NUIProperty(
            PropertySchema(name, type, appends: true, doc: doc),
            writing: { object, value in
                let wanted = value.elements ?? [value]
                let elements = wanted.compactMap(Element.fromNUI)
                guard elements.count == wanted.count else { return nil }
                return { for element in elements { add(object, element) } }
            },
            get: { _ in nil }, snapshot: keep)
        property.enums = Element.nuiEnums
        return property
    }

    /// A property of old files that has no meaning here; `note` says so.
    public static func ignored(_ name: String, _ type: ValueType, _ note: String, aliases: [String] = []) -> NUIProperty {
        NUIProperty(PropertySchema(name, type, aliases: aliases, doc: note), writing: { _, _ in {} }, get: { _ in nil }, note: note)
    }
}
