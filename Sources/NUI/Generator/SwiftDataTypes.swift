import TatamiData

/// The Swift types for the types of a file's data.
struct SwiftDataTypes {
    let data: DataSchema
    /// `public `, or nothing.
    let access: String

    // MARK: Names

    /// The name of the Swift type for a record type or an enumeration: `brand.Walk` becomes `BrandWalk`. A name that the generated code needs
    /// itself gets `Value` behind it.
    static func name(_ type: String) -> String {
        let name = type.split(separator: ".").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
        return reserved.contains(name) || !SwiftName.isTypeName(name) ? name + "Value" : name
    }

    /// The name of the Swift property for a field. Observation makes code of the name that does not compile for words of Swift.
    static func property(_ field: String) -> String {
        SwiftName.isTypeName(field) && field != "yield" ? field : field + "Value"
    }

    /// The names of types that the generated code uses, and of members that every type has.
    private static let reserved: Set = [
        "Array", "Bool", "CalendarDate", "CaseIterable", "Color", "DataSource", "Date", "Double", "Equatable", "ImagePath", "Int",
        "KeyPath", "Label",
        "NUIDataConvertible", "NUILoadError", "NUILoader", "NUIRecord", "NUIRecordTable", "Observable", "Optional", "Sendable", "State",
        "String",
    ]

    /// The Swift type of a field.
    static func name(_ type: DataType) -> String {
        switch type {
        case .string: "String"
        case .number: "Double"
        case .integer: "Int"
        case .bool: "Bool"
        case .date: "Date"
        case .day: "CalendarDate"
        case .color: "Color"
        case .image: "ImagePath"
        case .enumeration(let name), .record(let name): Self.name(name)
        case .list(let element): "[\(name(element))]"
        case .optional(let wrapped): "\(name(wrapped))?"
        }
    }

    // MARK: Values

    /// The value of a field that is not given, in Swift; nil for a type without one.
    static func defaultText(of field: DataField) -> String? {
        switch field.defaultValue {
        case .string(let text)?: return literal(text)
        case .number(let number)?: return "\(number)"
        case .integer(let integer)?: return "\(integer)"
        case .bool(let bool)?: return "\(bool)"
        case .choice(let name)?: return ".\(SwiftName.escaped(SwiftName.caseName(name)))"
        default: break
        }
        if field.type.isOptional { return "nil" }
        return if case .list = field.type { "[]" } else { nil }
    }

    /// A text as Swift writes it, in one line.
    static func literal(_ text: String) -> String {
        let scalars = text.unicodeScalars.map { scalar -> String in
            switch scalar {
            case "\"", "\\": "\\\(scalar)"
            case "\n": "\\n"
            case "\t": "\\t"
            default: scalar.properties.isPatternWhitespace && scalar != " " || scalar.value < 0x20 ? escape(scalar) : String(scalar)
            }
        }
        return "\"\(scalars.joined())\""
    }

    private static func escape(_ scalar: Unicode.Scalar) -> String { "\\u{\(String(scalar.value, radix: 16, uppercase: true))}" }

    // MARK: Enumerations

    /// The names of the record types and enumerations that types contain, each once, in the order in which they occur.
    func contained(in types: [DataType]) -> (records: [RecordType], enumerations: [EnumerationType]) {
        var seen: Set<String> = []
        var records: [RecordType] = []
        var enumerations: [EnumerationType] = []
        var pending = Array(types.reversed())
        while let next = pending.popLast() {
            switch next {
            case .list(let type), .optional(let type): pending.append(type)
            case .record(let name):
                guard seen.insert(name).inserted, let record = data.model?.record(named: name) else { continue }
                records.append(record)
                pending += record.fields.reversed().map(\.type)
            case .enumeration(let name):
                if seen.insert(name).inserted, let found = data.model?.enumeration(named: name) { enumerations.append(found) }
            default: break
            }
        }
        return (records, enumerations)
    }

    /// The declaration of an enumeration.
    func declaration(of type: EnumerationType, at place: String, indent: String = "") -> String {
        let cases = type.cases.map { name in
            let swift = SwiftName.caseName(name)
            return "\(indent)    case \(SwiftName.escaped(swift))\(swift == name ? "" : " = \"\(name)\"")\n"
        }
        return """
            \(indent)/// `type \(type.name)`, `\(place)`.
            \(indent)\(access)enum \(Self.name(type.name)): String, CaseIterable, Sendable, NUIDataConvertible {
            \(cases.joined())\(indent)}

            """
    }
}
