import TatamiData

/// Generates Swift types for the data of a file to start from: an `@Observable` class for its `:model` and each record type, with the tables
/// by which files read them, and an enumeration for each of the file's.
///
/// Fields of the model with a default are left out: the loader holds them, until the program adds them to the class and its table.
///
/// ```swift
/// let source = SwiftModelSource(program)
/// if source.hasModel, source.diagnostics.isEmpty { print(source.text) }
/// ```
public struct SwiftModelSource: Sendable {
    private let program: Program
    private let types: SwiftDataTypes
    private var access: String { types.access }
    /// The name of the class of the model.
    public let typeName: String

    /// Creates the generator for a program without errors.
    ///
    /// - Parameters:
    ///   - program: The files for which Swift is generated.
    ///   - typeName: The name of the class of the model; nil to derive it from the name of the file: `WalksModel` for `walks.nui`.
    ///   - isPublic: Whether the types and their members are public.
    public init(_ program: Program, typeName: String? = nil, isPublic: Bool = false) {
        self.program = program
        self.typeName = typeName ?? SwiftName.typeName(file: program.documents.first?.source.path ?? "") + "Model"
        types = SwiftDataTypes(data: DataSchema(program), access: isPublic ? "public " : "")
    }

    /// Whether the file declares a `:model`.
    public var hasModel: Bool { types.data.hasModel && types.data.model != nil }

    /// Whether ``typeName`` is a name that a type of the file's data can have.
    public var isTypeNameFree: Bool { Self.isFree(typeName) }

    /// A name for the class that is similar to the given one, and free.
    public var freeTypeName: String {
        let name = SwiftName.typeName(file: typeName)
        return Self.isFree(name) ? name : name + "Data"
    }

    private static func isFree(_ name: String) -> Bool { SwiftName.isTypeName(name) && SwiftDataTypes.name(name) == name }

    private var given: [DataField] { types.data.fields.filter { $0.defaultValue == nil } }
    private var held: [DataField] { types.data.fields.filter { $0.defaultValue != nil } }

    /// Errors about names that would be equal in Swift or that Swift cannot have.
    public var diagnostics: [Diagnostic] {
        var clashes = SwiftNameClashes()
        clashes.reserve([typeName], in: "")
        let (records, enumerations) = types.contained(in: given.map(\.type))
        for type in records.map(\.name) + enumerations.map(\.name) {
            clashes.note(SwiftDataTypes.name(type), for: type, at: place(type, nil), in: "")
        }
        for field in given { note(field, of: ":model", typeName, &clashes) }
        for record in records {
            for field in record.fields { note(field, of: record.name, SwiftDataTypes.name(record.name), &clashes) }
        }
        for type in enumerations {
            for name in type.cases {
                clashes.note(SwiftName.caseName(name), for: name, at: place(type.name, name), in: SwiftDataTypes.name(type.name))
            }
        }
        return clashes.diagnostics(program)
    }

    private func note(_ field: DataField, of type: String, _ swift: String, _ clashes: inout SwiftNameClashes) {
        let (property, range) = (SwiftDataTypes.property(field.name), place(type, field.name))
        clashes.note(property, for: field.name, at: range, in: swift)
        // Observation keeps the value under this name.
        clashes.reserve(["_" + property], in: swift)
    }

    private func place(_ type: String, _ member: String?) -> SourceRange {
        types.data.places[type, member] ?? types.data.places[type, nil] ?? SourceRange(file: .main, lower: 0, upper: 0)
    }

    // MARK: Text

    /// The Swift source of the types. Check ``hasModel``, ``isTypeNameFree`` and ``diagnostics`` before writing it.
    public var text: String {
        let (records, enumerations) = types.contained(in: given.map(\.type))
        let needsFoundation = (given + records.flatMap(\.fields)).contains { $0.type.hasDate }
        let file = program.shownMainPath
        let classes = records.map { record in
            declaration(
                SwiftDataTypes.name(record.name), record.fields, key: record.key,
                doc: "/// `type \(record.name)`, `\(program.shownPlace(of: place(record.name, nil)))`.")
        }
        let cases = enumerations.map { types.declaration(of: $0, at: program.shownPlace(of: place($0.name, nil))) }
        let root = declaration(typeName, given, key: nil, doc: "/// The data of `\(file)`." + heldRemark)
        return ([head(file, needsFoundation), root] + classes + cases).joined(separator: "\n")
    }

    private func head(_ file: String, _ needsFoundation: Bool) -> String {
        """
        // Made by `tatami generate swift \(file) --model` to start from: this file is yours to change.
        \(((needsFoundation ? ["Foundation"] : []) + ["Observation", "Tatami"]).map { "import \($0)\n" }.joined())
        """
    }

    private var heldRemark: String {
        if held.isEmpty { return "" }
        let names = held.map { "`\($0.name)`" }.joined(separator: ", ")
        return "\n///\n/// The loader holds \(names). To hold one here, add a property and a line to the table."
    }

    private func declaration(_ name: String, _ fields: [DataField], key: String?, doc: String) -> String {
        """
        \(doc)
        @Observable \(access)final class \(name): NUIRecord {
        \(fields.map { "    \(access)\($0.name == key ? "let" : "var") \(property($0)): \(SwiftDataTypes.name($0.type))\n" }.joined())
            \(access)init(\(fields.map(parameter).joined(separator: ", "))) {
        \(fields.map { "        self.\(property($0)) = \(property($0))\n" }.joined())    }

            \(access)static var nuiRecord: NUIRecordTable<\(name)> {
                .init("\(name)", \(key.map { "key: \\.\(SwiftDataTypes.property($0)), " } ?? "")[
        \(fields.map { "            \(entry($0, isKey: $0.name == key)),\n" }.joined())        ])
            }
        }

        """
    }

    private func property(_ field: DataField) -> String { SwiftDataTypes.property(field.name) }

    private func parameter(_ field: DataField) -> String {
        "\(property(field)): \(SwiftDataTypes.name(field.type))" + (SwiftDataTypes.defaultText(of: field).map { " = \($0)" } ?? "")
    }

    /// The line of a field in the table.
    private func entry(_ field: DataField, isKey: Bool) -> String {
        let kind =
            switch field.type {
            case .record, .optional(.record): "record"
            case .list(.record), .optional(.list(.record)): "list"
            default: field.isEditable && !isKey ? "editing" : "reading"
            }
        return ".\(kind)(\"\(field.name)\", \\.\(property(field)))"
    }
}

extension DataType {
    /// Whether values have instants in them.
    fileprivate var hasDate: Bool {
        switch self {
        case .date: true
        case .list(let type), .optional(let type): type.hasDate
        default: false
        }
    }
}
