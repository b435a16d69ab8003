import TatamiData

/// The additions of a program to the language: its own classes and enumerations, the class of its root with outlets and actions, and the
/// tables of its data. A program writes them to `schema.json` for tools, which cannot run the program.
public struct SchemaFile: Sendable {
    /// The version of the format. Readers refuse every other version.
    public static let version = 1
    /// The largest size of a file in bytes: 4 MiB.
    public static let limit = 4 << 20
    /// The largest number of classes, of ancestors of one class, and of properties of all classes together, inherited ones
    /// included.
    public static let limits = (classes: 4096, lineage: 64, properties: 250_000)

    /// The class of the object that files are loaded into: one of ``classes``, or a class that every program has.
    public var root: String
    /// The program's own classes.
    public var classes: [ClassSchema]
    /// The program's own enumerations.
    public var enums: [EnumSchema]
    /// The name of the table of the object whose data files show: one of ``records``. Nil if the models of files are not compared.
    public var model: String?
    /// The tables of the types of the program's data.
    public var records: [RecordTableSchema]

    /// Creates the contents of a file. Nothing is checked; see ``problems(besides:)``.
    public init(
        root: String = "Screen", classes: [ClassSchema] = [], enums: [EnumSchema] = [], model: String? = nil,
        records: [RecordTableSchema] = []
    ) {
        (self.root, self.classes, self.enums, self.model, self.records) = (root, classes, enums, model, records)
    }

    /// The problems for which a reader would refuse the file: repeated names, classes that are their own ancestors, unknown
    /// types, records and parents, and names that files cannot write. Empty for a valid file.
    ///
    /// - Parameter schema: the classes that every program has.
    public func problems(besides schema: Schema) -> [String] {
        let inheritance = inheritanceProblems
        guard inheritance.isEmpty else { return inheritance }
        let all = Schema(classes: ClassSchema.joined(classes, with: schema.classes), enums: enums + schema.enums)
        var result = all.problems
        if all.schema(ofClass: root) == nil {
            result.append("the root has the unknown class \(root)" + Suggestion.clause(for: root, among: all.classes.map(\.name)))
        }
        result += RecordTableSchema.problems(in: records, model: model)
        for name in writtenNames where !Self.isName(name) {
            result.append("\(Quoting.quote(name)) is not a name that a file can write")
        }
        return result
    }

    /// The problems that would make the class hierarchy infinite or too large.
    private var inheritanceProblems: [String] {
        if classes.count > Self.limits.classes { return ["there are more than \(Self.limits.classes) classes"] }
        let parents = Dictionary(
            classes.flatMap { item in ([item.name] + item.aliases).map { ($0, item.parent) } }, uniquingKeysWith: { first, _ in first })
        let counts = Dictionary(classes.map { ($0.name, $0.properties.count) }, uniquingKeysWith: +)
        var properties = 0
        let faults = classes.compactMap { item -> String? in
            var line = [item.name]
            properties += item.properties.count
            while let parent = parents[line[line.count - 1]] ?? nil {
                line.append(parent)
                properties += counts[parent] ?? 0
                // A cycle is reported once, for the first of its names in alphabetical order.
                if parent == item.name {
                    return line.min() != item.name ? nil : "\(item.name) inherits from itself: \(line.joined(separator: " < "))"
                }
                if line.count > Self.limits.lineage { return "\(item.name) has more than \(Self.limits.lineage) superclasses" }
            }
            return nil
        }
        let isTooMuch = faults.isEmpty && properties > Self.limits.properties
        return isTooMuch ? ["the classes have more than \(Self.limits.properties) properties, including inherited ones"] : faults
    }

    /// All names that files can write.
    private var writtenNames: [String] {
        let ofClasses = classes.flatMap { item in
            (item.name == root ? [] : [item.name]) + item.aliases + item.properties.flatMap { [$0.name] + $0.aliases }
        }
        let ofEnums = enums.flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } }
        return ofClasses + ofEnums + records.flatMap { $0.fields.map(\.name) }
    }

    private static func isName(_ text: String) -> Bool {
        ASCII.isName(text) && text.utf8.count <= Limits.nameBytes
    }
}

/// The reasons why a schema file was not read or written.
public struct SchemaFileError: Error, Sendable, CustomStringConvertible {
    /// The path of the file.
    public var path: String
    /// The problems, one sentence each.
    public var problems: [String]

    /// One line for each problem, starting with the path; at most ``Limits/diagnostics`` of them and a line with the number of
    /// the others.
    public var description: String {
        let shown = problems.prefix(Limits.diagnostics)
        let rest = problems.count > shown.count ? ["and \(problems.count - shown.count) more"] : []
        return (shown + rest).map { "\(path): \(Quoting.masked($0))" }.joined(separator: "\n")
    }
}
