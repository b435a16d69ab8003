import NUI
import TatamiDrawing
import TatamiGeometry

/// A value between a file and a property: read, but not yet of the type of the property.
enum Loaded {
    case number(Double)
    /// A percentage; 50% is 0.5.
    case fraction(Double)
    case bool(Bool)
    case text(String)
    /// Cases of an enumeration by their canonical names; several for flags.
    case cases([String])
    case list([Loaded])
    /// A view, a layout, an item, or an object of the program.
    case object(AnyObject)
    /// A value that is made from an object literal but is no object itself, such as a color, a font or a picture.
    case value(Any)

    /// The kind of the value, for messages.
    var kind: String {
        switch self {
        case .number: "a number"
        case .fraction: "a percentage"
        case .bool: "YES or NO"
        case .text: "a string"
        case .cases(let names): names.count == 1 ? "the name \(names[0])" : "flags"
        case .list: "an array"
        case .object(let object): "an object of class \(type(of: object))"
        case .value(let value): "a \(type(of: value))"
        }
    }

    /// The number; YES is 1 and NO is 0. nil for other kinds.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        default: nil
        }
    }

    /// Returns the numbers of an array of exactly `count` numbers; nil for other values.
    func numbers(_ count: Int) -> [Double]? {
        guard case .list(let elements) = self, elements.count == count else { return nil }
        return Double.all(elements)
    }

    /// The value as the program gets it, and as an open root keeps it under a name.
    var plain: Any {
        switch self {
        case .number(let number): number
        case .fraction(let fraction): Fraction(value: fraction)
        case .bool(let bool): bool
        case .text(let text): text
        case .cases(let names): names.joined(separator: " | ")
        case .list(let elements): elements.map(\.plain)
        case .object(let object): object
        case .value(let value): value
        }
    }

    /// Creates the value that stands for a value of the program.
    init(plain value: Any) {
        switch value {
        case let number as Double: self = .number(number)
        case let fraction as Fraction: self = .fraction(fraction.value)
        case let number as Int: self = .number(Double(number))
        case let bool as Bool: self = .bool(bool)
        case let text as String: self = .text(text)
        case let elements as [Any]: self = .list(elements.map(Loaded.init(plain:)))
        case is Color, is Font, is Image, is Gradient, is Shadow: self = .value(value)
        default: self = type(of: value) is AnyClass ? .object(value as AnyObject) : .value(value)
        }
    }
}

/// A percentage among values that a program gets.
struct Fraction: Hashable { let value: Double }

/// The reason why a value cannot be made or set. The builder adds the place.
struct LoadFault: Error {
    var code: DiagnosticCode
    var message: String
    var hint: String?
    /// The string that was probably meant. It replaces the hint in the message, and the fix puts it in place of a literal string.
    var meant: String?
    /// The property of the value that has the fault; nil for the value as a whole.
    var property: String?

    init(_ code: DiagnosticCode, _ message: String, hint: String? = nil, meant: String? = nil, property: String? = nil) {
        self.meant = meant
        self.property = property
        self.code = code
        self.message = message
        self.hint = hint
    }
}
