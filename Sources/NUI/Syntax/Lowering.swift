/// Reads the declarations from the tree, and reports errors that the grammar does not exclude: wrong order, numbers out of
/// range, invalid escapes.
///
/// Open objects and arrays are kept in `open` and not on the call stack, so nesting needs no recursion.
struct Lowering {
    let source: SourceText
    let file: FileID
    let tree: SyntaxTree
    var issues = IssueBag()
    /// Reads the contents of `\(...)`.
    var lexer: Lexer
    /// The number of `\(...)`, plus their tokens, which the parser does not count.
    var embeddedCount = 0
    private var open: [Container] = []
    /// The class that stands before the next object, as in `Label { ... }`.
    private var statedClass: SystemProperty?
    /// The result for the current item at the top level of the file.
    private var item = Piece.Content.nothing
    private var usesTemplates = false

    /// The result of reading a node.
    struct Piece {
        enum Content {
            case value(Value)
            case assignment(Assignment)
            case property(SystemProperty)
            case clause(Clause)
            /// A name, as far as it is there, and a value.
            case definition(Definition.Kind, Name?, Value)
            case imported(StringLiteral?, as: Name?)
            case nothing
        }

        var range: SourceRange
        var content: Content
    }

    /// An object or array that is being read, or a skipped node whose contents are read only for their errors.
    private struct Container {
        let kind: SyntaxKind
        let range: SourceRange
        /// The index of the next node after this one and after the item whose value it is.
        let end: Int
        let head: Head
        /// The type with its question mark; nil for an array that has none.
        var optional: SourceRange?
        var isDamaged = false
        var usesTemplates = false
        /// True for an object in which `class = Label` can only mean `:class = Label`: `class` may be a parameter of a template, and a name
        /// in the data of a preview or in a state.
        var mayLackColon: Bool {
            switch head {
            case .nothing: properties.allSatisfy { $0.kind != .template }
            case .path(let path, .assign, _): path.text != "data" && properties.allSatisfy { $0.kind != .template }
            case .definition(let kind, _): kind == .constant || kind == .style || kind == .template
            default: false
            }
        }
        var properties: [SystemProperty] = []
        var clauses: [Clause] = []
        var assignments: [Assignment] = []
        var elements: [Value] = []
    }

    /// What comes before a value: nothing, a path, a system property's name or a declaration.
    enum Head {
        case nothing
        case path(NamePath, Assignment.Operator, ValueFormat?? = nil)
        case property(Name, SourceRange)
        case clause(Clause)
        case definition(Definition.Kind, Name?)
    }

    init(source: SourceText, file: FileID, tree: SyntaxTree) {
        self.source = source
        self.file = file
        self.tree = tree
        lexer = Lexer(source, file: file)
    }

    mutating func run(into document: inout Document) {
        var reader = DeclarationReader()
        var node = 1
        while node < tree.nodes.count {
            reader.read(piece(node), tree.nodes[node].kind, into: &document, &issues)
            node = tree.nodes[node].end
        }
        document.usesTemplates = usesTemplates
    }

    /// Reads a top-level item with everything it contains.
    private mutating func piece(_ top: Int) -> Piece {
        var node = top
        while node < tree.nodes[top].end {
            node = read(node)
            while let last = open.indices.last, open[last].end <= node { close() }
        }
        defer { item = .nothing }
        return Piece(range: range(of: top), content: item)
    }

    /// Reads a node, or the part before its contents, and returns the index of the next node to read.
    private mutating func read(_ node: Int) -> Int {
        let end = tree.nodes[node].end
        switch tree.nodes[node].kind {
        case .object, .array: return enter(node, end: end, .nothing)
        case .assignment: return readAssignment(node)
        case .systemProperty: return readProperty(node)
        case .clause(let kind): return readClause(node, kind)
        case .optional: return readOptional(node, of: node, .nothing)
        case .format: break
        case .definition(let kind): return readDefinition(node, kind)
        case .importing: take(imported(node))
        case .file, .reserved, .skipped: return passOver(node)
        case .path, .string, .number, .flags, .expression: take(.value(leaf(node)))
        }
        return end
    }

    // MARK: Objects and arrays

    mutating func enter(_ node: Int, end: Int, _ head: Head, optional: SourceRange? = nil) -> Int {
        let kind = tree.nodes[node].kind
        var container = Container(kind: kind, range: range(of: node), end: end, head: head, optional: optional)
        var counts = (properties: 0, assignments: 0, all: 0)
        var child = node + 1
        while child < tree.nodes[node].end {
            counts.all += 1
            switch tree.nodes[child].kind {
            case .systemProperty: counts.properties += 1
            case .assignment: counts.assignments += 1
            default: break
            }
            child = tree.nodes[child].end
        }
        if kind == .object {
            container.isDamaged = tokens(of: node).last?.kind != .rightBrace
            container.properties.reserveCapacity(counts.properties)
            container.assignments.reserveCapacity(counts.assignments)
        } else if kind == .array {
            container.elements.reserveCapacity(counts.all)
        }
        if let stated = statedClass { container.properties.append(stated) }
        statedClass = nil
        open.append(container)
        return node + 1
    }

    /// Returns the class that stands before an object, as in `view = Label { ... }`. The parser has reported it.
    private func classBefore(_ value: Int, of node: Int, from start: Int) -> SystemProperty? {
        guard tree.nodes[value].kind.isObject, let skipped = child(of: node, from: start, \.isSkipped), skipped < value else {
            return nil
        }
        return classNamed(in: skipped)
    }

    /// Returns the class that skipped words before an object name: `Label` or `new Label`.
    private func classNamed(in skipped: Int) -> SystemProperty? {
        let words = tokens(of: skipped).filter { !$0.kind.isTrivia }
        guard 1...2 ~= words.count, words.allSatisfy(\.kind.isName), let word = words.last else { return nil }
        let name = self.name(word)
        guard name.text.first?.isUppercase == true, let path = NamePath(names: [name], range: name.range) else { return nil }
        return SystemProperty(name: Name(text: "class", range: name.range), value: .path(path.meantAsClass), range: name.range)
    }

    private mutating func close() {
        let container = open.removeLast()
        if container.usesTemplates, let outer = open.indices.last { open[outer].usesTemplates = true }
        switch container.kind {
        case .object:
            finish(
                container.head,
                .object(
                    ObjectNode(
                        systemProperties: container.properties, assignments: container.assignments, clauses: container.clauses,
                        range: container.range, isDamaged: container.isDamaged, usesTemplates: container.usesTemplates)))
        case .array:
            let array = Value.array(
                ArrayNode(elements: container.elements, range: container.range, usesTemplates: container.usesTemplates))
            finish(container.head, container.optional.map { .optional(array, $0) } ?? array)
        default: break
        }
    }

    /// Continues with the contents of a node that cannot be read. Their meaning is lost, but they may contain errors of their
    /// own.
    private mutating func passOver(_ node: Int) -> Int {
        take(.nothing)
        let end = tree.nodes[node].end
        if let container = open.last, container.kind == .array, end < container.end, tree.nodes[end].kind == .object {
            statedClass = classNamed(in: node)
        }
        if end > node + 1 { open.append(Container(kind: .skipped, range: range(of: node), end: end, head: .nothing)) }
        return node + 1
    }

    /// Adds a result to the innermost open container.
    mutating func take(_ content: Piece.Content) {
        guard let last = open.indices.last else {
            item = content
            return
        }
        switch (open[last].kind, content) {
        case (.object, .assignment(let assignment)):
            if Self.mayLackColon(assignment), open[last].mayLackColon,
                let property = colonlessClass(assignment) ?? colonlessParameters(assignment)
            {
                return open[last].properties.append(property)
            }
            open[last].assignments.append(assignment)
        case (.object, .property(let property)):
            open[last].properties.append(property)
            if property.kind == .template { (open[last].usesTemplates, usesTemplates) = (true, true) }
            // The value of a slot is long, and is best placed after the short assignments.
            if let first = open[last].assignments.first, let kind = property.kind, kind != .slot, kind != .content {
                reportLate(property.name.text, property.range, after: first)
            }
        case (.object, .clause(let clause)):
            open[last].clauses.append(clause)
            // A loop over constants is expanded, as templates are.
            if clause.kind == .loop { (open[last].usesTemplates, usesTemplates) = (true, true) }
            if clause.kind != .when, let first = open[last].assignments.first {
                reportLate(clause.kind.rawValue, clause.range, after: first)
            }
        case (.object, _): open[last].isDamaged = true
        case (.array, .value(let value)): open[last].elements.append(value)
        default: break
        }
    }

    /// Whether an assignment has the name of a system property that ``colonlessClass(_:)`` and ``colonlessParameters(_:)`` read.
    private static func mayLackColon(_ assignment: Assignment) -> Bool {
        guard let name = assignment.path.single?.text else { return false }
        return name == SystemName.class.rawValue || wordsForParameters.contains(name)
    }

    /// Returns the system property that `class = Label` means. Reports the missing colon.
    private mutating func colonlessClass(_ assignment: Assignment) -> SystemProperty? {
        guard let name = assignment.path.single, name.text == "class", assignment.operation == .assign else { return nil }
        let (text, isQuoted) =
            switch assignment.value {
            case .path(let path): (path.single?.text, false)
            case .string(let literal): (literal.value, true)
            default: (String?.none, false)
            }
        guard let text, text.first?.isUppercase == true,
            let path = NamePath(names: [Name(text: text, range: assignment.value.range)], range: assignment.value.range)
        else { return nil }
        // A system property must come before the assignments.
        let isFirst = open.last?.assignments.isEmpty == true
        let fix =
            isQuoted
            ? Issue.Fix(range: assignment.range, replacement: ":class = \(text)", isCertain: false)
            : Issue.Fix(range: name.range.start, replacement: ":")
        issues.add(
            .unknownProperty, at: name.range, "the class of an object is set with a colon, and before its other properties",
            hint: "write: :class = \(text)", fix: isFirst ? fix : nil)
        return SystemProperty(name: name, value: .path(path), range: assignment.range)
    }

    /// Returns the system property that `params = { ... }` means in a template. Reports the missing colon.
    private mutating func colonlessParameters(_ assignment: Assignment) -> SystemProperty? {
        guard case .object = assignment.value, let name = assignment.path.single, case .definition(.template, _)? = open.last?.head,
            Self.wordsForParameters.contains(name.text)
        else { return nil }
        let isFirst = open.last.map { $0.assignments.isEmpty && !$0.properties.contains { $0.name.text == "params" } } == true
        issues.add(
            .unknownProperty, at: name.range, "the parameters of a template are declared with a colon, and before its other properties",
            hint: "write: :params { ... }", fix: isFirst ? .init(range: name.range, replacement: ":params") : nil)
        return SystemProperty(name: Name(text: "params", range: name.range), value: assignment.value, range: assignment.range)
    }

    private static let wordsForParameters = ["params", "parameters"]

    private mutating func reportLate(_ name: String, _ range: SourceRange, after first: Assignment) {
        // An id without its colon is reported alone.
        if first.path.single?.text == "\(SystemName.id)" { return }
        issues.add(
            .systemPropertyAfterAssignment, at: range,
            "':\(name)' must come before the first assignment of its object",
            related: [.init(range: first.path.range, message: "the first assignment")])
    }

    // MARK: Items

    /// The first matching child of `node` from `start` on; skipped words may come before it.
    func child(of node: Int, from start: Int, _ isWanted: (SyntaxKind) -> Bool) -> Int? {
        var child = start
        while child < tree.nodes[node].end {
            if isWanted(tree.nodes[child].kind) { return child }
            child = tree.nodes[child].end
        }
        return nil
    }

    /// Reads the value of `node` that follows a head. Without a value, an invalid one is placed at the end of the node.
    mutating func readValue(_ value: Int?, of node: Int, _ head: Head) -> Int {
        let end = tree.nodes[node].end
        guard let value else {
            finish(head, .invalid(range(of: node).end))
            return end
        }
        switch tree.nodes[value].kind {
        case .object, .array: return enter(value, end: end, head)
        case .optional: return readOptional(value, of: node, head)
        default: finish(head, leaf(value))
        }
        return end
    }

    private mutating func readAssignment(_ node: Int) -> Int {
        guard let name = child(of: node, from: node + 1, \.isPath), let path = path(name) else { return passOver(node) }
        let start = tree.nodes[name].end
        let value = child(of: node, from: start, \.isValue)
        statedClass = value.flatMap { classBefore($0, of: node, from: start) }
        let signs = tree.nodes[name].endToken..<(value.map { tree.nodes[$0].firstToken } ?? tree.nodes[node].endToken)
        let formatNode = child(of: node, from: start, \.isFormat)
        let format = formatNode.map { self.format($0) }
        return readValue(value, of: node, .path(path, assignmentOperator(in: signs), format))
    }

    private mutating func readProperty(_ node: Int) -> Int {
        let value = child(of: node, from: node + 1, \.isValue)
        let end = value.map { tree.nodes[$0].firstToken } ?? tree.nodes[node].endToken
        var token = tree.nodes[node].firstToken
        var name: Token?
        while token < end, tree.tokens[token].kind != .equals {
            if let skipped = child(of: node, from: node + 1, \.isSkipped), tree.nodes[skipped].firstToken == token {
                token = tree.nodes[skipped].endToken
                continue
            }
            if tree.tokens[token].kind.isName { name = tree.tokens[token] }
            token += 1
        }
        guard let name else { return passOver(node) }
        return readValue(value, of: node, .property(self.name(name), range(of: node)))
    }

    private mutating func readDefinition(_ node: Int, _ kind: Definition.Kind) -> Int {
        if kind == .preview, node + 1 < tree.nodes[node].end, case .string(let literal) = leaf(node + 1) {
            let name = Name(text: literal.value, range: literal.range)
            return readValue(child(of: node, from: node + 2, \.isValue), of: node, .definition(kind, name))
        }
        guard let name = child(of: node, from: node + 1, \.isPath) else { return passOver(node) }
        return readValue(child(of: node, from: tree.nodes[name].end, \.isValue), of: node, .definition(kind, path(name)?.first))
    }

    /// Combines a value with its head and adds the result to its container.
    mutating func finish(_ head: Head, _ value: Value) {
        switch head {
        case .nothing: take(.value(value))
        case .property(let name, let range): take(.property(SystemProperty(name: name, value: value, range: range)))
        case .definition(let kind, let name): take(.definition(kind, name, value))
        case .path(let path, .modify, _): take(.assignment(Assignment(path: path, value: changes(value), operation: .modify)))
        case .path(let path, let operation, let format):
            let isWrong = format.map { $0 == nil } ?? false
            take(
                .assignment(
                    Assignment(path: path, value: value, operation: operation, format: format ?? nil, hasWrongFormat: isWrong)))
        case .clause(let clause):
            if clause.kind == .when, case .object(let object) = value { return take(.clause(clause.giving(clause.value, object))) }
            take(.clause(clause.giving(value, nil)))
        }
    }

    private mutating func changes(_ value: Value) -> Value {
        switch value {
        case .object, .invalid: return value
        default:
            issues.add(.objectExpected, at: value.range, "'<=' changes an object and needs one: { ... }")
            return .invalid(value.range)
        }
    }

    private mutating func imported(_ node: Int) -> Piece.Content {
        guard let file = child(of: node, from: node + 1, { $0 == .string }) ?? child(of: node, from: node + 1, \.isSkipped)
        else { return .imported(nil, as: nil) }
        let alias = child(of: node, from: tree.nodes[file].end, \.isPath).flatMap(path)?.single
        if tree.nodes[file].kind == .string, case .string(let literal) = leaf(file) { return .imported(literal, as: alias) }
        // The quotes are missing, but the path is clear enough to import the file, so that its names are not reported as
        // unknown.
        let range = range(of: file)
        let path = source.text(in: range).filter { !"'\u{201C}\u{201D}".contains($0) }
        return .imported(path.isEmpty ? nil : StringLiteral(value: path, range: range), as: alias)
    }
}
