extension Checker {
    /// Checks a path where a value of `type` is expected, and returns the class of the object it leads to.
    mutating func check(_ path: NamePath, _ type: ValueType, _ context: Context) -> ObjectType? {
        let keys = path.rest
        switch resolver.meaning(of: path, expecting: type) {
        case .enumCase: return nil
        case .cyclic(let constant): mentionedIDs.insert(constant.name.text)
        case .dataCase:
            if !fits(.value(.string), type) { reportWrongType(.path(path), type, context) }
        case .bool:
            if !fits(.value(.bool), type) { reportWrongType(.path(path), type, context) }
        case .current:
            return check(path, keys, from: context.current.map(Known.object) ?? .unknown, type, context)
        case .root:
            return check(path, keys, from: objects[path.first.text]?.type.map(Known.object) ?? .unknown, type, context)
        case .object(let id):
            mentionedIDs.insert(id)
            guard let object = objects[id] else {
                if hasNoObjects(type) {
                    reportWrongType(.path(path), type, context)
                } else {
                    reportForward(path.first, type, context)
                }
                return nil
            }
            if reportHidden(path.first, object, context) { return nil }
            return check(path, keys, from: object.type.map(Known.object) ?? .unknown, type, context)
        case .constant(let constant):
            return check(constant, path, keys, type, context)
        case .unknown: reportUnknown(path, type, context)
        }
        return nil
    }

    /// Follows the remaining names and compares the result with the expected type.
    private mutating func check(
        _ path: NamePath, _ keys: ArraySlice<Name>, from start: Known, _ type: ValueType, _ context: Context
    ) -> ObjectType? {
        guard let known = walk(keys, from: start, context) else { return nil }
        var object: ObjectType?
        if case .object(let found) = known { object = found }
        if fits(known, type) { return object }
        var what = ""
        if case .value(let found) = known { what = ", which is \(TypeText.describe(found, schema))" }
        if let object { what = ", which is \(TypeText.article(object.shownName))" }
        report(
            .wrongType, at: path.range,
            "'\(context.property)' takes \(TypeText.describe(type, schema)), not '\(path.text)'\(what)", context,
            related: object?.origin.map { [.init(range: $0, message: "the class is set here")] } ?? [])
        return nil
    }

    private mutating func reportForward(_ name: Name, _ type: ValueType, _ context: Context) {
        guard !context.allowsForward, !type.alternatives.contains(.reference) else { return forwardUses.append((name, context)) }
        guard let id = resolver.ids[name.text] else { return }
        let place = program.place(of: id.range)
        let isInSameFile = id.range.file == name.range.file
        report(
            .forwardReference, at: name.range, "'\(name.text)' does not exist yet at this point", context,
            hint: isInSameFile
                ? "it is defined on line \(place.span.line)" : "it is defined in \(place.file), line \(place.span.line)",
            related: [.init(range: id.range, message: "the id is given here")])
    }

    private mutating func reportUnknown(_ path: NamePath, _ type: ValueType, _ context: Context) {
        let name = path.first
        if reportData(path, context) { return }
        if context.isUnused, path.single != nil, schema.hasCase(name.text) { return }
        if doubtfulNames.contains(name.text) { return }
        if name.text == "nil", case let written = program.text(in: path.range), written != "nil" {
            return report(
                .mayBeNil, at: path.range, "'\(written)' is nil here, since an element of the list has no such member", context,
                hint: "give a value: \(written) ?? \"\"")
        }
        let enums = path.single == nil ? [] : resolver.enums(of: type)
        if type.alternatives.contains(.bool), let meant = Suggestion.bool(for: name.text) {
            return report(
                .unknownName, at: name.range, "there is no object or constant '\(name.text)'", context,
                hint: "did you mean '\(meant)'?", fix: .init(range: name.range, replacement: meant))
        }
        if let (hint, fix) = parameter(meantBy: path, context) {
            return report(
                .unknownName, at: name.range, "there is no object or constant '\(name.text)'", context, hint: hint, fix: fix, unknown: name)
        }
        if let (hint, fix) = member(meantBy: path, type) {
            return report(
                .unknownName, at: name.range, "there is no object or constant '\(name.text)'", context, hint: hint, fix: fix, unknown: name)
        }
        let takesRole = path.single != nil && type.alternatives.contains(.color)
        let roles = takesRole ? schema.schema(ofEnum: ValueType.colorRoles).map { [$0] } ?? [] : []
        let cases = (enums + roles).flatMap { $0.cases.flatMap { [$0.name] + $0.aliases } }
        var (hint, fix) =
            (enums.isEmpty ? lengths(named: path, type) : nil) ?? foreignCase(path, type, enums, context)
            ?? suggestion(for: name, among: cases + names(for: type, path))
        if hint == nil, let (full, range) = fullName(path) {
            (hint, fix) = ("did you mean '\(full)'?", .init(range: range, replacement: full))
        }
        if fix?.isCertain == true || hint?.hasPrefix("NUI writes") != true, let nearest = fix?.replacement,
            enums.contains(where: { $0.item(text: nearest) != nil && $0.item(named: name.text) == nil }),
            name.text == name.text.lowercased()
        {
            // If case does not matter, the fix keeps the file's lowercase style.
            hint = "did you mean '\(nearest.lowercased())'?"
            fix = .init(range: name.range, replacement: nearest.lowercased())
        }
        if enums.isEmpty {
            if path.single != nil, let name = objectClass(meantBy: name.text, type) {
                (hint, fix) = ("an object is written as { :class = \(name) ... }", nil)
            }
            if Function(rawValue: name.text) != nil, path.single != nil {
                (hint, fix) = ("a function has its values in a parenthesis that touches its name: \(name.text)(...)", nil)
            }
            if program.definitions[.template, name.text] != nil, path.single != nil {
                (hint, fix) = ("a template is used as { :template = \(name.text) ... }", nil)
            }
            if hint == nil, path.single != nil, type.alternatives.contains(.action) {
                let action = "{ selector = \(StringLiteral.quoted(name.text)) }"
                (hint, fix) = ("an action is an object: \(action)", .init(range: path.range, replacement: action, isCertain: false))
            }
            if hint == nil, path.single != nil, type.alternatives.contains(.font), let member = fontMember(name.text) {
                hint = "a font is an object: { \(member) }"
                fix = .init(range: path.range, replacement: "{ \(member) }", isCertain: false)
            }
            if hint == nil, path.single != nil, type.alternatives.contains(.color), let meant = ColorLiteral.meant(by: name.text) {
                hint = "a colour is written as \"\(meant)\""
                fix = .init(range: path.range, replacement: StringLiteral.quoted(meant), isCertain: false)
            }
            if hint == nil, path.single != nil, type.alternatives.contains(.image) {
                hint = "an image is an object: { file = \"\(name.text).png\" }"
            }
            if hint == nil, !context.isInString, path.single != nil,
                [ValueType.string, .day, .color].contains(where: type.alternatives.contains)
            {
                hint = "strings must be in quotes"
                fix = .init(range: path.range, replacement: "\"\(name.text)\"", isCertain: false)
            }
            if hint == nil, path.single != nil, !context.isInString, type.isNumeric, type != .bool, context.property.utf8.count > 1 {
                hint = "'\(context.property)' takes \(TypeText.describe(type, schema))"
            }
            report(
                .unknownName, at: name.range, "there is no object or constant '\(name.text)'", context, hint: hint, fix: fix,
                unknown: name)
        } else {
            report(
                .unknownCase, at: name.range, "'\(name.text)' is not \(TypeText.describe(type, schema))", context, hint: hint,
                fix: fix, unknown: name)
        }
    }

    /// The class that a name stands for where an object of a type is expected: `Label`, or `Vertical` for a layout. Nil if there is none.
    func objectClass(meantBy name: String, _ type: ValueType) -> String? {
        guard type.alternatives.contains(where: { $0.className != nil || $0 == .itemView }) else { return nil }
        return ([name] + type.alternatives.compactMap { $0.className.map { name + $0 } }).first(where: schema.hasClass)
    }

    /// A hint for a name in a template that a use of it gives as an argument, so that only its declaration is missing; nil for other names.
    private mutating func parameter(meantBy path: NamePath, _ context: Context) -> (hint: String, fix: Issue.Fix?)? {
        guard let use = context.templateUse, use.template.contains(path.range), let name = path.single else { return nil }
        var here = context.surroundings
        while let found = here {
            if found.object.use != nil, found.object.assignments.contains(where: { $0.path.single?.text == name.text }) {
                undeclaredParameters.insert(name.text)
                return ("a parameter is declared at the start of the template: :params { \(name.text) = Any }", nil)
            }
            here = found.outer
        }
        return nil
    }

    /// The case, the colour or the font that a path such as `TextAlignment.center`, `Color.red` or `Font.title` means; nil for other paths.
    private func member(meantBy path: NamePath, _ type: ValueType) -> (hint: String, fix: Issue.Fix)? {
        guard path.rest.count == 1, path.first.text.first?.isUppercase == true, wantsDetail else { return nil }
        let word = path.last.text
        let row = ForeignWord.rows(word, .enumCase).first { row in resolver.enums(of: type).contains { row.places.contains($0.name) } }
        var text = resolver.enumCase(word, in: type)?.1.name ?? row?.target
        if text == nil, type.alternatives.contains(.font) {
            text = (fontMember(word) ?? fontMember(word.prefix(1).uppercased() + word.dropFirst())).map { "{ \($0) }" }
        }
        if text == nil, type.alternatives.contains(.color) {
            text = schema.colorRole(word)?.1.name ?? ColorLiteral.meant(by: word).map(StringLiteral.quoted)
        }
        return text.map { ("NUI writes \($0)", .init(range: path.range, replacement: $0, isCertain: false)) }
    }

    /// A length such as `auto` without its quotes; nil for other names.
    private func lengths(named path: NamePath, _ type: ValueType) -> (hint: String?, fix: Issue.Fix?)? {
        guard path.single != nil, type.alternatives.contains(.trackList), case .success = TrackLiteral.list(path.text) else { return nil }
        let text = StringLiteral.quoted(path.text)
        return ("a list of lengths is in quotes: \(text)", .init(range: path.range, replacement: text, isCertain: false))
    }

    /// Whether values of a type are arrays or plain objects, which have no ids.
    private func hasNoObjects(_ type: ValueType) -> Bool {
        type.alternatives.allSatisfy { alternative in
            if alternative.isArray { return true }
            guard case .object(let name) = alternative, let item = schema.schema(ofClass: name) else { return false }
            return item.swiftName == nil && !item.isAbstract && !item.isOpen
        }
    }

    /// The full name of a constant in another file, if the beginning of the path is similar to it; otherwise nil.
    private func fullName(_ path: NamePath) -> (String, SourceRange)? {
        guard let second = path.rest.first else { return nil }
        return nearest(to: "\(path.first.text).\(second.text)", among: program.definitions[.constant].keys.filter { $0.contains(".") })
            .map { ($0.name, path.first.range.through(second.range)) }
    }

    /// A hint and a fix for a case or a value of another system; nil if the table has none that fits.
    private func foreignCase(
        _ path: NamePath, _ type: ValueType, _ enums: [EnumSchema], _ context: Context
    ) -> (hint: String?, fix: Issue.Fix?)? {
        guard path.single != nil, wantsDetail, !visibleNames.contains(where: { $0.lowercased() == path.text.lowercased() }) else {
            return nil
        }
        let rows = ForeignWord.rows(path.text, .enumCase)
        if enums.contains(where: { $0.name == "FontType" }), let place = context.assigned,
            let weight = schema.schema(ofEnum: "FontWeight")?.item(text: path.text),
            resolver.enumCase(path.text, in: .enumeration("FontType")) == nil
        {
            return (
                "NUI writes weight = \(weight.name)",
                .init(range: place, replacement: "weight", more: [.init(range: path.range, replacement: weight.name)], isCertain: false)
            )
        }
        for item in enums {
            let cases = item.cases.flatMap { [$0.name] + $0.aliases }
            if cases.contains(where: { $0.lowercased() == path.text.lowercased() }) { return nil }
            if let target = rows.first(where: { $0.places.contains(item.name) })?.target, cases.contains(target) {
                return ("NUI writes \(target)", .init(range: path.range, replacement: target, isCertain: false))
            }
        }
        guard let row = rows.first(where: \.places.isEmpty) else { return nil }
        if context.isOfState, row.target == nil, ForeignWord.wordsForNothing.contains(path.text.lowercased()) {
            return ("no value stands for a default; leaving a state of a ':group' restores the value from before", nil)
        }
        return ("NUI writes \(row.form(with: nil))", nil)
    }

    /// The names of objects and constants that a path may start with where `type` is expected. If the path is a single name, those are left
    /// out whose values certainly do not fit.
    private func names(for type: ValueType, _ path: NamePath) -> [String] {
        guard path.single != nil, !type.alternatives.contains(.any) else { return visibleNames + ["self"] }
        let takesObjects = !type.alternatives.allSatisfy(\.isPlain)
        let constants = program.definitions[.constant].values.filter { constant in
            type.alternatives.contains { takes($0, constant.value) }
        }
        return constants.map(\.name.text)
            + (takesObjects ? Array(resolver.ids.keys) + [program.root?.name.text, "self"].compactMap { $0 } : [])
    }

    /// The names that a path may start with.
    var visibleNames: [String] {
        Array(resolver.ids.keys) + Array(program.definitions[.constant].keys) + [program.root?.name.text].compactMap { $0 }
    }

    // MARK: Values of which no type is known

    /// Checks a value without knowing its type: that classes of objects exist, and that names exist unless an error explains
    /// why the type is unknown.
    mutating func checkLoosely(_ value: Value, _ context: Context) {
        switch value {
        case .string, .number, .percentage, .invalid, .optional: return
        case .object(let object): _ = checkNewObject(object, nil, context)
        case .array(let array):
            later(array.elements[...], nil, context.nested())
        case .flags(let flags):
            for operand in flags.operands { checkLoosely(operand, context) }
        case .expression(let expression):
            for operand in expression.operands { checkLoosely(operand, context) }
        case .interpolation(let string):
            for value in string.values { checkLoosely(value, context) }
        case .path(let path):
            if context.isUnused {
                _ = check(path, .any, context)
                return
            }
            if reportData(path, context) { return }
            switch resolver.meaning(of: path, expecting: nil) {
            case .object(let id): mentionedIDs.insert(id)
            case .cyclic(let constant): mentionedIDs.insert(constant.name.text)
            case .constant(let constant):
                usedConstants.insert(constant.name.text)
                if !resolver.isTooLarge { checkShared(constant, context) }
            default: break
            }
        }
    }
}
