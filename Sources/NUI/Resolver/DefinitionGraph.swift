/// The references between constants and styles. Finds cycles, and measures how far the definitions expand.
///
/// A walk over references uses a stack of its own, since only the size of the files limits their number.
struct DefinitionGraph: Sendable {
    private struct Reference {
        /// The place of the name that refers to a definition.
        let range: SourceRange
        private let definition: Int32
        private let level: Int16
        /// True for a word that is also a case of some enumeration, and thus perhaps no reference.
        let mayBeCase: Bool

        init(to target: Int, at range: SourceRange, depth: Int, mayBeCase: Bool = false) {
            (self.range, definition, level, self.mayBeCase) = (range, Int32(clamping: target), Int16(clamping: depth), mayBeCase)
        }

        var target: Int { Int(definition) }
        /// The number of objects and arrays around the reference within its definition.
        var depth: Int { Int(level) }
    }

    private struct Entry {
        let name: Name
        let isStyle: Bool
        /// True for a constant that is one object for all its uses, instead of being expanded at each.
        let isShared: Bool
        var size = Size()
    }

    /// The references and the size of a definition: at first without, later with the definitions that it refers to.
    private struct Size {
        /// The indices of its references in `references`.
        var references = 0..<0
        var values = 0
        var depth = 0
        /// The longest chain of references.
        var chain = 0
    }

    /// The references that lead back to a definition that contains them. A walk that follows none of them always ends.
    private(set) var closingReferences: Set<SourceRange> = []
    /// Such references that are probably cases of enumerations, so that they are no mistake.
    private(set) var emptyReferences: Set<SourceRange> = []
    private(set) var isTooLarge = false
    private(set) var issues = IssueBag(reportsOnce: true)
    private var definitions: [Entry] = []
    /// The references of all definitions, in the order of the definitions.
    private var references: [Reference] = []
    private var constantIndex: [String: Int32] = [:]
    private var styleIndex: [String: Int32] = [:]
    /// The number of definitions that were visited to report cycles.
    private var cycleSteps = 0
    private let readsMisspelt: Bool

    init(_ program: Program, _ schema: Schema, ids: [String: Name], _ readsMisspelt: Bool) {
        self.readsMisspelt = readsMisspelt
        let measured = Self.measured(program)
        enter(measured)
        for (index, definition) in measured.enumerated() { definitions[index].size = contents(of: definition.value, schema, ids) }
        walk()
        measureUses(program, schema, ids)
        (definitions, references, constantIndex, styleIndex) = ([], [], [:], [:])
    }

    static func styleNames(of object: ObjectNode, _ readsMisspelt: Bool) -> [Name] {
        var names: [Name] = []
        eachStyleName(of: object, readsMisspelt) { names.append($0) }
        return names
    }

    /// Calls `body` with each name in `:style`, in order. Most objects have one or none, which needs no array.
    static func eachStyleName(of object: ObjectNode, _ readsMisspelt: Bool, _ body: (Name) -> Void) {
        switch object.systemProperty(.style, orMisspelt: readsMisspelt)?.value {
        case .path(let path): if let name = path.single { body(name) }
        case .array(let array):
            for case .path(let path) in array.elements { if let name = path.single { body(name) } }
        default: break
        }
    }

    // MARK: Setting up

    /// Returns the constants and styles that no other definition replaces, in file order.
    private static func measured(_ program: Program) -> [Definition] {
        program.documents.flatMap { document in
            document.definitions.filter { ($0.kind == .constant || $0.kind == .style) && program.definitions.isEffective($0) }
        }
    }

    private mutating func enter(_ measured: [Definition]) {
        definitions.reserveCapacity(measured.count)
        for definition in measured {
            let isStyle = definition.kind == .style
            let index = Int32(clamping: definitions.count)
            if isStyle { styleIndex[definition.name.text] = index } else { constantIndex[definition.name.text] = index }
            definitions.append(
                Entry(name: definition.name, isStyle: isStyle, isShared: !isStyle && definition.object.classProperty() != nil))
        }
    }

    /// Counts the values in `value` and collects its references.
    private mutating func contents(of value: Value, _ schema: Schema, _ ids: [String: Name]) -> Size {
        var result = Size()
        let start = references.count
        ValueWalk.each(value) { value, depth in
            result.values += 1
            result.depth = max(result.depth, depth)
            switch value {
            case .object(let object):
                Self.eachStyleName(of: object, readsMisspelt) { name in
                    guard let target = styleIndex[name.text] else { return }
                    references.append(Reference(to: Int(target), at: name.range, depth: depth))
                }
            case .path(let path):
                guard let target = constantIndex[path.first.text], ids[path.first.text] == nil else { return }
                let mayBeCase = path.single != nil && schema.hasCase(path.text)
                references.append(Reference(to: Int(target), at: path.first.range, depth: depth, mayBeCase: mayBeCase))
            default: break
            }
        }
        result.references = start..<references.count
        return result
    }

    // MARK: Cycles and sizes

    private struct Step {
        var definition: Int
        var next = 0
    }

    private enum Mark { case unseen, open, done }

    /// Walks depth first over all definitions, in file order, and measures each after those that it refers to.
    private mutating func walk() {
        var marks = [Mark](repeating: .unseen, count: definitions.count)
        for start in definitions.indices where marks[start] == .unseen {
            var stack = [Step(definition: start)]
            marks[start] = .open
            while let step = stack.last {
                let own = definitions[step.definition].size.references
                guard step.next < own.count else {
                    marks[step.definition] = .done
                    measure(step.definition)
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next += 1
                let reference = references[own.lowerBound + step.next]
                switch marks[reference.target] {
                case .done: break
                case .unseen:
                    marks[reference.target] = .open
                    stack.append(Step(definition: reference.target))
                case .open:
                    if reference.mayBeCase {
                        emptyReferences.insert(reference.range)
                    } else {
                        closingReferences.insert(reference.range)
                        report(cycleTo: reference.target, stack)
                    }
                }
            }
        }
    }

    private mutating func report(cycleTo target: Int, _ stack: [Step]) {
        // If long cycles share most of their definitions, reporting each would take as long as all of them together.
        guard issues.wantsDetail, cycleSteps < Limits.nodes else {
            issues.isPartial = true
            return
        }
        guard let from = stack.lastIndex(where: { $0.definition == target }) else { return }
        cycleSteps += stack.count - from
        let members = stack[from...].map { step in
            (
                definition: step.definition,
                reference: references[definitions[step.definition].size.references.lowerBound + step.next - 1].range
            )
        }
        guard let first = members.indices.min(by: { members[$0].definition < members[$1].definition }) else { return }
        let cycle = Array(members[first...] + members[..<first])
        guard let start = cycle.first, let closing = cycle.last else { return }
        var names = cycle.prefix(8).map { definitions[$0.definition].name.text }
        if cycle.count > 8 { names.append("...") }
        names.append(definitions[start.definition].name.text)
        let isOfStyles = cycle.allSatisfy { definitions[$0.definition].isStyle }
        issues.add(
            Issue(
                code: isOfStyles ? .styleCycle : .constantCycle, range: definitions[start.definition].name.range,
                message: "\(definitions[start.definition].isStyle ? "the style" : "the constant") '\(names[0])' depends on itself: "
                    + names.joined(separator: " -> "),
                related: [.init(range: closing.reference, message: "the cycle closes here")],
                members: cycle.map { definitions[$0.definition].name.range }))
    }

    /// Adds the sizes of the definitions that it refers to, to the size of a definition.
    private mutating func measure(_ index: Int) {
        let own = definitions[index].size
        let total = sum(own)
        reportExcess(of: total, over: references[own.references], at: definitions[index].name.range)
        definitions[index].size = total
    }

    private func sum(_ own: Size) -> Size {
        var result = own
        for reference in references[own.references] where !closingReferences.contains(reference.range) {
            let target = definitions[reference.target]
            if !target.isShared { result.values = min(result.values + target.size.values, 1 << 40) }
            result.depth = max(result.depth, reference.depth + target.size.depth)
            result.chain = max(result.chain, target.size.chain + 1)
        }
        return result
    }

    /// Reports the limits that this definition exceeds and that none of its parts exceeds already.
    private mutating func reportExcess(of total: Size, over parts: ArraySlice<Reference>, at range: SourceRange) {
        let (values, depth) = parts.reduce((0, 0)) { most, part in
            (max(most.0, definitions[part.target].size.values), max(most.1, definitions[part.target].size.depth))
        }
        if total.chain > Limits.referenceDepth {
            isTooLarge = true
            if total.chain == Limits.referenceDepth + 1 {
                issues.add(
                    .referencesTooDeep, at: range,
                    "styles and constants refer to each other in a chain of more than \(Limits.referenceDepth) steps")
            }
        }
        if total.values > Limits.nodes {
            isTooLarge = true
            if values <= Limits.nodes {
                issues.add(
                    .expansionTooLarge, at: range,
                    "with its styles and constants expanded, this has more than \(Limits.nodes) values")
            }
        }
        if total.depth > Limits.depth {
            isTooLarge = true
            if depth <= Limits.depth {
                issues.add(
                    .nestingTooDeep, at: range,
                    "with styles and constants expanded, this is nested deeper than \(Limits.depth) levels")
            }
        }
    }

    /// Measures the root, counting each shared constant once, and the states.
    private mutating func measureUses(_ program: Program, _ schema: Schema, _ ids: [String: Name]) {
        var uses: [(name: Name, object: ObjectNode)] = []
        if let root = program.root { uses.append((root.name, root.object)) }
        for document in program.documents {
            for state in document.definitions(of: .state) where program.definitions.isEffective(state) {
                uses.append((state.name, state.object))
            }
        }
        for (name, object) in uses {
            let own = contents(of: .object(object), schema, ids)
            var total = sum(own)
            if name.range == program.root?.name.range { total.values += sharedValues(from: own) }
            reportExcess(of: total, over: references[own.references], at: name.range)
        }
    }

    /// Returns the number of values of all shared constants that can be reached, each counted once.
    private func sharedValues(from use: Size) -> Int {
        var seen: Set<Int> = []
        var next = references[use.references].map(\.target)
        var count = 0
        while let index = next.popLast() {
            guard seen.insert(index).inserted else { continue }
            if definitions[index].isShared { count = min(count + definitions[index].size.values, 1 << 40) }
            next += references[definitions[index].size.references].lazy.map(\.target)
        }
        return count
    }
}
