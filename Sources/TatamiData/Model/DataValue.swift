/// A value of a model. Copies share their storage.
///
/// The type of a value is that of its field: the value alone does not know of which enumeration a case is, or of which type a record.
public enum DataValue: Hashable, Sendable {
    /// No value, for an optional type.
    case null
    /// A text.
    case string(String)
    /// A finite number.
    case number(Double)
    /// A number without a fraction.
    case integer(Int)
    /// True or false.
    case bool(Bool)
    /// An instant.
    case date(Instant)
    /// A day.
    case day(CalendarDate)
    /// A color.
    case color(ColorLiteral)
    /// The path of a picture's file, as the data gives it.
    case image(String)
    /// A case of an enumeration, by its name.
    case choice(String)
    /// A record.
    case record(DataRecord)
    /// A list.
    case list([DataValue])
}

/// A record as the data gives it.
public struct DataRecord: Hashable, Sendable {
    /// The values in the order of ``RecordType/fields``. Nil for a field with a default that the data does not give: the loader holds it.
    public var values: [DataValue?]

    /// Creates a record. It needs a value or nil for each field of its type.
    public init(_ values: [DataValue?]) { self.values = values }
}

extension DataModel {
    /// Returns whether a value is of a type. An integer is also a number; a number without a fraction is no integer.
    public func accepts(_ value: DataValue, as type: DataType) -> Bool {
        switch (value, type) {
        case (.null, .optional), (.string, .string), (.bool, .bool), (.date, .date), (.day, .day), (.color, .color), (.image, .image): true
        case (.number(let number), .number): number.isFinite
        case (.integer(let integer), .number), (.integer(let integer), .integer): integer.magnitude <= UInt(DataLimits.integer)
        case (.choice(let name), .enumeration(let type)): enumeration(named: type)?.cases.contains(name) ?? false
        case (.record(let record), .record(let type)): self.record(named: type).map { accepts(record, as: $0) } ?? false
        case (.list(let elements), .list(let type)): elements.allSatisfy { accepts($0, as: type) }
        case (_, .optional(let type)): accepts(value, as: type)
        default: false
        }
    }

    /// Returns whether a record has the fields of a type. Only a field with a default may be left out.
    public func accepts(_ record: DataRecord, as type: RecordType) -> Bool {
        record.values.count == type.fields.count
            && zip(record.values, type.fields).allSatisfy { value, field in
                value.map { accepts($0, as: field.type) } ?? (field.defaultValue != nil)
            }
    }
}
