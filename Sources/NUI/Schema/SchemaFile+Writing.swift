import Foundation
import TatamiJSON

extension SchemaFile {
    /// The text of the file, with one property on each line, so that version control shows each change separately.
    public var json: String {
        """
        {
          "version": \(Self.version),
          "root": \(JSONText.string(root)),
          "classes": \(Self.list(classes.map(\.json), indent: "  ")),
          "enums": \(Self.list(enums.map(\.json), indent: "  "))\(recordsText)
        }

        """
    }

    /// The members of the data; empty for a program without tables of data.
    private var recordsText: String {
        (model.map { ",\n  \"model\": " + JSONText.string($0) } ?? "")
            + (records.isEmpty ? "" : ",\n  \"records\": " + Self.list(records.map(\.json), indent: "  "))
    }

    /// Writes the file atomically.
    ///
    /// - Throws: ``SchemaFileError`` if the file could not be read again together with the classes of `schema`, or the error of
    ///   the file system.
    public func write(to path: String, besides schema: Schema) throws {
        let problems = problems(besides: schema)
        guard problems.isEmpty else { throw SchemaFileError(path: path, problems: problems) }
        try Data(json.utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
    }

    /// An array with one element on each line.
    fileprivate static func list(_ elements: [String], indent: String) -> String {
        guard !elements.isEmpty else { return "[]" }
        return "[\n" + elements.map { "\(indent)  \($0)" }.joined(separator: ",\n") + "\n\(indent)]"
    }

    /// An object without empty members.
    fileprivate static func object(_ members: [(String, String?)]) -> String {
        JSONText.object(members.compactMap { name, value in value.map { (name, $0) } })
    }

    fileprivate static func text(_ text: String) -> String? { text.isEmpty ? nil : JSONText.string(text) }
    fileprivate static func flag(_ isOn: Bool) -> String? { isOn ? "true" : nil }
    fileprivate static func names(_ names: [String]) -> String? {
        names.isEmpty ? nil : JSONText.array(names.map { JSONText.string($0) })
    }
}

extension ClassSchema {
    fileprivate var json: String {
        let head = SchemaFile.object([
            ("name", JSONText.string(name)), ("aliases", SchemaFile.names(aliases)), ("parent", parent.map { JSONText.string($0) }),
            ("swift", swiftName.map { JSONText.string($0) }), ("abstract", SchemaFile.flag(isAbstract)),
            ("open", SchemaFile.flag(isOpen)),
            ("itemProperties", itemProperties.map { JSONText.array($0.map { JSONText.string($0) }) }), ("doc", SchemaFile.text(doc)),
        ]).dropLast()
        var lists = ""
        if !properties.isEmpty { lists += ",\n     \"properties\":" + SchemaFile.list(properties.map(\.json), indent: "     ") }
        if !actions.isEmpty { lists += ",\n     \"actions\":" + SchemaFile.list(actions.map(\.json), indent: "     ") }
        return head + lists + "}"
    }
}

extension PropertySchema {
    fileprivate var json: String {
        SchemaFile.object([
            ("name", JSONText.string(name)), ("type", type.json), ("range", range?.json), ("aliases", SchemaFile.names(aliases)),
            ("default", defaultText.map { JSONText.string($0) }), ("appends", SchemaFile.flag(appends)),
            ("doc", SchemaFile.text(doc)),
        ])
    }
}

extension NumberRange {
    /// An object without the bounds that every number satisfies.
    fileprivate var json: String {
        SchemaFile.object([
            (isAbove ? "above" : "from", lower > -Limits.number ? JSONText.number(lower) : nil),
            ("to", upper < Limits.number ? JSONText.number(upper) : nil),
        ])
    }
}

extension ActionSchema {
    fileprivate var json: String { SchemaFile.object([("name", JSONText.string(name)), ("doc", SchemaFile.text(doc))]) }
}

extension EnumSchema {
    fileprivate var json: String {
        SchemaFile.object([
            ("name", JSONText.string(name)), ("flags", SchemaFile.flag(isFlags)), ("text", SchemaFile.flag(acceptsText)),
            ("doc", SchemaFile.text(doc)),
            (
                "cases",
                JSONText.array(
                    cases.map { item in
                        SchemaFile.object([
                            ("name", JSONText.string(item.name)), ("aliases", SchemaFile.names(item.aliases)),
                            ("doc", SchemaFile.text(item.doc)),
                        ])
                    })
            ),
        ])
    }
}

extension ValueType {
    /// A name, or an object with one member for the parts: `{"array":"number"}`.
    fileprivate var json: String {
        switch self {
        case .enumeration(let name): return JSONText.object([("enum", JSONText.string(name))])
        case .flags(let name): return JSONText.object([("flags", JSONText.string(name))])
        case .object(let name): return JSONText.object([("object", JSONText.string(name))])
        case .array(let element): return JSONText.object([("array", element.json)])
        case .oneOf(let types): return JSONText.object([("oneOf", JSONText.array(types.map(\.json)))])
        default: return JSONText.string(name)
        }
    }
}
