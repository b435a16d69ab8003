extension Checker {
    /// Checks a value where `type` is expected (nil if unknown), and returns the class of an object that is created.
    @discardableResult
    mutating func check(_ value: Value, _ type: ValueType?, _ context: Context) -> ObjectType? {
        guard takeStep(context) else { return nil }
        if let type, context.isBound, value.isFormula, resolver.readsData(value, context.names) {
            checkFormula(value, type, context)
            return nil
        }
        guard case .expression(let written) = value else { return checkPlain(value, type, context) }
        let expression = resolver.namingCases(in: written)
        if reportData(in: expression, context) || reportCase(in: expression, context) {
            noteUses(in: .expression(expression))
            return nil
        }
        return checkPlain(.expression(expression), type, context)
    }

    /// Checks a value in which no data is read.
    private mutating func checkPlain(_ value: Value, _ type: ValueType?, _ context: Context) -> ObjectType? {
        if let type, reportParameter(giving: value, type, context) { return nil }
        guard let type, let expected = alternative(of: type, for: value) else {
            if let type { reportWrongType(value, type, context) } else { checkLoosely(value, context) }
            return nil
        }
        switch value {
        case .invalid, .optional: return nil
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
        if case .any = type { return true }
        switch value {
        case .invalid, .path: return true
        case .expression(let expression): return takes(type, expression)
        case .string, .interpolation:
            switch type {
            case .enumeration(let name): return schema.schema(ofEnum: name)?.acceptsText ?? false
            case .reference: if case .string = value { return true } else { return false }
            case .string, .day, .color, .trackList: return true
            default: return false
            }
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
        case .optional: return false
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
                hint: meant.map { "did you mean \($0)?" } ?? Placeholder(in: literal.value).map(\.hint)
                    ?? "colours are written as \"RRGGBB\" or \"RRGGBBAA\"",
                fix: meant.map { .init(range: literal.range, replacement: $0, isCertain: false) })
        case .trackList:
            switch TrackLiteral.list(literal.value) {
            case .success(let tracks): checkRange(of: tracks, at: literal.range, context)
            case .failure(let invalid):
                if let place = context.assigned, !foreignForms.insert("\(place.file.index):\(place.lower):tracks").inserted { return }
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
        case .string: checkPlaceholder(in: literal.value, at: literal.range, context)
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
        var inner = context.nested()
        inner.array = array.range
        switch type {
        case .array(let element):
            if array.elements.contains(where: \.hasStructure) { checkOrder(of: array, inner) }
            inner.mayHaveClauses = element.alternatives.contains { isTree($0) }
            later(readingClasses(in: withoutArguments(array.elements, element), element, inner)[...], element, inner)
        case .trackList: later(array.elements[...], .trackEntry, inner)
        case .any: later(array.elements[...], .any, inner)
        default: checkComponents(array, type, inner)
        }
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
        let (hint, fix) = meaning(of: value, type, context)
        report(
            .wrongType, at: value.range,
            "'\(context.property)' takes \(TypeText.describe(type, schema)), not \(TypeText.describe(value))", context,
            hint: hint, fix: fix)
        checkLoosely(value, context)
    }
}
