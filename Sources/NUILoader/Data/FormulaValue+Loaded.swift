import NUI
import NUIData
import TatamiData

extension FormulaValue {
    /// Returns the value as a property takes it; nil for nil, and for a row, which no property shows.
    ///
    /// - Throws: `LoadFault` for a picture that cannot be used.
    func loaded(_ context: LoadContext) throws(LoadFault) -> Loaded? {
        switch self {
        case .loaded(let value): value
        case .live(.plain(let value)): try Loaded(value, context)
        case .live(.record), .live(.rows): nil
        }
    }
}

extension Loaded {
    /// Creates the value that data gives to a property; nil for nil, for a record, and for a picture without a path.
    ///
    /// - Throws: `LoadFault` for a picture that cannot be used.
    init?(_ value: DataValue, _ context: LoadContext) throws(LoadFault) {
        switch value {
        case .null, .record: return nil
        case .string(let text): self = .text(text)
        case .number(let number): self = .number(number)
        case .integer(let integer): self = .number(Double(integer))
        case .bool(let bool): self = .bool(bool)
        case .date(let instant): self = .value(instant)
        case .day(let day): self = .text(day.iso)
        case .color(let color): self = .text(color.hex)
        case .choice(let name): self = .text(name)
        case .image(let path):
            guard !path.isEmpty else { return nil }
            self = .value(try context.image(path))
        case .list(let elements):
            var list: [Loaded] = []
            for element in elements {
                guard let loaded = try Loaded(element, context) else { return nil }
                list.append(loaded)
            }
            self = .list(list)
        }
    }
}

extension DataValue {
    /// Creates the data that a property with an edited value gives to a field of a type; nil for a value of another kind.
    init?(_ value: Loaded, _ type: DataType) {
        switch (value, type) {
        case (.text(""), .optional): self = .null
        case (_, .optional(let type)):
            guard let value = DataValue(value, type) else { return nil }
            self = value
        case (.text(let text), .string): self = .string(text)
        case (.text(let text), .day):
            guard let day = CalendarDate(iso: text) else { return nil }
            self = .day(day)
        case (.text(let text), .color):
            guard let color = ColorLiteral(text) else { return nil }
            self = .color(color)
        case (.text(let text), .enumeration): self = .choice(text)
        case (.number(let number), .number): self = .number(number)
        case (.number(let number), .integer):
            guard let integer = Int(exactly: number) else { return nil }
            self = .integer(integer)
        case (.bool(let bool), .bool): self = .bool(bool)
        case (.list(let elements), .list(let element)):
            let values = elements.compactMap { DataValue($0, element) }
            guard values.count == elements.count else { return nil }
            self = .list(values)
        default: return nil
        }
    }
}
