import Foundation
import TatamiData

extension String: NUIDataConvertible {
    /// String.
    public static var nuiDataType: DataType { .string }
    /// The text.
    public var nuiData: DataValue { .string(self) }
    /// Returns a text; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> String? { if case .string(let text) = data { text } else { nil } }
}

extension Double: NUIDataConvertible {
    /// Number.
    public static var nuiDataType: DataType { .number }
    /// The number. Data of models is finite; the field of a program may have another number.
    public var nuiData: DataValue { .number(self) }
    /// Returns a number, also one without a fraction; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Double? {
        switch data {
        case .number(let number): number
        case .integer(let integer): Double(integer)
        default: nil
        }
    }
}

extension Float: NUIDataConvertible {
    /// Number.
    public static var nuiDataType: DataType { .number }
    /// The number as a Double.
    public var nuiData: DataValue { .number(Double(self)) }
    /// Returns the nearest number; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Float? { Double.fromNUIData(data).map(Float.init) }
}

extension Int: NUIDataConvertible {
    /// Integer.
    public static var nuiDataType: DataType { .integer }
    /// The number.
    public var nuiData: DataValue { .integer(self) }
    /// Returns a number without a fraction; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Int? { if case .integer(let integer) = data { integer } else { nil } }
}

extension Bool: NUIDataConvertible {
    /// Bool.
    public static var nuiDataType: DataType { .bool }
    /// The truth value.
    public var nuiData: DataValue { .bool(self) }
    /// Returns a truth value; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Bool? { if case .bool(let bool) = data { bool } else { nil } }
}

extension Instant: NUIDataConvertible {
    /// Date.
    public static var nuiDataType: DataType { .date }
    /// The instant.
    public var nuiData: DataValue { .date(self) }
    /// Returns an instant; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Instant? { if case .date(let instant) = data { instant } else { nil } }
}

extension Date: NUIDataConvertible {
    /// Date.
    public static var nuiDataType: DataType { .date }
    /// The instant.
    public var nuiData: DataValue { .date(Instant(secondsSince1970: timeIntervalSince1970)) }
    /// Returns an instant; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Date? {
        Instant.fromNUIData(data).map { Date(timeIntervalSince1970: $0.secondsSince1970) }
    }
}

extension CalendarDate: NUIDataConvertible {
    /// Day.
    public static var nuiDataType: DataType { .day }
    /// The day.
    public var nuiData: DataValue { .day(self) }
    /// Returns a day; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> CalendarDate? { if case .day(let day) = data { day } else { nil } }
}

extension ColorLiteral: NUIDataConvertible {
    /// Color.
    public static var nuiDataType: DataType { .color }
    /// The color.
    public var nuiData: DataValue { .color(self) }
    /// Returns a color; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> ColorLiteral? { if case .color(let color) = data { color } else { nil } }
}

/// A picture of a program's data, by the path of its file. Paths are found as the pictures that files name are.
public struct ImagePath: Hashable, Sendable, NUIDataConvertible {
    /// The path of the file.
    public var path: String

    /// Creates a picture from the path of its file.
    public init(_ path: String) { self.path = path }

    /// Image.
    public static var nuiDataType: DataType { .image }
    /// The picture.
    public var nuiData: DataValue { .image(path) }
    /// Returns a picture; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> ImagePath? { if case .image(let path) = data { ImagePath(path) } else { nil } }
}

extension Optional: NUIDataConvertible where Wrapped: NUIDataConvertible {
    /// The optional of the wrapped type.
    public static var nuiDataType: DataType { .optional(Wrapped.nuiDataType) }
    /// The enumeration of the wrapped type.
    public static var nuiDataEnumeration: EnumerationType? { Wrapped.nuiDataEnumeration }
    /// The wrapped value, or nothing.
    public var nuiData: DataValue { self?.nuiData ?? .null }
    /// Returns the wrapped value, or nil in an optional for nothing; nil for other data.
    public static func fromNUIData(_ data: DataValue) -> Wrapped?? {
        if data == .null { return .some(nil) }
        return Wrapped.fromNUIData(data).map { .some($0) }
    }
}

extension Array: NUIDataConvertible where Element: NUIDataConvertible {
    /// The list of the elements' type.
    public static var nuiDataType: DataType { .list(of: Element.nuiDataType) }
    /// The enumeration of the elements.
    public static var nuiDataEnumeration: EnumerationType? { Element.nuiDataEnumeration }
    /// The list of the elements.
    public var nuiData: DataValue { .list(map(\.nuiData)) }
    /// Returns a list; nil if an element is of another type.
    public static func fromNUIData(_ data: DataValue) -> [Element]? {
        guard case .list(let values) = data else { return nil }
        let elements = values.compactMap(Element.fromNUIData)
        return elements.count == values.count ? elements : nil
    }
}
