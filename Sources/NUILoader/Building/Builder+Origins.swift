import NUI
import TatamiLayout

/// Who set a property, and where its value is written. The journal keeps who wrote into which object, and no more; the rest is worked out
/// when somebody asks.
extension Builder {
    /// Who gave `property` its value, and from where; nil where no file of this program did.
    func origin(of property: String, in object: AnyObject) -> PropertyOrigin? {
        guard let item = itemClass(of: object) else { return nil }
        let wanted = registry.binding(of: property, in: item)?.name ?? property
        for writing in journal.writings(into: object).reversed() {
            for assignment in assignments(of: writing.source).reversed() {
                guard let found = source(of: wanted, in: assignment, item) else { continue }
                var place = place(of: assignment.path.range)
                place.state = writing.state?.name.text ?? place.state
                return PropertyOrigin(
                    assignment: place, value: self.place(of: found.range), isReplaced: !isPresent(found, as: wanted, in: object, item))
            }
        }
        return nil
    }

    /// The assignments to the object itself that a writing carried out.
    func assignments(of source: Writing.Source) -> [Assignment] {
        switch source {
        case .assignment(let assignment): [assignment]
        case .object(let object): resolver.expand(object).assignments.map(\.assignment).filter { target(of: $0) != nil }
        }
    }

    /// The property that an assignment to the object itself sets.
    private func target(of assignment: Assignment) -> Name? {
        guard assignment.operation == .assign, let (walked, property) = resolver.target(of: assignment.path) else { return nil }
        return walked.isEmpty ? property : nil
    }

    /// A value that sets a property, or one of its parts.
    private struct Source {
        let binding: PropertyBinding?
        /// The property that was assigned, by its canonical name, and which of its parts is wanted.
        let assigned: String
        let part: (index: Int, count: Int)?
        let type: ValueType?
        let value: Value
        /// The range of the part alone, if it is written alone.
        let range: SourceRange
    }

    /// The value that `assignment` gives to the property `wanted`; nil if it sets another one.
    private func source(of wanted: String, in assignment: Assignment, _ item: NUIClass) -> Source? {
        let name = assignment.path.last
        let binding = registry.binding(of: name.text, in: item)
        let assigned = binding?.name ?? name.text
        let parts = binding?.parts ?? []
        let index = parts.firstIndex(of: wanted)
        guard assigned == wanted || index != nil else { return nil }
        let type = binding?.schema.type
        let value = follow(assignment.value, type)
        let part = index.map { (index: $0, count: parts.count) }
        return Source(
            binding: binding, assigned: assigned, part: part, type: type, value: value,
            range: part.flatMap { range(of: $0, in: value, type) } ?? value.range)
    }

    /// The range of one of several numbers that is written alone: in an array, or as a property of an object that stands for all.
    private func range(of part: (index: Int, count: Int), in value: Value, _ type: ValueType?) -> SourceRange? {
        switch value {
        case .array(let array) where array.elements.count == part.count:
            return follow(array.elements[part.index], .number).range
        case .object(let object):
            guard case .known(let known) = resolver.classChoice(of: object, expecting: type),
                known.schema.properties.indices.contains(part.index)
            else { return nil }
            let piece = known.schema.properties[part.index].name
            let item = registry[known]
            return assignments(of: .object(object)).reversed().lazy.compactMap { source(of: piece, in: $0, item)?.range }.first
        default: return nil
        }
    }

    /// The value of the constant that `value` names; `value` itself if it names none.
    private func follow(_ value: Value, _ type: ValueType?) -> Value {
        var value = value
        for _ in 0..<Limits.referenceDepth {
            guard case .path(let path) = value, path.single != nil,
                case .constant(let constant) = resolver.meaning(of: path, expecting: type)
            else { break }
            value = constant.value
        }
        return value
    }

    // MARK: Places

    /// A place of a file, with the definitions in which it lies.
    private func place(of range: SourceRange) -> SourcePlace {
        let (file, span) = resolver.program.place(of: range)
        var place = SourcePlace(file: file, line: span.line, column: span.column)
        guard resolver.program.documents.indices.contains(range.file.index) else { return place }
        let document = resolver.program.documents[range.file.index]
        for definition in document.definitions where definition.range.contains(range) {
            switch definition.kind {
            case .style: place.style = definition.name.text
            case .constant: place.constant = definition.name.text
            case .state: place.state = definition.name.text
            case .template: place.template = definition.name.text
            case .preview: break
            }
        }
        return place
    }

    // MARK: Changes by the program

    /// True while the object has the value. A value that is an object or worked out is taken to be unchanged.
    private func isPresent(_ source: Source, as wanted: String, in object: AnyObject, _ item: NUIClass) -> Bool {
        if source.part != nil, let binding = registry.binding(of: wanted, in: item) {
            guard let held = binding.get(of: object) else { return false }
            return plain(source).map { part(of: $0, source).mayBe(held) } ?? true
        }
        guard let written = plain(source), let held = source.binding?.get(of: object) else {
            return true
        }
        return part(of: written, source).mayBe(part(of: held, source))
    }

    /// One of several numbers; a single value stands for each.
    private func part(of value: Loaded, _ source: Source) -> Loaded {
        guard let part = source.part, case .list(let elements) = value, elements.count == part.count else { return value }
        return elements[part.index]
    }

    /// The value as it was read; nil where reading it would make an object.
    private func plain(_ source: Source) -> Loaded? {
        guard isPlain(source.value, source.type), let loaded = try? evaluate(source.value, expecting: source.type, in: scope) else {
            return nil
        }
        guard source.assigned.hasPrefix("localized"), case .text(let key) = loaded else { return loaded }
        return .text(context.text(forKey: key))
    }

    /// Numbers, strings, names of cases, and arrays of them.
    private func isPlain(_ value: Value, _ type: ValueType?) -> Bool {
        switch follow(value, type) {
        case .string, .number: return true
        case .path(let path):
            switch resolver.meaning(of: path, expecting: type) {
            case .enumCase, .bool: return true
            default: return false
            }
        case .flags(let flags): return flags.operands.allSatisfy { isPlain($0, type) }
        case .array(let array): return array.elements.allSatisfy { isPlain($0, type) }
        case .expression, .interpolation, .object, .invalid: return false
        }
    }
}

extension Loaded {
    /// False where the two are of one kind and differ. One number stands for a list of the same numbers.
    fileprivate func mayBe(_ other: Loaded) -> Bool {
        switch (self, other) {
        case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.mayBe($1) }
        case (.number, .list(let b)): b.allSatisfy(mayBe)
        default: equals(other) ?? true
        }
    }
}
