/// What a class offers to NUI files.
public struct ClassSchema: Sendable {
    public var name: String
    /// Other names of the same class, such as those of the first NUI.
    public var aliases: [String]
    /// The class whose properties it has as well.
    public var parent: String?
    /// One sentence for people.
    public var doc: String
    public var properties: [PropertySchema]
    /// What actions of a file may call on its objects. A class without any, its parents included, is not asked.
    public var actions: [ActionSchema]
    /// The Swift type of its objects, without its module; nil where that is not known.
    public var swiftName: String?
    /// Whether no object can be made of the class itself.
    public var isAbstract: Bool
    /// Whether it takes properties of any other name too, as a place to keep objects.
    public var isOpen: Bool

    public init(
        _ name: String, aliases: [String] = [], parent: String? = nil, doc: String = "", isAbstract: Bool = false,
        isOpen: Bool = false, _ properties: [PropertySchema] = [], actions: [ActionSchema] = [], swiftName: String? = nil
    ) {
        self.name = name
        self.aliases = aliases
        self.parent = parent
        self.doc = doc
        self.isAbstract = isAbstract
        self.isOpen = isOpen
        self.properties = properties
        self.actions = actions
        self.swiftName = swiftName
    }
}

/// Something that a class does when an action of a file names it.
public struct ActionSchema: Sendable, Hashable {
    public var name: String
    /// One sentence for people.
    public var doc: String

    public init(_ name: String, doc: String = "") {
        self.name = name
        self.doc = doc
    }

    /// Whether a `selector` means this action; the colon of an Objective-C selector does not matter.
    public func answers(to selector: String) -> Bool { name == selector || selector == name + ":" }
}

/// A property of a class.
public struct PropertySchema: Sendable {
    public var name: String
    public var aliases: [String]
    public var type: ValueType
    /// The numbers that it takes, alone or in an array; of a rectangle the width and the height. Nil where it is not about numbers, or
    /// nothing is known.
    public var range: NumberRange?
    /// Whether a second assignment adds to the first instead of replacing it.
    public var appends: Bool
    /// One sentence for people.
    public var doc: String
    /// The default as NUI writes it.
    public var defaultText: String?

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

    /// One line a property: `.property("text", .string, "The text shown.")`.
    public static func property(
        _ name: String, _ type: ValueType, _ doc: String = "", aliases: [String] = [], range: NumberRange? = nil,
        appends: Bool = false, default defaultText: String? = nil
    ) -> PropertySchema {
        PropertySchema(name, type, aliases: aliases, range: range, appends: appends, doc: doc, defaultText: defaultText)
    }

    /// The type with the numbers that it takes: `number, 0 to 1`.
    public var typeText: String {
        let bounds = range?.text ?? ""
        return bounds.isEmpty ? type.name : "\(type.name), \(bounds)"
    }
}

/// Names that a property takes as values.
public struct EnumSchema: Sendable, Hashable {
    public struct Case: Sendable, Hashable, ExpressibleByStringLiteral {
        public var name: String
        public var aliases: [String]
        public var doc: String

        public init(_ name: String, aliases: [String] = [], doc: String = "") {
            self.name = name
            self.aliases = aliases
            self.doc = doc
        }

        public init(stringLiteral value: String) {
            self.init(value)
        }
    }

    public var name: String
    public var cases: [Case]
    /// Whether cases may be joined by `|`.
    public var isFlags: Bool
    /// Whether a string with the name of a case will do too; upper and lower case do not matter there.
    public var acceptsText: Bool
    public var doc: String

    public init(_ name: String, _ cases: [Case], isFlags: Bool = false, acceptsText: Bool = false, doc: String = "") {
        self.name = name
        self.cases = cases
        self.isFlags = isFlags
        self.acceptsText = acceptsText
        self.doc = doc
    }

    /// The case of that name or alias. Upper and lower case matter.
    public func item(named name: String) -> Case? {
        cases.first { $0.name == name || $0.aliases.contains(name) }
    }

    /// The case that a string names; nil where the enumeration takes no strings.
    public func item(text: String) -> Case? {
        guard acceptsText else { return nil }
        let wanted = text.lowercased()
        return cases.first { $0.name.lowercased() == wanted || $0.aliases.contains { $0.lowercased() == wanted } }
    }
}
