import NUI

/// One property of a class: its name and type for the checker, its key path for the loader. One line each.
public struct NUIProperty<Object: AnyObject> {
    let schema: PropertySchema
    let set: (Object, NUIValue) -> Bool
    let get: (Object) -> NUIValue?
    /// Sets it to nil; does nothing where it cannot be nil, or holds a number.
    let clear: (Object) -> Void
    /// What is told where the property is accepted for old files and has no effect.
    let note: String?

    private init(
        _ schema: PropertySchema, set: @escaping (Object, NUIValue) -> Bool, get: @escaping (Object) -> NUIValue?,
        clear: @escaping (Object) -> Void = { _ in }, note: String? = nil
    ) {
        self.schema = schema
        self.set = set
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
    public static func property<Value: NUIConvertible>(
        _ name: String, _ path: ReferenceWritableKeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [],
        type: ValueType? = nil
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc),
            set: { object, value in
                guard let converted = Value.fromNUI(value) else { return false }
                object[keyPath: path] = converted
                return true
            },
            get: { $0[keyPath: path].asNUI },
            clear: { object in
                if let nothing = Value.nuiNothing { object[keyPath: path] = nothing }
            })
    }

    /// A property that can only be read, and walked through: `contentLayoutItem <= { }`.
    public static func reading<Value: NUIConvertible>(
        _ name: String, _ path: KeyPath<Object, Value>, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc),
            set: { _, _ in false }, get: { $0[keyPath: path].asNUI })
    }

    /// A property without a Swift property of its own: an older spelling, or one half of a pair.
    public static func setting<Value: NUIConvertible>(
        _ name: String, _ doc: String = "", aliases: [String] = [], type: ValueType? = nil,
        get: @escaping (Object) -> Value? = { _ in nil }, _ set: @escaping (Object, Value) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type ?? Value.nuiType, aliases: aliases, doc: doc),
            set: { object, value in
                guard let converted = Value.fromNUI(value) else { return false }
                set(object, converted)
                return true
            },
            get: { get($0)?.asNUI })
    }

    /// A list to which every assignment adds.
    public static func adding<Element: NUIConvertible>(
        _ name: String, _ doc: String = "", of type: ValueType, _ add: @escaping (Object, Element) -> Void
    ) -> NUIProperty {
        NUIProperty(
            PropertySchema(name, type, appends: true, doc: doc),
            set: { object, value in
                let elements = (value.elements ?? [value]).map(Element.fromNUI)
                guard elements.allSatisfy({ $0 != nil }) else { return false }
                for case let element? in elements { add(object, element) }
                return true
            },
            get: { _ in nil })
    }

    /// A property of old files that has no meaning here; `note` says so.
    public static func ignored(_ name: String, _ type: ValueType, _ note: String) -> NUIProperty {
        NUIProperty(PropertySchema(name, type, doc: note), set: { _, _ in true }, get: { _ in nil }, note: note)
    }
}
