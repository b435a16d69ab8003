import TatamiData

/// A difference between a file's model and the table of a Swift type: something that the file needs and the program does not give.
public struct NUIRecordDifference: Hashable, Sendable {
    /// What differs.
    public enum Kind: Hashable, Sendable {
        /// The table has no such field, and the file gives it no default.
        case missingField
        /// The field has another type.
        case otherType
        /// The file edits a field that the program only reads.
        case readOnly
        /// The file and the table have different keys.
        case otherKey
    }

    /// What differs.
    public let kind: Kind
    /// The record type of the file; `:model` for the model itself.
    public let type: String
    /// The field of the file.
    public let field: String
    /// The cause, and the fix if there is only one.
    public let message: String
    /// What to write in the file instead; nil if ``message`` says it.
    public let hint: String?
}

extension NUIRecordTable {
    /// Returns what a file's model needs and the program's type does not give, each once; empty if they fit.
    ///
    /// Fields that only the table has are no difference. Types are compared by what they contain, not by their names.
    ///
    /// ```swift
    /// for difference in App.nuiRecord.differences(from: model) { print(difference.message) }
    /// ```
    public func differences(from model: DataModel) -> [NUIRecordDifference] {
        ModelComparison(model, RecordTables()).differences(of: RecordTable(self))
    }
}

/// Compares the record types of a model with the tables of Swift types.
final class ModelComparison {
    private let model: DataModel
    private let tables: RecordTables
    private var seen: Set<[String]> = []
    private var found: [NUIRecordDifference] = []

    init(_ model: DataModel, _ tables: RecordTables) { (self.model, self.tables) = (model, tables) }

    func differences(of root: AnyRecordTable) -> [NUIRecordDifference] {
        compare(model.root, root, isWritable: true)
        return found
    }

    private func compare(_ type: RecordType, _ table: AnyRecordTable, isWritable: Bool) {
        guard seen.insert([type.name, "\(ObjectIdentifier(table))", "\(isWritable)"]).inserted else { return }
        if let wanted = type.key, let key = table.key, table.fields[key].name != wanted {
            let own = table.fields[key].name
            add(
                .otherKey, type, wanted, "the key of \(table.name) is '\(own)' in its table and '\(wanted)' in the file",
                hint: ":key \(own)")
        }
        for field in type.fields {
            guard let index = table.index(of: field.name) else {
                if field.defaultValue == nil { reportMissing(field, type, table) }
                continue
            }
            compare(field, type, table.fields[index], table, isWritable: isWritable)
        }
    }

    private func reportMissing(_ field: DataField, _ type: RecordType, _ table: AnyRecordTable) {
        let question = Suggestion.clause(for: field.name, among: table.fields.map(\.name))
        add(
            .missingField, type, field.name,
            "\(table.name) has no field '\(field.name)' (\(field.type.name))" + question
                + "; add it to the table of \(table.name), or give it a default in the file")
    }

    private func compare(_ field: DataField, _ type: RecordType, _ own: AnyRecordTable.Field, _ table: AnyRecordTable, isWritable: Bool) {
        if case .plain(let plain, let enumeration) = own.shape.content {
            let fit = TypeFit(model, enumeration)
            guard fit.reads(plain, as: field.type) else { return reportType(plain, field, type, table) }
            guard field.isEditable else { return }
            let isStored = isWritable || table.isClass
            if !own.isEditable || !isStored {
                add(
                    .readOnly, type, field.name,
                    "'\(field.name)' of \(table.name) is read only; write '=' in the file, or "
                        + (own.isEditable ? "a property that can be set for the records that contain it" : ".editing in the table"))
            } else if !fit.writes(field.type, into: plain) {
                reportType(plain, field, type, table)
            }
            return
        }
        guard let element = own.shape.table?(tables) else { return }
        let isList = if case .list = own.shape.content { true } else { false }
        guard let name = Self.recordName(in: field.type, isList: isList, isOptional: own.shape.isOptional),
            let record = model.record(named: name)
        else {
            let base = isList ? "[\(element.name)]" : element.name
            add(
                .otherType, type, field.name,
                "'\(field.name)' of \(table.name) is \(base)\(own.shape.isOptional ? "?" : ""), not \(field.type.name)",
                hint: "declare 'type \(element.name)' and write: \(field.name) = \(base)\(own.shape.isOptional ? "?" : "")")
            return
        }
        if field.isEditable, !(isList && own.shape.isWritable && (isWritable || table.isClass)) {
            add(.readOnly, type, field.name, "'\(field.name)' of \(table.name) holds records, which files do not replace; write '='")
        }
        compare(record, element, isWritable: element.isClass || own.shape.isWritable && (isWritable || table.isClass))
    }

    private func reportType(_ plain: DataType, _ field: DataField, _ type: RecordType, _ table: AnyRecordTable) {
        let cases = TypeFit.hasSameShape(plain, field.type) ? " with the same cases" : ""
        add(
            .otherType, type, field.name, "'\(field.name)' of \(table.name) is \(plain.phrase), not \(field.type.phrase)" + cases,
            hint: cases.isEmpty ? "write the type of the program: \(field.name) \(field.isEditable ? "<->" : "=") \(plain.name)" : nil)
    }

    private func add(_ kind: NUIRecordDifference.Kind, _ type: RecordType, _ field: String, _ message: String, hint: String? = nil) {
        let difference = NUIRecordDifference(kind: kind, type: type.name, field: field, message: message, hint: hint)
        if !found.contains(difference) { found.append(difference) }
    }

    /// The name of the record type of a field that is a record or a list of records; nil for other types.
    private static func recordName(in type: DataType, isList: Bool, isOptional: Bool) -> String? {
        switch type {
        case .optional(let wrapped): recordName(in: wrapped, isList: isList, isOptional: false)
        case .list(.record(let name)) where isList && !isOptional: name
        case .record(let name) where !isList && !isOptional: name
        default: nil
        }
    }
}

/// Whether values of Swift types without parts are values of a model's types.
private struct TypeFit {
    let model: DataModel
    /// The enumeration of the Swift type.
    let enumeration: EnumerationType?

    init(_ model: DataModel, _ enumeration: EnumerationType?) { (self.model, self.enumeration) = (model, enumeration) }

    /// Whether every value of a Swift type is a value of a file's type.
    func reads(_ swift: DataType, as file: DataType) -> Bool {
        switch (swift, file) {
        case (.enumeration, .enumeration(let name)): Set(enumeration?.cases ?? []).isSubset(of: cases(of: name))
        case (.integer, .number): true
        case (.optional(let swift), .optional(let file)): reads(swift, as: file)
        case (.list(let swift), .list(let file)): reads(swift, as: file)
        case (.optional, _): false
        case (_, .optional(let file)): reads(swift, as: file)
        default: swift == file
        }
    }

    /// Whether every value of a file's type is a value of a Swift type.
    func writes(_ file: DataType, into swift: DataType) -> Bool {
        switch (file, swift) {
        case (.enumeration(let name), .enumeration): cases(of: name).isSubset(of: enumeration?.cases ?? [])
        case (.integer, .number): true
        case (.optional(let file), .optional(let swift)): writes(file, into: swift)
        case (.list(let file), .list(let swift)): writes(file, into: swift)
        case (.optional, _): false
        case (_, .optional(let swift)): writes(file, into: swift)
        default: swift == file
        }
    }

    /// Whether two types differ in nothing but their enumerations.
    static func hasSameShape(_ a: DataType, _ b: DataType) -> Bool {
        switch (a, b) {
        case (.enumeration, .enumeration): true
        case (.optional(let a), .optional(let b)), (.list(let a), .list(let b)): hasSameShape(a, b)
        default: false
        }
    }

    private func cases(of name: String) -> Set<String> { Set(model.enumeration(named: name)?.cases ?? []) }
}
