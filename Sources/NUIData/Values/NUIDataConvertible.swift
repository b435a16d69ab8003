import TatamiData

/// A Swift type whose values can be the values of a field without parts: texts, numbers, dates, enumerations, and lists and optionals of
/// these.
///
/// An enumeration without associated values needs no code. Its cases have their raw values as names in files, or else their Swift names:
///
/// ```swift
/// enum Filter: String, CaseIterable, NUIDataConvertible { case all = "All", open = "Open" }
/// ```
public protocol NUIDataConvertible {
    /// The type in files.
    static var nuiDataType: DataType { get }
    /// The enumeration that the type is, or that it is a list or an optional of; nil if there is none.
    static var nuiDataEnumeration: EnumerationType? { get }
    /// The value as data.
    var nuiData: DataValue { get }
    /// Returns the value that data stands for; nil if the data is of another type.
    static func fromNUIData(_ data: DataValue) -> Self?
}

extension NUIDataConvertible {
    /// Nil: the type is no enumeration.
    public static var nuiDataEnumeration: EnumerationType? { nil }
}

extension NUIDataConvertible where Self: CaseIterable {
    /// The enumeration, under the name of the Swift type.
    public static var nuiDataType: DataType { .enumeration("\(Self.self)") }
    /// The enumeration with the names of the Swift cases.
    public static var nuiDataEnumeration: EnumerationType? { EnumerationType("\(Self.self)", allCases.map { "\($0)" }) }
    /// The case by its Swift name.
    public var nuiData: DataValue { .choice("\(self)") }

    /// Returns the case with a Swift name; nil if there is none.
    public static func fromNUIData(_ data: DataValue) -> Self? {
        guard case .choice(let name) = data else { return nil }
        return allCases.first { "\($0)" == name }
    }
}

extension NUIDataConvertible where Self: CaseIterable & RawRepresentable, RawValue == String {
    /// The enumeration with the raw values as the names of its cases.
    public static var nuiDataEnumeration: EnumerationType? { EnumerationType("\(Self.self)", allCases.map(\.rawValue)) }
    /// The case by its raw value.
    public var nuiData: DataValue { .choice(rawValue) }

    /// Returns the case with a raw value; nil if there is none.
    public static func fromNUIData(_ data: DataValue) -> Self? {
        if case .choice(let name) = data { Self(rawValue: name) } else { nil }
    }
}
