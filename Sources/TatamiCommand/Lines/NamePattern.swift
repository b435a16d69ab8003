import Tatami

/// A pattern for the names of pictures, as it is written: `out/\(id).png`, `out/\(place.name)-\(:line).png`.
struct NamePattern {
    /// A part of the pattern.
    enum Part: Equatable {
        case text(String)
        /// The names between `\(` and `)`.
        case path([String])
        /// `\(:line)`: the number of the line in its file.
        case line
    }

    /// The parts of each folder and of the file.
    let components: [[Part]]
    /// The format, by the suffix behind the last value.
    let format: PictureFormat
    let text: String

    /// Reads a pattern.
    ///
    /// - Throws: ``PatternError`` if a value is not closed, names nothing, or if every line would have the same name.
    init(_ text: String) throws(PatternError) {
        var components: [[Part]] = [[]]
        var rest = text[...]
        while let start = rest.firstRange(of: "\\(") {
            Self.add(rest[..<start.lowerBound], to: &components)
            guard let end = rest[start.upperBound...].firstIndex(of: ")") else {
                throw PatternError(message: "'\(rest[start.lowerBound...])' in the output's name has no ')'.")
            }
            components[components.count - 1].append(try Self.value(rest[start.upperBound..<end]))
            rest = rest[rest.index(after: end)...]
        }
        Self.add(rest, to: &components)
        guard components.joined().contains(where: \.isValue) else {
            throw PatternError(
                message: #"With --data-lines, the output's name has a value of the line: "out/\(id).png" or "out/\(:line).png"."#)
        }
        let suffix = rest.lastIndex(of: ".").map { rest[rest.index(after: $0)...].lowercased() } ?? ""
        guard let format = PictureFormat(rawValue: suffix) else {
            throw PatternError(message: "The output's name must end in .png, .svg or .pdf.")
        }
        (self.components, self.format, self.text) = (components, format, text)
    }

    private static func add(_ text: Substring, to components: inout [[Part]]) {
        for (index, part) in text.split(separator: "/", omittingEmptySubsequences: false).enumerated() {
            if index > 0 { components.append([]) }
            if !part.isEmpty { components[components.count - 1].append(.text(String(part))) }
        }
    }

    private static func value(_ text: Substring) throws(PatternError) -> Part {
        if text == ":line" { return .line }
        let names = text.split(separator: ".", omittingEmptySubsequences: false).map(String.init)
        guard !names.contains("") else {
            throw PatternError(message: "'\\(\(text))' in the output's name names no field; write \\(id) or \\(:line).")
        }
        return .path(names)
    }
}

extension NamePattern.Part {
    /// Whether the part has another text in each line.
    var isValue: Bool { if case .text = self { false } else { true } }
}

/// What is wrong with a pattern, as a sentence.
struct PatternError: Error {
    let message: String
}

/// The names of the pictures of lines: a pattern whose values are fields of a model.
struct LineNames {
    private enum Part {
        case text(String)
        case line
        /// The indices of the fields from the model on, and their path for messages.
        case field([Int], type: DataType, path: String)
    }

    private let components: [[Part]]
    private let model: DataModel

    /// Finds the fields of a pattern in a model.
    ///
    /// - Throws: ``PatternError`` for a field that the model does not have, or whose values are no part of a name.
    init(_ pattern: NamePattern, _ model: DataModel) throws(PatternError) {
        self.model = model
        var components: [[Part]] = []
        for component in pattern.components {
            var parts: [Part] = []
            for part in component {
                switch part {
                case .text(let text): parts.append(.text(text))
                case .line: parts.append(.line)
                case .path(let names): parts.append(try Self.field(names, model))
                }
            }
            components.append(parts)
        }
        self.components = components
    }

    private static func field(_ names: [String], _ model: DataModel) throws(PatternError) -> Part {
        let path = names.joined(separator: ".")
        var record = model.root
        var indices: [Int] = []
        for (place, name) in names.enumerated() {
            guard let index = record.index(of: name) else {
                let nearest = Suggestion.nearest(to: name, among: record.fields.map(\.name))
                let hint = nearest.map { "; did you mean '\($0)'?" } ?? ""
                throw PatternError(message: "the output's name has '\\(\(path))', and \(record.name) has no field '\(name)'\(hint)")
            }
            indices.append(index)
            let type = record.fields[index].type
            if place == names.count - 1 {
                switch type {
                case .string, .number, .integer, .enumeration: return .field(indices, type: type, path: path)
                default: throw unfit(path, "'\(path)' is \(type.phrase)")
                }
            }
            guard case .record(let inner) = type, let next = model.record(named: inner) else {
                throw unfit(path, "'\(names[...place].joined(separator: "."))' is \(type.phrase), not a record")
            }
            record = next
        }
        throw unfit(path, "it names no field")
    }

    private static func unfit(_ path: String, _ cause: String) -> PatternError {
        PatternError(message: "the output's name cannot have '\\(\(path))': \(cause); a name takes String, Number, Integer and cases")
    }

    /// Returns the name of the picture of a line.
    ///
    /// - Throws: ``PatternError`` if a value cannot stand in the name of a file, or would lead to another folder.
    func name(of data: DataRecord, line: Int) throws(PatternError) -> String {
        var names: [String] = []
        for component in components {
            var name = ""
            var hasValue = false
            for part in component {
                switch part {
                case .text(let text): name += text
                case .line: name += String(line)
                case .field(let indices, let type, let path): name += try text(of: value(data, indices), type, path)
                }
                if case .text = part {} else { hasValue = true }
            }
            if hasValue { try Self.check(name) }
            names.append(name)
        }
        return names.joined(separator: "/")
    }

    private func value(_ data: DataRecord, _ indices: [Int]) -> DataValue? {
        var (record, type) = (data, model.root)
        for (place, index) in indices.enumerated() {
            let field = type.fields[index]
            let value = record.values[index] ?? field.defaultValue
            if place == indices.count - 1 { return value }
            guard case .record(let inner)? = value, case .record(let name) = field.type, let next = model.record(named: name) else {
                return nil
            }
            (record, type) = (inner, next)
        }
        return nil
    }

    private func text(of value: DataValue?, _ type: DataType, _ path: String) throws(PatternError) -> String {
        let text =
            switch value {
            case .string(let text)?, .choice(let text)?: text
            case .integer(let integer)?: String(integer)
            case .number(let number)?: Int(exactly: number).map(String.init) ?? "\(number)"
            default: ""
            }
        if text.isEmpty { throw PatternError(message: "$.\(path) is empty, and the name of the picture needs it") }
        guard
            let bad = text.unicodeScalars.first(where: {
                $0 == "/" || $0.properties.generalCategory == .control || "\u{2028}\u{2029}".unicodeScalars.contains($0)
            })
        else { return text }
        let what = bad == "/" ? "'/'" : "a control character"
        throw PatternError(
            message: "$.\(path) is \(JSONText.string(String(text.prefix(40)))), and \(what) cannot stand in the name of a picture")
    }

    /// Checks the name of a folder or a file that has values.
    private static func check(_ name: String) throws(PatternError) {
        if name == "." || name == ".." { throw PatternError(message: "'\(name)' leads to another folder and is no name of a picture") }
        if name.utf8.count > 255 {
            throw PatternError(message: "'\(name.prefix(40))...' has \(name.utf8.count) bytes, and a name of a file has at most 255")
        }
    }
}
