extension Checker {
    /// The system properties that have an effect on an object.
    struct Effective: OptionSet {
        let rawValue: Int
        static let `class` = Effective(rawValue: 1)
        static let id = Effective(rawValue: 2)
        static let property = Effective(rawValue: 4)
        static let style = Effective(rawValue: 8)
        static let template = Effective(rawValue: 16)
        static let params = Effective(rawValue: 32)
        static let slot = Effective(rawValue: 64)
        static let group = Effective(rawValue: 128)
        static let animate = Effective(rawValue: 256)
        static let all: Effective = [.class, .id, .property, .style]
        /// Those of an object that is made.
        static let made: Effective = [.all, .template]

        init(rawValue: Int) { self.rawValue = rawValue }

        /// Nil for a name that is none of them.
        init?(name: String) {
            switch name {
            case "class": self = .class
            case "id": self = .id
            case "property": self = .property
            case "style": self = .style
            case "template": self = .template
            case "params": self = .params
            case "slot": self = .slot
            case "group": self = .group
            case "animate": self = .animate
            default: return nil
            }
        }
    }

    /// Checks that the names are known, given once and have an effect, and that the values are names.
    mutating func checkSystemProperties(of object: ObjectNode, _ effective: Effective) {
        var seen: Effective = []
        for property in object.systemProperties {
            let name = property.name.text
            guard let kind = Effective(name: name) else {
                let (hint, fix) = suggestion(for: property.name, among: SystemName.all)
                noteStyleNames(property.value)
                issues.add(
                    .unknownSystemProperty, at: property.name.range, "there is no system property ':\(name)'", hint: hint,
                    fix: fix)
                continue
            }
            if seen.contains(kind), let first = object.systemProperties.first(where: { $0.name.text == name })?.name.range {
                issues.add(
                    .duplicateProperty, at: property.name.range, "':\(name)' is given twice; this one counts",
                    related: [.init(range: first, message: "given first here")])
            }
            seen.insert(kind)
            if !effective.contains(kind) {
                issues.add(.uselessSystemProperty, at: property.range, "':\(name)' has no effect here")
            }
            checkValue(of: property, kind)
        }
    }

    private mutating func checkValue(of property: SystemProperty, _ kind: Effective) {
        switch property.value {
        case .invalid: return
        // The expansion has seen to these.
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

    /// `:animate = { duration = 0.3 }`
    private mutating func checkAnimation(_ value: Value) {
        var context = Context()
        (context.property, context.allowsForward) = (":animate", true)
        check(value, .object("LayoutAnimation"), context)
        finish()
    }

    private mutating func reportNotAName(_ value: Value, _ property: String) {
        let what = property == "style" ? "a name or a list of names" : "a plain name"
        var fix: Issue.Fix?
        if case .string(let literal) = value, literal.value.utf8.first.map(Byte.isLetter) == true,
            literal.value.utf8.allSatisfy(Byte.isNamePart)
        {
            fix = .init(range: literal.range, replacement: literal.value)
        }
        issues.add(
            .invalidSystemValue, at: value.range, "':\(property)' takes \(what), not \(TypeText.describe(value))",
            hint: fix == nil ? nil : "names stand without quotes", fix: fix)
    }

    /// The styles that an unknown property names may be meant all the same.
    private mutating func noteStyleNames(_ value: Value) {
        switch value {
        case .path(let path): mentionedStyles.insert(path.first.text)
        case .array(let array): for element in array.elements { noteStyleNames(element) }
        default: break
        }
    }

    private mutating func checkStyleName(_ name: Name) {
        mentionedStyles.insert(name.text)
        guard program.styles[name.text] == nil else { return }
        let (hint, fix) = suggestion(for: name, among: Array(program.styles.keys))
        add(
            Issue(code: .unknownStyle, range: name.range, message: "there is no style '\(name.text)'", hint: hint, fix: fix),
            about: name)
    }

    // MARK: Ids

    /// Enters an object under a name, unless the name is taken or has another meaning.
    mutating func register(_ name: Name, _ type: ObjectType?, _ context: Context) {
        guard !context.isUnused else { return }
        if Self.isReserved(name.text) {
            return report(.reservedName, at: name.range, "'\(name.text)' has a fixed meaning and cannot be an id", context)
        }
        if let earlier = objects[name.text] {
            let isSame = earlier.range == name.range
            let place = isSame ? context.styleUse?.range ?? name.range : name.range
            return report(
                .duplicateID, at: place,
                isSame ? "the id '\(name.text)' is given to a second object" : "the id '\(name.text)' is taken", context,
                related: [.init(range: earlier.range, message: "the id is given here")])
        }
        objects[name.text] = KnownObject(type: type, range: name.range)
        if let constant = program.constants[name.text] {
            report(
                .hiddenConstant, at: name.range, "the id '\(name.text)' hides the constant of that name", context,
                related: [.init(range: constant.name.range, message: "the constant")])
        }
        if let item = schema.enumeration(withCase: name.text) {
            report(
                .idLikeCase, at: name.range, "the id '\(name.text)' is also a case of \(item.name), which is meant where that is taken", context)
        }
    }

    static func isReserved(_ name: String) -> Bool {
        name == "self" || name == "YES" || name == "NO"
    }
}
