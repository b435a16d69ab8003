/// The type of a field of a model. Types are exact: a value of one type is no value of another, except that an integer can be used as a
/// number.
public indirect enum DataType: Hashable, Sendable {
    /// A text.
    case string
    /// A finite number.
    case number
    /// A number without a fraction, up to ``DataLimits/integer``.
    case integer
    /// True or false.
    case bool
    /// An instant, independent of any time zone.
    case date
    /// A day of the calendar, without a time.
    case day
    /// A color.
    case color
    /// A picture, by the path of its file.
    case image
    /// One case of the enumeration with that name.
    case enumeration(String)
    /// A record of the type with that name.
    case record(String)
    /// A list of values of one type.
    case list(of: DataType)
    /// A value of a type, or nothing.
    case optional(DataType)

    /// The types without parts, by their names in files.
    public static let plainTypes: [(name: String, type: DataType)] = [
        ("String", .string), ("Number", .number), ("Integer", .integer), ("Bool", .bool), ("Date", .date), ("Day", .day), ("Color", .color),
        ("Image", .image),
    ]

    /// The names that other languages have for the types without parts, in small letters, and the names in files.
    static let namesElsewhere = [
        "int": "Integer", "int32": "Integer", "int64": "Integer", "uint": "Integer", "long": "Integer",
        "float": "Number", "double": "Number", "decimal": "Number", "real": "Number",
        "boolean": "Bool", "text": "String", "str": "String", "varchar": "String",
        "datetime": "Date", "timestamp": "Date", "instant": "Date", "picture": "Image",
    ]

    /// The type as files write it: `String`, `[Walk]`, `Number?`.
    public var name: String {
        switch self {
        case .enumeration(let name), .record(let name): name
        case .list(let element): "[\(element.name)]"
        case .optional(let type): "\(type.name)?"
        default: Self.plainTypes.first { $0.type == self }?.name ?? ""
        }
    }

    /// Whether the value may be nothing.
    public var isOptional: Bool { if case .optional = self { true } else { false } }

    /// Whether values of the type identify a row: strings, numbers, integers and cases.
    public var isKey: Bool {
        switch self {
        case .string, .number, .integer, .enumeration: true
        default: false
        }
    }

    /// The name with its article, for messages: `a Number`, `an Integer`.
    package var phrase: String {
        switch self {
        case .list: "a list \(name)"
        case .enumeration: "a case of \(name)"
        default: ("AEIOU".contains(name.prefix(1).uppercased()) ? "an " : "a ") + name
        }
    }
}
