/// Reports of properties that an object does not have: at the wrong level, of another system, or misspelt.
extension Checker {
    /// An assigned property that its object does not have.
    struct Stray {
        let name: Name
        let assignment: Assignment
        let holder: ObjectType
        /// The object that contains the assignment itself; nil if it comes from a style, a template or a state, or has a longer path.
        let place: Surroundings?
        /// The object that the assignment changes.
        let here: Surroundings?

        var value: Value { assignment.value }
        /// The name with a lowercase first letter, as all properties have: XAML writes `Margin`.
        var word: String { name.text.prefix(1).lowercased() + name.text.dropFirst() }
    }

    /// What a message says of a stray property: the end of its first sentence, a hint, and a fix.
    struct Advice {
        var clause = ""
        var hint: String?
        var fix: Issue.Fix?
    }

    /// Reports an assignment to a property that the object does not have.
    mutating func reportStray(_ stray: Stray, _ context: Context) {
        // The parameters of a template may be in text that was not understood.
        if !context.parameters.isEmpty || stray.here?.object.use != nil, doubtfulNames.contains(stray.name.text) { return }
        // A value of another system is reported with what NUI writes instead, which is often another property.
        if stray.value.isReported, let document = program.documents.first(where: { $0.file == stray.name.range.file }),
            document.reports(in: stray.assignment)
        {
            return
        }
        if case .path(let path) = stray.value { findings.noteSought(in: path.range, .unknownName, program) }
        // The template lacks the declaration of a parameter, which is reported where the template uses it.
        if stray.here?.object.use != nil, undeclaredParameters.contains(stray.name.text) { return }
        if reportOlderProperty(stray.name, of: stray.holder, context) { return }
        let ofItem = stray.holder.holder.flatMap { schema.ownedProperty(stray.word, of: $0.number)?.property.type }
        let name = Name(text: stray.word, range: stray.name.range)
        if let ofItem, ofItem == .itemView || takesAny(ofItem, stray.value), reportRuleOfItem(name, stray.holder, context) { return }
        if repeatsForm(stray) { return }
        let advice = wantsDetail ? advice(on: stray, context) : Advice()
        if advice.hint == nil, reportRuleOfItem(name, stray.holder, context) { return }
        report(
            .unknownProperty, at: stray.name.range, "\(stray.holder.shownName) has no property '\(stray.name.text)'\(advice.clause)",
            context, hint: advice.hint, fix: advice.fix,
            related: stray.holder.origin.map { [.init(range: $0, message: "the class is set here")] } ?? [])
    }

    /// Words for the views in a view.
    private static let wordsForContents: Set = ["layoutItems", "children", "items", "content", "contents", "body", "views", "slot"]

    private func advice(on stray: Stray, _ context: Context) -> Advice {
        let neighbours = stray.here.map(neighbours) ?? []
        if stray.holder.name == "Preview", program.definitions[.constant, stray.name.text] != nil {
            return Advice(hint: "the constants that a preview replaces are in its data: data = { \(stray.name.text) = ... }")
        }
        if stray.here?.object.use != nil, case .array = stray.value, Self.wordsForContents.contains(stray.word) {
            return Advice(hint: "the contents of a template are given by :slot = [ ... ], and stand where it has { :slot }")
        }
        if context.parameters.contains(where: { Suggestion.isSlip(stray.name.text, for: $0) }) {
            return spelling(of: stray, context) ?? Advice()
        }
        if let near = neighbours.first(where: { $0.target != nil && takes(stray.word, in: $0, stray.value) }) {
            return misplaced(stray, near, as: stray.word, neighbours)
        }
        if let row = foreignWord(stray.name.text, in: stray.holder, neighbours, stray.value) { return foreign(stray, row, neighbours) }
        // The value may be wrong as well. The item of the object itself is nearer than what is around it.
        let isOfItem = stray.holder.holder.map { schema.ownedProperty(stray.word, of: $0.number) != nil } ?? false
        let far =
            neighbours.first { takes(stray.word, in: $0, stray.value) }
            ?? (isOfItem ? nil : neighbours.first { takes(stray.word, in: $0, nil) })
        if isOfItem, far == nil { return Advice() }
        if let far { return misplaced(stray, far, as: stray.word, neighbours) }
        return spelling(of: stray, context) ?? owners(of: stray) ?? spellingElsewhere(of: stray, neighbours) ?? Advice()
    }

    // MARK: Levels

    /// Whether a neighbour has a property for this kind of value.
    private func takes(_ property: String, in neighbour: Neighbour, _ value: Value?) -> Bool {
        guard let found = schema.ownedProperty(property, of: neighbour.type.known.number) else { return false }
        return value.map { takesAny(found.property.type, $0) } ?? true
    }

    func takesAny(_ type: ValueType, _ value: Value) -> Bool { type.alternatives.contains { takes($0, value) } }

    private func misplaced(_ stray: Stray, _ neighbour: Neighbour, as property: String, _ all: [Neighbour]) -> Advice {
        var advice = Advice(clause: property == stray.word ? ", which belongs to \(neighbour.name)" : "")
        switch stray.place == nil ? nil : neighbour.target {
        case .inner(_, let through): advice.hint = "move it into '\(through) = { ... }'"
        case .outer(_, let link): advice.hint = "move it behind '\(link.path.text) = { ... }'"
        case nil: advice.hint = property == stray.word ? "\(property) is a property of \(neighbour.name)" : nil
        }
        let isOnly = all.count { $0.target != nil && takes(property, in: $0, stray.value) } == 1
        advice.fix = move(stray, to: neighbour, as: property, isCertain: isOnly && property == stray.word)
        return advice
    }

    /// Returns the fix that moves an assignment to a neighbour which does not have the property yet; nil if that is not possible.
    private func move(_ stray: Stray, to neighbour: Neighbour, as property: String, isCertain: Bool) -> Issue.Fix? {
        guard let place = stray.place, place === stray.here, place.object.use == nil, !place.object.isDamaged,
            let target = neighbour.target, !target.object.isDamaged, stray.assignment.path.single != nil,
            target.object.range.file == stray.name.range.file,
            place.object.assignments.count(where: { $0.path.text == stray.name.text }) == 1,
            let document = program.documents.first(where: { $0.file == stray.name.range.file }),
            let found = schema.ownedProperty(property, of: neighbour.type.known.number),
            !gives(found.property.name, in: target.object, neighbour.type)
        else { return nil }
        let moved = MovedAssignment(stray.assignment, in: document.source)
        let text = moved.text(as: property)
        let insertion =
            switch target {
            case .inner(let object, _): moved.insertion(of: text, into: object)
            case .outer(_, let link): moved.insertion(of: text, behind: link.range)
            }
        return Issue.Fix(range: moved.removal, replacement: "", more: [insertion], isCertain: isCertain && !stray.value.namesSelf)
    }

    /// Whether an object itself gives a property, by name or alias.
    private func gives(_ property: String, in object: ObjectNode, _ type: ObjectType) -> Bool {
        object.assignments.contains {
            $0.path.single.flatMap { schema.ownedProperty($0.text, of: type.known.number)?.property.name } == property
        }
    }

    // MARK: Words of other systems

    /// The row for a property of another system that applies to an object; nil if there is none.
    func foreignWord(_ word: String, in holder: ObjectType, _ neighbours: [Neighbour], _ value: Value?) -> ForeignWord? {
        ForeignWord.rows(word, .property).first { row in
            guard row.places.isEmpty || row.places.contains(where: { schema.isClass(holder.known, orBelow: $0) }) else { return false }
            guard let target = row.target, !target.hasPrefix(":") else { return true }
            guard row.isRename else { return schema.hasProperty(target) }
            let own = schema.ownedProperty(target, of: holder.known.number)
            return own.map { found in value.map { takesAny(found.property.type, $0) } ?? true } ?? false
                || neighbours.contains { takes(target, in: $0, value) }
                || stands(target, outsideOf: holder)
        }
    }

    /// Whether a property belongs to another level than an object's, as an item's to a view.
    private func stands(_ property: String, outsideOf holder: ObjectType) -> Bool {
        schema.ownedProperty(property, of: holder.known.number) == nil && schema.hasProperty(property)
    }

    /// Whether another word of the same object leads to the same form of several values, as `width` and `height` lead to one `size`.
    private mutating func repeatsForm(_ stray: Stray) -> Bool {
        guard let here = stray.place, let row = foreignWord(stray.name.text, in: stray.holder, [], stray.value), !row.isRename,
            row.target?.hasPrefix(":") != true, let form = row.form, !form.contains("$")
        else { return false }
        return !foreignForms.insert("\(here.object.range.file.index):\(here.object.range.lower):\(form)").inserted
    }

    private func foreign(_ stray: Stray, _ row: ForeignWord, _ neighbours: [Neighbour]) -> Advice {
        guard row.isRename, let target = row.target else {
            return Advice(hint: "NUI writes \(row.form(with: sourceText(of: stray.value)))", fix: rewriting(stray, by: row))
        }
        if schema.ownedProperty(target, of: stray.holder.known.number) != nil {
            let fix = stray.place.map { _ in Issue.Fix(range: stray.name.range, replacement: target, isCertain: false) }
            return Advice(hint: "NUI writes \(target)", fix: fix)
        }
        if let item = stray.holder.holder, schema.ownedProperty(target, of: item.number) != nil {
            if let layout = layout(around: stray.here, ignoring: target) {
                return Advice(hint: "NUI writes layoutItem.\(target), which \(layout.shownName) does not read")
            }
            let fix = stray.place.map { _ in Issue.Fix(range: stray.name.range, replacement: "layoutItem.\(target)", isCertain: false) }
            return Advice(hint: "NUI writes layoutItem.\(target)", fix: fix)
        }
        guard let neighbour = neighbours.first(where: { takes(target, in: $0, stray.value) }) else {
            return Advice(hint: "NUI writes \(target), which belongs to \(ownerNames(of: target))")
        }
        var advice = misplaced(stray, neighbour, as: target, neighbours)
        advice.hint = "NUI writes \(target), which belongs to \(neighbour.name)"
        return advice
    }

    /// Returns the fix that writes an assignment in the form of a row, with its value in place; nil if the object has the property already.
    private func rewriting(_ stray: Stray, by row: ForeignWord) -> Issue.Fix? {
        guard let place = stray.place, let target = row.target, row.form?.hasPrefix("\(target) = ") == true,
            row.form?.contains("$") == true,
            let value = sourceText(of: stray.value), let found = schema.ownedProperty(target, of: stray.holder.known.number)?.property,
            !gives(found.name, in: place.object, stray.holder)
        else { return nil }
        return Issue.Fix(range: stray.assignment.range, replacement: row.form(with: value), isCertain: false)
    }

    /// The text of a short value on one line.
    func sourceText(of value: Value) -> String? {
        guard value.range.upper - value.range.lower <= 40, let document = program.documents.first(where: { $0.file == value.range.file })
        else { return nil }
        let text = document.source.text(in: value.range)
        return text.isEmpty || text.utf8.contains(where: ASCII.endsLine) ? nil : text
    }

    // MARK: Spelling

    /// A property of the object, or a parameter of its template, with a similar name and a type that takes the value.
    private func spelling(of stray: Stray, _ context: Context) -> Advice? {
        let known = stray.holder.known.number
        // One typing error in a long name is plain even if the value is wrong as well.
        let names = schema.propertyNames(ofClass: stray.holder.name).filter { name in
            stray.name.text.utf8.count > 4 && Suggestion.isSlip(stray.name.text, for: name)
                || schema.ownedProperty(name, of: known).map { takesAny($0.property.type, stray.value) } ?? false
        }
        return nearest(to: stray.name.text, among: names + context.parameters).map { Advice(hint: $0.hint, fix: $0.fix(stray.name.range)) }
    }

    /// A property of the object's item or of a neighbour whose name differs by one slip, and whose type takes the value.
    private func spellingElsewhere(of stray: Stray, _ neighbours: [Neighbour]) -> Advice? {
        guard stray.name.text.utf8.count > 4 else { return nil }
        if let item = stray.holder.holder, let name = slip(of: stray, in: item), layout(around: stray.here, ignoring: name) == nil {
            let meant = "layoutItem.\(name)"
            let fix = stray.place.map { _ in Issue.Fix(range: stray.name.range, replacement: meant, isCertain: false) }
            return Advice(hint: "did you mean '\(meant)'?", fix: fix)
        }
        for neighbour in neighbours {
            guard let name = slip(of: stray, in: neighbour.type.known) else { continue }
            return Advice(hint: "did you mean '\(name)', which belongs to \(neighbour.name)?")
        }
        return nil
    }

    private func slip(of stray: Stray, in known: KnownClass) -> String? {
        schema.propertyNames(ofClass: known.name).first { name in
            Suggestion.isSlip(stray.name.text, for: name)
                && schema.ownedProperty(name, of: known.number).map { takesAny($0.property.type, stray.value) } ?? false
        }
    }

    /// The classes that have a property of exactly this name.
    private func owners(of stray: Stray) -> Advice? {
        guard stands(stray.word, outsideOf: stray.holder) else { return nil }
        return Advice(hint: "'\(stray.word)' belongs to \(ownerNames(of: stray.word, taking: stray.value))")
    }

    /// The classes that have a property; only those whose property takes a value, if it is given and there are any.
    private func ownerNames(of property: String, taking value: Value? = nil) -> String {
        let all = schema.ownedProperties.filter { $0.property.name == property }
        let fitting = value.map { value in all.filter { takesAny($0.property.type, value) } } ?? []
        let names = (fitting.isEmpty ? all : fitting).map { schema.classes[$0.owner].name }
        guard names.count > 1 else { return names.first.map(TypeText.article) ?? "another class" }
        return TypeText.list(names.count > 4 ? names.prefix(3) + ["others"] : names)
    }
}

extension Value {
    /// Whether the value contains a path that starts with `self`.
    fileprivate var namesSelf: Bool {
        var found = false
        ValueWalk.each(self) { value, _ in
            if case .path(let path) = value, path.startsWithSelf { found = true }
        }
        return found
    }
}

extension Value {
    /// Whether the value could not be read, so that the reason is reported.
    fileprivate var isReported: Bool {
        switch self {
        case .invalid: true
        case .object(let object): object.isDamaged && object.assignments.isEmpty && object.systemProperties.isEmpty
        default: false
        }
    }
}

extension Document {
    /// Whether an error about the syntax of an assignment is reported on its lines.
    fileprivate func reports(in assignment: Assignment) -> Bool {
        let lines = source.lineIndex(at: assignment.range.lower)...source.lineIndex(at: max(assignment.range.upper, assignment.range.lower))
        return issues.issues.contains {
            $0.code == .unexpectedText && lines.contains(source.lineIndex(at: $0.range.lower))
                && $0.range.lower >= assignment.path.range.upper
        }
    }
}
