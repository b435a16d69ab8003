import NUI
import TatamiControls
import TatamiDrawing
import TatamiGeometry
import TatamiLayout
import TatamiViews

/// A Swift type that a property of a NUI class can have.
public protocol NUIConvertible {
    /// What a file writes for it.
    static var nuiType: ValueType { get }
    /// The value of what was read; nil where it is of another kind.
    static func fromNUI(_ value: NUIValue) -> Self?
    /// What a path to the property reads; nil where there is nothing.
    var asNUI: NUIValue? { get }
    /// The value of a property that a loader takes back; nil where it keeps what it has.
    static var nuiNothing: Self? { get }
    /// The enumerations that `nuiType` names.
    static var nuiEnums: [EnumSchema] { get }
}

extension NUIConvertible {
    public static var nuiNothing: Self? { nil }
    public static var nuiEnums: [EnumSchema] { [] }
}

/// A value read from a file, for types of the program's own that want to be `NUIConvertible`.
public struct NUIValue {
    let loaded: Loaded

    init(_ loaded: Loaded) { self.loaded = loaded }

    public init(_ number: Double) { loaded = .number(number) }
    public init(_ text: String) { loaded = .text(text) }
    public init(_ object: AnyObject) { loaded = .object(object) }

    public var number: Double? { loaded.number }
    public var text: String? { if case .text(let text) = loaded { text } else { nil } }
    public var object: AnyObject? { if case .object(let object) = loaded { object } else { nil } }
    public var elements: [NUIValue]? { if case .list(let list) = loaded { list.map(NUIValue.init) } else { nil } }
}

extension Double: NUIConvertible {
    public static var nuiType: ValueType { .number }
    public static func fromNUI(_ value: NUIValue) -> Double? { value.number }
    public var asNUI: NUIValue? { NUIValue(.number(self)) }
}

extension Int: NUIConvertible {
    public static var nuiType: ValueType { .integer }
    public static func fromNUI(_ value: NUIValue) -> Int? {
        value.number.map { Numbers.cleanCount($0, -10_000_000...10_000_000) }
    }
    public var asNUI: NUIValue? { NUIValue(.number(Double(self))) }
}

extension Bool: NUIConvertible {
    public static var nuiType: ValueType { .bool }
    public static func fromNUI(_ value: NUIValue) -> Bool? { value.number.map { $0 != 0 } }
    public var asNUI: NUIValue? { NUIValue(.bool(self)) }
}

extension String: NUIConvertible {
    public static var nuiType: ValueType { .string }
    public static func fromNUI(_ value: NUIValue) -> String? { value.text }
    public var asNUI: NUIValue? { NUIValue(.text(self)) }
}

extension Optional: NUIConvertible where Wrapped: NUIConvertible {
    public static var nuiType: ValueType { Wrapped.nuiType }
    public static var nuiEnums: [EnumSchema] { Wrapped.nuiEnums }
    public static func fromNUI(_ value: NUIValue) -> Wrapped?? { Wrapped.fromNUI(value).map(Optional.some) }
    public var asNUI: NUIValue? { self?.asNUI }
    /// Numbers stay as they are.
    public static var nuiNothing: Wrapped?? {
        switch nuiType {
        case .number, .integer, .bool: .none
        default: .some(.none)
        }
    }
}

extension Array: NUIConvertible where Element: NUIConvertible {
    public static var nuiType: ValueType { .array(of: Element.nuiType) }
    public static var nuiEnums: [EnumSchema] { Element.nuiEnums }
    public static func fromNUI(_ value: NUIValue) -> [Element]? {
        guard let elements = value.elements else { return nil }
        let converted = elements.compactMap(Element.fromNUI)
        return converted.count == elements.count ? converted : nil
    }
    public var asNUI: NUIValue? { NUIValue(.list(compactMap { $0.asNUI?.loaded })) }
}

extension Point: NUIConvertible {
    public static var nuiType: ValueType { .point }
    public static func fromNUI(_ value: NUIValue) -> Point? { value.loaded.numbers(2).map { Point($0[0], $0[1]) } }
    public var asNUI: NUIValue? { NUIValue(.list([.number(x), .number(y)])) }
}

extension Size: NUIConvertible {
    public static var nuiType: ValueType { .size }
    public static func fromNUI(_ value: NUIValue) -> Size? { value.loaded.numbers(2).map { Size($0[0], $0[1]) } }
    public var asNUI: NUIValue? { NUIValue(.list([.number(width), .number(height)])) }
}

extension Rect: NUIConvertible {
    public static var nuiType: ValueType { .rect }
    public static func fromNUI(_ value: NUIValue) -> Rect? {
        value.loaded.numbers(4).map { Rect($0[0], $0[1], $0[2], $0[3]) }
    }
    public var asNUI: NUIValue? { NUIValue(.list([x, y, width, height].map(Loaded.number))) }
}

extension Insets: NUIConvertible {
    public static var nuiType: ValueType { .insets }
    /// Top, left, bottom, right; one number for all sides; or an object that names the sides.
    public static func fromNUI(_ value: NUIValue) -> Insets? {
        if let all = value.number { return Insets(all) }
        if case .value(let insets) = value.loaded { return insets as? Insets }
        return value.loaded.numbers(4).map { Insets(top: $0[0], leading: $0[1], bottom: $0[2], trailing: $0[3]) }
    }
    public var asNUI: NUIValue? { NUIValue(.list([top, leading, bottom, trailing].map(Loaded.number))) }
}

extension Transform: NUIConvertible {
    public static var nuiType: ValueType { .transform }
    public static func fromNUI(_ value: NUIValue) -> Transform? {
        value.loaded.numbers(6).map { Transform(a: $0[0], b: $0[1], c: $0[2], d: $0[3], tx: $0[4], ty: $0[5]) }
    }
    public var asNUI: NUIValue? { NUIValue(.list([a, b, c, d, tx, ty].map(Loaded.number))) }
}

/// Objects are handed over as they are, where they are of the property's class. The type carries the name of the Swift class;
/// the registry knows as what files name it.
extension TreeObject: NUIConvertible {
    public class var nuiType: ValueType { .object(String(reflecting: self)) }
    public static func fromNUI(_ value: NUIValue) -> Self? { value.object as? Self }
    public var asNUI: NUIValue? { NUIValue(.object(self)) }
}
