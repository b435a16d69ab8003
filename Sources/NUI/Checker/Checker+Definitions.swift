extension Checker {
    // MARK: Constants

    mutating func checkConstantNames() {
        for document in program.documents {
            for constant in document.definitions(of: .constant) where Self.isReserved(constant.name.text) {
                report(
                    .reservedName, at: constant.name.range,
                    "'\(constant.name.text)' has a fixed meaning and cannot be a constant")
            }
        }
    }

    /// Checks the use of a constant: its value as if it were written here, or the class if it is one shared object. Returns the
    /// class of the object; nil if unknown.
    mutating func check(
        _ constant: Definition, _ path: NamePath, _ keys: ArraySlice<Name>, _ type: ValueType, _ context: Context
    ) -> ObjectType? {
        usedConstants.insert(constant.name.text)
        // A constant that expands without end is not followed; neither are cycles through words that are enumeration cases
        // elsewhere.
        guard !resolver.isTooLarge, context.constantUses.count <= Limits.referenceDepth else { return nil }
        if let object = checkShared(constant, context) {
            guard let known = walk(keys, from: object.map(Known.object) ?? .unknown, context) else { return nil }
            var found: ObjectType?
            if case .object(let made) = known { found = made }
            if !fits(known, type) { reportUnfit(known, path, type, constant, context) }
            return found
        }
        if let key = keys.first {
            if case .path = constant.value { return nil }
            report(
                .unknownProperty, at: key.range,
                "the constant '\(constant.name.text)' is \(TypeText.describe(constant.value)) and has no property '\(key.text)'",
                context, related: [.init(range: constant.name.range, message: "the constant")])
            return nil
        }
        var inner = context
        inner.constantUses.append(.init(name: constant.name.text, value: constant.value.range, use: path.range))
        return check(constant.value, type, inner)
    }

    private mutating func reportUnfit(
        _ known: Known, _ path: NamePath, _ type: ValueType, _ constant: Definition, _ context: Context
    ) {
        var what = ""
        if case .object(let object) = known { what = ", which is \(TypeText.article(object.shownName))" }
        if case .value(let found) = known { what = ", which is \(TypeText.describe(found, schema))" }
        report(
            .wrongType, at: path.range,
            "'\(context.property)' takes \(TypeText.describe(type, schema)), not '\(path.text)'\(what)", context,
            related: [.init(range: constant.name.range, message: "the constant")])
    }

    /// For a constant that is one shared object, checks the object at its first use and returns its class, which is an inner
    /// nil if unknown. Returns an outer nil for other constants.
    @discardableResult
    mutating func checkShared(_ constant: Definition, _ context: Context) -> ObjectType?? {
        guard case .object(let object) = constant.value, object.classProperty() != nil else { return nil }
        guard checkedConstants.insert(constant.name.range).inserted else {
            guard case .known(let found) = resolver.classChoice(of: object, expecting: nil) else { return .some(nil) }
            return .some(
                ObjectType(
                    found, shownName: found.name, isExact: true, origin: object.classProperty()?.range))
        }
        var inner = Context()
        inner.depth = context.depth
        inner.isUnused = context.isUnused
        inner.allowsForward = context.allowsForward
        inner.property = constant.name.text
        return .some(checkNewObject(object, nil, inner))
    }

    mutating func checkUnusedConstants() {
        var context = Context()
        context.isUnused = true
        context.allowsForward = true
        for document in program.documents {
            for constant in document.definitions(of: .constant) where program.definitions.isEffective(constant) {
                guard !usedConstants.contains(constant.name.text) else { continue }
                context.property = constant.name.text
                checkLoosely(constant.value, context)
                finish()
            }
        }
    }

    /// Checks templates that nothing uses, as far as is possible without arguments.
    mutating func checkIdleTemplates() {
        var context = Context()
        context.isUnused = true
        context.allowsForward = true
        for template in program.idleTemplates {
            checkLoosely(.object(template.object), context)
            finish()
        }
    }

    // MARK: Styles

    /// Checks each style itself, and the contents of the unused ones.
    mutating func checkStyles() {
        var context = Context()
        context.isUnused = true
        context.allowsForward = true
        for document in program.documents {
            for style in document.definitions(of: .style) where program.definitions.isEffective(style) {
                checkSystemProperties(of: style.object, .all)
                reportClauses(of: style.object, "a style", except: .when)
                finish()
                let type = styledClass(style, context)
                if let type { checkStyleClasses(of: style, type) }
                guard !usedStyles.contains(style.name.text) else { continue }
                context.current = type
                for assignment in style.object.assignments { _ = checkAssignment(assignment, on: type, context) }
                finish()
            }
        }
    }

    /// The class that `:class` in a style names; nil if there is none or it is invalid.
    private mutating func styledClass(_ style: Definition, _ context: Context) -> ObjectType? {
        guard let property = style.object.systemProperty(.class) else { return nil }
        switch resolver.classChoice(of: style.object, expecting: nil) {
        case .known(let found), .abstract(let found, _):
            var shown = found.name
            if case .path(let path) = property.value { shown = path.text }
            return ObjectType(found, shownName: shown, isExact: false, origin: property.range)
        case .unknown(let name):
            reportUnknownClass(name, nil, context)
            return nil
        default: return nil
        }
    }

    // MARK: States

    /// Checks the entries of states, each of which names an object and one of its properties. They may refer to any object of
    /// the program.
    mutating func checkStates() {
        var context = Context()
        (context.allowsForward, context.isOfState) = (true, true)
        for document in program.documents {
            for state in document.definitions(of: .state) where program.definitions.isEffective(state) {
                checkSystemProperties(of: state.object, [.group, .animate])
                reportClauses(of: state.object, "a state")
                finish()
                var given = GivenProperties()
                for assignment in state.object.assignments {
                    checkEntry(assignment, context)
                    finish()
                    if let place = boundProperty(at: assignment.path) {
                        reportTwoWriters(assignment, place, "the state '\(state.name.text)'")
                    }
                    guard assignment.operation == .assign else { continue }
                    let path = assignment.path
                    let text = path.text
                    if let first = given.give(text, at: path.range, of: state.object.assignments.count) { reportTwice(path, first) }
                }
                checkRelations(of: state.object, context)
            }
        }
    }

    /// Reports an entry of a state, or of a block for a width, that sets what an earlier one sets.
    func reportTwice(_ path: NamePath, _ first: SourceRange) {
        report(
            .duplicateProperty, at: path.range, "'\(path.text)' is set twice; this one is used",
            related: [.init(range: first, message: "first set here")])
    }

    mutating func checkEntry(_ assignment: Assignment, _ context: Context) {
        let name = assignment.path.first
        if checkStatedParameter(assignment, context) { return }
        var context = context
        context.parameters = program.statedParameters.names(ofUse: name.text)
        guard let target = stateTarget(name, context) else {
            let (hint, fix) = suggestion(for: name, among: visibleNames)
            return report(
                .unknownStateTarget, at: name.range, "there is no object '\(name.text)' that a state could change", context,
                hint: hint, fix: fix, unknown: name)
        }
        var type: ObjectType?
        if case .object(let found) = target { type = found }
        if let path = assignment.path.tail {
            _ = checkAssignment(Assignment(path: path, value: assignment.value, operation: assignment.operation), on: type, context)
        } else if assignment.operation == .modify, case .object(let object) = assignment.value {
            checkSystemProperties(of: object, [.id, .property, .style])
            later(object, type, context, isChange: true)
        } else {
            report(
                .invalidStateEntry, at: assignment.path.range, "an entry of a state names an object and a property", context,
                hint: "\(name.text).property = ..., or \(name.text) <= { ... }")
        }
    }

    /// The object that an entry starts from; nil if no object has that name.
    private mutating func stateTarget(_ name: Name, _ context: Context) -> Known? {
        mentionedIDs.insert(name.text)
        if let object = objects[name.text] {
            return reportHidden(name, object, context) ? .unknown : object.type.map(Known.object) ?? .unknown
        }
        if resolver.ids[name.text] != nil { return .unknown }
        guard let constant = program.definitions[.constant, name.text] else { return nil }
        usedConstants.insert(name.text)
        guard !resolver.isTooLarge, let object = checkShared(constant, context) else { return .unknown }
        return object.map(Known.object) ?? .unknown
    }
}
