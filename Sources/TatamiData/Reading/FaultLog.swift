/// The faults of a text while it is read, with byte offsets.
struct FaultLog {
    private struct Entry {
        var kind: DataFault.Kind
        var path: String
        var offset: Int
        var related: Int?
        var field: DataFault.Field?
        var message: String
        var hint: String?
    }

    private var entries: [Entry] = []
    private var warnings = 0
    private(set) var errors = 0
    private(set) var isCutOff = false
    /// The unknown fields that were reported, by record type. Each is reported once.
    private var unknownFields: Set<[String]> = []
    private var budget = Suggestion.Budget()

    /// Adds a fault. Throws if no further error can be reported.
    mutating func add(
        _ kind: DataFault.Kind, _ path: String, at offset: Int, related: Int? = nil, of field: DataFault.Field? = nil, _ message: String,
        hint: String? = nil
    ) throws(StopReading) {
        if kind.isWarning, warnings == DataLimits.faults {
            isCutOff = true
            return
        }
        if kind.isWarning { warnings += 1 } else { errors += 1 }
        entries.append(Entry(kind: kind, path: path, offset: offset, related: related, field: field, message: message, hint: hint))
        if errors == DataLimits.faults {
            isCutOff = true
            throw StopReading()
        }
    }

    /// Whether the unknown field of a type is not reported yet. False as soon as no further warning can be reported.
    mutating func isFirst(unknown name: String, in type: String) -> Bool {
        guard warnings < DataLimits.faults else {
            isCutOff = true
            return false
        }
        return unknownFields.insert([type, name]).inserted
    }

    /// A question for the name that is most similar; nil if none is, or if all suggestions together have cost too much.
    mutating func question(for name: String, among names: [String]) -> String? {
        budget.nearest(to: name, among: names).map { "did you mean \(DataPath.quoted($0))?" }
    }

    /// All faults with lines and columns, in the order of their places.
    func faults(in bytes: [UInt8], firstLine: Int) -> [DataFault] {
        let offsets = Set(entries.flatMap { [$0.offset, $0.related ?? $0.offset] }).sorted()
        let places = Dictionary(
            zip(offsets, DataPlace.places(of: offsets, in: bytes, firstLine: firstLine)), uniquingKeysWith: { first, _ in first })
        let start = DataPlace(line: firstLine, column: 1)
        let ordered = entries.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
        return ordered.map { _, entry in
            DataFault(
                kind: entry.kind, path: entry.path, place: places[entry.offset] ?? start, related: entry.related.flatMap { places[$0] },
                field: entry.field, message: entry.message, hint: entry.hint)
        }
    }
}

/// Thrown where reading cannot go on. The reason is in the log.
struct StopReading: Error {}
