extension Checker {
    /// A set of system properties that have an effect on an object.
    struct Effective: OptionSet {
        let rawValue: Int
        static let id = Effective(.id), property = Effective(.property), style = Effective(.style), params = Effective(.params)
        static let slot = Effective(.slot), group = Effective(.group), animate = Effective(.animate)
        static let all: Effective = [Effective(.class), .id, .property, .style]
        /// The system properties of an object that is created.
        static let made: Effective = [.all, .animate, Effective(.template)]

        init(rawValue: Int) { self.rawValue = rawValue }

        init(_ name: SystemName) {
            switch name {
            case .class: rawValue = 1
            case .id: rawValue = 2
            case .property: rawValue = 4
            case .style: rawValue = 8
            case .template: rawValue = 16
            case .params: rawValue = 32
            case .slot: rawValue = 64
            case .group: rawValue = 128
            case .animate: rawValue = 256
            case .content: rawValue = 512
            case .model: rawValue = 1024
            }
        }
    }

    /// Checks that the system properties are known, given once and have an effect, and that their values are names.
    ///
    /// - Parameters:
    ///   - object: The object.
    ///   - effective: The system properties that have an effect on it.
    ///   - use: The use of the template that describes the object; nil outside templates.
    mutating func checkSystemProperties(of object: ObjectNode, _ effective: Effective, in use: TemplateUse? = nil) {
        var seen: Effective = []
        var firsts: [String: SourceRange]?
        for property in object.systemProperties {
            guard let kind = property.kind else {
                reportUnknown(property, of: object)
                continue
            }
            if seen.contains(Effective(kind)) {
                let first = firsts ?? Dictionary(object.systemProperties.map { ($0.name.text, $0.name.range) }) { first, _ in first }
                firsts = first
                report(
                    .duplicateProperty, at: property.name.range, "':\(kind.rawValue)' is set twice; this one is used",
                    related: first[kind.rawValue].map { [.init(range: $0, message: "first set here")] } ?? [])
            }
            seen.insert(Effective(kind))
            if !effective.contains(Effective(kind)) {
                report(.uselessSystemProperty, at: property.range, "':\(kind.rawValue)' has no effect here")
                // The value is never created.
                if kind == .animate { continue }
            }
            if !reportParameter(in: property, kind, use) { checkValue(of: property, kind) }
        }
    }

    /// Reports a parameter whose value is used where a name belongs, and cannot be one. It often has the name of the style that is meant.
    /// The fault is in the template, so it is reported there and not at the uses. Returns true if there is one.
    private mutating func reportParameter(in property: SystemProperty, _ kind: SystemName, _ use: TemplateUse?) -> Bool {
        guard kind == .style || kind == .class || kind == .id, let use, use.template.contains(property.name.range),
            let argument = use.argument(giving: property.value)
        else { return false }
        switch property.value {
        case .path, .array, .invalid: return false
        default: break
        }
        let name = argument.name.text
        let hidden = kind == .style ? program.definitions[.style, name] : nil
        let what = argument.type.map { TypeText.describe($0, schema) } ?? TypeText.describe(property.value)
        faultyParameters.insert(argument.name.range)
        if kind == .style { mentionedStyles.insert(name) }
        report(
            .invalidSystemValue, at: argument.name.range,
            hidden == nil
                ? "':\(kind.rawValue)' takes a name, and the parameter '\(name)' is \(what)"
                : "the parameter '\(name)' hides the style of that name, and is \(what)",
            hint: "give the parameter another name",
            related: [.init(range: property.name.range, message: "the parameter is used here")]
                + (hidden.map { [.init(range: $0.name.range, message: "the style")] } ?? [])
                + [.init(range: use.range, message: "the template '\(use.name)' is used here")])
        return true
    }

    /// Reports a system property that does not exist. An object cannot be made without the class or the template that a misspelt one means.
    private mutating func reportUnknown(_ property: SystemProperty, of object: ObjectNode) {
        let text = property.name.text
        var (hint, fix) = suggestion(for: property.name, among: SystemName.all)
        let meant = SystemName(nearest: text)
        if hint == nil, let meant { (hint, fix) = ("NUI writes :\(meant)", nil) }
        if hint == nil, schema.hasProperty(text) {
            let colon = SourceRange(file: property.range.file, lower: property.range.lower, upper: property.name.range.lower)
            (hint, fix) = ("a property is written without a colon: \(text) = ...", .init(range: colon, replacement: "", isCertain: false))
        }
        noteStyleNames(property.value)
        if meant == .template { findings.noteSought(in: property.value.range, .unknownTemplate, program) }
        guard let meant, meant == .class || meant == .template, object.systemProperty(meant) == nil else {
            return report(
                .unknownSystemProperty, at: property.name.range, "there is no system property ':\(text)'", hint: hint, fix: fix)
        }
        report(
            .missingClass, at: property.name.range, "there is no system property ':\(text)', and the object needs its ':\(meant)'",
            hint: hint, fix: fix)
    }

    /// Reports `template = tile` in place of `:template = tile`. Returns false if an object has no such assignment.
    mutating func reportColonlessTemplate(in object: ObjectNode, _ context: Context) -> Bool {
        guard object.use == nil, object.systemProperties.isEmpty, !program.definitions[.template].isEmpty else { return false }
        for assignment in object.assignments {
            guard let name = assignment.path.single, name.text == SystemName.template.rawValue, case .path(let path) = assignment.value,
                program.definitions[.template, path.text] != nil
            else { continue }
            findings.noteSought(in: path.range, .unknownTemplate, program)
            report(
                .unknownProperty, at: name.range, "the template of an object is set with a colon, and before its other properties", context,
                hint: "write: :template = \(path.text)",
                fix: object.assignments.first?.path.range == assignment.path.range ? .init(range: name.range.start, replacement: ":") : nil)
            return true
        }
        return false
    }

    private mutating func checkValue(of property: SystemProperty, _ kind: SystemName) {
        switch property.value {
        case .invalid: return
        // The expansion has checked these.
        case .path where kind == .template: return
        case _ where kind == .params || kind == .slot: return
        case _ where kind == .animate: checkAnimation(property.value)
        case .path(let path) where kind == .property || path.single != nil:
            if kind == .style, let name = path.single { checkStyleName(name) }
        case .array(let array) where kind == .style:
            for element in array.elements {
                if case .path(let path) = element, let name = path.single {
                    checkStyleName(name)
                } else if case .invalid = element {
                    continue
                } else {
                    reportNotAName(element, "style")
                }
            }
        default: reportNotAName(property.value, property.name.text)
        }
    }

    /// Checks `:animate = { duration = 0.3 }`.
    private mutating func checkAnimation(_ value: Value) {
        if case .object(let object) = value, let bound = object.assignments.first(where: \.operation.isBinding) {
            return report(
                .invalidBinding, at: bound.range, "an animation holds no bindings",
                hint: "give '\(bound.path.text)' a constant: duration = 0.3")
        }
        var context = Context()
        (context.property, context.allowsForward) = (":animate", true)
        agenda.later(.values(ValueVisit([value], .object("LayoutAnimation"), context)))
    }

    private mutating func reportNotAName(_ value: Value, _ property: String) {
        let what = property == "style" ? "a name or a list of names" : "a plain name"
        var fix: Issue.Fix?
        if property == "\(SystemName.class)", case .path(let path) = value, program.definitions[.template, path.text] != nil {
            return report(
                .invalidSystemValue, at: value.range, "':class' takes a plain name, not \(TypeText.describe(value))",
                hint: "'\(path.text)' is a template: write :template = \(path.text)")
        }
        if case .string(let literal) = value, literal.value.utf8.first.map(ASCII.isLetter) == true,
            literal.value.utf8.allSatisfy(ASCII.isNamePart)
        {
            fix = .init(range: literal.range, replacement: literal.value, isCertain: false)
        }
        report(
            .invalidSystemValue, at: value.range, "':\(property)' takes \(what), not \(TypeText.describe(value))",
            hint: fix == nil ? nil : "names are written without quotes", fix: fix)
    }

    /// Records the styles in the value of an unknown property, which may be a misspelt `:style`.
    private mutating func noteStyleNames(_ value: Value) {
        switch value {
        case .path(let path): mentionedStyles.insert(path.first.text)
        case .array(let array): for element in array.elements { noteStyleNames(element) }
        default: break
        }
    }

    private mutating func checkStyleName(_ name: Name) {
        mentionedStyles.insert(name.text)
        guard program.definitions[.style, name.text] == nil else { return }
        let (hint, fix) = suggestion(for: name, among: Array(program.definitions[.style].keys))
        report(.unknownStyle, at: name.range, "there is no style '\(name.text)'", hint: hint, fix: fix, unknown: name)
    }

    // MARK: Ids

    /// Registers an object under a name, unless the name is taken or reserved.
    mutating func register(_ name: Name, _ type: ObjectType?, _ context: Context) {
        guard !context.isUnused else { return }
        if Self.isReserved(name.text) {
            return report(.reservedName, at: name.range, "'\(name.text)' has a fixed meaning and cannot be an id", context)
        }
        if let earlier = objects[name.text] {
            let isSame = earlier.range == name.range
            duplicateIDs.insert(name.text)
            let place = isSame ? context.styleUse?.range ?? name.range : name.range
            return report(
                .duplicateID, at: place,
                isSame ? "the id '\(name.text)' is given to a second object" : "the id '\(name.text)' is taken", context,
                related: [.init(range: earlier.range, message: "the id is given here")])
        }
        if checkDataHiding(name, "the id") { return }
        objects[name.text] = KnownObject(type: type, range: name.range, block: context.block)
        if let constant = program.definitions[.constant, name.text] {
            report(
                .hiddenConstant, at: name.range, "the id '\(name.text)' hides the constant of that name", context,
                related: [.init(range: constant.name.range, message: "the constant")])
        }
        let isColor = type.map { $0.name == ValueType.color.className } ?? false
        if let item = schema.enumeration(withCase: name.text) ?? (isColor ? schema.colorRole(name.text)?.0 : nil) {
            report(
                .idLikeCase, at: name.range,
                "the id '\(name.text)' is also a case of \(item.name), and the case takes precedence where it is accepted",
                context)
        }
    }

    static func isReserved(_ name: String) -> Bool {
        name == "self" || name == "YES" || name == "NO"
    }
}
