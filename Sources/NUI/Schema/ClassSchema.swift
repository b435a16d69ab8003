/// The part of a class that NUI files can use: its names, properties and actions.
public struct ClassSchema: Sendable {
    /// The name that files write in `:class`.
    public var name: String
    /// Other names of the same class, such as those of the first NUI.
    public var aliases: [String]
    /// The class whose properties and actions it inherits; nil for none.
    public var parent: String?
    /// A sentence of documentation.
    public var doc: String
    /// The class's own properties, without inherited ones.
    public var properties: [PropertySchema] {
        get { table.value }
        set { table = MadeOnce { newValue } }
    }
    /// The properties. A class of Tatami's own lists them when a file first names it.
    private var table: MadeOnce<[PropertySchema]>
    /// The class's own actions, which files can name in an `Action`. If neither the class nor its ancestors list any, names of
    /// actions are not checked.
    public var actions: [ActionSchema]
    /// The Swift type of its objects, without the module; nil if unknown.
    public var swiftName: String?
    /// Whether files cannot create objects of exactly this class.
    public var isAbstract: Bool
    /// Whether it also accepts properties of any other name, so that objects can be stored in it.
    public var isOpen: Bool
    /// For a layout: the properties of its items that it reads, of those that not every layout reads. Nil if the class inherits them from
    /// its parent, or if they are unknown.
    public var itemProperties: [String]?
    /// The class of an object that names this class and sets a property which only that class has; nil for none.
    public var fullerClass: String?

    /// Creates a schema from its parts; see the properties of the same names.
    public init(
        _ name: String, aliases: [String] = [], parent: String? = nil, doc: String = "", isAbstract: Bool = false,
        isOpen: Bool = false, _ properties: [PropertySchema] = [], actions: [ActionSchema] = [], swiftName: String? = nil,
        itemProperties: [String]? = nil
    ) {
        table = MadeOnce { properties }
        self.name = name
        self.aliases = aliases
        self.parent = parent
        self.doc = doc
        self.isAbstract = isAbstract
        self.isOpen = isOpen
        self.actions = actions
        self.swiftName = swiftName
        self.itemProperties = itemProperties
    }
}

extension ClassSchema {
    /// Returns the class with properties that are listed when they are first asked for.
    package func listing(_ properties: @escaping @Sendable () -> [PropertySchema]) -> ClassSchema {
        var copy = self
        copy.table = MadeOnce(properties)
        return copy
    }
}

/// An action of a class that files can name.
public struct ActionSchema: Sendable, Hashable {
    /// The name of the action, without a colon.
    public var name: String
    /// A sentence of documentation.
    public var doc: String

    /// Creates an action from its parts.
    public init(_ name: String, doc: String = "") {
        self.name = name
        self.doc = doc
    }

    /// Whether a `selector` names this action. The colon at the end of an Objective-C selector is ignored.
    public func answers(to selector: String) -> Bool { name == selector || selector == name + ":" }
}

/// A property of a class.
public struct PropertySchema: Sendable {
    /// The name that files write.
    public var name: String
    /// Other names of the same property, such as those of the first NUI.
    public var aliases: [String]
    /// The type of its values.
    public var type: ValueType
    /// The numbers that it accepts, alone or in an array; for a rectangle, the range of its width and height. Nil if it takes
    /// no numbers or no range is known.
    public var range: NumberRange?
    /// How its numbers depend on other properties of the same object; nil if they do not.
    public var relation: NumberRelation?
    /// Whether a second assignment adds to the first value instead of replacing it.
    public var appends: Bool
    /// A sentence of documentation.
    public var doc: String
    /// The default value in NUI syntax; nil if unknown.
    public var defaultText: String?
    /// The properties of an object in this property that have no effect there, such as the frame of a view that a layout places.
    public var idleProperties: [IdleProperty] = []
    /// Whether it is the object itself, of which only the properties of the declared class can be reached, as by `layer.cornerRadius`.
    public var isSelf = false
    /// What an action does with the value when it is performed; nil for a property whose value is made with its object.
    public var deferral: Deferral?

    /// What an action does with a value when it is performed.
    public enum Deferral: String, Sendable {
        /// The value is handed to the method that is called.
        case argument
        /// The assignments of the value write into the model.
        case writes
    }

    /// Whether the property can be nothing, so that a binding may give it nil.
    public var mayBeNothing = false
    /// The event that is sent when people edit the property; nil for a property that only files and programs set.
    public var edited: String?
    /// Whether people edit the property only where a file binds it with `<->`, so that `<-` shows a value that they do not edit.
    public var isEditedIfBound = false
    /// Whether a loop in the property makes one object for each element, of which further ones would not be shown.
    public var takesOneOfRow = false
    /// The property of the same object on whose value the effect of an assignment depends, so that it is set first; nil for none.
    public var prerequisite: String?

    /// Creates a property from its parts; see the properties of the same names.
    public init(
        _ name: String, _ type: ValueType, aliases: [String] = [], range: NumberRange? = nil, appends: Bool = false,
        doc: String = "", defaultText: String? = nil
    ) {
        self.name = name
        self.type = type
        self.range = range
        self.aliases = aliases
        self.appends = appends
        self.doc = doc
        self.defaultText = defaultText
    }

    /// Creates a property on one line: `.property("text", .string, "The text shown.")`.
    public static func property(
        _ name: String, _ type: ValueType, _ doc: String = "", aliases: [String] = [], range: NumberRange? = nil,
        appends: Bool = false, default defaultText: String? = nil
    ) -> PropertySchema {
        PropertySchema(name, type, aliases: aliases, range: range, appends: appends, doc: doc, defaultText: defaultText)
    }

    /// The type, the range of numbers and the properties that bound them, for people: `number, 0 to 1`.
    public var typeText: String {
        [type.name, range?.text ?? "", relation?.text ?? ""].filter { !$0.isEmpty }.joined(separator: ", ")
    }
}

/// A property that has no effect where its object is.
public struct IdleProperty: Sendable, Hashable {
    /// The name of the property.
    public var name: String
    /// What to set instead, for a hint.
    public var hint: String

    /// Creates a description from its parts.
    public init(_ name: String, _ hint: String) {
        self.name = name
        self.hint = hint
    }
}

/// An enumeration: the names that properties of this type accept.
public struct EnumSchema: Sendable, Hashable {
    /// A case of an enumeration. A string literal creates one without aliases and documentation.
    public struct Case: Sendable, Hashable, ExpressibleByStringLiteral {
        /// The name that files write.
        public var name: String
        /// Other names of the same case.
        public var aliases: [String]
        /// A sentence of documentation.
        public var doc: String

        /// Creates a case from its parts.
        public init(_ name: String, aliases: [String] = [], doc: String = "") {
            self.name = name
            self.aliases = aliases
            self.doc = doc
        }

        /// Creates a case with a name only.
        public init(stringLiteral value: String) {
            self.init(value)
        }
    }

    /// The name by which types refer to the enumeration.
    public var name: String
    /// The cases, in the order of documentation.
    public var cases: [Case]
    /// Whether cases can be joined by `|`.
    public var isFlags: Bool
    /// Whether a string with the name of a case is accepted too. Strings ignore upper and lower case.
    public var acceptsText: Bool
    /// A sentence of documentation.
    public var doc: String

    /// Creates an enumeration from its parts; see the properties of the same names.
    public init(_ name: String, _ cases: [Case], isFlags: Bool = false, acceptsText: Bool = false, doc: String = "") {
        self.name = name
        self.cases = cases
        self.isFlags = isFlags
        self.acceptsText = acceptsText
        self.doc = doc
    }

    /// The case with that name or alias; nil if there is none. Upper and lower case matter.
    public func item(named name: String) -> Case? {
        cases.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// The case that a string names, ignoring upper and lower case; nil if there is none or the enumeration accepts no strings.
    public func item(text: String) -> Case? {
        guard acceptsText else { return nil }
        let wanted = text.lowercased()
        return cases.first { $0.name.lowercased() == wanted || $0.aliases.contains { $0.lowercased() == wanted } }
    }
}

extension ClassSchema {
    /// Returns the names of Tatami's classes that classes of a program take the place of: those with the same name, or with one of the aliases of the program's classes, that no other class of Tatami
    /// inherits from. A class that Tatami adds so does not break programs which have one of that name.
    ///
    /// - Parameters:
    ///   - known: Tatami's classes.
    ///   - own: The classes of the program.
    public static func replaced(in known: [ClassSchema], by own: [ClassSchema]) -> Set<String> {
        let parents = Set(known.compactMap(\.parent))
        return Set(known.map(\.name)).intersection(own.flatMap { [$0.name] + $0.aliases }).subtracting(parents)
    }

    /// Returns the classes of a program, and those of Tatami's that they leave; see ``replaced(in:by:)``.
    public static func joined(_ own: [ClassSchema], with known: [ClassSchema]) -> [ClassSchema] {
        let replaced = replaced(in: known, by: own)
        return own + known.filter { !replaced.contains($0.name) }
    }
}
