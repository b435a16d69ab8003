import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A Swift type that a property of a NUI class can have.
///
/// Numbers, strings, points, colors, views and Tatami's enumerations conform to it, and so do optionals and arrays of types that do. A
/// program's own type conforms like this; files then write `temperature = 21.5`:
///
///     struct Celsius: NUIConvertible {
///         let degrees: Double
///         static var nuiType: ValueType { .number }
///         static func fromNUI(_ value: NUIValue) -> Celsius? { value.number.map(Celsius.init) }
///         var asNUI: NUIValue? { NUIValue(degrees) }
///     }
public protocol NUIConvertible {
    /// The kind of value that files write for a property of this type. The checker compares files with it.
    static var nuiType: ValueType { get }
    /// Converts a value that was read from a file; nil if the value is of another kind. What a style gives is converted once for many objects.
    static func fromNUI(_ value: NUIValue) -> Self?
    /// The value as files and expressions see it, for example when a path reads the property; nil if there is none.
    var asNUI: NUIValue? { get }
    /// The value that a property gets when the loader takes back what a file or a state has set; nil if the property keeps its value. The
    /// default is nil.
    static var nuiNothing: Self? { get }
    /// The enumerations that `nuiType` names, which the schema then lists. The default is an empty array.
    static var nuiEnums: [EnumSchema] { get }
    /// What is wrong with a value that `fromNUI` refuses, if it is more than its kind. The default is nil.
    static func nuiFault(in value: NUIValue) -> NUIFault?
}

/// What is wrong with a value of a file, for a message.
public struct NUIFault {
    /// What is wrong, as a sentence without a full stop.
    public let message: String
    /// The character of a string at which the fault is, counted from 0; nil for the string as a whole.
    public let offset: Int?
    /// The indices that lead to the element of an array with the fault, the outermost first; empty for the value as a whole.
    private(set) var elements: [Int] = []

    /// Creates a fault.
    public init(_ message: String, offset: Int? = nil) {
        self.message = message
        self.offset = offset
    }

    /// The same fault of an array in which the value is the element at `index`.
    func inArray(at index: Int) -> NUIFault {
        var fault = self
        fault.elements.insert(index, at: 0)
        return fault
    }
}

extension NUIConvertible {
    /// The default: nil, so that the property keeps its value.
    public static var nuiNothing: Self? { nil }
    /// The default: no enumerations.
    public static var nuiEnums: [EnumSchema] { [] }
    /// The default: nil, so that the message names the kind of the value.
    public static func nuiFault(in value: NUIValue) -> NUIFault? { nil }

    /// Converts every element of an array; nil if one cannot be converted.
    static func all(_ elements: [Loaded]) -> [Self]? {
        var converted: [Self] = []
        converted.reserveCapacity(elements.count)
        for element in elements {
            guard let value = fromNUI(NUIValue(element)) else { return nil }
            converted.append(value)
        }
        return converted
    }
}

/// A value that was read from a file, or that a property gives to one. A program meets it in its own `NUIConvertible` types.
public struct NUIValue {
    let loaded: Loaded

    init(_ loaded: Loaded) { self.loaded = loaded }

    /// Creates a number.
    public init(_ number: Double) { loaded = .number(number) }
    /// Creates a string.
    public init(_ text: String) { loaded = .text(text) }
    /// Creates a reference to an object.
    public init(_ object: AnyObject) { loaded = .object(object) }

    /// The number; YES is 1 and NO is 0. Nil for all other kinds of values.
    public var number: Double? { loaded.number }
    /// The string; nil for all other kinds of values.
    public var text: String? { if case .text(let text) = loaded { text } else { nil } }
    /// The object; nil for all other kinds of values, also for colors, fonts and other values that files write as objects.
    public var object: AnyObject? { if case .object(let object) = loaded { object } else { nil } }
    /// The elements of an array; nil for all other kinds of values.
    public var elements: [NUIValue]? { if case .list(let list) = loaded { list.map(NUIValue.init) } else { nil } }
}

extension Double: NUIConvertible {
    /// A number.
    public static var nuiType: ValueType { .number }
    /// Returns the number; YES is 1 and NO is 0.
    public static func fromNUI(_ value: NUIValue) -> Double? { value.number }
    /// The number.
    public var asNUI: NUIValue? { NUIValue(.number(self)) }
}

extension Int: NUIConvertible {
    /// A whole number.
    public static var nuiType: ValueType { .integer }
    /// Returns the number without its fraction, limited to -10,000,000...10,000,000; NaN is the lower bound. YES is 1 and NO is 0.
    public static func fromNUI(_ value: NUIValue) -> Int? {
        value.number.map { Numbers.cleanCount($0, -10_000_000...10_000_000) }
    }
    /// The number.
    public var asNUI: NUIValue? { NUIValue(.number(Double(self))) }
}

extension Bool: NUIConvertible {
    /// YES or NO.
    public static var nuiType: ValueType { .bool }
    /// Returns true for YES and for any number but 0.
    public static func fromNUI(_ value: NUIValue) -> Bool? { value.number.map { $0 != 0 } }
    /// YES or NO.
    public var asNUI: NUIValue? { NUIValue(.bool(self)) }
}

extension String: NUIConvertible {
    /// A string.
    public static var nuiType: ValueType { .string }
    /// Returns the string.
    public static func fromNUI(_ value: NUIValue) -> String? { value.text }
    /// The string.
    public var asNUI: NUIValue? { NUIValue(.text(self)) }
}

extension Optional: NUIConvertible where Wrapped: NUIConvertible {
    /// The kind of the wrapped type: a file never writes nil.
    public static var nuiType: ValueType { Wrapped.nuiType }
    /// The enumerations of the wrapped type.
    public static var nuiEnums: [EnumSchema] { Wrapped.nuiEnums }
    /// What is wrong with the value according to the wrapped type.
    public static func nuiFault(in value: NUIValue) -> NUIFault? { Wrapped.nuiFault(in: value) }
    /// Converts the value to the wrapped type; nil if that type refuses it.
    public static func fromNUI(_ value: NUIValue) -> Wrapped?? {
        guard let wrapped = Wrapped.fromNUI(value) else { return nil }
        return .some(wrapped)
    }
    /// The wrapped value; nil if there is none.
    public var asNUI: NUIValue? { self?.asNUI }
    /// nil, so that the loader clears the property; but optional numbers and optional Booleans keep their value.
    public static var nuiNothing: Wrapped?? {
        switch nuiType {
        case .number, .integer, .bool: .none
        default: .some(.none)
        }
    }
}

extension Array: NUIConvertible where Element: NUIConvertible {
    /// An array of the kind of the elements.
    public static var nuiType: ValueType { .array(of: Element.nuiType) }
    /// The enumerations of the element type.
    public static var nuiEnums: [EnumSchema] { Element.nuiEnums }
    /// Converts every element; nil if the value is no array, or if an element cannot be converted.
    public static func fromNUI(_ value: NUIValue) -> [Element]? {
        guard case .list(let elements) = value.loaded else { return nil }
        return Element.all(elements)
    }
    /// What is wrong with the first element that cannot be converted.
    public static func nuiFault(in value: NUIValue) -> NUIFault? {
        guard let elements = value.elements, let index = elements.firstIndex(where: { Element.fromNUI($0) == nil }) else { return nil }
        return Element.nuiFault(in: elements[index])?.inArray(at: index)
    }
    /// An array of those elements that have a value.
    public var asNUI: NUIValue? { NUIValue(.list(compactMap { $0.asNUI?.loaded })) }
}

extension Point: NUIConvertible {
    /// A point.
    public static var nuiType: ValueType { .point }
    /// Returns the point of an array of two numbers: x and y, in points.
    public static func fromNUI(_ value: NUIValue) -> Point? { value.loaded.numbers(2).map { Point($0[0], $0[1]) } }
    /// An array of x and y.
    public var asNUI: NUIValue? { NUIValue(.list([.number(x), .number(y)])) }
}

extension Size: NUIConvertible {
    /// A size.
    public static var nuiType: ValueType { .size }
    /// Returns the size of an array of two numbers: width and height, in points.
    public static func fromNUI(_ value: NUIValue) -> Size? { value.loaded.numbers(2).map { Size($0[0], $0[1]) } }
    /// An array of width and height.
    public var asNUI: NUIValue? { NUIValue(.list([.number(width), .number(height)])) }
}

extension Rect: NUIConvertible {
    /// A rectangle.
    public static var nuiType: ValueType { .rect }
    /// Returns the rectangle of an array of four numbers: x, y, width and height, in points.
    public static func fromNUI(_ value: NUIValue) -> Rect? {
        value.loaded.numbers(4).map { Rect($0[0], $0[1], $0[2], $0[3]) }
    }
    /// An array of x, y, width and height.
    public var asNUI: NUIValue? { NUIValue(.list([x, y, width, height].map(Loaded.number))) }
}

extension Insets: NUIConvertible {
    /// Insets.
    public static var nuiType: ValueType { .insets }
    /// Returns the insets, in points, of an array of four numbers: top, leading, bottom and trailing; of one number for all sides; or of an
    /// object that names the sides.
    public static func fromNUI(_ value: NUIValue) -> Insets? {
        if let all = value.number { return Insets(all) }
        if case .value(let insets) = value.loaded { return insets as? Insets }
        return value.loaded.numbers(4).map { Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
    }
    /// An array of top, leading, bottom and trailing.
    public var asNUI: NUIValue? { NUIValue(.list([top, leading, bottom, trailing].map(Loaded.number))) }
}

extension Transform: NUIConvertible {
    /// An affine transform.
    public static var nuiType: ValueType { .transform }
    /// Returns the transform of an array of six numbers: a, b, c, d, tx and ty.
    public static func fromNUI(_ value: NUIValue) -> Transform? {
        value.loaded.numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }
    /// An array of a, b, c, d, tx and ty.
    public var asNUI: NUIValue? { NUIValue(.list([a, b, c, d, tx, ty].map(Loaded.number))) }
}

/// Views, layouts and items are passed to a property as they are, if they are of the property's class. `nuiType` carries the name of the
/// Swift class; the class registry knows which name files use for it.
extension TreeObject: NUIConvertible {
    /// An object of this class, by the full name of the Swift class.
    public class var nuiType: ValueType { .object(TypeName.full(self)) }
    /// Returns the object if it is of this class.
    public static func fromNUI(_ value: NUIValue) -> Self? { value.object as? Self }
    /// The object itself.
    public var asNUI: NUIValue? { NUIValue(.object(self)) }
}
