/// The forms that values of the wrong type should have, as hints and fixes.
extension Checker {
    /// What an author probably means by a value of the wrong type, as a hint and a fix.
    func meaning(of value: Value, _ type: ValueType, _ context: Context) -> (hint: String?, fix: Issue.Fix?) {
        let found = suggestFix(for: value, type, context)
        if found.hint != nil { return found }
        let form = form(of: value, type)
        // An object in place of an array of such objects lacks its brackets, whatever other systems call the property.
        if case .object = value, type.isArray, form.hint != nil { return form }
        return foreignForm(of: value, context) ?? form
    }

    /// What NUI writes in place of the property of another system whose name NUI uses for something else.
    private func foreignForm(of value: Value, _ context: Context) -> (hint: String?, fix: Issue.Fix?)? {
        guard let current = context.current, wantsDetail, let row = foreignWord(context.property, in: current, [], value),
            !row.places.isEmpty, row.target != context.property || !row.isRename
        else { return nil }
        // A class that gives the word a meaning of its own means that.
        let owner = schema.ownedProperty(context.property, of: current.known.number)?.owner
        if let owner, !row.places.contains(where: { schema.isClass($0, orBelow: schema.classes[owner].name) }) { return nil }
        guard row.isRename else { return ("NUI writes \(row.form(with: nil))", nil) }
        let name = row.target ?? ""
        return ("NUI writes \(name) = ...", context.assigned.map { .init(range: $0, replacement: name, isCertain: false) })
    }

    /// The case that a text in quotes means, in letters of other size or in the word of another system; nil for other texts.
    private func enumCase(quotedIn literal: StringLiteral, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        let enums = resolver.enums(of: type)
        guard !enums.isEmpty, wantsDetail, literal.value.utf8.count <= Limits.nameBytes else { return nil }
        let names = enums.flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } }
        let word = literal.value.lowercased()
        let row = ForeignWord.rows(literal.value, .enumCase).first { row in enums.contains { row.places.contains($0.name) } }
        guard let meant = names.first(where: { $0.lowercased() == word }) ?? row?.target else { return nil }
        return ("without quotes: \(meant)", .init(range: literal.range, replacement: meant, isCertain: false))
    }

    /// A fix for superfluous or missing quotes, and for other kinds of values that have a form of the type.
    private func suggestFix(for value: Value, _ type: ValueType, _ context: Context) -> (hint: String?, fix: Issue.Fix?) {
        switch value {
        case .string(let literal):
            let text = literal.value
            if type.alternatives.contains(.bool), text != "YES", text != "NO", let meant = Suggestion.bool(for: text) {
                return ("did you mean \(meant)?", .init(range: literal.range, replacement: meant, isCertain: false))
            }
            let isCase = resolver.enumCase(text, in: type) != nil || type.alternatives.contains(.bool) && (text == "YES" || text == "NO")
            let isNumber =
                type.alternatives.contains { $0.isNumeric || $0 == .insets } && Double(text) != nil && !text.isEmpty
                && text.utf8.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.dot || $0 == ASCII.minus }
                && text.utf8.first != ASCII.dot && text.utf8.last != ASCII.dot
            let isPercentage = type.alternatives.contains(.percentage) && NumberRepair.percentage(text) != nil
            guard isCase || isNumber || isPercentage else {
                if let meant = enumCase(quotedIn: literal, type) { return meant }
                if type.alternatives.contains(.font) { return font(meantBy: literal) }
                if type.alternatives.contains(.action) {
                    let action = "{ selector = \(sourceText(of: value) ?? "\"...\"") }"
                    return ("an action is an object: \(action)", .init(range: literal.range, replacement: action, isCertain: false))
                }
                if let numbers = numbers(quotedIn: literal, type) ?? object(quotedIn: literal, type) { return numbers }
                if type.alternatives.contains(.image) {
                    let file = StringLiteral.quoted(text)
                    return ("an image is an object: { file = ... }", .init(range: literal.range, replacement: "{ file = \(file) }"))
                }
                return (nil, nil)
            }
            return ("without quotes: \(text)", .init(range: literal.range, replacement: text, isCertain: false))
        case .percentage where ["+", "-", "*", "/"].contains(context.property):
            return ("a percentage stands alone, without operators", nil)
        case .percentage where type.alternatives.contains(.trackList) || type == .trackEntry:
            return ("a share of the room is a weight: \"1*\"", nil)
        case .percentage where context.range.map { $0.upper > 10 } ?? false:
            return ("fixed, minimum and maximum lengths of one axis take percentages: fixedWidth = 50%", nil)
        case .percentage(let literal) where type.alternatives.contains { $0.isNumeric }:
            let text = sourceText(of: value) ?? ""
            guard let fraction = NumberRepair.percentage(text) else { return (nil, nil) }
            return (
                NumberRepair.hint(of: text, meaning: fraction),
                .init(range: literal.range, replacement: fraction, isCertain: false)
            )
        case .number(let literal) where type.alternatives.contains(.string):
            guard let source = program.documents.first(where: { $0.file == literal.range.file })?.source else { return (nil, nil) }
            return ("strings must be in quotes", .init(range: literal.range, replacement: "\"\(source.text(in: literal.range))\""))
        case .number(let literal) where type.alternatives.contains(.trackList):
            let list = TrackLiteral.equal(literal.value) ?? StringLiteral.quoted(sourceText(of: value) ?? "50")
            let isCount = TrackLiteral.equal(literal.value) != nil
            return (
                isCount ? "\(sourceText(of: value) ?? "") equal lengths are \(list)" : "a list of lengths is in quotes: \(list)",
                .init(range: literal.range, replacement: list, isCertain: false)
            )
        case .number(let literal) where type == .size || type == .point:
            let text = "[\(sourceText(of: value) ?? "") \(sourceText(of: value) ?? "")]"
            return ("write: \(text)", .init(range: literal.range, replacement: text, isCertain: false))
        case .number(let literal) where type.alternatives.contains(.font):
            return (
                "a font is an object: { size = \(sourceText(of: value) ?? "12") }",
                .init(
                    range: literal.range, replacement: "{ size = \(sourceText(of: value) ?? "12") }", isCertain: false)
            )
        case .expression where type.alternatives.contains(.string) && sourceText(of: value)?.contains("\"") == true:
            return ("texts are joined inside one string: \"\\(name) and more\"", nil)
        default: return (nil, nil)
        }
    }

    /// The number or the array of numbers that a string such as `8 8`, `320x80` or `2x` holds; nil if it holds others.
    private func numbers(quotedIn literal: StringLiteral, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        if literal.value.hasSuffix("%"), type.alternatives.contains(where: \.isNumeric), let part = NumberRepair.percentage(literal.value) {
            return ("a part of a whole is written as a fraction: \(part)", .init(range: literal.range, replacement: part, isCertain: false))
        }
        let parts = literal.value.split { $0 == "," || $0 == " " || $0 == "x" || $0 == "X" || $0 == "×" }.map { part in
            let text = String(part)
            return Double(text) == nil ? NumberRepair.repair(text) ?? text : text
        }
        guard !parts.isEmpty, parts.allSatisfy({ Double($0) != nil && $0.utf8.allSatisfy { ASCII.isDigit($0) || $0 == ASCII.dot } }) else {
            return nil
        }
        if parts.count == 1, type.alternatives.contains(where: { $0.isNumeric && $0 != .bool || $0 == .insets }) {
            return ("without quotes: \(parts[0])", .init(range: literal.range, replacement: parts[0], isCertain: false))
        }
        guard parts.count > 1, type.alternatives.contains(where: { $0.componentCounts != nil && $0 != .color }) else { return nil }
        let text = "[\(parts.joined(separator: " "))]"
        let fits = type.alternatives.contains { $0.componentCounts?.contains(parts.count) == true }
        return (
            "several numbers are an array: \(text)",
            fits ? .init(range: literal.range, replacement: text, isCertain: false) : nil
        )
    }

    /// The object that a string means: a Label with the text in place of a view, or the class that the text names.
    private func object(quotedIn literal: StringLiteral, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        let name = literal.value.prefix(1).uppercased() + literal.value.dropFirst()
        if let found = objectClass(meantBy: name, type) { return ("an object is written as { :class = \(found) ... }", nil) }
        let isItem = type.alternatives.contains { alternative in
            alternative == .itemView
                || alternative.className.flatMap(schema.knownClass).map { schema.itemViewProperty(of: $0) != nil } ?? false
        }
        guard literal.value.utf8.count <= 40 else { return nil }
        if let titled = titled(literal, type) { return titled }
        guard isItem || type.alternatives.contains(.object("View")), schema.hasClass("Label") else { return nil }
        let object = "{ :class = Label  text = \(StringLiteral.quoted(literal.value)) }"
        return ("a Label shows a text: \(object)", .init(range: literal.range, replacement: object, isCertain: false))
    }

    /// The object for which its title stands: `{ title = "Name" }` for a column of a table. Nil for objects without one, and for views.
    private func titled(_ literal: StringLiteral, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        for name in type.alternatives.compactMap(\.className) where !schema.isClass(name, orBelow: "View") {
            guard let item = schema.schema(ofClass: name), !item.isAbstract,
                schema.knownClass(name).flatMap({ schema.itemViewProperty(of: $0) }) == nil,
                item.properties.contains(where: { $0.name == "title" && $0.type == .string })
            else { continue }
            var object = "{ title = \(StringLiteral.quoted(literal.value)) }"
            if item.properties.contains(where: { $0.name == "view" }), schema.hasClass("Button") {
                object = "{ view = { :class = Button  title = \(StringLiteral.quoted(literal.value)) } }"
            }
            return (
                "\(TypeText.article(name)) is an object: \(object)", .init(range: literal.range, replacement: object, isCertain: false)
            )
        }
        return nil
    }

    /// The member of a font whose enumeration has a case, as `type = Bold`; nil if there is none.
    func fontMember(_ word: String) -> String? {
        [("type", "FontType"), ("style", "TypeStyle"), ("weight", "FontWeight")].lazy.compactMap { property, name in
            schema.schema(ofEnum: name)?.item(text: word).map { "\(property) = \($0.name)" }
        }.first
    }

    /// The object or the array in which a type takes a value.
    private func form(of value: Value, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?) {
        switch value {
        case .number(let literal): object(meantBy: literal, value, type) ?? array(meantBy: value, type)
        case .object(let object): components(meantBy: object, type) ?? array(meantBy: value, type)
        case .array(let array): element(of: array, type)
        case .invalid: (nil, nil)
        default: array(meantBy: value, type)
        }
    }

    /// The form of an object for which a number stands, by the first property that takes one: `{ duration = 0.3 }`. Nil for objects that
    /// are no plain values, such as views.
    private func object(meantBy literal: NumberLiteral, _ value: Value, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        guard let name = type.alternatives.lazy.compactMap(\.className).first, let item = schema.schema(ofClass: name), !item.isAbstract,
            item.swiftName == nil, !schema.isClass(name, orBelow: "View"), let text = sourceText(of: value),
            let property = item.properties.first(where: { $0.type != .any && takesAny($0.type, value) })
        else { return nil }
        let object = "{ \(property.name) = \(text) }"
        return ("\(TypeText.article(name)) is an object: \(object)", .init(range: literal.range, replacement: object, isCertain: false))
    }

    /// The only element of an array, where a type takes one such value.
    private func element(of array: ArrayNode, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?) {
        guard array.elements.count == 1, let only = array.elements.first, takesAny(type, only), let text = sourceText(of: only) else {
            return (nil, nil)
        }
        return ("without brackets: \(text)", .init(range: array.range, replacement: text, isCertain: false))
    }

    /// The array with one element, or with the parts of a string between commas, for a type that takes an array of such values.
    private func array(meantBy value: Value, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?) {
        let elements = type.alternatives.compactMap { if case .array(let element) = $0 { element } else { nil } }
        guard elements.contains(where: { takesAny($0, value) }) else { return (nil, nil) }
        var text = sourceText(of: value)
        if case .string(let literal) = value, literal.value.utf8.contains(ASCII.comma) {
            text = literal.value.split(separator: ",").map { StringLiteral.quoted($0.trimmingBlanks) }.joined(separator: " ")
        }
        guard let text else {
            let fix = Issue.Fix(
                range: value.range.start, replacement: "[", more: [.init(range: value.range.end, replacement: "]")], isCertain: false)
            return ("an array has brackets: [ ... ]", fix)
        }
        return ("an array has brackets: [\(text)]", .init(range: value.range, replacement: "[\(text)]", isCertain: false))
    }

    /// The font that a string such as `Bold 12` means.
    private func font(meantBy literal: StringLiteral) -> (hint: String?, fix: Issue.Fix?) {
        var members: [String] = []
        var names: [String] = []
        for word in literal.value.split(separator: " ") {
            if let size = Double(word), size > 0 {
                members.append("size = \(word)")
            } else if let member = fontMember(String(word)) {
                members.append(member)
            } else {
                names.append(String(word))
            }
        }
        if !names.isEmpty { members.insert("name = \(StringLiteral.quoted(names.joined(separator: " ")))", at: 0) }
        let object = "{ \(members.joined(separator: "  ")) }"
        return ("a font is an object: \(object)", .init(range: literal.range, replacement: object, isCertain: false))
    }
}

extension Substring {
    /// The text without blanks at its ends.
    fileprivate var trimmingBlanks: String {
        let start = drop(while: \.isWhitespace)
        return String(start.prefix(start.count - start.reversed().prefix(while: \.isWhitespace).count))
    }
}
