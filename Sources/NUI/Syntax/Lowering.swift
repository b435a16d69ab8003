/// Reads the declarations out of the tree, and reports what the grammar alone does not rule out: the order of things,
/// numbers out of range, escapes. Recursion is bounded, for the tree is no deeper than ``Limits/depth``.
struct Lowering {
    let source: SourceText
    let file: FileID
    let tree: SyntaxTree
    var issues = IssueBag()
    private var hasDeclarations = false
    private var hasTextAfterRoot = false

    init(source: SourceText, file: FileID, tree: SyntaxTree) {
        self.source = source
        self.file = file
        self.tree = tree
    }

    mutating func run(into document: inout Document) {
        guard !tree.nodes.isEmpty else { return }
        for node in tree.children(of: 0) {
            let range = range(of: node)
            let kind = tree.nodes[node].kind
            if document.root != nil, kind != .skipped { reportTextAfterRoot(range) }
            switch kind {
            case .importing: lowerImport(node, range, into: &document)
            case .constant: lowerConstant(node, range, into: &document)
            case .style:
                if let (name, object) = lowerNamedObject(node, "a style") {
                    document.styles.append(Style(name: name, object: object, range: range))
                }
            case .state:
                if let (name, object) = lowerNamedObject(node, "a state") {
                    document.states.append(State(name: name, object: object, range: range))
                }
            case .assignment where document.root == nil: lowerRoot(node, range, into: &document)
            case .assignment: _ = lowerAssignment(node)
            default: break
            }
            if kind != .importing, kind != .skipped { hasDeclarations = true }
        }
    }

    func range(of node: Int) -> SourceRange {
        let (first, last) = (tree.nodes[node].firstToken, tree.nodes[node].endToken - 1)
        guard tree.tokens.indices.contains(first), tree.tokens.indices.contains(last) else {
            let offset = tree.tokens.indices.contains(first) ? tree.tokens[first].lower : source.bytes.count
            return SourceRange(file: file, lower: offset, upper: offset)
        }
        return SourceRange(file: file, lower: tree.tokens[first].lower, upper: tree.tokens[last].upper)
    }

    // MARK: Top level

    private mutating func reportTextAfterRoot(_ range: SourceRange) {
        guard !hasTextAfterRoot else { return }
        hasTextAfterRoot = true
        issues.add(
            .textAfterRoot, at: range, "nothing may stand after the root object",
            hint: "declarations stand before the root")
    }

    private mutating func lowerImport(_ node: Int, _ range: SourceRange, into document: inout Document) {
        if hasDeclarations, document.root == nil {
            issues.add(
                .importAfterDeclaration, at: range, "imports stand at the top, before the declarations")
        }
        for child in tree.children(of: node) {
            if tree.nodes[child].kind == .string {
                document.imports.append(Import(path: lowerString(child), range: range))
            } else {
                // Quotes are missing; what is meant is clear enough to spare the names it brings a complaint.
                let words = self.range(of: child)
                let path = source.text(in: words).filter { !"'\u{201C}\u{201D}".contains($0) }
                guard !path.isEmpty else { continue }
                document.imports.append(Import(path: StringLiteral(value: path, range: words), range: range))
            }
        }
    }

    private mutating func lowerConstant(_ node: Int, _ range: SourceRange, into document: inout Document) {
        let (path, value) = lowerParts(node)
        guard let name = path?.first else { return }
        document.constants.append(Constant(name: name, value: value ?? .invalid(range.end), range: range))
    }

    private mutating func lowerNamedObject(_ node: Int, _ what: String) -> (Name, ObjectNode)? {
        let (path, value) = lowerParts(node)
        guard let name = path?.first, let value else { return nil }
        guard let object = object(value, "\(what) is an object: { ... }") else { return nil }
        return (name, object)
    }

    private mutating func lowerRoot(_ node: Int, _ range: SourceRange, into document: inout Document) {
        guard let assignment = lowerAssignment(node) else { return }
        let path = assignment.path
        if path.names.count > 1 || path.startsWithSelf {
            let what = path.startsWithSelf ? "the root cannot be called 'self'" : "the root has a name without dots"
            issues.add(.invalidRoot, at: path.range, what, hint: "root = { ... }")
        } else if assignment.operation == .modify {
            issues.add(.invalidRoot, at: path.range, "the root is written with '=', not with '<='", hint: "root = { ... }")
        }
        if case .object(let object) = assignment.value {
            document.root = Root(name: path.first, object: object, range: range)
        } else if case .invalid = assignment.value {
            return
        } else {
            issues.add(
                .invalidRoot, at: assignment.value.range, "the root is an object: { ... }",
                hint: "a constant is written as: const \(path.text) = ...",
                fix: path.single.map { .init(range: $0.range.start, replacement: "const ") })
        }
    }

    // MARK: Members

    /// The path and the value that a declaration or assignment is made of.
    private mutating func lowerParts(_ node: Int) -> (NamePath?, Value?) {
        var path: NamePath?
        for child in tree.children(of: node) {
            guard path != nil else {
                path = tree.nodes[child].kind == .path ? lowerPath(child) : nil
                if path == nil { return (nil, nil) }
                continue
            }
            return (path, lowerValue(child))
        }
        return (path, nil)
    }

    private mutating func lowerAssignment(_ node: Int) -> Assignment? {
        let (path, value) = lowerParts(node)
        guard let path else { return nil }
        let range = range(of: node)
        var result = value ?? .invalid(range.end)
        let isModify = hasToken(.modify, from: tree.nodes[node].firstToken, before: result.range.lower)
        if isModify, value != nil, object(result, "'<=' changes an object and needs one: { ... }") == nil {
            result = .invalid(result.range)
        }
        return Assignment(path: path, operation: isModify ? .modify : .assign, value: result, range: range)
    }

    /// The object that `value` is; a complaint where it is something else.
    private mutating func object(_ value: Value, _ complaint: String) -> ObjectNode? {
        if case .object(let object) = value { return object }
        if case .invalid = value { return nil }
        issues.add(.objectExpected, at: value.range, complaint)
        return nil
    }

    private func hasToken(_ kind: TokenKind, from first: Int, before offset: Int) -> Bool {
        var index = first
        while index < tree.tokens.count, tree.tokens[index].lower < offset {
            if tree.tokens[index].kind == kind { return true }
            index += 1
        }
        return false
    }

    private mutating func lowerSystemProperty(_ node: Int) -> SystemProperty? {
        let range = range(of: node)
        let tokens = tree.tokens[tree.nodes[node].firstToken..<tree.nodes[node].endToken]
        guard let token = tokens.first(where: { $0.kind != .colon && !$0.kind.isTrivia }), token.kind.isName else { return nil }
        let name = lowerName(token)
        for child in tree.children(of: node) {
            return SystemProperty(name: name, value: lowerValue(child), range: range)
        }
        return SystemProperty(name: name, value: .invalid(range.end), range: range)
    }

    // MARK: Values

    private mutating func lowerValue(_ node: Int) -> Value {
        let range = range(of: node)
        switch tree.nodes[node].kind {
        case .string: return .string(lowerString(node))
        case .number: return lowerNumber(node)
        case .path: return lowerPath(node).map(Value.path) ?? .invalid(range)
        case .flags:
            let operands = tree.children(of: node).map { lowerValue($0) }
            return .flags(FlagsNode(operands: operands, range: range))
        case .array:
            var elements: [Value] = []
            for child in tree.children(of: node) where tree.nodes[child].kind != .skipped {
                elements.append(lowerValue(child))
            }
            return .array(ArrayNode(elements: elements, range: range))
        case .object: return .object(lowerObject(node))
        default: return .invalid(range)
        }
    }

    private mutating func lowerObject(_ node: Int) -> ObjectNode {
        var properties: [SystemProperty] = []
        var assignments: [Assignment] = []
        var isDamaged = false
        for child in tree.children(of: node) {
            if tree.nodes[child].kind == .assignment, let assignment = lowerAssignment(child) {
                assignments.append(assignment)
            } else if tree.nodes[child].kind == .systemProperty, let property = lowerSystemProperty(child) {
                properties.append(property)
                guard let first = assignments.first else { continue }
                issues.add(
                    .systemPropertyAfterAssignment, at: property.range,
                    "':\(property.name.text)' stands before the first assignment of its object",
                    related: [.init(range: first.path.range, message: "the first assignment")])
            } else {
                isDamaged = true
            }
        }
        return ObjectNode(
            systemProperties: properties, assignments: assignments, range: range(of: node), isDamaged: isDamaged)
    }

    private func lowerPath(_ node: Int) -> NamePath? {
        let tokens = tree.tokens[tree.nodes[node].firstToken..<tree.nodes[node].endToken]
        guard tokens.last?.kind != .dot else { return nil }
        return NamePath(names: tokens.filter { $0.kind.isName }.map(lowerName), range: range(of: node))
    }

    private func lowerName(_ token: Token) -> Name {
        let range = SourceRange(file: file, lower: token.lower, upper: token.upper)
        return Name(text: source.text(in: range), range: range)
    }

    private mutating func lowerNumber(_ node: Int) -> Value {
        let range = range(of: node)
        let token = tree.tokens[tree.nodes[node].firstToken]
        guard token.kind == .number else { return .invalid(range) }
        let text = source.text(in: range)
        let parts = text.drop { $0 == "-" || $0 == "+" }.split(separator: ".")
        let decimals = parts.count > 1 ? parts[1].utf8.count : 0
        guard let whole = parts.first, whole.utf8.count <= Limits.wholeDigits, decimals <= Limits.decimals else {
            issues.add(
                .numberOutOfRange, at: range,
                "numbers have at most \(Limits.wholeDigits) digits before the dot and \(Limits.decimals) after it")
            return .invalid(range)
        }
        guard let value = Double(text), abs(value) <= Limits.number else {
            issues.add(.numberOutOfRange, at: range, "numbers lie between -10000000 and 10000000")
            return .invalid(range)
        }
        return .number(NumberLiteral(value: value, range: range))
    }

    private mutating func lowerString(_ node: Int) -> StringLiteral {
        let range = range(of: node)
        let token = tree.tokens[tree.nodes[node].firstToken]
        let curly = token.kind == .misquoted && source.bytes[token.lower] != Byte.apostrophe
        let mark = curly ? 3 : 1
        let upper = token.isTerminated ? token.upper - mark : token.upper
        let lower = min(token.lower + mark, upper)
        guard upper - lower <= Limits.stringBytes else {
            issues.add(.stringTooLong, at: range, "this string is longer than \(Limits.stringBytes >> 10) KiB")
            return StringLiteral(value: "", range: range)
        }
        let contents = StringContents(source.bytes, lower..<upper)
        for escape in contents.unknownEscapes {
            let place = SourceRange(file: file, lower: escape.lowerBound, upper: escape.upperBound)
            issues.add(
                .unknownEscape, at: place, "\(Quoting.quote(source.text(in: place))) is no escape and stays as it is",
                hint: "a backslash is written as \\\\", fix: .init(range: place.start, replacement: "\\"))
        }
        for escape in contents.invalidEscapes {
            let place = SourceRange(file: file, lower: escape.lowerBound, upper: escape.upperBound)
            issues.add(
                .invalidEscape, at: place, "\(Quoting.quote(source.text(in: place))) names no character",
                hint: "write \\u{...} with 1 to 6 hexadecimal digits")
        }
        return StringLiteral(value: contents.value, range: range)
    }
}
