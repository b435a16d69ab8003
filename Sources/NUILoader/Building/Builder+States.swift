import NUI

extension Builder {
    /// Carries out one entry of a state. The path of the entry begins with a name of the file.
    func apply(_ entry: Assignment) throws(LoadFailure) {
        if entry.operation == .assign, resolver.program.statedParameters[entry.path] != nil { return try setArgument(entry) }
        guard case .object(let start)? = scope[entry.path.first.text], let item = itemClass(of: start) else {
            throw failure(.unknownStateTarget, "there is no object '\(entry.path.first.text)' to change", at: entry.path.first.range)
        }
        try apply(entry, entry.path.rest, from: start, item, in: scope)
    }

    /// Carries out one entry of a state, of which `names` lead from an object to the property.
    func apply(
        _ entry: Assignment, _ names: ArraySlice<Name>, from start: AnyObject, _ item: NUIClass, in scope: Scope
    ) throws(LoadFailure) {
        if entry.operation == .modify {
            guard case .object(let object) = entry.value, let (target, targetClass) = try walk(names, from: start, item) else {
                throw failure(.unknownStateTarget, "there is no object at '\(entry.path.text)' to change", at: entry.path.range)
            }
            return fill(target, targetClass, from: object, in: scope)
        }
        guard !names.isEmpty else {
            throw failure(
                .invalidStateEntry, "an entry of a state names a property of an object", at: entry.path.range,
                hint: "write: \(entry.path.first.text).text = \"...\"")
        }
        guard let (target, targetClass) = try walk(names.dropLast(), from: start, item) else {
            throw try nothingToChange(entry, names, from: start, item)
        }
        try assign(entry.value, to: entry.path.last, of: target, targetClass, in: scope)
        journal.note(.assignment(entry), into: target)
    }

    /// The failure of an entry whose path goes through a property that holds no object.
    private func nothingToChange(
        _ entry: Assignment, _ names: ArraySlice<Name>, from start: AnyObject, _ item: NUIClass
    ) throws(LoadFailure) -> LoadFailure {
        let path = entry.path
        var (object, item) = (start, item)
        // A path that begins with a property is one of the object itself.
        var walked = names.count < path.names.count ? path.first.text : ""
        for name in names.dropLast() {
            let reached = walked.isEmpty ? name.text : "\(walked).\(name.text)"
            guard let next = try walk([name], from: object, item) else {
                let isValue = try read(name, of: object, item) != nil
                var failure = failure(
                    .invalidStateEntry,
                    isValue
                        ? "'\(name.text)' of \(item.schema.name) is a value, so a state sets all of it"
                        : walked.isEmpty ? "'\(name.text)' is empty" : "'\(name.text)' of '\(walked)' is empty",
                    at: name.range,
                    hint: isValue ? "write: \(reached) = ..." : hintOfNothing(at: path, upTo: name))
                if names.dropLast().last?.range == name.range, let whole = whole(name.text, of: object, with: entry) {
                    let text = "\(reached) = \(whole)"
                    failure.diagnostic.hint = "write: \(text)"
                    failure.diagnostic.fix = .init(
                        span: resolver.program.place(of: entry.range).span, replacement: text, isCertain: false)
                }
                return failure
            }
            (object, item, walked) = (next.0, next.1, reached)
        }
        return failure(.invalidStateEntry, "an entry of a state names a property of an object", at: path.range)
    }

    /// The literal of a value with one member changed by an entry: the members that the file gives it, and the new one. Nil if the text is
    /// long or has several lines.
    private func whole(_ property: String, of object: AnyObject, with entry: Assignment) -> String? {
        let written = journal.writings(into: object).flatMap { assignments(of: $0.source) }.last { $0.path.single?.text == property }
        var members: [Assignment] = []
        if case .object(let literal)? = written?.value {
            guard literal.systemProperties.isEmpty else { return nil }
            members = literal.assignments.filter { $0.path.text != entry.path.last.text }
        }
        let texts = members.map { text(of: $0.range) } + ["\(entry.path.last.text) = \(text(of: entry.value.range))"]
        let all = "{ \(texts.joined(separator: "  ")) }"
        return all.utf8.count > 80 || all.contains("\n") ? nil : all
    }

    private func text(of range: SourceRange) -> String {
        resolver.program.documents.first { $0.file == range.file }?.source.text(in: range) ?? ""
    }

    /// Sets a parameter of the use of a template, and carries out again the assignments in which it stands.
    private func setArgument(_ entry: Assignment) throws(LoadFailure) {
        let path = entry.path.text
        if journal.notesChanges, case .object(let use)? = scope[entry.path.first.text] {
            journal.willChange(Change(":params.\(path)", of: use, read: { nil }, undo: arguments.snapshot(of: path)))
        }
        try arguments.set(path, entry.value) { (place, object) throws(LoadFailure) in
            guard registry.binding(of: place.name.text, in: place.item)?.schema.appends != true else {
                throw failure(
                    .invalidStateEntry, "a state cannot set '\(entry.path.last.text)': '\(place.name.text)' adds objects for it",
                    at: entry.path.range)
            }
            do throws(LoadFailure) {
                try assign(place.value, to: place.name, of: object, place.item, in: scope)
            } catch {
                // The parameter's default, to which the assignment refers, is not at fault.
                var failure = error
                let given = resolver.program.place(of: entry.value.range)
                (failure.diagnostic.file, failure.diagnostic.span) = given
                throw failure
            }
        }
    }
}
