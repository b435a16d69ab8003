import NUI

extension Builder {
    /// Carries out one entry of a state. The path of the entry begins with a name of the file.
    func apply(_ entry: Assignment) throws(LoadFailure) {
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
}
