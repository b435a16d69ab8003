/// Enters the items at the top of a file into a document, and checks their order: imports, then definitions, then the root.
struct DeclarationReader {
    private var hasDeclarations = false
    private var hasTextAfterRoot = false
    private var definitionCount = 0

    /// Reads the next item, in the order of the file.
    mutating func read(_ piece: Lowering.Piece, _ kind: SyntaxKind, into document: inout Document, _ issues: inout IssueBag) {
        if kind == .skipped { return }
        if let root = document.root, !hasTextAfterRoot, Definition.Kind(keyword: root.name.text).map({ $0 != .constant }) == true {
            // `style = { }` is a root only as the last of a file.
            issues.add(
                .missingName, at: root.name.range.end, "a name is missing after '\(root.name.text)'", hint: "\(root.name.text) name = ...")
            document.root = nil
        } else if document.root != nil, !hasTextAfterRoot {
            hasTextAfterRoot = true
            // The parser reports text that is no declaration.
            if !document.issues.issues.contains(where: { $0.code == .textAfterRoot }) {
                issues.add(
                    .textAfterRoot, at: piece.range, "nothing may follow the root object",
                    hint: "declarations go before the root")
            }
        }
        if kind == .importing, hasDeclarations, document.root == nil {
            issues.add(.importAfterDeclaration, at: piece.range, "imports must be at the top, before the declarations")
        }
        if case .definition = piece.content { definitionCount += 1 }
        guard definitionCount <= Limits.definitions else { return giveUp(piece, &document, &issues) }
        enter(piece, into: &document, &issues)
        if kind != .importing { hasDeclarations = true }
    }

    /// Ignores the rest of the file.
    private func giveUp(_ piece: Lowering.Piece, _ document: inout Document, _ issues: inout IssueBag) {
        if document.isComplete {
            issues.add(.tooManyNodes, at: piece.range, "the file has more than \(Limits.definitions) definitions; the rest is not read")
        }
        document.isComplete = false
    }

    private func enter(_ piece: Lowering.Piece, into document: inout Document, _ issues: inout IssueBag) {
        switch piece.content {
        case .imported(let path?, let alias): document.imports.append(Import(path: path, alias: alias, range: piece.range))
        case .definition(let kind, let name?, let value):
            guard kind == .constant || isObject(value, "a \(kind.noun)", &issues) else { return }
            document.definitions.append(Definition(kind, name: name, value: value, range: piece.range))
        case .assignment(let assignment) where document.root == nil:
            document.root = root(assignment, &issues)
        default: break
        }
    }

    /// True for an object. Reports a value of another kind.
    private func isObject(_ value: Value, _ what: String, _ issues: inout IssueBag) -> Bool {
        switch value {
        case .object: return true
        case .invalid: return false
        default:
            issues.add(.objectExpected, at: value.range, "\(what) must be an object: { ... }")
            return false
        }
    }

    private func root(_ assignment: Assignment, _ issues: inout IssueBag) -> Root? {
        let path = assignment.path
        if path.single == nil || path.startsWithSelf {
            let what = path.startsWithSelf ? "the root cannot be called 'self'" : "the name of the root cannot contain dots"
            issues.add(.invalidRoot, at: path.range, what, hint: "root = { ... }")
        } else if assignment.operation == .modify {
            issues.add(.invalidRoot, at: path.range, "the root is written with '=', not with '<='", hint: "root = { ... }")
        }
        switch assignment.value {
        case .object(let object): return Root(name: path.first, object: object, range: assignment.range)
        case .invalid: return nil
        default:
            issues.add(
                .invalidRoot, at: assignment.value.range, "the root must be an object: { ... }",
                hint: "a constant is written as: const \(path.text) = ...",
                fix: path.single.map { .init(range: $0.range.start, replacement: "const ", isCertain: false) })
            return nil
        }
    }
}
