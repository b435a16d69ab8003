import NUI

/// A class that files can name: what the checker knows of it, and how the loader makes and fills its objects.
public struct NUIClass {
    let schema: ClassSchema
    let type: AnyClass
    /// A new object; nil where none can be made.
    let make: (() -> AnyObject)?
    /// What an object that stands for a value becomes once it is filled; nil for objects that stay what they are.
    let finish: ((AnyObject, LoadContext) throws(LoadFault) -> Loaded)?
    /// What is wrong with an object in the place where it stands, once all of the file is built.
    private(set) var placeFaults: (AnyObject) -> [PlaceFault] = { _ in [] }
    private let setters: [String: (AnyObject, NUIValue) -> (() -> Void)?]
    private let getters: [String: (AnyObject) -> NUIValue?]
    private let clearers: [String: (AnyObject) -> Void]
    private let notes: [String: String]
    private let parts: [String: [String]]

    /// - Parameters:
    ///   - aliases: other names, those of the seeds.
    ///   - parent: the class whose properties it has as well.
    ///   - make: makes a new object; nil for a class of which none can be made.
    ///   - isOpen: takes properties of any other name, too (see `NUIOpenObject`).
    public init<Object: AnyObject>(
        _ name: String, of type: Object.Type = Object.self, aliases: [String] = [], parent: String? = nil,
        doc: String = "", isOpen: Bool = false, make: (() -> Object)?, _ properties: [NUIProperty<Object>] = []
    ) {
        self.init(name, type, aliases, parent, doc, isOpen, make, finish: nil, properties)
    }

    /// A class whose objects stand for values: what is filled is a draft, which `finish` turns into the value.
    init<Draft: AnyObject>(
        value name: String, aliases: [String] = [], doc: String = "", make: @escaping () -> Draft,
        finish: @escaping (Draft, LoadContext) throws(LoadFault) -> Any, _ properties: [NUIProperty<Draft>]
    ) {
        self.init(
            name, Draft.self, aliases, nil, doc, false, make,
            finish: { object, context throws(LoadFault) in
                guard let draft = object as? Draft else { throw LoadFault(.wrongType, "this is no \(name)") }
                return .value(try finish(draft, context))
            }, properties)
    }

    private init<Object: AnyObject>(
        _ name: String, _ type: Object.Type, _ aliases: [String], _ parent: String?, _ doc: String, _ isOpen: Bool,
        _ make: (() -> Object)?, finish: ((AnyObject, LoadContext) throws(LoadFault) -> Loaded)?,
        _ properties: [NUIProperty<Object>]
    ) {
        schema = ClassSchema(
            name, aliases: aliases, parent: parent, doc: doc, isAbstract: make == nil, isOpen: isOpen,
            properties.map(\.schema))
        self.type = type
        self.make = make
        self.finish = finish
        var setters: [String: (AnyObject, NUIValue) -> (() -> Void)?] = [:]
        var getters: [String: (AnyObject) -> NUIValue?] = [:]
        var clearers: [String: (AnyObject) -> Void] = [:]
        var notes: [String: String] = [:], parts: [String: [String]] = [:]
        for property in properties {
            setters[property.schema.name] = { object, value in
                (object as? Object).flatMap { property.writing($0, value) }
            }
            getters[property.schema.name] = { object in (object as? Object).flatMap(property.get) }
            clearers[property.schema.name] = { object in (object as? Object).map(property.clear) }
            notes[property.schema.name] = property.note
            if !property.parts.isEmpty { parts[property.schema.name] = property.parts }
        }
        self.setters = setters
        self.getters = getters
        self.clearers = clearers
        self.notes = notes
        self.parts = parts
    }

    /// The same class with a rule between its objects and the place where they stand.
    func refusing<Object: AnyObject>(_ faults: @escaping (Object) -> [PlaceFault]) -> NUIClass {
        var item = self
        item.placeFaults = { ($0 as? Object).map(faults) ?? [] }
        return item
    }

    /// What sets a property, by its canonical name, to `value`; nil where that is of another kind.
    func writing(_ value: NUIValue, to name: String, of object: AnyObject) -> (() -> Void)? {
        setters[name].flatMap { $0(object, value) }
    }
    func get(_ name: String, of object: AnyObject) -> NUIValue?? { getters[name].map { $0(object) } }
    func clear(_ name: String, of object: AnyObject) { clearers[name]?(object) }
    func note(on name: String) -> String? { notes[name] }
    /// What the property sets in its place.
    func parts(of name: String) -> [String] { parts[name] ?? [] }
}

/// Why an object may not stand where it does, or say what it says. `properties` are those that are to blame; the last one written
/// is shown, or, of its value, a name among `names`.
struct PlaceFault {
    var message: String
    var hint: String?
    var properties: Set<String>
    var code = DiagnosticCode.doesNotFit
    /// Whose properties they are; nil for the object that was asked.
    var object: AnyObject?
    var names: [String] = []
    var related: Related?

    init(message: String, hint: String? = nil, properties: Set<String>) {
        self.message = message
        self.hint = hint
        self.properties = properties
    }

    /// A second place that explains the first.
    struct Related {
        var object: AnyObject
        var properties: Set<String>
        var names: [String]
        var message: String
    }
}

/// An object of the program's own that takes properties of any name.
public protocol NUIOpenObject: AnyObject {
    func setNUIProperty(_ name: String, _ value: Any?)
    func nuiProperty(_ name: String) -> Any?
}
