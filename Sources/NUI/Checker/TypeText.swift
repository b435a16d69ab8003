/// Descriptions of types and values for messages.
enum TypeText {
    /// The values that a property of `type` accepts: "a number".
    static func describe(_ type: ValueType, _ schema: Schema) -> String {
        switch type {
        case .number: return "a number"
        case .percentage: return "a percentage (50%)"
        case .integer: return "a whole number"
        case .bool: return "YES or NO"
        case .string: return "a string"
        case .day: return "a day (\"1990-05-03\")"
        case .color: return "a colour (\"RRGGBB\" or [red green blue])"
        case .font: return "a font"
        case .image: return "an image"
        case .point: return "a point ([x y])"
        case .size: return "a size ([width height])"
        case .rect: return "a rectangle ([x y width height])"
        case .insets: return "insets (a number, [top left bottom right], or { left = ... })"
        case .transform: return "a transform ([a b c d tx ty])"
        case .range: return "a range ([location length])"
        case .enumeration(let name):
            let isOne = schema.schema(ofEnum: name)?.cases.count == 1
            return (isOne ? "" : "one of ") + cases(name, schema)
        case .flags(let name): return "a combination of " + cases(name, schema)
        case .object(let name): return article(name)
        case .array(let element): return "an array, each element " + describe(element, schema)
        case .oneOf(let types): return types.map { describe($0, schema) }.joined(separator: ", or ")
        case .action: return "an action ({ selector = \"...\" })"
        case .trackList: return "a list of lengths (\"50, auto, 1*\")"
        case .itemView: return "a view or layout"
        case .reference: return "the name of an object"
        case .any: return "any value"
        }
    }

    /// The kind of a value: "a string".
    static func describe(_ value: Value) -> String {
        switch value {
        case .string, .interpolation: return "a string"
        case .expression: return "a calculated value"
        case .number(let literal): return literal.isWhole ? "a whole number" : "a number with decimals"
        case .percentage: return "a percentage"
        case .path(let path): return "the \(path.single == nil ? "path" : "name") '\(path.text)'"
        case .flags: return "values joined by '|'"
        case .array(let array): return "an array of \(array.elements.count)"
        case .object: return "an object"
        case .optional: return "an optional type"
        case .invalid: return "nothing"
        }
    }

    /// The names in a sentence: `A`, `A and B`, `A, B and C`.
    static func list(_ names: [String]) -> String {
        guard names.count > 1, let last = names.last else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    static func article(_ name: String) -> String {
        let isVowel = name.first.map { "AEIOaeio".contains($0) } ?? false
        return (isVowel ? "an " : "a ") + name
    }

    private static func cases(_ name: String, _ schema: Schema) -> String {
        let names = schema.schema(ofEnum: name)?.cases.map(\.name) ?? []
        guard !names.isEmpty else { return "the cases of \(name)" }
        return names.prefix(8).joined(separator: ", ") + (names.count > 8 ? ", ..." : "")
    }
}
