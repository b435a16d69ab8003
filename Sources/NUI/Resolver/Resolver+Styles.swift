/// An assignment as it is carried out, with the style and the template that it comes from.
public struct ExpandedAssignment: Sendable {
    /// The assignment.
    public let assignment: Assignment
    /// The style it comes from; nil if it comes from a template or the object itself.
    public let style: Definition?
    let use: TemplateUse?
}

/// An object with the assignments of its styles.
public struct ExpandedObject: Sendable {
    /// The `:id` of the object itself, otherwise of the last style that has one.
    public internal(set) var id: Name?
    /// The `:property` of the object itself, otherwise of the last style that has one.
    public internal(set) var property: NamePath?
    /// The assignments in the order in which they are carried out: base styles first, own assignments last.
    public internal(set) var assignments = ExpandedAssignments()
    /// The blocks for widths, in the same order.
    public internal(set) var widthBlocks: [Clause] = []
    /// The `:animate` of the object itself, otherwise of its last style or its template; nil for none.
    public internal(set) var animation: Value?
}

/// The assignments of styles and of an object itself as one collection, without copying them.
public struct ExpandedAssignments: BidirectionalCollection, Sendable {
    /// The origin of assignments.
    package struct Source: Sendable {
        /// The style; nil if the assignments are those of a template or of the object itself.
        package var style: Definition?
        /// The template; nil if the assignments come from none.
        package var use: TemplateUse?

        /// True if the assignments are those of the object itself.
        var isOwn: Bool { style == nil && use == nil }
    }

    /// Assignments of one origin, in order.
    package struct Part: Sendable {
        package let source: Source
        package let assignments: [Assignment]
    }

    /// A position in the collection.
    public struct Index: Comparable, Sendable {
        fileprivate var part: Int
        /// The position in its part.
        fileprivate var offset: Int

        /// Orders positions by the order in which the assignments are applied.
        public static func < (a: Index, b: Index) -> Bool { (a.part, a.offset) < (b.part, b.offset) }
    }

    /// The parts in order; none of them is empty.
    package private(set) var parts: [Part] = []

    mutating func append(_ assignments: [Assignment], of source: Source) {
        if assignments.isEmpty { return }
        // An object with assignments of its own often has a style too.
        if parts.isEmpty { parts.reserveCapacity(2) }
        parts.append(Part(source: source, assignments: assignments))
    }

    /// The position of the first assignment.
    public var startIndex: Index { Index(part: 0, offset: 0) }
    /// The position after the last assignment.
    public var endIndex: Index { Index(part: parts.count, offset: 0) }

    /// Returns the next position.
    public func index(after index: Index) -> Index {
        let next = index.offset + 1
        return next < parts[index.part].assignments.count ? Index(part: index.part, offset: next) : Index(part: index.part + 1, offset: 0)
    }

    /// Returns the previous position.
    public func index(before index: Index) -> Index {
        if index.offset > 0 { return Index(part: index.part, offset: index.offset - 1) }
        return Index(part: index.part - 1, offset: parts[index.part - 1].assignments.count - 1)
    }

    /// The assignment at a position, with the style and the template it comes from.
    public subscript(index: Index) -> ExpandedAssignment {
        let part = parts[index.part]
        return ExpandedAssignment(assignment: part.assignments[index.offset], style: part.source.style, use: part.source.use)
    }
}

extension Resolver {
    /// Returns the assignments of `object` and its styles. Unknown styles and references that close a cycle are left out.
    public func expand(_ object: ObjectNode) -> ExpandedObject {
        var result = ExpandedObject()
        add(object, ExpandedAssignments.Source(), level: 0, to: &result)
        return result
    }

    /// Returns the names in `:style`, in order. Elements that are no plain names are left out.
    public func styleNames(of object: ObjectNode) -> [Name] {
        DefinitionGraph.styleNames(of: object, readsMisspelt)
    }

    /// Adds the assignments of a template, then of the styles, then of the object itself.
    private func add(_ object: ObjectNode, _ source: ExpandedAssignments.Source, level: Int, to result: inout ExpandedObject) {
        if let inner = object.use {
            let base = inner.isRecursive ? program.recursiveTemplates[inner.template]?.object : nil
            add(base ?? inner.base, .init(style: source.style, use: inner), level: level, to: &result)
        }
        if !isTooLarge, level <= Limits.referenceDepth {
            DefinitionGraph.eachStyleName(of: object, readsMisspelt) { name in
                guard !graph.closingReferences.contains(name.range), let base = program.definitions[.style, name.text] else { return }
                add(base.object, .init(style: base, use: source.use), level: level + 1, to: &result)
            }
        }
        if case .path(let path)? = object.systemProperty(.id, orMisspelt: readsMisspelt)?.value, let name = path.single { result.id = name }
        if case .path(let path)? = object.systemProperty(.property, orMisspelt: readsMisspelt)?.value { result.property = path }
        if let animation = object.systemProperty(.animate)?.value { result.animation = animation }
        for clause in object.clauses where clause.kind == .when { result.widthBlocks.append(clause) }
        result.assignments.append(object.assignments, of: source)
    }
}
