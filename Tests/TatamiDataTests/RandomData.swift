import TatamiData
import TatamiJSON
import TestSupport

/// Random models with data of theirs, and the data as JSON.
enum RandomData {
    /// A model with three record types, which may contain each other and themselves.
    static func model(_ random: inout Seeded) throws -> DataModel {
        let names = ["R0", "R1", "R2"]
        let enumeration = EnumerationType("E", ["A", "B", "Cc"])
        var records: [RecordType] = []
        for (index, name) in names.enumerated() {
            // A record is directly in later ones only, so that every type has values.
            let direct = Array(names[(index + 1)...])
            records.append(RecordType(name, fields(direct, names, &random)))
        }
        return try DataModel(fields(names, names, &random), records: records, enumerations: [enumeration])
    }

    private static func fields(_ direct: [String], _ names: [String], _ random: inout Seeded) -> [DataField] {
        (0..<random.below(5)).map { index in
            let type = type(direct, names, &random)
            let value = random.oneIn(4) ? plainValue(of: type, &random) : nil
            return DataField("f\(index)", type, isEditable: random.oneIn(2), defaultValue: value)
        }
    }

    private static func type(_ direct: [String], _ names: [String], _ random: inout Seeded) -> DataType {
        switch random.below(7) {
        case 0: return .list(of: type(names, names, &random))
        case 1:
            let type = type(names, names, &random)
            return type.isOptional ? type : .optional(type)
        case 2 where !direct.isEmpty: return .record(random.pick(direct))
        case 3: return .enumeration("E")
        default: return random.pick(DataType.plainTypes.map(\.type))
        }
    }

    static func record(of type: RecordType, _ model: DataModel, depth: Int, _ random: inout Seeded) -> DataRecord {
        DataRecord(
            type.fields.map { field in
                field.defaultValue != nil && random.oneIn(2) ? nil : value(of: field.type, model, depth: depth, &random)
            })
    }

    private static func value(of type: DataType, _ model: DataModel, depth: Int, _ random: inout Seeded) -> DataValue {
        switch type {
        case .optional(let type): random.oneIn(3) || depth > 3 ? .null : value(of: type, model, depth: depth, &random)
        case .list(let element):
            .list(depth > 3 ? [] : (0..<random.below(3)).map { _ in value(of: element, model, depth: depth + 1, &random) })
        case .record(let name):
            model.record(named: name).map { .record(record(of: $0, model, depth: depth + 1, &random)) } ?? .null
        default: plainValue(of: type, &random) ?? .null
        }
    }

    /// A value of a type without parts; nil for others.
    private static func plainValue(of type: DataType, _ random: inout Seeded) -> DataValue? {
        switch type {
        case .string: .string(text(&random))
        case .image: .image(text(&random))
        case .number: .number(Double(random.below(2_000_000) - 1_000_000) / Double(1 + random.below(300)))
        case .integer: .integer(random.oneIn(5) ? random.pick([1 << 53, -1 << 53]) : random.below(2_000) - 1_000)
        case .bool: .bool(random.oneIn(2))
        case .date: .date(Instant(secondsSince1970: Double(random.below(4_000_000_000)) - 2e9))
        case .day: .day(CalendarDate(dayNumber: random.below(3_000_000) - 700_000))
        case .color: ColorLiteral(hex(random.below(1 << 32))).map(DataValue.color)
        case .enumeration: .choice(random.pick(["A", "B", "Cc"]))
        case .record, .list, .optional: nil
        }
    }

    private static func text(_ random: inout Seeded) -> String {
        (0..<random.below(6)).map { _ in
            random.pick(["a", "\"", "\\", "/", "\n", "\u{1}", "\u{E9}", "\u{1F600}", "e\u{301}", " ", "{", ","])
        }
        .joined()
    }

    private static func hex(_ number: Int) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 8 - digits.count) + digits
    }

    // MARK: JSON

    /// The data as JSON: fields in any order, blanks anywhere, and sometimes fields that the model does not have.
    static func json(_ record: DataRecord, _ type: RecordType, _ model: DataModel, _ random: inout Seeded) -> String {
        var members: [String] = []
        for (field, value) in zip(type.fields, record.values) {
            guard let value, value != .null || random.oneIn(2) else { continue }
            members.append("\(JSONText.string(field.name))\(blank(&random)):\(json(value, field.type, model, &random))")
        }
        if random.oneIn(6) { members.append("\"other\": [{\"a\": null}, -1.5e-3, false]") }
        members.shuffle(using: &random)
        return "{\(blank(&random))" + members.joined(separator: "\(blank(&random)),") + "\(blank(&random))}"
    }

    private static func json(_ value: DataValue, _ type: DataType, _ model: DataModel, _ random: inout Seeded) -> String {
        switch (value, type) {
        case (.null, _): "null"
        case (_, .optional(let type)): json(value, type, model, &random)
        case (.list(let elements), .list(let type)):
            "[" + elements.map { blank(&random) + json($0, type, model, &random) }.joined(separator: ",") + "]"
        case (.record(let record), .record(let name)): model.record(named: name).map { json(record, $0, model, &random) } ?? ""
        case (.string(let text), _), (.image(let text), _), (.choice(let text), _): JSONText.string(text)
        case (.number(let number), _): "\(number)"
        case (.integer(let integer), _): "\(integer)"
        case (.bool(let bool), _): JSONText.bool(bool)
        case (.day(let day), _): JSONText.string(day.iso)
        case (.color(let color), _):
            JSONText.string(hex(Int(color.red) << 24 | Int(color.green) << 16 | Int(color.blue) << 8 | Int(color.alpha)))
        case (.date(let date), _): JSONText.string(iso(date))
        default: ""
        }
    }

    private static func iso(_ date: Instant) -> String {
        let seconds = Int(date.secondsSince1970)
        let day = Int((Double(seconds) / 86_400).rounded(.down))
        let rest = seconds - day * 86_400
        let parts = [rest / 3600, rest / 60 % 60, rest % 60].map { $0 < 10 ? "0\($0)" : "\($0)" }
        return "\(CalendarDate(dayNumber: day).iso)T\(parts.joined(separator: ":"))Z"
    }

    private static func blank(_ random: inout Seeded) -> String { random.pick(["", "", "", " ", "\n", "\t ", "\r\n"]) }
}
