import NUI

extension Builder {
    /// Carries out one entry of a state. The path of the entry begins with a name of the file.
    func apply(_ entry: Assignment) throws(LoadFailure) {
        if entry.operation == .assign, resolver.program.statedParameters[entry.path] != nil { return try setArgument(entry) }
        guard case .object(let start)? = scope[entry.path.first.text], let item = itemClass(of: start) else {
            throw failure(.unknownStateTarget, "there is no object '\(entry.path.first.text)' to change", at: entry.path.first.range)
        }
        if entry.operation == .modify {
            guard case .object(let object) = entry.value, let (target, targetClass) = try walk(entry.path.rest, from: start, item) else {
                throw failure(.unknownStateTarget, "there is no object at '\(entry.path.text)' to change", at: entry.path.range)
            }
            return fill(target, targetClass, from: object, in: scope)
        }
        guard entry.path.single == nil, let (target, targetClass) = try walk(entry.path.rest.dropLast(), from: start, item) else {
            throw failure(.invalidStateEntry, "an entry of a state names a property of an object", at: entry.path.range)
        }
        try assign(entry.value, to: entry.path.last, of: target, targetClass, in: scope)
        journal.note(.assignment(entry), into: target)
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
            try assign(place.value, to: place.name, of: object, place.item, in: scope)
        }
    }
}
