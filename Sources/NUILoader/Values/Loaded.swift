import NUI
import TatamiDrawing
import TatamiGeometry

/// A value on its way from a file to a property: read, but not yet of the property's own type.
enum Loaded {
    case number(Double)
    case bool(Bool)
    case text(String)
    /// Cases of an enumeration, by their canonical names; several where they are flags.
    case cases([String])
    case list([Loaded])
    /// A view, a layout, an item, an object of the program's own.
    case object(AnyObject)
    /// A colour, a font, a picture: something made from an object literal that is no object itself.
    case value(Any)

    /// What kind of thing it is, for messages.
    var kind: String {
        switch self {
        case .number: "a number"
        case .bool: "YES or NO"
        case .text: "a string"
        case .cases(let names): names.count == 1 ? "the name \(names[0])" : "flags"
        case .list: "an array"
        case .object(let object): "an object of class \(type(of: object))"
        case .value(let value): "a \(type(of: value))"
        }
    }

    /// The number, where it is one; YES is 1 and NO is 0.
    var number: Double? {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool ? 1 : 0
        default: nil
        }
    }

    /// The numbers of an array of exactly `count` of them.
    func numbers(_ count: Int) -> [Double]? {
        guard case .list(let elements) = self, elements.count == count else { return nil }
        let numbers = elements.compactMap(\.number)
        return numbers.count == count ? numbers : nil
    }

    /// As the program sees it: what an open root keeps under a name.
    var plain: Any {
        switch self {
        case .number(let number): number
        case .bool(let bool): bool
        case .text(let text): text
        case .cases(let names): names.joined(separator: " | ")
        case .list(let elements): elements.map(\.plain)
        case .object(let object): object
        case .value(let value): value
        }
    }

    /// What a program's own value is in a file.
    init(plain value: Any) {
        switch value {
        case let number as Double: self = .number(number)
        case let number as Int: self = .number(Double(number))
        case let bool as Bool: self = .bool(bool)
        case let text as String: self = .text(text)
        case let elements as [Any]: self = .list(elements.map(Loaded.init(plain:)))
        case is Color, is Font, is Image, is Gradient, is Shadow: self = .value(value)
        default: self = type(of: value) is AnyClass ? .object(value as AnyObject) : .value(value)
        }
    }
}

/// Why a value cannot be had or set. The builder adds the place.
struct LoadFault: Error {
    var code: DiagnosticCode
    var message: String
    var hint: String?
    /// The string that was meant; it is told in the place of the hint, and put in where a literal stands.
    var meant: String?
    /// The property of the value that is to blame; nil for the value as a whole.
    var property: String?

    init(_ code: DiagnosticCode, _ message: String, hint: String? = nil, meant: String? = nil, property: String? = nil) {
        self.meant = meant
        self.property = property
        self.code = code
        self.message = message
        self.hint = hint
    }
}
