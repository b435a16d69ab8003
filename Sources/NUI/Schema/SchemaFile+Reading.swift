import Foundation
import TatamiData

extension SchemaFile {
    /// Reads a `schema.json` file and checks it together with the classes that every program has.
    ///
    /// - Throws: ``SchemaFileError`` with all problems that were found.
    public init(path: String, besides schema: Schema) throws(SchemaFileError) {
        let reader = FileSourceReader()
        let bytes: [UInt8]
        do throws(SourceReadError) {
            bytes = try reader.read(try reader.canonicalPath(of: path), limit: Self.limit)
        } catch {
            throw SchemaFileError(path: path, problems: [Self.sentence(error)])
        }
        try self.init(json: bytes, path: path, besides: schema)
    }

    /// Reads the bytes of a schema file. Messages show `path`; nothing is read from it.
    ///
    /// - Throws: ``SchemaFileError`` with all problems that were found.
    public init(json bytes: [UInt8], path: String, besides schema: Schema) throws(SchemaFileError) {
        if let fault = Self.syntaxFault(in: bytes) { throw SchemaFileError(path: path, problems: [fault]) }
        do {
            self = try JSONDecoder().decode(Entry<SchemaFile>.self, from: Data(bytes)).value
        } catch let error as DecodingError {
            throw SchemaFileError(path: path, problems: [error.sentence])
        } catch {
            throw SchemaFileError(path: path, problems: ["this is not a schema"])
        }
        let problems = problems(besides: schema)
        if !problems.isEmpty { throw SchemaFileError(path: path, problems: problems) }
    }

    /// The JSON syntax error in the text, with its line; nil if there is none.
    private static func syntaxFault(in bytes: [UInt8]) -> String? {
        do {
            _ = try JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            return nil
        } catch {
            let detail = (error as NSError).userInfo[NSDebugDescriptionErrorKey] as? String ?? ""
            guard let place = detail.range(of: " around character "), let offset = Int(detail[place.upperBound...].prefix { $0.isNumber })
            else { return "this is not JSON" + (detail.isEmpty ? "" : ": \(detail)") }
            let line = 1 + bytes.prefix(max(0, offset)).count { $0 == ASCII.lineFeed }
            return "line \(line): this is not JSON: \(detail[..<place.lowerBound])"
        }
    }

    private static func sentence(_ error: SourceReadError) -> String {
        switch error {
        case .missing: "there is no such file"
        case .notAFile: "this is not a file"
        case .notPermitted: "no permission to read the file"
        case .tooLarge: "the file is larger than \(limit >> 20) MiB"
        case .unreadable: "the file cannot be read"
        }
    }
}

/// A part of a schema file that can be decoded.
private protocol SchemaEntry {
    init(_ decoder: any Decoder) throws
}

private struct Entry<Value: SchemaEntry>: Decodable {
    let value: Value
    init(from decoder: any Decoder) throws { value = try Value(decoder) }
}

/// The members of a JSON object. Unknown members are errors.
private struct Members {
    private struct Key: CodingKey {
        var stringValue: String
        var intValue: Int? { nil }
        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }

    private let container: KeyedDecodingContainer<Key>

    init(_ decoder: any Decoder, _ known: [String]) throws {
        container = try decoder.container(keyedBy: Key.self)
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) where !known.contains(key.stringValue) {
            throw DecodingError.dataCorruptedError(
                forKey: key, in: container,
                debugDescription: "there is no such member" + Suggestion.clause(for: key.stringValue, among: known))
        }
    }

    var names: [String] { container.allKeys.map(\.stringValue) }

    func get<Value: Decodable>(_ name: String) throws -> Value { try container.decode(Value.self, forKey: Key(stringValue: name)) }
    func get<Value: Decodable>(_ name: String, or other: Value) throws -> Value {
        try container.decodeIfPresent(Value.self, forKey: Key(stringValue: name)) ?? other
    }
    func list<Value: SchemaEntry>(_ name: String) throws -> [Value] {
        try get(name, or: [Entry<Value>]()).map(\.value)
    }
    func entry<Value: SchemaEntry>(_ name: String) throws -> Value { try (get(name) as Entry<Value>).value }
}

extension SchemaFile: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["version", "root", "classes", "enums", "model", "records"])
        let version: Int = try members.get("version")
        guard version == Self.version else {
            throw DecodingError.dataCorrupted(
                .init(codingPath: [], debugDescription: "version \(version) is not supported; this tool reads version \(Self.version)"))
        }
        self.init(
            root: try members.get("root"), classes: try members.list("classes"), enums: try members.list("enums"),
            model: try members.get("model", or: nil), records: try members.list("records"))
    }
}

extension RecordTableSchema: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "key", "class", "fields"])
        self.init(
            try members.get("name"), key: try members.get("key", or: nil), isClass: try members.get("class", or: false),
            try members.list("fields"))
    }
}

extension RecordTableSchema.Field: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "type", "cases", "edited", "settable"])
        let (text, cases): (String, [String]) = (try members.get("type"), try members.get("cases", or: []))
        guard let type = DataType(text: text, isEnumeration: !cases.isEmpty) else {
            throw DecodingError.dataCorrupted(
                .init(
                    codingPath: decoder.codingPath,
                    debugDescription: "\(Quoting.quote(text)) is no type of data; it is written as String, [Walk] or Number?"))
        }
        self.init(
            try members.get("name"), type, cases: cases, isEditable: try members.get("edited", or: false),
            isSettable: try members.get("settable", or: false))
    }
}

extension ClassSchema: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(
            decoder, ["name", "aliases", "parent", "swift", "abstract", "open", "itemProperties", "doc", "properties", "actions"])
        let name: String = try members.get("name")
        self.init(
            name, aliases: try members.get("aliases", or: []), parent: try members.get("parent", or: nil),
            doc: try members.get("doc", or: ""), isAbstract: try members.get("abstract", or: false),
            isOpen: try members.get("open", or: false), try members.list("properties"), actions: try members.list("actions"),
            swiftName: try members.get("swift", or: name), itemProperties: try members.get("itemProperties", or: nil))
    }
}

extension PropertySchema: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "type", "range", "aliases", "default", "appends", "doc"])
        let range: Entry<NumberRange>? = try members.get("range", or: nil)
        self.init(
            try members.get("name"), try members.entry("type"), aliases: try members.get("aliases", or: []), range: range?.value,
            appends: try members.get("appends", or: false), doc: try members.get("doc", or: ""),
            defaultText: try members.get("default", or: nil))
    }
}

extension NumberRange: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["from", "above", "to"])
        let from: Double = try members.get("from", or: -Limits.number)
        let upper: Double = try members.get("to", or: Limits.number)
        let above: Double? = try members.get("above", or: nil)
        func fault(_ message: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
        }
        if above != nil, members.names.contains("from") { throw fault("a range starts with from or with above, not with both") }
        guard above.map({ $0 < upper }) ?? (from <= upper) else { throw fault("no number is in this range") }
        self = above.map { NumberRange(above: $0, to: upper) } ?? NumberRange(from...upper)
    }
}

extension ActionSchema: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "doc"])
        self.init(try members.get("name"), doc: try members.get("doc", or: ""))
    }
}

extension EnumSchema: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "flags", "text", "doc", "cases"])
        self.init(
            try members.get("name"), try members.list("cases"), isFlags: try members.get("flags", or: false),
            acceptsText: try members.get("text", or: false), doc: try members.get("doc", or: ""))
    }
}

extension EnumSchema.Case: SchemaEntry {
    fileprivate init(_ decoder: any Decoder) throws {
        let members = try Members(decoder, ["name", "aliases", "doc"])
        self.init(try members.get("name"), aliases: try members.get("aliases", or: []), doc: try members.get("doc", or: ""))
    }
}

extension ValueType: SchemaEntry {
    /// The largest nesting depth of types.
    private static let depth = 16

    fileprivate init(_ decoder: any Decoder) throws {
        func fault(_ message: String) -> DecodingError {
            .dataCorrupted(.init(codingPath: decoder.codingPath, debugDescription: message))
        }
        guard decoder.codingPath.count <= 2 * Self.depth else { throw fault("types are nested too deep") }
        if let name = try? decoder.singleValueContainer().decode(String.self) {
            guard let found = Self.plainNames.first(where: { $0.name == name }) else {
                throw fault("there is no type \(Quoting.quote(name))" + Suggestion.clause(for: name, among: Self.plainNames.map(\.name)))
            }
            self = found.type
            return
        }
        let members = try Members(decoder, ["enum", "flags", "object", "array", "oneOf"])
        guard members.names.count == 1, let kind = members.names.first else {
            throw fault("a type is a name, or has one of the members enum, flags, object, array and oneOf")
        }
        switch kind {
        case "enum": self = .enumeration(try members.get(kind))
        case "flags": self = .flags(try members.get(kind))
        case "object": self = .object(try members.get(kind))
        case "array": self = .array(of: try members.entry(kind))
        default: self = .oneOf(try members.list(kind))
        }
    }
}

extension DecodingError {
    /// The error with its place: "classes[0].properties[2].type: there is no type 'nmber'".
    fileprivate var sentence: String {
        switch self {
        case .keyNotFound(let key, let context): Self.sentence(context.codingPath, "'\(key.stringValue)' is missing")
        case .valueNotFound(_, let context): Self.sentence(context.codingPath, "a value is missing")
        case .typeMismatch(let type, let context): Self.sentence(context.codingPath, "\(Self.name(of: type)) is needed here")
        case .dataCorrupted(let context): Self.sentence(context.codingPath, context.debugDescription)
        @unknown default: "this is not a schema"
        }
    }

    private static func sentence(_ path: [any CodingKey], _ message: String) -> String {
        let place = path.reduce(into: "") { text, key in
            if let index = key.intValue { text += "[\(index)]" } else { text += (text.isEmpty ? "" : ".") + key.stringValue }
        }
        return place.isEmpty ? message : "\(place): \(message)"
    }

    private static func name(of type: Any.Type) -> String {
        switch type {
        case is String.Type: "a string"
        case is Bool.Type: "true or false"
        case is any BinaryInteger.Type: "a whole number"
        case is any RangeReplaceableCollection.Type: "an array"
        default: "an object"
        }
    }
}
