/// The type of a property's values.
public indirect enum ValueType: Sendable, Hashable {
    /// A number.
    case number
    /// A number without a fraction.
    case integer
    /// A percentage such as `50%`.
    case percentage
    /// `YES`, `NO`, or a number.
    case bool
    /// A string.
    case string
    /// A day as a string in ISO 8601: `"1990-05-03"`.
    case day
    /// `"RRGGBB"`, `"RRGGBBAA"`, `[r g b]`, `[r g b a]` with 0 to 255 each, or an object of class `Color`.
    case color
    /// An object of class `Font`.
    case font
    /// An object of class `Image`.
    case image
    /// `[x y]`
    case point
    /// `[width height]`
    case size
    /// `[x y width height]`
    case rect
    /// `[top left bottom right]`, one number for all sides, or an object of class `Insets`.
    case insets
    /// `[a b c d tx ty]`
    case transform
    /// `[location length]`
    case range
    /// One case of the enumeration with that name.
    case enumeration(String)
    /// Cases of the enumeration with that name, joined by `|`.
    case flags(String)
    /// An object of the class with that name or of a subclass. Its `:class` may be omitted.
    case object(String)
    /// An array of values of one type.
    case array(of: ValueType)
    /// One of several types. The first one that accepts the kind of value written is used.
    case oneOf([ValueType])
    /// An object of class `Action`.
    case action
    /// `"50, auto, 1*"`, or an array of objects of class `Track`.
    case trackList
    /// An object that can be shown by an item: of a class in ``Schema/itemViewClasses`` or a subclass, with its `:class`, or a
    /// path to one.
    case itemView
    /// The name of an object, which may be defined later in the file.
    case reference
    /// A value of any type. An object needs its `:class`.
    case any

    /// The class whose objects are values of this type; nil if there is none or if `:class` decides.
    public var className: String? {
        switch self {
        case .color: return "Color"
        case .font: return "Font"
        case .image: return "Image"
        case .insets: return "Insets"
        case .action: return "Action"
        case .object(let name): return name
        default: return nil
        }
    }

    /// The allowed numbers of elements of an array of this type; nil for types that are not fixed arrays of numbers.
    public var componentCounts: ClosedRange<Int>? {
        switch self {
        case .color: return 3...4
        case .point, .size, .range: return 2...2
        case .rect, .insets: return 4...4
        case .transform: return 6...6
        default: return nil
        }
    }

    /// The type of an element in the array of a `trackList`.
    public static let trackEntry = ValueType.oneOf([.object("Track"), .trackList, .number])

    /// The enumeration whose cases a `color` may be, besides strings and arrays: the roles of a theme.
    public static let colorRoles = "ColorRole"

    /// The types that `\(...)` accepts.
    static let embedded = ValueType.oneOf([.string, .number, .bool])

    /// The types that `==` and `!=` accept.
    static let compared = ValueType.oneOf([.number, .string, .bool])

    /// The alternatives of `oneOf`, at any depth; for other types, the type itself.
    public var alternatives: Alternatives { Alternatives(self) }

    /// A list of types that needs no array for a single type.
    public struct Alternatives: RandomAccessCollection, Sendable {
        private let single: ValueType
        private let list: [ValueType]?

        init(_ type: ValueType) {
            single = type
            guard case .oneOf(let types) = type else {
                list = nil
                return
            }
            list = types.contains { if case .oneOf = $0 { true } else { false } } ? types.flatMap(\.alternatives) : types
        }

        /// Always 0.
        public var startIndex: Int { 0 }
        /// The number of alternatives, at least one for types other than an empty `oneOf`.
        public var endIndex: Int { list?.count ?? 1 }
        /// The alternative at `index`.
        public subscript(index: Int) -> ValueType { list?[index] ?? single }
    }
}

extension ValueType {
    /// The types without parts, by the names that schema files and the reference use.
    public static let plainNames: [(name: String, type: ValueType)] = [
        ("number", .number), ("percentage", .percentage), ("integer", .integer), ("bool", .bool), ("string", .string), ("day", .day),
        ("color", .color),
        ("font", .font),
        ("image", .image), ("point", .point), ("size", .size), ("rect", .rect), ("insets", .insets), ("transform", .transform),
        ("range", .range), ("action", .action), ("trackList", .trackList), ("itemView", .itemView), ("reference", .reference),
        ("any", .any),
    ]

    /// The type for people: `number`, `Axis`, `array of Label`, `color or Gradient`.
    public var name: String {
        switch self {
        case .enumeration(let name), .object(let name): return name
        case .flags(let name): return "flags of \(name)"
        case .array(let element): return "array of " + (element.alternatives.count > 1 ? "(\(element.name))" : element.name)
        case .oneOf(let types): return types.map(\.name).joined(separator: " or ")
        default: return Self.plainNames.first { $0.type == self }?.name ?? "any"
        }
    }
}
