/// One reading of a JSON text against a model.
struct ReadingPass {
    let model: DataModel
    let bytes: [UInt8]
    var position = 0
    var path = DataPath()
    var log = FaultLog()
    /// The offsets of the braces and brackets that are open.
    var openings: [Int] = []
    /// Whether a comment was reported.
    var hasComment = false
    /// True if a comma behind the last element of a list or object is no fault.
    var allowsLastCommas = false
    private var rows = 0
    /// The field whose value is read.
    private var field: DataFault.Field?

    init(_ model: DataModel, _ bytes: [UInt8]) { (self.model, self.bytes) = (model, bytes) }

    /// Whether the values are of use. After an error they are only checked.
    var isBuilding: Bool { log.errors == 0 }

    /// Reads the whole text; nil if there is an error.
    mutating func read() -> DataRecord? {
        do {
            try checkBytes()
            if bytes.starts(with: ASCII.orderMark) { position = ASCII.orderMark.count }
            let value = try record(model.root)
            try skipBlanks()
            if position < bytes.count {
                try report(.notJSON, "there is more text behind the end of the data", hint: "write one object around all data")
            }
            return isBuilding ? value : nil
        } catch {
            return nil
        }
    }

    mutating func checkBytes() throws(StopReading) {
        if bytes.count > DataLimits.jsonBytes {
            try report(.tooLarge, "the text has \(bytes.count) bytes; at most \(DataLimits.jsonBytes >> 20) MiB are read")
            throw StopReading()
        }
        if let offset = UTF8Check.firstInvalidByte(in: bytes) {
            try report(.notUTF8, at: offset, "the text is not UTF-8", hint: "save it as UTF-8")
            throw StopReading()
        }
    }

    /// Reports a fault of the present value.
    mutating func report(
        _ kind: DataFault.Kind, at offset: Int? = nil, related: Int? = nil, _ message: String, hint: String? = nil
    ) throws(StopReading) {
        try log.add(kind, path.text, at: offset ?? position, related: related, of: kind.isOfText ? nil : field, message, hint: hint)
    }

    // MARK: Lists and records

    /// Reads a value of a type; nil if it has an error.
    mutating func value(of type: DataType) throws(StopReading) -> DataValue? {
        try skipBlanks()
        let start = position
        switch type {
        case .optional(let type):
            if try skipNull() { return .null }
            return try value(of: type)
        case .record(let name):
            // A model has no unknown names.
            guard let type = model.record(named: name) else { return nil }
            return try record(type).map(DataValue.record)
        case .list(let element):
            guard try isNext(ASCII.leftBracket, for: type, from: start) else { return nil }
            return try list(of: element).map(DataValue.list)
        default:
            return try plainValue(of: type)
        }
    }

    private mutating func list(of type: DataType) throws(StopReading) -> [DataValue]? {
        var elements: [DataValue] = []
        try forEachElement { pass throws(StopReading) in
            pass.rows += 1
            if pass.rows > DataLimits.rows {
                if pass.rows == DataLimits.rows + 1 {
                    try pass.report(.tooManyRows, "the lists have more than \(DataLimits.rows) elements; the rest is left out")
                }
                return try pass.skipValue()
            }
            if let value = try pass.value(of: type), pass.isBuilding { elements.append(value) }
        }
        return isBuilding ? elements : nil
    }

    private mutating func record(_ type: RecordType) throws(StopReading) -> DataRecord? {
        try skipBlanks()
        let start = position
        guard try isNext(ASCII.leftBrace, for: .record(type.name), from: start) else { return nil }
        var values = [DataValue?](repeating: nil, count: isBuilding ? type.fields.count : 0)
        var places = [Int?](repeating: nil, count: type.fields.count)
        var expected = 0
        let outer = field
        defer { field = outer }
        try forEachMember { pass, name, place throws(StopReading) in
            // Data mostly has its fields in the order of the type.
            let isExpected = expected < type.fields.count && type.fields[expected].name == name
            guard let index = isExpected ? expected : type.index(of: name) else { return try pass.skipUnknown(name, place, type) }
            expected = index + 1
            pass.field = DataFault.Field(type: type.name, name: name)
            if let first = places[index] {
                try pass.report(
                    .duplicateField, at: place, related: first, "\(pass.path.text) is given twice", hint: "remove one of the two")
                return try pass.skipValue()
            }
            places[index] = place
            let value = try pass.value(of: type.fields[index].type)
            if pass.isBuilding { values[index] = value }
        }
        for (index, field) in type.fields.enumerated() where places[index] == nil {
            if field.defaultValue != nil { continue }
            if !field.type.isOptional { try reportMissing(field, of: type, at: start) } else if isBuilding { values[index] = .null }
        }
        return isBuilding ? DataRecord(values) : nil
    }

    private mutating func reportMissing(_ field: DataField, of type: RecordType, at offset: Int) throws(StopReading) {
        self.field = DataFault.Field(type: type.name, name: field.name)
        path.steps.append(.member(field.name))
        try report(
            .missingField, at: offset, "\(path.text) is missing",
            hint: "add \(DataPath.quoted(field.name)): \(model.sample(of: field.type)), or declare the field as \(field.type.name)?")
        path.steps.removeLast()
    }

    private mutating func skipUnknown(_ name: String, _ place: Int, _ type: RecordType) throws(StopReading) {
        if log.isFirst(unknown: name, in: type.name) {
            let hint = log.question(for: name, among: type.fields.map(\.name))
            field = DataFault.Field(type: type.name, name: nil)
            try report(.unknownField, at: place, "\(path.text) is not read: \(type.name) has no such field", hint: hint)
        }
        try skipValue()
    }

    /// Whether a value begins with a bracket. Reports and skips any other.
    private mutating func isNext(_ bracket: UInt8, for type: DataType, from start: Int) throws(StopReading) -> Bool {
        if position < bytes.count, bytes[position] == bracket { return true }
        try skipMismatch(type, from: start)
        return false
    }
}
