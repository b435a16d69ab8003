import NUI
import TatamiViews

/// A class that files can name. The checker, the loader, completion and the reference all use this one table.
///
///     let level = NUIProperty<Gauge>.property("level", \.level, "The level, 0 for empty and 1 for full.")
///     let gauge = NUIClass("Gauge", of: Gauge.self, parent: "View", make: { Gauge() }, [level])
///     let loader = NUILoader(root: Screen(), classes: [gauge])
public final class NUIClass {
    private(set) var schema: ClassSchema
    let type: AnyClass
    /// The properties of the class itself, in the order of its schema.
    var properties: [AnyNUIProperty] { table.value }
    /// The properties. Those of Tatami's own classes are listed when a file first names the class, or one that inherits from it.
    private let table: MadeOnce<[AnyNUIProperty]>
    /// Makes a new object; nil if files cannot make objects of the class.
    let make: (() -> AnyObject)?
    /// Turns a filled draft into the value that it stands for; nil for objects that are kept as they are.
    let finish: ((AnyObject, LoadContext) throws(LoadFault) -> Loaded)?
    /// Returns the faults of an object in its place, after the whole file is built.
    private(set) var placeFaults: (AnyObject) -> [PlaceFault] = { _ in [] }
    private var calls: [String: (AnyObject, View?, DataArgument?) -> Void] = [:]
    /// The place of the class in the catalogue of Tatami's own classes; nil for classes of a program.
    private(set) var catalogueNumber: Int?

    /// Describes a class to files.
    ///
    /// - Parameters:
    ///   - name: The name of the class in files.
    ///   - type: The Swift class.
    ///   - aliases: Other names that files may use.
    ///   - parent: The name of the class whose properties it inherits.
    ///   - doc: One sentence for the reference and for completion in editors.
    ///   - isOpen: True if objects accept properties of any other name too; see `NUIOpenObject`.
    ///   - make: Makes a new object; nil if files cannot make objects of the class.
    ///   - properties: The properties that files may set.
    ///   - actions: The methods that actions of a file may call on its objects.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    public convenience init<Object: AnyObject>(
        _ name: String, of type: Object.Type = Object.self, aliases: [String] = [], parent: String? = nil,
        doc: String = "", isOpen: Bool = false, make: (() -> Object)?, _ properties: [NUIProperty<Object>] = [],
        actions: [NUIAction<Object>] = []
    ) {
        self.init(name, type, aliases, parent, doc, isOpen, make, finish: nil, actions) { properties }
        // Now, on the thread of the program, whose objects say what the defaults are. The schema then keeps nothing of the program.
        schema.properties = schema.properties
    }

    /// Describes one of Tatami's own classes. Its properties are listed when they are first asked for.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    convenience init<Object: AnyObject>(
        builtIn name: String, of type: Object.Type = Object.self, aliases: [String] = [], parent: String? = nil,
        doc: String = "", isOpen: Bool = false, make: (() -> Object)?,
        _ properties: @autoclosure @escaping () -> [NUIProperty<Object>] = [], actions: [NUIAction<Object>] = []
    ) {
        self.init(name, type, aliases, parent, doc, isOpen, make, finish: nil, actions, properties)
    }

    /// Describes a class whose objects stand for values: files fill a draft, which `finish` turns into the value.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    convenience init<Draft: AnyObject>(
        value name: String, aliases: [String] = [], doc: String = "", make: @escaping () -> Draft,
        finish: @escaping (Draft, LoadContext) throws(LoadFault) -> Any,
        _ properties: @autoclosure @escaping () -> [NUIProperty<Draft>]
    ) {
        self.init(
            name, Draft.self, aliases, nil, doc, false, make,
            finish: { object, context throws(LoadFault) in
                guard let draft = object as? Draft else { throw LoadFault(.wrongType, "this is not an object of class \(name)") }
                return .value(try finish(draft, context))
            }, [], properties)
    }

    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    private init<Object: AnyObject>(
        _ name: String, _ type: Object.Type, _ aliases: [String], _ parent: String?, _ doc: String, _ isOpen: Bool,
        _ make: (() -> Object)?, finish: ((AnyObject, LoadContext) throws(LoadFault) -> Loaded)?,
        _ actions: [NUIAction<Object>], _ properties: @escaping () -> [NUIProperty<Object>]
    ) {
        // Closures, because a key path of an unspecialized type is made anew each time.
        let table = MadeOnce { properties().map { $0.erased } }
        // The tables of Tatami's own classes capture nothing that changes, and those of a program are listed before it shares them.
        nonisolated(unsafe) let schemas = { Self.schemas(of: table.value, make: make) }
        schema = ClassSchema(
            name, aliases: aliases, parent: parent, doc: doc, isAbstract: make == nil, isOpen: isOpen,
            actions: actions.map { $0.schema }, swiftName: finish == nil ? Self.swiftName(of: type) : nil
        ).listing { schemas() }
        self.table = table
        self.type = type
        self.make = make
        self.finish = finish
        for action in actions {
            calls[action.schema.name] = { object, sender, argument in (object as? Object).map { action.call($0, sender, argument) } }
        }
    }

    /// Returns the schemas of properties. Those that bound others get their defaults, which are the values of a new object.
    private static func schemas(of table: [AnyNUIProperty], make: (() -> AnyObject)?) -> [PropertySchema] {
        let bounds = Set(table.compactMap(\.schema.relation).flatMap(\.properties))
        guard !bounds.isEmpty, let object = make?() else { return table.map(\.schema) }
        return table.map { property in
            var schema = property.schema
            if bounds.contains(schema.name) || schema.relation != nil { schema.defaultText = property.read(object)?.loaded.writing }
            return schema
        }
    }

    /// Describes a class of which only the schema is known; `values` keeps the property values of its objects.
    init(_ schema: ClassSchema, make: (() -> AnyObject)?, keeping values: StandInValues) {
        self.schema = schema
        type = StandIn.self
        self.make = make
        finish = nil
        table = MadeOnce {
            schema.properties.map { property in
                let name = property.name
                return AnyNUIProperty(
                    schema: property, owner: nil, values: nil,
                    prepare: { value in
                        { object in
                            values.set(name, value, of: object)
                            return true
                        }
                    },
                    read: { values.get(name, of: $0) },
                    snapshot: { object in
                        let value = values.get(name, of: object)
                        return { values.set(name, value, of: object) }
                    })
            }
        }
    }

    /// Returns the name of a type without its module.
    private static func swiftName(of type: AnyClass) -> String {
        let parts = TypeName.full(type).split(separator: ".", maxSplits: 1)
        return String(parts.last ?? "")
    }

    /// Notes the place in the catalogue, once, when that is made.
    func isInCatalogue(at number: Int) { catalogueNumber = number }

    /// Performs the action that `selector` names; returns false if the class has no such action.
    func perform(_ selector: String, on object: AnyObject, sender: View?, _ argument: DataArgument?) -> Bool {
        guard let name = schema.actions.first(where: { $0.answers(to: selector) })?.name, let call = calls[name] else { return false }
        call(object, sender, argument)
        return true
    }

    /// Declares which properties of its items a layout reads, of those that not every layout reads, such as `column`.
    ///
    /// Without this, a layout reads what its superclass reads. What a direct subclass of `Layout` reads is then unknown, and the checker
    /// reports nothing.
    ///
    /// ```swift
    /// NUIClass("Wall", of: Wall.self, parent: "Layout", make: { Wall() }).readingItems(["column", "row"])
    /// ```
    public func readingItems(_ properties: [String]) -> NUIClass {
        schema.itemProperties = properties
        return self
    }

    /// Declares the class of objects that name this class and set a property which only that class has.
    func becoming(_ name: String) -> NUIClass {
        schema.fullerClass = name
        return self
    }

    /// Adds a rule about the places in which objects of the class may stand.
    @_semantics("optimize.sil.specialize.generic.never") @inline(never)
    func refusing<Object: AnyObject>(_ faults: @escaping (Object) -> [PlaceFault]) -> NUIClass {
        placeFaults = { ($0 as? Object).map(faults) ?? [] }
        return self
    }
}

/// The reason why an object may not stand in its place or have its properties. The diagnostic is placed at the last of `properties` that
/// the file sets, or at a name among `names` in its value.
struct PlaceFault {
    var message: String
    /// Makes the hint. It is called only if the fault is shown, since finding the nearest of all names takes long.
    let hint: () -> String?
    var properties: Set<String>
    var code = DiagnosticCode.doesNotFit
    /// The object that has the properties; nil for the object that was checked.
    var object: AnyObject?
    var names: [String] = []
    var related: Related?
    /// True for a fault that is reported only if the literal of the object itself sets one of `properties`, not a style or template.
    var isOfOwnLiteral = false
    /// True for a fault that is not reported if the property follows the data, which may have another value.
    var isOfConstant = false
    /// True for a fault that is not reported of an object with an id or an outlet, by which the program may mend it.
    var isOfUnnamed = false
    /// Properties of the checked object that say that what was found is meant: the fault is not reported if a file sets one of them.
    var silencers: Set<String> = []

    init(message: String, hint: @autoclosure @escaping () -> String? = nil, properties: Set<String>) {
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

/// An object of the program that accepts properties of any name. The checker accepts such names only if the `NUIClass` of the object was
/// created with `isOpen: true`.
public protocol NUIOpenObject: AnyObject {
    /// Sets the property of a name; nil removes it.
    func setNUIProperty(_ name: String, _ value: Any?)
    /// Returns the property of a name; nil if there is none.
    func nuiProperty(_ name: String) -> Any?
}
