extension ReadingPass {
    /// Reads a value without parts; nil if it has an error.
    mutating func plainValue(of type: DataType) throws(StopReading) -> DataValue? {
        let start = position
        guard let first = next else { throw try truncated() }
        switch type {
        case .bool:
            if first == UInt8(ascii: "t") || first == UInt8(ascii: "f") { return try word().map(DataValue.bool) }
        case .number, .integer:
            if ASCII.isDigit(first) || first == ASCII.minus { return try number(type) }
        default:
            if first == ASCII.quote {
                guard let text = try string() else { return nil }
                return try value(ofText: text, type, from: start)
            }
        }
        try skipMismatch(type, from: start)
        return nil
    }

    /// Converts a string to a type whose values are strings in JSON.
    private mutating func value(ofText text: String, _ type: DataType, from start: Int) throws(StopReading) -> DataValue? {
        switch type {
        case .image: return .image(text)
        case .date: if let date = Instant(iso: text) { return .date(date) }
        case .day: if let day = CalendarDate(iso: text) { return .day(day) }
        case .color: if let color = ColorLiteral(text) { return .color(color) }
        case .enumeration(let name):
            let cases = model.enumeration(named: name)?.cases ?? []
            if cases.contains(text) { return .choice(text) }
            let list = cases.count <= 8 ? "its cases are \(cases.joined(separator: ", "))" : nil
            try report(.unknownCase, at: start, mismatch(type, from: start), hint: log.question(for: text, among: cases) ?? list)
            return nil
        default: return .string(text)
        }
        try report(.wrongType, at: start, mismatch(type, from: start), hint: hint(forText: text, type))
        return nil
    }

    private mutating func number(_ type: DataType) throws(StopReading) -> DataValue? {
        let start = position
        guard let text = try numberText() else { return nil }
        guard text.utf8.count <= DataLimits.numberBytes, let number = Double(text), number.isFinite else {
            try report(.numberOutOfRange, at: start, "\(path.text) is \(excerpt(from: start)), which no Number holds")
            return nil
        }
        guard type == .integer else { return .number(number) }
        switch JSONNumber.integer(text) {
        case .whole(let integer) where integer.magnitude <= UInt(DataLimits.integer): return .integer(integer)
        case .fraction:
            try report(
                .wrongType, at: start, mismatch(type, from: start), hint: "write a whole number, or declare the field as Number")
        case .whole, .tooLarge:
            try report(
                .numberOutOfRange, at: start, "\(path.text) is \(excerpt(from: start)), and an Integer is at most \(DataLimits.integer)")
        }
        return nil
    }

    // MARK: Messages

    /// Skips a value that is not of a type, and reports it.
    mutating func skipMismatch(_ type: DataType, from start: Int) throws(StopReading) {
        let errors = log.errors
        let first = next
        try skipValue()
        // Text that is no JSON value is reported already.
        guard log.errors == errors else { return }
        if first == UInt8(ascii: "n") {
            let hint = path.steps.isEmpty ? nil : "give it a value, or declare the field as \(type.name)?"
            return try report(.unexpectedNull, at: start, "\(path.text) is null, not \(type.phrase)", hint: hint)
        }
        try report(.wrongType, at: start, mismatch(type, from: start), hint: hint(forJSON: excerpt(from: start), type))
    }

    private func mismatch(_ type: DataType, from start: Int) -> String { "\(path.text) is \(excerpt(from: start)), not \(type.phrase)" }

    /// The value that was just read, as messages show it.
    private func excerpt(from start: Int) -> String {
        switch bytes[start] {
        case ASCII.leftBrace: return "an object"
        case ASCII.leftBracket: return "a list"
        default:
            var text = String(decoding: bytes[start..<min(position, start + 40)], as: UTF8.self)
            if position > start + 40 {
                while text.unicodeScalars.last == "\u{FFFD}" { text.unicodeScalars.removeLast() }
                text += "..."
            }
            return Quoting.masked(text)
        }
    }

    private func hint(forText text: String, _ type: DataType) -> String {
        switch type {
        case .date where CalendarDate(iso: text) != nil: "add a time and a zone: \"\(text)T00:00:00Z\""
        case .date: "write a day that exists, with a time and a zone: \"2026-03-01T08:30:00Z\""
        case .day where CalendarDate(iso: text.prefix(10)) != nil: "write the day alone: \"\(text.prefix(10))\""
        case .day: "write a day that exists: \"2026-03-01\""
        default: ColorLiteral.meant(by: text).map { "write \"\($0)\"" } ?? "write six or eight hexadecimal digits: \"0A84FF\""
        }
    }

    private func hint(forJSON json: String, _ type: DataType) -> String? {
        let isText = json.hasPrefix("\"")
        let content = isText ? String(json.dropFirst().dropLast()) : json
        switch type {
        case .number, .integer: return isText && Self.isNumber(content) ? "write \(content), without quotes" : nil
        case .bool:
            let word = content.lowercased()
            if ["true", "yes", "on", "1"].contains(word) { return "write true" }
            return ["false", "no", "off", "0"].contains(word) ? "write false" : nil
        case .string where Self.isNumber(json) || json == "true" || json == "false": return "write \"\(json)\""
        case .list: return "write [ and ] around the elements"
        case .date, .day, .color, .image: return "write a string: \(model.sample(of: type))"
        default: return nil
        }
    }

    private static func isNumber(_ text: String) -> Bool {
        text.utf8.count < 40 && JSONNumber.isWellFormed(Array(text.utf8))
    }
}

extension DataModel {
    /// A value of a type as JSON writes it, for hints.
    func sample(of type: DataType) -> String {
        switch type {
        case .string: "\"\""
        case .number, .integer: "0"
        case .bool: "false"
        case .date: "\"2026-03-01T08:30:00Z\""
        case .day: "\"2026-03-01\""
        case .color: "\"0A84FF\""
        case .image: "\"picture.png\""
        case .enumeration(let name): DataPath.quoted(enumeration(named: name)?.cases.first ?? "")
        case .record: "{ ... }"
        case .list: "[]"
        case .optional: "null"
        }
    }
}
