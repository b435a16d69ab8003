/// What a program adds to the language: its own classes, its enumerations, and the class of its root with outlets and actions.
/// A program writes it as `schema.json`; tools read that, as they cannot ask the program.
public struct SchemaFile: Sendable {
    /// The format's version. A reader refuses every other one.
    public static let version = 1
    /// The most bytes a file may have.
    public static let limit = 4 << 20
    /// The most classes, the most of them above one, and the most properties of all together, inherited ones counted.
    public static let limits = (classes: 4096, lineage: 64, properties: 250_000)

    /// The class of the object that files are loaded into; one of `classes`, or one that every program has.
    public var root: String
    public var classes: [ClassSchema]
    public var enums: [EnumSchema]

    public init(root: String = "Screen", classes: [ClassSchema] = [], enums: [EnumSchema] = []) {
        self.root = root
        self.classes = classes
        self.enums = enums
    }

    /// What a reader of the file would refuse, next to the classes that every program has: names that come twice, classes below
    /// themselves, types and parents that do not exist, names that no file can write.
    public func problems(besides schema: Schema) -> [String] {
        let inheritance = inheritanceProblems
        guard inheritance.isEmpty else { return inheritance }
        let all = Schema(classes: classes + schema.classes, enums: enums + schema.enums)
        var result = all.problems
        if all.schema(ofClass: root) == nil {
            result.append("the root is of the unknown class \(root)" + Suggestion.clause(for: root, among: all.classes.map(\.name)))
        }
        for name in writtenNames where !Self.isName(name) {
            result.append("\(Quoting.quote(name)) is not a name that a file can write")
        }
        return result
    }

    /// What would make the classes expand without end.
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
                // A circle is told once, by the first of its names.
                if parent == item.name {
                    return line.min() != item.name ? nil : "\(item.name) is below itself: \(line.joined(separator: " < "))"
                }
                if line.count > Self.limits.lineage { return "\(item.name) has more than \(Self.limits.lineage) classes above it" }
            }
            return nil
        }
        let isTooMuch = faults.isEmpty && properties > Self.limits.properties
        return isTooMuch ? ["the classes have more than \(Self.limits.properties) properties, inherited ones counted"] : faults
    }

    /// All that files are to write as names.
    private var writtenNames: [String] {
        classes.flatMap { item in
            (item.name == root ? [] : [item.name]) + item.aliases + item.properties.flatMap { [$0.name] + $0.aliases }
        } + enums.flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } }
    }

    private static func isName(_ text: String) -> Bool {
        Byte.isName(text) && text.utf8.count <= Limits.nameBytes
    }
}

/// Why a schema file was not read.
public struct SchemaFileError: Error, Sendable, CustomStringConvertible {
    public var path: String
    /// One sentence each.
    public var problems: [String]

    public var description: String {
        let shown = problems.prefix(Limits.diagnostics)
        let rest = problems.count > shown.count ? ["and \(problems.count - shown.count) more"] : []
        return (shown + rest).map { "\(path): \(Quoting.masked($0))" }.joined(separator: "\n")
    }
}
