extension Checker {
    /// Checks a value where `type` is expected (nil if unknown), and returns the class of an object that is created.
    @discardableResult
    mutating func check(_ value: Value, _ type: ValueType?, _ context: Context) -> ObjectType? {
        guard takeStep(context) else { return nil }
        if let type, reportParameter(giving: value, type, context) { return nil }
        guard let type, let expected = alternative(of: type, for: value) else {
            if let type { reportWrongType(value, type, context) } else { checkLoosely(value, context) }
            return nil
        }
        switch value {
        case .invalid: return nil
        case .path(let path): return check(path, type, context)
        case .flags(let flags): checkFlags(flags, type, context)
        case .expression(let expression): check(expression, type, context)
        case .interpolation(let string): check(string, context)
        case .string(let literal): check(literal, expected, context)
        case .number(let literal): check(literal, expected, context)
        case .percentage(let literal): checkRange(of: literal.value, at: literal.range, context)
        case .array(let array): check(array, expected, context)
        case .object(let object): return checkNewObject(object, expected, context)
        }
        return nil
    }

    /// Reports a parameter that the body of a template assigns to a property of another type. The fault is in the body, so it is reported
    /// there, and not at every use. Returns true if there is one.
    private mutating func reportParameter(giving value: Value, _ type: ValueType, _ context: Context) -> Bool {
        guard let use = context.templateUse, let place = context.assigned, use.template.contains(place),
            let argument = use.argument(giving: value), let declared = argument.type, !fits(.value(declared), type),
            !type.alternatives.contains(where: { takes($0, value) })
        else { return false }
        let isText = type.alternatives.contains(.string) && ValueType.embedded.alternatives.contains(declared)
        report(
            .wrongType, at: place,
            "'\(context.property)' takes \(TypeText.describe(type, schema)), and the parameter '\(argument.name.text)' is "
                + TypeText.describe(declared, schema), context,
            hint: isText ? "insert a value into a text as \"\\(\(argument.name.text))\"" : nil,
            related: [.init(range: argument.name.range, message: "the parameter")])
        return true
    }

    /// The first alternative that accepts this kind of value. For objects, `:class` decides.
    private func alternative(of type: ValueType, for value: Value) -> ValueType? {
        guard case .oneOf = type else { return takes(type, value) ? type : nil }
        guard case .object(let object) = value else { return type.alternatives.first { takes($0, value) } }
        let fitting = type.alternatives.filter { takes($0, value) }
        if fitting.count <= 1 { return fitting.first }
        if case .unknown = resolver.classChoice(of: object, expecting: type) { return type }
        return fitting.first { alternative in
            switch resolver.classChoice(of: object, expecting: alternative) {
            case .known, .held: true
            default: false
            }
        } ?? fitting.first
    }

    func takes(_ type: ValueType, _ value: Value) -> Bool {
        if type == .any { return true }
        switch value {
        case .invalid, .path: return true
        case .expression(let expression): return takes(type, expression)
        case .string, .interpolation:
            if case .enumeration(let name) = type { return schema.schema(ofEnum: name)?.acceptsText ?? false }
            if type == .reference, case .string = value { return true }
            return type == .string || type == .color || type == .trackList
        case .number:
            if case .flags = type { return true }
            return type.isNumeric || type == .insets
        case .percentage: return type == .percentage
        case .flags:
            if case .flags = type { return true }
            return type.isNumeric
        case .array:
            if case .array = type { return true }
            return type.componentCounts != nil || type == .trackList
        case .object: return type.className != nil || type == .itemView
        }
    }

    // MARK: Literals

    private mutating func check(_ literal: StringLiteral, _ type: ValueType, _ context: Context) {
        switch type {
        case .color:
            guard ColorLiteral(literal.value) == nil else { return }
            let meant = ColorLiteral.meant(by: literal.value).map { "\"\($0)\"" }
            report(
                .invalidLiteral, at: literal.range, "\(Quoting.quote(literal.value)) is not a colour", context,
                hint: meant.map { "did you mean \($0)?" } ?? "colours are written as \"RRGGBB\" or \"RRGGBBAA\"",
                fix: meant.map { .init(range: literal.range, replacement: $0, isCertain: false) })
        case .trackList:
            switch TrackLiteral.list(literal.value) {
            case .success(let tracks): checkRange(of: tracks, at: literal.range, context)
            case .failure(let invalid):
                let meant = TrackLiteral.meant(by: literal.value)
                report(
                    .invalidLiteral, at: literal.range, "\(Quoting.quote(invalid.entry)) is not a length", context,
                    hint: meant.hint ?? "lengths are points (50), auto, or a weight (2*), separated by commas",
                    fix: meant.list.map { .init(range: literal.range, replacement: StringLiteral.quoted($0), isCertain: false) })
            }
        case .reference: _ = check(NamePath(quotedIn: literal), type, context)
        case .enumeration(let name):
            guard let item = schema.schema(ofEnum: name), item.item(text: literal.value) == nil else { return }
            let nearest = nearest(to: literal.value, among: item.cases.flatMap { [$0.name] + $0.aliases })
            report(
                .unknownCase, at: literal.range, "\(Quoting.quote(literal.value)) is not \(TypeText.describe(type, schema))",
                context, hint: nearest?.hint, fix: nearest?.fix(ofText: literal.range))
        default: return
        }
    }

    private mutating func check(_ literal: NumberLiteral, _ type: ValueType, _ context: Context) {
        var needsWhole = type == .integer
        if case .flags = type { needsWhole = true }
        if needsWhole, !literal.isWhole {
            report(.wrongType, at: literal.range, "'\(context.property)' takes a whole number, not one with decimals", context)
        } else {
            checkRange(of: literal.value, at: literal.range, context)
        }
    }

    private mutating func check(_ array: ArrayNode, _ type: ValueType, _ context: Context) {
        let inner = context.nested()
        switch type {
        case .array(let element): later(readingClasses(in: array.elements, element, inner)[...], element, inner)
        case .trackList: later(array.elements[...], .trackEntry, inner)
        case .any: later(array.elements[...], .any, inner)
        default: checkComponents(array, type, inner)
        }
    }

    /// Checks an array with a fixed number of numbers: a size, a rectangle, a color.
    private mutating func checkComponents(_ array: ArrayNode, _ type: ValueType, _ context: Context) {
        guard let counts = type.componentCounts else { return }
        // Only the size of a rectangle is limited; its origin may be anywhere.
        if context.range != nil, type == .rect {
            var place = context
            place.range = nil
            later(array.elements.prefix(2), .number, place)
            later(array.elements.dropFirst(2), .number, context)
        } else {
            later(array.elements[...], .number, context)
        }
        for value in array.elements {
            if type == .color, case .number(let literal) = value, literal.value < 0 || literal.value > 255 {
                report(.invalidLiteral, at: literal.range, "components of a colour must be between 0 and 255", context)
            }
        }
        // An element that is not a number may be the superfluous one, and is reported anyway.
        if !counts.contains(array.elements.count), array.elements.allSatisfy(mayBeNumber) {
            let wanted = counts.count == 1 ? "\(counts.lowerBound)" : "\(counts.lowerBound) or \(counts.upperBound)"
            report(
                .invalidLiteral, at: array.range,
                "'\(context.property)' takes \(TypeText.describe(type, schema)): \(wanted) numbers, not \(array.elements.count)",
                context)
        }
    }

    private func mayBeNumber(_ value: Value) -> Bool {
        if case .path(let path) = value, case .unknown = resolver.meaning(of: path, expecting: .number) {
            return doubtfulNames.contains(path.first.text)
        }
        return takes(.number, value)
    }

    private mutating func checkFlags(_ flags: FlagsNode, _ type: ValueType, _ context: Context) {
        let fitting = type.alternatives.first { takes($0, .flags(flags)) } ?? type
        let operand: ValueType = fitting.isNumeric ? .integer : fitting
        var inner = context
        inner.range = nil
        for value in flags.operands { check(value, operand, inner) }
    }

    // MARK: Complaints

    mutating func reportWrongType(_ value: Value, _ type: ValueType, _ context: Context) {
        var (hint, fix) = suggestFix(for: value, type, context)
        if hint == nil, let current = context.current, wantsDetail,
            let row = foreignWord(context.property, in: current, [], value), !row.places.isEmpty,
            row.target != context.property || !row.isRename
        {
            hint = "NUI writes " + (row.isRename ? "\(row.target ?? "") = ..." : row.form(with: nil))
            fix = row.isRename ? context.assigned.map { .init(range: $0, replacement: row.target ?? "", isCertain: false) } : nil
        }
        if hint == nil { (hint, fix) = form(of: value, type) }
        report(
            .wrongType, at: value.range,
            "'\(context.property)' takes \(TypeText.describe(type, schema)), not \(TypeText.describe(value))", context,
            hint: hint, fix: fix)
        checkLoosely(value, context)
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
                && text.utf8.allSatisfy { Byte.isDigit($0) || $0 == Byte.dot || $0 == Byte.minus }
                && text.utf8.first != Byte.dot && text.utf8.last != Byte.dot
            let isPercentage = type.alternatives.contains(.percentage) && NumberRepair.percentage(text) != nil
            guard isCase || isNumber || isPercentage else {
                if type.alternatives.contains(.font) { return font(meantBy: literal) }
                if type.alternatives.contains(.action) {
                    let action = "{ selector = \(sourceText(of: value) ?? "\"...\"") }"
                    return ("an action is an object: \(action)", .init(range: literal.range, replacement: action, isCertain: false))
                }
                let numbers = text.split { $0 == "," || $0 == " " }
                if type.alternatives.contains(where: { $0.componentCounts != nil }), numbers.count > 1,
                    numbers.allSatisfy({ Double($0) != nil })
                {
                    return ("\(TypeText.describe(type, schema)) has no quotes", nil)
                }
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
        case .number(let literal) where type == .size:
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
        case .array, .object, .invalid: (nil, nil)
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

    /// The array with one element, or with the parts of a string between commas, for a type that takes an array of such values.
    private func array(meantBy value: Value, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?) {
        let elements = type.alternatives.compactMap { if case .array(let element) = $0 { element } else { nil } }
        guard elements.contains(where: { takesAny($0, value) }) else { return (nil, nil) }
        var text = sourceText(of: value)
        if case .string(let literal) = value, literal.value.utf8.contains(Byte.comma) {
            text = literal.value.split(separator: ",").map { StringLiteral.quoted($0.trimmingBlanks) }.joined(separator: " ")
        }
        guard let text else { return (nil, nil) }
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
