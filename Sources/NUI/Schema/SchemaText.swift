extension Schema {
    /// Returns a class with all its properties, inherited ones last, as a table for a terminal. Nil for an unknown class.
    ///
    /// - Parameter name: the name of a class or an alias; nil for a list of all classes, one on each line.
    public func text(ofClass name: String? = nil) -> String? {
        guard let name else { return Self.columns(classes.map { [$0.name, $0.parent ?? "", $0.doc] }) }
        let line = lineage(ofClass: name)
        guard let item = line.first else { return nil }
        var parts = [Self.title(of: item)]
        for above in line where !above.properties.isEmpty {
            let head = above.name == item.name ? "Properties" : "Properties of \(above.name)"
            parts.append(
                "\(head):\n" + Self.columns(above.properties.map { ["  " + $0.name, $0.typeText, $0.defaultText ?? "", $0.fullDoc] }))
        }
        for above in line where !above.actions.isEmpty {
            let head = above.name == item.name ? "Actions" : "Actions of \(above.name)"
            parts.append("\(head):\n" + Self.columns(above.actions.map { ["  " + $0.name, $0.doc] }))
        }
        let enums = enums(of: line)
        if !enums.isEmpty { parts.append("Cases:\n" + Self.columns(enums.map { ["  " + $0.name, $0.caseList] })) }
        return parts.joined(separator: "\n")
    }

    /// Returns a Markdown page about all classes and enumerations.
    public func markdown(title: String) -> String {
        let chapters =
            classes.map(chapter) + [
                "## Enumerations\n\n| name | cases |\n|---|---|\n" + enums.map { "| \(Self.link($0.name)) | \($0.caseList) |\n" }.joined()
            ]
        return "# \(title)\n\n" + chapters.joined(separator: "\n")
    }

    private func chapter(_ item: ClassSchema) -> String {
        var text = "## \(item.name)\n\n\(item.doc)"
        if let parent = item.parent { text += " Has the properties of [\(parent)](#\(parent.lowercased())) as well." }
        if item.isAbstract { text += " It is abstract: only its subclasses have objects." }
        if item.isOpen { text += " It accepts properties of any name." }
        text += "\n"
        if !item.aliases.isEmpty { text += "\nAlso called \(item.aliases.map { "`\($0)`" }.joined(separator: ", ")).\n" }
        if !item.properties.isEmpty {
            text += "\n| property | type | default | description | aliases |\n|---|---|---|---|---|\n"
            for property in item.properties {
                let value = property.defaultText.map { "`\(Self.cell($0))`" } ?? ""
                let aliases = property.aliases.map { "`\($0)`" }.joined(separator: ", ")
                text += "| `\(property.name)` | \(property.typeText) | \(value) | \(Self.cell(property.doc)) | \(aliases) |\n"
            }
        }
        if !item.actions.isEmpty {
            text += "\n| action | description |\n|---|---|\n" + item.actions.map { "| `\($0.name)` | \($0.doc) |\n" }.joined()
        }
        return text
    }

    /// A text with the characters escaped that end a Markdown table cell.
    private static func cell(_ text: String) -> String { text.replacing("|", with: "\\|") }

    private static func link(_ name: String) -> String { "<a id=\"\(name.lowercased())\"></a>\(name)" }

    /// The enumerations that properties of these classes accept, sorted by name.
    public func enums(of classes: [ClassSchema]) -> [EnumSchema] {
        let names = Set(classes.flatMap(\.properties).flatMap { $0.type.enumNames })
        return enums.filter { names.contains($0.name) }.sorted { $0.name < $1.name }
    }

    private static func title(of item: ClassSchema) -> String {
        var head = item.name
        if !item.aliases.isEmpty { head += " (\(item.aliases.joined(separator: ", ")))" }
        if let parent = item.parent { head += ", subclass of \(parent)" }
        return head + "\n" + (item.doc.isEmpty ? "" : item.doc + "\n")
    }

    /// Lines with aligned columns. The last column is not padded.
    private static func columns(_ rows: [[String]]) -> String {
        let count = rows.map(\.count).max() ?? 0
        let widths = (0..<count).map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
        return rows.map { row in
            var line = ""
            for (column, cell) in row.enumerated() {
                let pad = column == row.count - 1 ? 0 : widths[column] - cell.unicodeScalars.count + (widths[column] > 0 ? 2 : 0)
                line += cell + String(repeating: " ", count: pad)
            }
            while line.last == " " { line.removeLast() }
            return line + "\n"
        }.joined()
    }
}

extension PropertySchema {
    fileprivate var fullDoc: String { aliases.isEmpty ? doc : "\(doc) Also \(aliases.joined(separator: ", "))." }
}

extension EnumSchema {
    fileprivate var caseList: String {
        cases.map { $0.aliases.isEmpty ? $0.name : "\($0.name) (\($0.aliases.joined(separator: ", ")))" }.joined(separator: ", ")
            + (isFlags ? "; several may be joined" : "")
    }
}

extension ValueType {
    /// The names of the enumerations in the type, at any depth.
    fileprivate var enumNames: [String] {
        switch self {
        case .enumeration(let name), .flags(let name): [name]
        case .color: [ValueType.colorRoles]
        case .array(let element): element.enumNames
        case .oneOf(let types): types.flatMap(\.enumNames)
        default: []
        }
    }
}
