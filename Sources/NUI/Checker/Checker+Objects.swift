extension Checker {
    /// Checks an object that is made where a value of `type` is expected, nil for a type that is not known, and tells
    /// its class.
    mutating func checkNewObject(_ object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        guard takeStep(context) else { return nil }
        checkSystemProperties(of: object, object.use == nil ? .made : [.made, .slot])
        checkUse(of: object, context)
        let made = madeClass(of: object, type, context)
        later(.contents(object, made, context))
        return made
    }

    /// What a template itself says beside its assignments, and what it is given.
    private mutating func checkUse(of object: ObjectNode, _ context: Context) {
        guard let use = object.use else { return }
        checkSystemProperties(of: use.base, use.base.use == nil ? [.made, .params] : [.made, .params, .slot])
        for argument in use.arguments {
            var inner = context.nested()
            (inner.property, inner.current) = (argument.name, nil)
            later(.value(argument.value, argument.type, inner))
        }
        checkUse(of: use.base, context)
    }

    /// The class of a new object, with a complaint where there is none.
    private mutating func madeClass(of object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        let origin = object.classProperty(orMisspelt: true)
        switch resolver.classChoice(of: object, expecting: type) {
        case .known(let found):
            var shown = found.name
            if case .path(let path)? = origin?.value { shown = path.text }
            return ObjectType(name: found.name, shownName: shown, isExact: true, origin: origin?.range)
        case .undeclared, .invalid: return nil
        case .missing:
            let place = SourceRange(file: object.range.file, lower: object.range.lower, upper: object.range.lower + 1)
            report(
                .missingClass, at: place, "an object for '\(context.property)' needs its ':class'", context,
                hint: "{ :class = ... }")
            return nil
        case .unknown(let name):
            reportUnknownClass(name, type, context)
            return nil
        case .abstract(let found, let name):
            let place = name?.range ?? object.range.start
            report(
                .abstractClass, at: place, "no object can be made of '\(found.name)' itself", context,
                hint: "name a class below it with ':class'")
            return nil
        case .unsuitable(let found, let name):
            let wanted = type.map { TypeText.describe($0, schema) } ?? ""
            report(
                .unsuitableClass, at: name.range, "\(TypeText.article(name.text)) does not fit '\(context.property)', which takes \(wanted)",
                context)
            return ObjectType(name: found.name, shownName: name.text, isExact: true, origin: origin?.range)
        }
    }

    /// Checks an object whose class is known, nil for one that is not: enters its id, then goes through its styles and
    /// its own assignments, in the order in which they are carried out.
    mutating func checkContents(of object: ObjectNode, _ type: ObjectType?, _ context: Context) {
        let expanded = resolver.expand(object)
        if let id = expanded.id { register(id, type, context) }
        if let outlet = expanded.property, !context.isUnused {
            checkOutlet(outlet, type, context)
            outletUses.append(OutletUse(path: outlet, type: type, id: expanded.id))
        }
        if let type, type.name == ValueType.action.className { noteAction(expanded, context) }
        let useRange = object.systemProperty("style", orMisspelt: true)?.value.range
        let misfits = type.map { checkStyleClasses(of: object, $0, expanded, context) } ?? [:]
        visits += 1
        let visit = visits
        var inner = context.nested()
        inner.current = type
        if !inner.parameters.isEmpty || object.use != nil { inner.parameters = object.use?.parameters ?? [] }
        for item in expanded.assignments {
            var member = inner
            if let style = item.style, let useRange {
                usedStyles.insert(style.name.text)
                member.styleUse = StyleUse(name: style.name.text, range: useRange, misfit: misfits[style.name.text])
            }
            if let use = item.use { member.templateUse = use }
            later(.assignment(item, of: visit, type, member))
        }
    }

    /// Checks an assignment of an object, and whether it is the second of its kind among the object's own.
    mutating func checkMember(_ item: ExpandedAssignment, of visit: Int, _ type: ObjectType?, _ context: Context) {
        let path = item.assignment.path
        let assigned = checkAssignment(item.assignment, on: type, context)
        guard item.style == nil, item.use == nil, let assigned, !assigned.appends, item.assignment.operation == .assign else { return }
        if let first = given.updateValue(path.range, forKey: GivenProperty(visit: visit, key: assigned.key)) {
            report(
                .duplicateProperty, at: path.range, "'\(path.text)' is given twice; this one counts", context,
                related: [.init(range: first, message: "given first here")])
        }
    }

    /// `:property = path`: the place in the root that keeps the object.
    private mutating func checkOutlet(_ path: NamePath, _ type: ObjectType?, _ context: Context) {
        guard let rootType, let target = resolver.target(of: path) else { return }
        guard case .object(let holder)? = walk(target.walked, from: .object(rootType), context) else { return }
        switch lookUp(target.property.text, in: holder) {
        case .found(let property):
            if let type, !fits(.object(type), property.type) {
                report(
                    .wrongType, at: path.range,
                    "'\(path.text)' takes \(TypeText.describe(property.type, schema)), not \(TypeText.article(type.shownName))", context)
            }
        case .dynamic: if holder.isRoot { outlets[target.property.text] = type }
        case .missing: reportUnknownProperty(target.property, holder, context)
        }
    }

    // MARK: Assignments

    /// What was assigned: the properties' own names, to tell whether it is done twice.
    struct Assigned {
        let key: String
        let appends: Bool

        init(_ walked: ArraySlice<Name>, _ property: String, appends: Bool = false) {
            key = walked.isEmpty ? property : (walked.map(\.text) + [property]).joined(separator: ".")
            self.appends = appends
        }
    }

    mutating func checkAssignment(_ assignment: Assignment, on type: ObjectType?, _ context: Context) -> Assigned? {
        guard takeStep(context) else { return nil }
        guard let target = resolver.target(of: assignment.path) else {
            report(
                .selfAssigned, at: assignment.path.range, "self cannot be assigned", context,
                hint: "assign one of its properties: self.x = ...")
            return nil
        }
        let start: Known = type.map(Known.object) ?? .unknown
        let holder = walk(target.walked, from: start, context)
        var inner = context
        inner.property = target.property.text
        inner.current = nil
        inner.range = nil
        if case .value(let type)? = holder {
            let what = TypeText.describe(type, schema)
            report(.unknownProperty, at: target.property.range, "\(what) has no property '\(target.property.text)'", context)
        }
        guard case .object(let holder)? = holder else {
            checkValue(assignment, nil, nil, inner)
            return Assigned(target.walked, target.property.text)
        }
        inner.current = holder
        switch lookUp(target.property.text, in: holder) {
        case .found(let property):
            inner.range = property.range
            checkValue(assignment, property.type, holder, inner)
            return Assigned(target.walked, property.name, appends: property.appends)
        case .dynamic:
            if holder.isRoot { warnOfSlip(assignment.path, holder, context) }
            let made = checkValue(assignment, schema.schema(ofClass: holder.name) == nil ? nil : .any, holder, inner)
            if holder.isRoot, assignment.operation == .assign { outlets[target.property.text] = made }
        case .missing:
            if assignment.operation == .modify, let held = subview(named: target.property, of: holder) {
                var type: ValueType?
                if case .object(let object) = held { type = .object(object.name) }
                checkValue(assignment, type, holder, inner)
            } else {
                reportUnknownProperty(target.property, holder, context, mayBeSubview: assignment.operation == .modify)
                checkValue(assignment, nil, holder, inner)
            }
        }
        return Assigned(target.walked, target.property.text)
    }

    /// Checks the right side against the type of the property; nil where that is not known. Tells the class of an
    /// object that is made there.
    @discardableResult
    private mutating func checkValue(
        _ assignment: Assignment, _ type: ValueType?, _ holder: ObjectType?, _ context: Context
    ) -> ObjectType? {
        guard assignment.operation == .modify else { return check(assignment.value, type, context) }
        guard case .object(let object) = assignment.value else { return nil }
        checkSystemProperties(of: object, [.id, .property, .style])
        var changed: ObjectType?
        if let type, case .object(let found)? = self.step(into: type, holder: holder, context.property) {
            changed = found
        } else if let type, type.alternatives.allSatisfy(\.isPlain) {
            report(
                .wrongType, at: assignment.path.range,
                "'\(context.property)' is \(TypeText.describe(type, schema)), not an object that '<=' could change", context)
        }
        later(.contents(object, changed, context))
        return nil
    }

    /// The root takes any name. One that is a slip away from a property that it is not given is hardly meant as another.
    private mutating func warnOfSlip(_ path: NamePath, _ holder: ObjectType, _ context: Context) {
        guard let name = path.single, let root = program.root else { return }
        let meant = schema.propertyNames(ofClass: holder.name).first { Suggestion.isSlip(name.text, for: $0) }
        guard let meant, !root.object.assignments.contains(where: { $0.path.first.text == meant }) else { return }
        report(
            .nearlyProperty, at: name.range, "\(holder.shownName) keeps '\(name.text)' under that name, and nothing is given for '\(meant)'",
            context, hint: "did you mean '\(meant)'?", fix: .init(range: name.range, replacement: meant))
    }

    /// Where a property is walked through or changed, the name may also be that of a subview.
    mutating func reportUnknownProperty(_ name: Name, _ holder: ObjectType, _ context: Context, mayBeSubview: Bool = false) {
        let mayBeSubview = mayBeSubview && isView(holder)
        let names = schema.propertyNames(ofClass: holder.name) + context.parameters + (mayBeSubview ? Array(resolver.ids.keys) : [])
        let (hint, fix) = suggestion(for: name, among: names)
        report(
            .unknownProperty, at: name.range, "\(holder.shownName) has no property '\(name.text)'", context, hint: hint,
            fix: fix, related: holder.origin.map { [.init(range: $0, message: "the class is set here")] } ?? [],
            unknown: mayBeSubview ? name : nil)
    }
}
