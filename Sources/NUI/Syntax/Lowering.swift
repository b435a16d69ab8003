/// Reads the declarations out of the tree, and reports what the grammar alone does not rule out: the order of things,
/// numbers out of range, escapes.
///
/// Nodes stand in preorder, so going through them from the last to the first meets every child before its parent: what
/// a node holds lies on top of `pieces` when its turn comes, and nesting costs no stack.
struct Lowering {
    let source: SourceText
    let file: FileID
    let tree: SyntaxTree
    var issues = IssueBag(isBackwards: true)
    private var pieces: [Piece] = []
    private var usesTemplates = false

    /// What a node was read as.
    struct Piece {
        enum Content {
            case path(NamePath?)
            case value(Value)
            case assignment(Assignment)
            case property(SystemProperty)
            /// A name and a value, as far as they are there.
            case declaration(Name?, Value?)
            case imported(StringLiteral?, as: Name?)
            case nothing
        }

        var node: Int
        var range: SourceRange
        var content: Content
    }

    init(source: SourceText, file: FileID, tree: SyntaxTree) {
        self.source = source
        self.file = file
        self.tree = tree
    }

    mutating func run(into document: inout Document) {
        for node in tree.nodes.indices.dropFirst().reversed() {
            var children: [Piece] = []
            while let child = pieces.last, child.node < tree.nodes[node].end {
                children.append(child)
                pieces.removeLast()
            }
            let range = range(of: node)
            pieces.append(Piece(node: node, range: range, content: read(node, range, children)))
        }
        document.usesTemplates = usesTemplates
        DeclarationReader.read(pieces.reversed().map { ($0, tree.nodes[$0.node].kind) }, into: &document, &issues)
        pieces = []
    }

    private func range(of node: Int) -> SourceRange {
        let (first, last) = (tree.nodes[node].firstToken, tree.nodes[node].endToken - 1)
        guard tree.tokens.indices.contains(first), last >= first, tree.tokens.indices.contains(last) else {
            let offset = tree.tokens.indices.contains(first) ? tree.tokens[first].lower : source.bytes.count
            return SourceRange(file: file, lower: offset, upper: offset)
        }
        return SourceRange(file: file, lower: tree.tokens[first].lower, upper: tree.tokens[last].upper)
    }

    func tokens(of node: Int) -> ArraySlice<Token> {
        tree.tokens[tree.nodes[node].firstToken..<max(tree.nodes[node].firstToken, tree.nodes[node].endToken)]
    }

    private mutating func read(_ node: Int, _ range: SourceRange, _ children: [Piece]) -> Piece.Content {
        switch tree.nodes[node].kind {
        case .path: return .path(path(node, range))
        case .string: return .value(string(node, range))
        case .number: return .value(number(node, range))
        case .flags: return .value(.flags(FlagsNode(operands: children.compactMap(value), range: range)))
        case .expression: return .value(expression(node, range, children))
        case .array: return .value(.array(ArrayNode(elements: children.compactMap(value), range: range)))
        case .object: return .value(.object(object(node, range, children)))
        case .assignment: return assignment(node, range, children)
        case .systemProperty: return property(node, range, children)
        case .constant, .style, .state, .template: return declaration(children)
        case .preview: return preview(children)
        case .importing: return imported(children)
        case .file, .reserved, .skipped: return .nothing
        }
    }

    // MARK: Items

    func value(_ piece: Piece) -> Value? {
        switch piece.content {
        case .value(let value): return value
        case .path(let path): return path.map(Value.path) ?? .invalid(piece.range)
        default: return nil
        }
    }

    /// The path that something starts with, and the value behind it; words that were skipped may stand between.
    private func pathAndValue(_ children: [Piece]) -> (NamePath?, Value?)? {
        for (index, child) in children.enumerated() {
            guard case .path(let path) = child.content else { continue }
            return (path, children[(index + 1)...].lazy.compactMap(value).first)
        }
        return nil
    }

    private func declaration(_ children: [Piece]) -> Piece.Content {
        guard let (path, value) = pathAndValue(children) else { return .declaration(nil, nil) }
        return .declaration(path?.first, value)
    }

    /// A preview is called by a string or by a plain name.
    private func preview(_ children: [Piece]) -> Piece.Content {
        guard case .value(.string(let literal))? = children.first?.content else { return declaration(children) }
        return .declaration(Name(text: literal.value, range: literal.range), children.dropFirst().lazy.compactMap(value).first)
    }

    private mutating func assignment(_ node: Int, _ range: SourceRange, _ children: [Piece]) -> Piece.Content {
        guard case (let path?, let given)? = pathAndValue(children) else { return .nothing }
        var result = given ?? .invalid(range.end)
        let isModify = tokens(of: node).prefix { $0.lower < result.range.lower }.contains { $0.kind == .modify }
        switch result {
        case .object, .invalid: break
        default:
            guard isModify else { break }
            issues.add(.objectExpected, at: result.range, "'<=' changes an object and needs one: { ... }")
            result = .invalid(result.range)
        }
        return .assignment(Assignment(path: path, operation: isModify ? .modify : .assign, value: result, range: range))
    }

    private func property(_ node: Int, _ range: SourceRange, _ children: [Piece]) -> Piece.Content {
        let value = children.lazy.compactMap(value).first ?? .invalid(range.end)
        let head = tokens(of: node).prefix { $0.kind != .equals && $0.lower < value.range.lower }
        let isSkipped = { (token: Token) in children.contains { tree.nodes[$0.node].kind == .skipped && $0.range.lower == token.lower } }
        guard let token = head.last(where: { $0.kind.isName && !isSkipped($0) }) else { return .nothing }
        return .property(SystemProperty(name: name(token), value: value, range: range))
    }

    private func imported(_ children: [Piece]) -> Piece.Content {
        guard let piece = children.first(where: { if case .path = $0.content { false } else { true } }) else { return .imported(nil, as: nil) }
        var alias: Name?
        if case .path(let path)? = children.last?.content { alias = path?.single }
        return .imported(importedPath(piece), as: alias)
    }

    private func importedPath(_ piece: Piece) -> StringLiteral? {
        if case .value(.string(let literal)) = piece.content { return literal }
        // Quotes are missing; what is meant is clear enough to spare the names it brings a complaint.
        let path = source.text(in: piece.range).filter { !"'\u{201C}\u{201D}".contains($0) }
        return path.isEmpty ? nil : StringLiteral(value: path, range: piece.range)
    }

    private mutating func object(_ node: Int, _ range: SourceRange, _ children: [Piece]) -> ObjectNode {
        var properties: [SystemProperty] = []
        var assignments: [Assignment] = []
        var isDamaged = tokens(of: node).last?.kind != .rightBrace
        for child in children {
            switch child.content {
            case .assignment(let assignment): assignments.append(assignment)
            case .property(let property):
                properties.append(property)
                if property.name.text == "template" { usesTemplates = true }
                // What fills a slot is long, and stands best behind what is short.
                if let first = assignments.first, property.name.text != "slot" { reportLate(property, after: first) }
            default: isDamaged = true
            }
        }
        return ObjectNode(systemProperties: properties, assignments: assignments, range: range, isDamaged: isDamaged)
    }

    private mutating func reportLate(_ property: SystemProperty, after first: Assignment) {
        issues.add(
            .systemPropertyAfterAssignment, at: property.range,
            "':\(property.name.text)' stands before the first assignment of its object",
            related: [.init(range: first.path.range, message: "the first assignment")])
    }

    // MARK: Leaves

    private func path(_ node: Int, _ range: SourceRange) -> NamePath? {
        let tokens = tokens(of: node)
        guard tokens.last?.kind != .dot else { return nil }
        var names: [Name] = []
        for token in tokens where token.kind.isName { names.append(name(token)) }
        return NamePath(names: names, range: range)
    }

    func name(_ token: Token) -> Name {
        let range = SourceRange(file: file, lower: token.lower, upper: token.upper)
        return Name(text: source.text(in: range), range: range)
    }

    private mutating func number(_ node: Int, _ range: SourceRange) -> Value {
        tokens(of: node).first?.kind == .number ? number(range) : .invalid(range)
    }

    mutating func number(_ range: SourceRange) -> Value {
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

    private mutating func string(_ node: Int, _ range: SourceRange) -> Value {
        let nothing = Value.string(StringLiteral(value: "", range: range))
        guard let token = tokens(of: node).first else { return nothing }
        let curly = token.kind == .misquoted && source.bytes[token.lower] != Byte.apostrophe
        let mark = curly ? 3 : 1
        let upper = token.isTerminated ? token.upper - mark : token.upper
        let lower = min(token.isOpened ? token.lower + mark : token.lower, upper)
        guard upper - lower <= Limits.stringBytes else {
            issues.add(.stringTooLong, at: range, "this string is longer than \(Limits.stringBytes >> 10) KiB")
            return nothing
        }
        if let pieces = interpolation(lower..<upper) { return .interpolation(InterpolatedString(pieces: pieces, range: range)) }
        return .string(StringLiteral(value: text(lower..<upper), range: range))
    }

    /// What stands between the quotes, or a part of it, with its escapes read.
    mutating func text(_ range: Range<Int>) -> String {
        let contents = StringContents(source.bytes, range)
        reportEscapes(contents)
        return contents.value
    }

    private mutating func reportEscapes(_ contents: StringContents) {
        for escape in contents.unknownEscapes {
            let place = SourceRange(file: file, lower: escape.lowerBound, upper: escape.upperBound)
            if source.bytes[escape.upperBound - 1] == Byte.leftParenthesis {
                issues.add(
                    .unknownEscape, at: place, "the value that begins here has no end, and stays as it is",
                    hint: "\\( ... ) holds no quotes; give a text a name with const")
                continue
            }
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
    }
}
