/// What a property takes.
public indirect enum ValueType: Sendable, Hashable {
    case number
    /// A number without decimals.
    case integer
    /// `YES`, `NO`, or a number.
    case bool
    case string
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
    /// One case of the enumeration of that name.
    case enumeration(String)
    /// Cases of the enumeration of that name, joined by `|`.
    case flags(String)
    /// An object of the class of that name or of a class below it. `:class` may be left out.
    case object(String)
    case array(of: ValueType)
    /// Any of these. What is written tells which: the first that takes this kind of value.
    case oneOf([ValueType])
    /// An object of class `Action`.
    case action
    /// `"50, auto, 1*"`, or an array of objects of class `Track`.
    case trackList
    /// What an item can show: an object of a class below ``Schema/itemViewClasses`` with its `:class`, or a path to one.
    case itemView
    /// The name of an object, which may be defined further down.
    case reference
    /// Anything. An object needs its `:class`.
    case any

    /// The class whose objects stand for values of this type; nil where there is none, or where `:class` must tell.
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

    /// How many numbers an array of this type has; nil for types that are not such arrays.
    public var componentCounts: ClosedRange<Int>? {
        switch self {
        case .color: return 3...4
        case .point, .size, .range: return 2...2
        case .rect, .insets: return 4...4
        case .transform: return 6...6
        default: return nil
        }
    }

    /// What stands in the array of a `trackList`.
    public static let trackEntry = ValueType.oneOf([.object("Track"), .trackList, .number])

    /// What `\(...)` takes.
    static let embedded = ValueType.oneOf([.string, .number, .bool])

    /// What `==` and `!=` take.
    static let compared = ValueType.oneOf([.number, .string, .bool])

    /// The types this one consists of: those of `oneOf`, at any depth, else itself.
    public var alternatives: Alternatives { Alternatives(self) }

    /// A list that most types need not be put into.
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

        public var startIndex: Int { 0 }
        public var endIndex: Int { list?.count ?? 1 }
        public subscript(index: Int) -> ValueType { list?[index] ?? single }
    }
}

extension ValueType {
    /// The types that have no parts, by the names that schema files and references use.
    public static let plainNames: [(name: String, type: ValueType)] = [
        ("number", .number), ("integer", .integer), ("bool", .bool), ("string", .string), ("color", .color), ("font", .font),
        ("image", .image), ("point", .point), ("size", .size), ("rect", .rect), ("insets", .insets), ("transform", .transform),
        ("range", .range), ("action", .action), ("trackList", .trackList), ("itemView", .itemView), ("reference", .reference),
        ("any", .any),
    ]

    /// The type in few words: `number`, `Axis`, `array of Label`, `color or Gradient`.
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
