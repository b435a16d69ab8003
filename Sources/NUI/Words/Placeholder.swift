/// A value in a text as other systems insert it: `{Binding Title}`, `{{ title }}`, `${title}`. NUI shows it as it stands.
struct Placeholder {
    /// The placeholder as written.
    let text: String
    /// What NUI writes in place of the whole text.
    let hint: String
    /// The name in it.
    let name: String

    /// Finds the first placeholder of a text; nil if there is none. Braces around other words are ordinary text.
    ///
    /// - Parameter isKnown: Whether a name is that of a constant or of a parameter, so that `{name}` and `$name` mean it.
    init?(in text: String, isKnown: (String) -> Bool = { _ in false }) {
        guard Self.mayBe(in: text) else { return nil }
        if let resource = Self.markup(text, Self.resources) {
            (self.text, hint, name) = (text, "a constant is used by its name, without quotes: \(resource)", resource)
        } else if let key = Self.key(text) {
            (self.text, hint, name) = (text, "a text of the table of texts is localizedText = \"\(key)\"", key)
        } else if let bound = Self.markup(text, Self.bindings) {
            name = Self.property(bound, isKnown)
            (self.text, hint) = (text, Self.hint("\\(\(name))"))
        } else if let found = Self.inserted(in: text, isKnown) {
            (self.text, name) = (String(text[found.range]), found.name)
            var result = String(text[..<found.range.lowerBound]) + "\\(\(found.name))"
            var rest = text[found.range.upperBound...]
            while let next = Self.inserted(in: String(rest), isKnown) {
                let before = String(rest)
                result += before[..<next.range.lowerBound] + "\\(\(next.name))"
                rest = Substring(before[next.range.upperBound...])
                if result.utf8.count > 200 { break }
            }
            hint = Self.hint(result + rest)
        } else {
            return nil
        }
    }

    /// Whether a text has a sign that placeholders have.
    static func mayBe(in text: String) -> Bool { text.utf8.contains(where: mayStart) }

    /// Whether placeholders begin with a byte or contain it.
    private static func mayStart(_ byte: UInt8) -> Bool {
        switch byte {
        case ASCII.leftBrace, ASCII.leftParenthesis, UInt8(ascii: "$"), ASCII.less, UInt8(ascii: "@"): true
        default: false
        }
    }

    private static func hint(_ text: String) -> String { "a value is written into a text as \"\(text)\"" }

    /// The name in `@string/name`; nil for other texts.
    private static func key(_ text: String) -> String? {
        guard text.hasPrefix("@string/"), case let name = String(text.dropFirst(8)), isPath(name) else { return nil }
        return name
    }

    /// The words that XAML writes behind the brace of a binding.
    private static let bindings: Set = ["Binding", "x:Bind", "TemplateBinding", "CompiledBinding", "ReflectionBinding"]
    /// The words that XAML writes behind the brace of a resource.
    private static let resources: Set = ["StaticResource", "DynamicResource", "ThemeResource", "x:Static"]

    /// The text behind one of the words in `{Word Name}`; nil for other texts.
    private static func markup(_ text: String, _ words: Set<String>) -> String? {
        guard text.hasPrefix("{"), text.hasSuffix("}") else { return nil }
        let parts = text.dropFirst().dropLast().split(separator: " ", maxSplits: 1)
        guard let word = parts.first, words.contains(String(word)) else { return nil }
        return parts.count > 1 ? String(parts[1]) : ""
    }

    /// The name in `Path=Title, Mode=OneWay`, written as that of a constant.
    private static func property(_ binding: String, _ isKnown: (String) -> Bool) -> String {
        let first = binding.split(separator: ",").first.map(String.init) ?? ""
        let path = first.split(separator: "=").last.map(String.init) ?? first
        let name = path.filter { $0 != " " }
        guard isPath(name) else { return "name" }
        return isKnown(name) ? name : name.prefix(1).lowercased() + name.dropFirst()
    }

    /// The signs before and behind a name. A single brace around a name is a placeholder only if the name is known.
    private static let forms: [(start: [UInt8], end: [UInt8], needsKnown: Bool)] = [
        ("{{", "}}", false), ("${", "}", false), ("$(", ")", false), ("#{", "}", false), ("@{", "}", false), ("%{", "}", false),
        ("<%=", "%>", false), ("{", "}", true), ("%(", ")", true),
    ].map { (Array($0.utf8), Array($1.utf8), $2) }

    /// The largest number of bytes between the signs.
    private static let reach = 80

    private static func inserted(in text: String, _ isKnown: (String) -> Bool) -> (range: Range<String.Index>, name: String)? {
        let bytes = Array(text.utf8)
        for start in bytes.indices where "{$#@%<".utf8.contains(bytes[start]) {
            for form in forms where bytes[start...].starts(with: form.start) {
                let inside = bytes[(start + form.start.count)...].prefix(reach)
                guard let end = inside.indices.first(where: { bytes[$0...].starts(with: form.end) }) else { continue }
                // A filter may follow the name.
                let words = bytes[inside.startIndex..<end].prefix { $0 != UInt8(ascii: "|") && $0 != ASCII.colon }
                let name = String(decoding: words.filter { $0 != ASCII.space }, as: UTF8.self)
                guard isPath(name), !form.needsKnown || isKnown(name) else { continue }
                let lower = text.utf8.index(text.startIndex, offsetBy: start)
                return (lower..<text.utf8.index(lower, offsetBy: end + form.end.count - start), name)
            }
        }
        guard text.hasPrefix("$"), case let name = String(text.dropFirst()), isPath(name), isKnown(name) else { return nil }
        return (text.startIndex..<text.endIndex, name)
    }

    private static func isPath(_ text: String) -> Bool {
        guard let first = text.utf8.first, ASCII.isLetter(first) else { return false }
        return text.utf8.allSatisfy { ASCII.isNamePart($0) || $0 == ASCII.dot } && text.utf8.last != ASCII.dot
    }
}

extension Checker {
    /// Warns of a text with a placeholder of another system. A brace that is written as an escape is meant.
    mutating func checkPlaceholder(in text: String, at place: SourceRange, _ context: Context) {
        guard wantsDetail, let found = Placeholder(in: text, isKnown: { isValue($0, context) }),
            let source = program.documents.first(where: { $0.file == place.file })?.source,
            source.text(in: place).contains(found.text)
        else { return }
        usedConstants.insert(found.name)
        report(
            .foreignPlaceholder, at: place, "NUI shows \(Quoting.quote(found.text)) as it stands", context,
            hint: found.hint)
    }

    /// Whether a name is that of a constant, or of a parameter of the template around the text.
    private func isValue(_ name: String, _ context: Context) -> Bool {
        program.definitions[.constant, name] != nil || context.templateUse?.parameters.contains(name) == true
    }
}
