import NUI
import TatamiLayout

/// Finds what set a property, and where its value is written. The journal keeps only which writings went into which object; the rest is
/// computed on request.
extension Builder {
    /// Returns the origin of the value of `property`; nil if no file of this program set it.
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

    /// Returns the assignments to the object itself that a writing carried out.
    func assignments(of source: Writing.Source) -> [Assignment] {
        switch source {
        case .assignment(let assignment): [assignment]
        // Its rules are written as `layoutItem.minWidth = 8` and noted one by one.
        case .held: []
        case .object(let object): resolver.expand(object).assignments.map(\.assignment).filter { target(of: $0) != nil }
        }
    }

    /// Returns the property that an assignment to the object itself sets.
    private func target(of assignment: Assignment) -> Name? {
        guard assignment.operation == .assign, let (walked, property) = resolver.target(of: assignment.path) else { return nil }
        return walked.isEmpty ? property : nil
    }

    /// A value that sets a property, or one of its parts.
    private struct Source {
        let binding: PropertyBinding?
        /// The canonical name of the property that was assigned, and which of its parts is requested.
        let assigned: String
        let part: (index: Int, count: Int)?
        let type: ValueType?
        let value: Value
        /// The range of the part alone, if the file writes it separately.
        let range: SourceRange
    }

    /// Returns the value that `assignment` gives to the property `wanted`; nil if it sets another one.
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

    /// Returns the range of one of several numbers that is written separately: in an array, or as a property of an object that stands for
    /// all.
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

    /// Returns the value of the constant that `value` names; `value` itself if it names none.
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

    /// Returns a place of a file, with the definitions that contain it.
    func place(of range: SourceRange) -> SourcePlace {
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
            case .preview, .type: break
            }
        }
        return place
    }

    // MARK: Changes by the program

    /// Returns true while the object has the value. A value that is an object or computed counts as unchanged.
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

    /// Returns one of several numbers; a single value stands for each.
    private func part(of value: Loaded, _ source: Source) -> Loaded {
        guard let part = source.part, case .list(let elements) = value, elements.count == part.count else { return value }
        return elements[part.index]
    }

    /// Returns the value as it was read; nil if reading it would make an object.
    private func plain(_ source: Source) -> Loaded? {
        guard isPlain(source.value, source.type), let loaded = try? evaluate(source.value, expecting: source.type, in: scope) else {
            return nil
        }
        guard source.assigned.hasPrefix("localized"), case .text(let key) = loaded else { return loaded }
        return .text(context.text(forKey: key))
    }

    /// Returns true for numbers, strings, names of cases, and arrays of them.
    private func isPlain(_ value: Value, _ type: ValueType?) -> Bool {
        switch follow(value, type) {
        case .string, .number, .percentage: return true
        case .path(let path):
            switch resolver.meaning(of: path, expecting: type) {
            case .enumCase, .bool: return true
            default: return false
            }
        case .flags(let flags): return flags.operands.allSatisfy { isPlain($0, type) }
        case .array(let array): return array.elements.allSatisfy { isPlain($0, type) }
        case .expression, .interpolation, .object, .optional, .invalid: return false
        }
    }
}

extension Loaded {
    /// Returns false if the two are of one kind and differ. One number stands for a list of equal numbers.
    fileprivate func mayBe(_ other: Loaded) -> Bool {
        switch (self, other) {
        case (.list(let a), .list(let b)): a.count == b.count && zip(a, b).allSatisfy { $0.mayBe($1) }
        case (.number, .list(let b)): b.allSatisfy(mayBe)
        default: equals(other) ?? true
        }
    }
}
