import NUI

/// Checks, after the whole file is built, that objects are in places where they may stand.
extension Builder {
    /// Reports the objects that may not stand in their places.
    func findMisplaced() {
        for (number, (fault, object, node)) in journal.misplaced.enumerated() {
            if !fault.silencers.isEmpty, place(of: fault.silencers, [], of: object) != nil { continue }
            if fault.isOfUnnamed, names.name(of: object) != nil { continue }
            if fault.isOfConstant, followsData(fault.properties, of: object) { continue }
            let written = place(of: fault.properties, fault.names, of: fault.object ?? object, onlyOwn: fault.isOfOwnLiteral)
            if fault.isOfOwnLiteral, written == nil { continue }
            let range = written ?? node.range
            var found = failure(fault.code, fault.message, at: range, hint: number < Limits.diagnostics ? fault.hint() : nil)
            if let related = fault.related, let second = place(of: related.properties, related.names, of: related.object) {
                let place = resolver.program.place(of: second)
                found.diagnostic.related = [Diagnostic.Related(file: place.file, span: place.span, message: related.message)]
            }
            failures.add(found)
        }
    }

    /// Returns the range of the last value that the file sets for some of the properties; within it, the range of one of `names` if the
    /// value contains that.
    private func place(of properties: Set<String>, _ names: [String], of object: AnyObject, onlyOwn: Bool = false) -> SourceRange? {
        guard let item = itemClass(of: object) else { return nil }
        for writing in journal.writings(into: object).reversed() {
            if case .held(let literal) = writing.source, holdsView(in: properties, item) {
                return place(of: names, in: .object(literal)) ?? literal.range
            }
            var written = assignments(of: writing.source)
            if onlyOwn, case .object(let literal) = writing.source { written = literal.assignments }
            if let value = written.last(where: { sets($0, properties, item) })?.value { return place(of: names, in: value) ?? value.range }
        }
        return nil
    }

    /// Whether an object binds one of the properties.
    private func followsData(_ properties: Set<String>, of object: AnyObject) -> Bool {
        guard let item = itemClass(of: object) else { return false }
        return journal.writings(into: object).contains { writing in
            assignments(of: writing.source).contains { $0.operation.isBinding && sets($0, properties, item) }
        }
    }

    /// Whether an assignment sets one of the properties.
    private func sets(_ assignment: Assignment, _ properties: Set<String>, _ item: NUIClass) -> Bool {
        registry.binding(of: assignment.path.last.text, in: item).map { properties.contains($0.name) } ?? false
    }

    /// Returns true if one of the properties holds the view for which a short form stands.
    private func holdsView(in properties: Set<String>, _ item: NUIClass) -> Bool {
        let schema = resolver.schema
        return schema.knownClass(item.schema.name).flatMap(schema.itemViewProperty).map { properties.contains($0.property.name) } ?? false
    }

    /// Returns the range of the first of `names` in a value: in an array or the assignments of an object.
    func place(of names: [String], in value: Value) -> SourceRange? {
        guard !names.isEmpty else { return nil }
        var pending = [value]
        while let next = pending.popLast() {
            switch next {
            case .path(let path): if names.contains(path.text) { return path.range }
            case .string(let literal): if names.contains(literal.value) { return literal.range }
            case .array(let array): pending += array.elements.reversed()
            case .object(let object): pending += assignments(of: .object(object)).map(\.value).reversed()
            default: break
            }
        }
        return nil
    }
}
