import NUI
import TatamiViews

/// Builds objects from a checked program. An assignment that fails is reported and left out, and the builder continues, so that it finds
/// all mistakes of a file at once.
///
/// The parser limits how deep objects are nested, and the resolver how deep styles and constants are, so that the recursion is bounded.
struct Builder {
    let resolver: Resolver
    let registry: ClassRegistry
    let context: LoadContext
    let root: AnyObject
    let names: ProgramNames
    let journal: Journal
    let failures: LoadFailures
    let arguments: TemplateArguments

    /// The scope outside of all objects.
    var scope: Scope { Scope(names) }

    /// Makes and fills a new object for a place that accepts values of `type`.
    func build(_ object: ObjectNode, expecting type: ValueType?, in scope: Scope) throws(LoadFailure) -> Loaded {
        switch resolver.classChoice(of: object, expecting: type) {
        case .known(let known): return try build(object, registry[known], in: scope)
        case .held(let known, let holder, let property):
            return try build(object, registry[known], heldBy: registry[holder], in: property.property.name, scope)
        default: throw failureOfClass(of: object)
        }
    }

    func failureOfClass(of object: ObjectNode) -> LoadFailure {
        failure(.missingClass, "only objects of known classes can be created", at: object.range)
    }

    /// Makes and fills a new object of a class.
    private func build(_ object: ObjectNode, _ item: NUIClass, in scope: Scope) throws(LoadFailure) -> Loaded {
        guard let made = item.make?() else { throw failureOfClass(of: object) }
        guard let finish = item.finish else {
            journal.remember(made, as: item)
            names.introduce(made, in: scope.block)
            fill(made, item, from: object, in: scope)
            return .object(made)
        }
        let expanded = resolver.expand(object)
        for step in expanded.assignments { try carryOut(step.assignment, on: made, item, in: scope) }
        if scope.block != nil, let draft = made as? Draft<Action> { keepScope(of: draft, scope) }
        (context.file, context.remarks) = (object.range.file, [])
        func located(_ fault: LoadFault) -> LoadFailure {
            let culprit = expanded.assignments.last { $0.assignment.path.text == fault.property }?.assignment.value
            return failure(fault, in: culprit ?? .object(object))
        }
        do {
            let value = try finish(made, context)
            for remark in context.remarks { failures.add(located(remark)) }
            if let id = expanded.id { scope.name(value, id.text) }
            if scope.block == nil { names.note(value, of: object) }
            return value
        } catch {
            throw located(error)
        }
    }

    /// Fills an existing object from a literal: first the id and the outlet, then the assignments of the styles, then those of the literal.
    func fill(_ target: AnyObject, _ item: NUIClass, from object: ObjectNode, in outer: Scope) {
        guard let level = level(of: object, in: outer) else { return }
        let expanded = resolver.expand(object)
        let animation = animation(expanded.animation, in: level)
        let scope = level.animated(by: animation, target)
        journal.note(.object(object), into: target)
        if let id = expanded.id {
            scope.name(.object(target), id.text)
            (target as? View)?.id = id.text
            (target as? LayoutItem)?.id = id.text
        }
        if let outlet = expanded.property { reporting { () throws(LoadFailure) in try connect(target, to: outlet) } }
        journal.references.beginFilling(target)
        for part in expanded.assignments.parts where !share(part.source, with: target, item, in: scope) {
            for assignment in part.assignments {
                reporting { () throws(LoadFailure) in try carryOut(assignment, on: target, item, in: scope) }
            }
        }
        journal.references.endFilling()
        follow(expanded.widthBlocks, target, item, in: scope)
        giveTransition(animation, to: target, in: level)
    }

    func reporting(_ step: () throws(LoadFailure) -> Void) {
        do {
            try step()
        } catch {
            failures.add(error)
        }
    }

    /// Carries out an assignment or a modification.
    func carryOut(_ assignment: Assignment, on target: AnyObject, _ item: NUIClass, in scope: Scope) throws(LoadFailure) {
        guard let (walked, property) = resolver.target(of: assignment.path) else {
            throw failure(.selfAssigned, "self cannot be assigned", at: assignment.path.range)
        }
        guard let (holder, holderClass) = try walk(walked, from: target, item, in: scope) else {
            guard isValueThatMayBeDropped(assignment) else { throw failureOfPath(assignment.path, walked) }
            return
        }
        if holderClass.finish != nil, let draft = holder as? Draft<Action>,
            let deferral = registry.binding(of: property.text, in: holderClass)?.schema.deferral
        {
            return try keep(assignment, deferral, of: draft, in: scope)
        }
        switch assignment.operation {
        case .assign:
            try assign(assignment.value, to: property, of: holder, holderClass, in: scope)
            if holder !== target { journal.note(.assignment(assignment), into: holder) }
        case .modify: try modify(assignment, property, of: holder, holderClass, in: scope)
        case .bind, .edit: try bind(assignment, property, of: holder, holderClass, in: scope)
        }
    }

    private func modify(
        _ assignment: Assignment, _ property: Name, of holder: AnyObject, _ item: NUIClass, in scope: Scope
    ) throws(LoadFailure) {
        guard case .object(let object) = assignment.value else {
            throw failure(.objectExpected, "'<=' is followed by an object", at: assignment.value.range)
        }
        guard let (inner, innerClass) = try walk([property], from: holder, item, in: scope) else {
            throw failure(.unknownName, "there is no object at '\(assignment.path.text)' to change", at: assignment.path.range)
        }
        fill(inner, innerClass, from: object, in: scope)
    }

    /// Returns true for an assignment that is ignored if its path leads to no object: one whose value is a name.
    private func isValueThatMayBeDropped(_ assignment: Assignment) -> Bool {
        if case .path = assignment.value, assignment.operation == .assign { return true }
        return false
    }

    // MARK: failures

    func failure(_ code: DiagnosticCode, _ message: String, at range: SourceRange, hint: String? = nil) -> LoadFailure {
        LoadFailure(diagnostic: diagnostic(code, code.severity, message, hint, range), isOfValue: false)
    }

    /// Returns the failure for a fault of the value at `range`.
    func failure(_ fault: LoadFault, at range: SourceRange) -> LoadFailure {
        LoadFailure(
            diagnostic: diagnostic(fault.code, fault.code.severity, fault.message, fault.hint, range), isOfValue: true)
    }

    /// Returns the failure for a fault of `value`, with a fix if that is a literal string and another string was meant.
    func failure(_ fault: LoadFault, in value: Value) -> LoadFailure {
        var failure = failure(fault, at: value.range)
        guard let meant = fault.meant else { return failure }
        failure.diagnostic.hint = "did you mean \(StringLiteral.quoted(meant))?"
        if case .string(let literal) = value {
            failure.diagnostic.fix = .init(
                span: resolver.program.place(of: literal.range).span, replacement: StringLiteral.quoted(meant), isCertain: false)
        }
        return failure
    }

    func warn(_ code: DiagnosticCode, _ message: String, at range: SourceRange) {
        failures.add(LoadFailure(diagnostic: diagnostic(code, .warning, message, nil, range), isOfValue: true))
    }

    private func diagnostic(
        _ code: DiagnosticCode, _ severity: Severity, _ message: String, _ hint: String?, _ range: SourceRange
    ) -> Diagnostic {
        let place = resolver.program.place(of: range)
        return Diagnostic(id: code.rawValue, severity: severity, file: place.file, span: place.span, message: message, hint: hint)
    }
}

/// An error that stops an assignment.
struct LoadFailure: Error {
    var diagnostic: Diagnostic
    /// True for a fault of the value alone, such as a missing picture, which no other mistake in the file can have caused.
    let isOfValue: Bool
}
