extension Checker {
    /// Checks an object that is created where a value of `type` is expected (nil for an unknown type), and returns its class.
    mutating func checkNewObject(_ object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        guard takeStep(context) else { return nil }
        if object.hasStructure { return checkStructure(object, type, context) }
        return checkObject(object, type, context)
    }

    /// Checks an object whose clauses are checked.
    mutating func checkObject(_ object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        checkSystemProperties(of: object, object.use == nil ? .made : [.made, .slot], in: context.templateUse)
        checkUse(of: object, context)
        let made = madeClass(of: object, type, context)
        if let animation = object.systemProperty(.animate), let made,
            !["View", "Layout", "LayoutItem"].contains(where: { schema.isClass(made.name, orBelow: $0) })
        {
            report(.uselessSystemProperty, at: animation.range, "':animate' has no effect here", context)
        }
        later(object, made, context)
        return made
    }

    /// Checks the system properties of the used template and its arguments.
    private mutating func checkUse(of object: ObjectNode, _ context: Context) {
        guard let use = object.use else { return }
        if use.isRecursive { return checkRecursion(use, context) }
        checkSystemProperties(of: use.base, use.base.use == nil ? [.made, .params] : [.made, .params, .slot], in: use)
        for argument in use.arguments {
            guard let type = argument.type else { continue }
            var inner = context.nested()
            (inner.property, inner.current, inner.assigned) = (argument.name.text, nil, nil)
            if argument.isBound, resolver.readsData(argument.value, context.names) {
                checkFormula(argument.value, type, inner)
                continue
            }
            agenda.later(.values(ValueVisit([argument.value], type, inner)))
        }
        checkUse(of: use.base, context)
    }

    /// The class of a new object. Reports an error if there is none.
    private mutating func madeClass(of object: ObjectNode, _ type: ValueType?, _ context: Context) -> ObjectType? {
        // A template that does not exist is reported; nothing is known about its objects.
        if object.use == nil, object.systemProperty(.template, orMisspelt: true) != nil, object.systemProperty(.class) == nil { return nil }
        if reportColonlessTemplate(in: object, context) { return nil }
        let origin = object.classProperty(orMisspelt: true)
        switch resolver.classChoice(of: object, expecting: type) {
        case .known(let found):
            var shown = found.name
            if case .path(let path)? = origin?.value { shown = path.text }
            return ObjectType(found, shownName: shown, isExact: true, origin: origin?.range)
        case .held(let found, let holder, _):
            let shown = if case .path(let path)? = origin?.value { path.text } else { found.name }
            return ObjectType(found, shownName: shown, isExact: true, holder: holder, origin: origin?.range)
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
                .abstractClass, at: place, "'\(found.name)' is abstract and cannot be instantiated", context,
                hint: "name one of its subclasses with ':class'")
            return nil
        case .unsuitable(let found, let name):
            reportUnsuitable(found, name, type, context)
            return ObjectType(found, shownName: name.text, isExact: true, origin: origin?.range)
        }
    }

    /// Checks the next members of an object until one adds a task that must be done first; returns false after the last member.
    /// The object is first registered under its id; then its styles' assignments and its own follow, in the order in which they
    /// are applied.
    mutating func goOn(_ visit: ObjectVisit) -> Bool {
        if visit.part < 0 {
            begin(visit)
            if agenda.isInterrupted { return true }
        }
        while visit.part < visit.parts.count {
            let part = visit.parts[visit.part]
            if visit.offset == 0 {
                enter(part.source, visit)
                let use = sharedUse(of: part.source, visit)
                if let use, sharedStyles.passed.contains(use) {
                    visit.part += 1
                    continue
                }
                visit.shared = use.map { ($0, traces) }
            }
            let inner = visit.inner
            while visit.offset < part.assignments.count {
                visit.offset += 1
                checkMember(part.assignments[visit.offset - 1], isOwn: part.source.isOwn, visit, inner)
                if agenda.isInterrupted { return true }
            }
            // All that the assignments have added to the agenda is done by now.
            if let shared = visit.shared, shared.traces == traces { sharedStyles.passed.insert(shared.use) }
            (visit.part, visit.offset, visit.shared) = (visit.part + 1, 0, nil)
        }
        checkRelations(of: visit)
        return false
    }

    /// Checks the properties of an object as a whole. Its class may be unknown.
    private mutating func begin(_ visit: ObjectVisit) {
        let expanded = resolver.expand(visit.object)
        let type = visit.type
        (visit.parts, visit.part) = (expanded.assignments.parts, 0)
        // What a template that uses itself has is checked once, with its parameters as names.
        if visit.object.use != nil || visit.parts.contains(where: { $0.source.use != nil }) {
            visit.parts.removeAll { $0.source.use?.isRecursive == true }
        }
        notePlace(of: visit)
        if let id = expanded.id { register(id, type, visit.context) }
        if let outlet = expanded.property, !visit.context.isUnused {
            checkOutlet(outlet, type, visit.context)
            checkPlace(ofOutlet: outlet, visit.context)
            outletUses.append(OutletUse(path: outlet, type: type, id: expanded.id))
        }
        if let type, type.name == ValueType.action.className { noteAction(expanded, visit.context) }
        checkItemIsFilled(visit, expanded)
        noteWidthBlocks(expanded.widthBlocks, of: visit)
        if let id = visit.object.idName { objectsWithIDs[id.text] = visit.object }
        if let type { visit.misfits = checkStyleClasses(of: visit.object, type, expanded, visit.context) }
    }

    /// Prepares the context for assignments from the style or template of `source`, or from the object itself.
    private mutating func enter(_ source: ExpandedAssignments.Source, _ visit: ObjectVisit) {
        visit.inner = visit.context.nested()
        visit.inner.array = nil
        visit.inner.current = visit.type
        visit.inner.surroundings = visit.surroundings
        visit.inner.mayHaveClauses = false
        if visit.object.use != nil || visit.context.hasUses { visit.inner.parameters = visit.object.use?.parameters ?? [] }
        if let use = source.use { visit.inner.templateUse = use }
        guard let style = source.style, let use = visit.object.systemProperty(.style, orMisspelt: true)?.value.range else { return }
        usedStyles.insert(style.name.text)
        visit.inner.styleUse = StyleUse(name: style.name.text, range: use, misfit: visit.misfits[style.name.text])
    }

    /// Checks an assignment of an object, and whether the object already assigned the same property itself.
    private mutating func checkMember(_ assignment: Assignment, isOwn: Bool, _ visit: ObjectVisit, _ context: Context) {
        let assigned = checkAssignment(assignment, on: visit.type, context)
        if isOwn, let assigned { checkEffect(of: assignment, assigned, visit, context) }
        if assignment.operation.isBinding || assignment.value.isStructured, let assigned, let id = visit.object.idName {
            boundProperties["\(id.text).\(assigned.key)"] = assignment.path.range
        }
        guard isOwn, visit.object.assignments.count > 1, let assigned, !assigned.appends, assignment.operation != .modify else {
            return
        }
        let path = assignment.path
        if let first = visit.given.give(assigned.key, at: path.range, of: visit.object.assignments.count) {
            report(
                .duplicateProperty, at: path.range, "'\(path.text)' is set twice; this one is used", context,
                related: [.init(range: first, message: "first set here")])
        }
    }

    /// Checks `:property = path`, the property of the root that keeps the object.
    private mutating func checkOutlet(_ path: NamePath, _ type: ObjectType?, _ context: Context) {
        guard let rootType, let target = resolver.target(of: path) else { return }
        guard case .object(let holder)? = walk(target.walked, from: .object(rootType), context) else { return }
        switch lookUp(target.property.text, in: holder) {
        case .found(let found):
            if let type, !fits(.object(type), found.property.type) {
                report(
                    .wrongType, at: path.range,
                    "'\(path.text)' takes \(TypeText.describe(found.property.type, schema)), not \(TypeText.article(type.shownName))",
                    context)
            }
        case .dynamic: if holder.isRoot { outlets[target.property.text] = type }
        case .missing: reportUnknownProperty(target.property, holder, context)
        }
    }

    // MARK: Assignments

    /// The assigned property, by its canonical name, so that a second assignment is found.
    struct Assigned {
        let key: String
        /// Nil if the property is unknown.
        let property: OwnedProperty?

        var appends: Bool { property?.property.appends ?? false }

        init(_ walked: ArraySlice<Name>, _ name: String, _ property: OwnedProperty? = nil) {
            key = walked.isEmpty ? name : (walked.map(\.text) + [name]).joined(separator: ".")
            self.property = property
        }
    }

    mutating func checkAssignment(_ assignment: Assignment, on type: ObjectType?, _ context: Context) -> Assigned? {
        guard takeStep(context) else { return nil }
        if let found = propertyOfPlainValue(assignment, type, context) { return Assigned([], found.property.name, found) }
        guard let target = resolver.target(of: assignment.path) else {
            report(
                .selfAssigned, at: assignment.path.range, "self cannot be assigned", context,
                hint: "assign one of its properties: self.x = ...")
            return nil
        }
        if let type, let path = foreignPath(assignment, target.walked, type) {
            let here = context.styleUse == nil ? context.surroundings : nil
            reportStray(Stray(name: path, assignment: assignment, holder: type, place: here, here: here), context)
            checkLoosely(assignment.value, context)
            return Assigned(target.walked, target.property.text)
        }
        let start: Known = type.map(Known.object) ?? .unknown
        let holder = target.walked.isEmpty ? start : walk(target.walked, from: start, context)
        var inner = context
        inner.property = target.property.text
        inner.assigned = target.property.range
        inner.range = nil
        if case .value(let type)? = holder {
            let what = TypeText.describe(type, schema)
            let hint = whole(assignment, target.walked, of: start, context)
            report(
                .unknownProperty, at: target.property.range, "\(what) has no property '\(target.property.text)'", context,
                hint: hint)
        }
        guard case .object(let holder)? = holder else {
            inner.current = nil
            checkValue(assignment, nil, nil, inner)
            return Assigned(target.walked, target.property.text)
        }
        if inner.current !== holder { inner.current = holder }
        switch lookUp(target.property.text, in: holder) {
        case .found(let found):
            inner.range = found.property.range
            if let deferral = found.property.deferral {
                checkDeferred(assignment, deferral, inner)
                return Assigned(target.walked, found.property.name, found)
            }
            checkValue(assignment, found.property.type, holder, inner, found)
            return Assigned(target.walked, found.property.name, found)
        case .dynamic:
            if holder.isRoot { warnOfSlip(assignment.path, holder, context) }
            let made = checkValue(assignment, .any, holder, inner)
            if holder.isRoot, assignment.operation == .assign, made != nil || !outlets.isEmpty { outlets[target.property.text] = made }
        case .missing:
            if assignment.operation == .modify, let held = subview(named: target.property, of: holder, context) {
                var type: ValueType?
                if case .object(let object) = held { type = .object(object.name) }
                checkValue(assignment, type, holder, inner)
            } else {
                reportMissing(assignment, target, holder, context)
                checkValue(assignment, nil, holder, inner)
            }
        }
        return Assigned(target.walked, target.property.text)
    }

    /// How a part of a value is set: by a property of its own, such as `paddingLeft`, or with the whole value.
    private mutating func whole(_ assignment: Assignment, _ walked: ArraySlice<Name>, of start: Known, _ context: Context) -> String? {
        guard let name = walked.last?.text, let value = sourceText(of: assignment.value) else { return nil }
        let outer = walked.dropLast()
        guard case .object(let object)? = outer.isEmpty ? start : walk(outer, from: start, context) else { return nil }
        let prefix = outer.map { "\($0.text)." }.joined()
        let part = assignment.path.last.text
        let joined = name + part.prefix(1).uppercased() + part.dropFirst()
        if schema.ownedProperty(joined, of: object.known.number) != nil { return "write: \(prefix)\(joined) = \(value)" }
        guard let found = schema.ownedProperty(name, of: object.known.number),
            found.property.type.alternatives.contains(where: { $0.className != nil })
        else { return nil }
        return "the value is set as a whole: \(prefix)\(name) = { \(part) = \(value) }"
    }

    /// The name that a path is in another system, such as `Grid.Row`; nil for other paths.
    private func foreignPath(_ assignment: Assignment, _ walked: ArraySlice<Name>, _ type: ObjectType) -> Name? {
        guard let first = walked.first, assignment.operation == .assign, objects[first.text] == nil, wantsDetail,
            case .missing = lookUp(first.text, in: type),
            foreignWord(assignment.path.text, in: type, [], assignment.value) != nil
        else { return nil }
        return Name(text: assignment.path.text, range: assignment.path.range)
    }

    /// Reports an assignment to a property that its object does not have.
    private mutating func reportMissing(
        _ assignment: Assignment, _ target: (walked: ArraySlice<Name>, property: Name), _ holder: ObjectType, _ context: Context
    ) {
        guard assignment.operation == .assign else {
            return reportUnknownProperty(target.property, holder, context, mayBeSubview: true)
        }
        let here = target.walked.isEmpty || isSelf(target.walked, context) ? context.surroundings : nil
        let isOwn = context.styleUse == nil && here?.object.range.contains(assignment.range) == true
        reportStray(
            Stray(name: target.property, assignment: assignment, holder: holder, place: isOwn ? here : nil, here: here), context)
    }

    /// Whether a path leads to the object itself, as `layer` does.
    private func isSelf(_ walked: ArraySlice<Name>, _ context: Context) -> Bool {
        guard walked.count == 1, let name = walked.first, let type = context.surroundings?.type,
            case .found(let found) = lookUp(name.text, in: type)
        else { return false }
        return found.property.isSelf
    }

    /// Checks the right side against the type of the property (nil if unknown), and returns the class of an object that is
    /// created there.
    @discardableResult
    private mutating func checkValue(
        _ assignment: Assignment, _ type: ValueType?, _ holder: ObjectType?, _ context: Context, _ property: OwnedProperty? = nil
    ) -> ObjectType? {
        if assignment.operation.isBinding {
            checkBinding(assignment, property?.property, type, context)
            return nil
        }
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
        later(object, changed, context, isChange: true)
        return nil
    }

    /// Warns about a similar name: the root accepts any name, but a name similar to one of its unset properties is probably
    /// misspelt.
    private mutating func warnOfSlip(_ path: NamePath, _ holder: ObjectType, _ context: Context) {
        guard let name = path.single else { return }
        if rootNames.isMeantForView(name.text) {
            report(
                .nearlyProperty, at: name.range, "\(holder.shownName) stores '\(name.text)' under that name, and 'view' is not set",
                context,
                hint: "view = { :class = LayoutView  layout = { :class = VerticalLayout  layoutItems = [...] } }")
        }
        guard let meant = rootNames.meant(by: name.text) else { return }
        report(
            .nearlyProperty, at: name.range,
            "\(holder.shownName) stores '\(name.text)' under that name, and '\(meant)' is not set",
            context, hint: "did you mean '\(meant)'?", fix: .init(range: name.range, replacement: meant, isCertain: false))
    }

    /// Reports a property that does not exist. In paths and changes, the name may also mean a subview.
    mutating func reportUnknownProperty(_ name: Name, _ holder: ObjectType, _ context: Context, mayBeSubview: Bool = false) {
        if reportRuleOfItem(name, holder, context) { return }
        let mayBeSubview = mayBeSubview && isView(holder)
        let (hint, fix) = suggestion(
            for: name,
            among: schema.propertyNames(ofClass: holder.name) + context.parameters
                + (mayBeSubview ? resolver.ids.keys.map(Self.lastName) : []))
        report(
            .unknownProperty, at: name.range, "\(holder.shownName) has no property '\(name.text)'", context,
            hint: hint ?? ownProperties(of: holder), fix: fix,
            related: holder.origin.map { [.init(range: $0, message: "the class is set here")] } ?? [],
            unknown: mayBeSubview ? name : nil)
    }

    /// A sentence with the properties that a class adds to those of its parent, if they are few enough to read; otherwise nil.
    private func ownProperties(of holder: ObjectType) -> String? {
        guard let item = schema.schema(ofClass: holder.name), !item.isOpen, (1...8).contains(item.properties.count) else { return nil }
        let names = item.properties.map { "'\($0.name)'" }.joined(separator: ", ")
        return "\(item.name) has \(names)\(item.parent.map { ", and the properties of \($0)" } ?? "")"
    }

    /// The last part of an id, which is its name within its template.
    private static func lastName(_ id: String) -> String {
        id.utf8.contains(UInt8(ascii: ".")) ? String(id[id.index(after: id.lastIndex(of: ".") ?? id.startIndex)...]) : id
    }
}
