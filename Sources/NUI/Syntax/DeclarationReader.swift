/// Sorts what stands at the top of a file into a document: imports first, then declarations, the root last.
struct DeclarationReader {
    private var hasDeclarations = false
    private var hasTextAfterRoot = false
    private var definitionCount = 0

    /// Takes the next of the items, in the order of the file.
    mutating func read(_ piece: Lowering.Piece, _ kind: SyntaxKind, into document: inout Document, _ issues: inout IssueBag) {
        if kind == .skipped { return }
        if let root = document.root, !hasTextAfterRoot, Self.words.values.contains(root.name.text) {
            // `style = { }` is a root only as the last of a file.
            issues.add(
                .missingName, at: root.name.range.end, "a name is missing after '\(root.name.text)'", hint: "\(root.name.text) name = ...")
            document.root = nil
        } else if document.root != nil, !hasTextAfterRoot {
            hasTextAfterRoot = true
            issues.add(
                .textAfterRoot, at: piece.range, "nothing may stand after the root object",
                hint: "declarations stand before the root")
        }
        if kind == .importing, hasDeclarations, document.root == nil {
            issues.add(.importAfterDeclaration, at: piece.range, "imports stand at the top, before the declarations")
        }
        if case .declaration = piece.content { definitionCount += 1 }
        guard definitionCount <= Limits.definitions else { return giveUp(piece, &document, &issues) }
        enter(piece, kind, into: &document, &issues)
        if kind != .importing { hasDeclarations = true }
    }

    /// Leaves out the rest of the file.
    private func giveUp(_ piece: Lowering.Piece, _ document: inout Document, _ issues: inout IssueBag) {
        if document.isComplete {
            issues.add(.tooManyNodes, at: piece.range, "the file has more than \(Limits.definitions) definitions; the rest is not read")
        }
        document.isComplete = false
    }

    private func enter(
        _ piece: Lowering.Piece, _ kind: SyntaxKind, into document: inout Document, _ issues: inout IssueBag
    ) {
        switch piece.content {
        case .imported(let path?, let alias): document.imports.append(Import(path: path, alias: alias, range: piece.range))
        case .declaration(let name?, let value):
            let value = value ?? .invalid(piece.range.end)
            if kind == .constant {
                document.constants.append(Constant(name: name, value: value, range: piece.range))
            } else if let object = object(value, Self.words[kind].map { "a \($0)" } ?? "this", &issues) {
                switch kind {
                case .style: document.styles.append(Style(name: name, object: object, range: piece.range))
                case .state: document.states.append(State(name: name, object: object, range: piece.range))
                case .template: document.templates.append(Template(name: name, object: object, range: piece.range))
                default: document.previews.append(Preview(name: name, object: object, range: piece.range))
                }
            }
        case .assignment(let assignment) where document.root == nil:
            document.root = root(assignment, &issues)
        default: break
        }
    }

    private static let words: [SyntaxKind: String] = [.style: "style", .state: "state", .template: "template", .preview: "preview"]

    /// The object that `value` is; a complaint where it is something else.
    private func object(_ value: Value, _ what: String, _ issues: inout IssueBag) -> ObjectNode? {
        if case .object(let object) = value { return object }
        if case .invalid = value { return nil }
        issues.add(.objectExpected, at: value.range, "\(what) is an object: { ... }")
        return nil
    }

    private func root(_ assignment: Assignment, _ issues: inout IssueBag) -> Root? {
        let path = assignment.path
        if path.single == nil || path.startsWithSelf {
            let what = path.startsWithSelf ? "the root cannot be called 'self'" : "the root has a name without dots"
            issues.add(.invalidRoot, at: path.range, what, hint: "root = { ... }")
        } else if assignment.operation == .modify {
            issues.add(.invalidRoot, at: path.range, "the root is written with '=', not with '<='", hint: "root = { ... }")
        }
        switch assignment.value {
        case .object(let object): return Root(name: path.first, object: object, range: assignment.range)
        case .invalid: return nil
        default:
            issues.add(
                .invalidRoot, at: assignment.value.range, "the root is an object: { ... }",
                hint: "a constant is written as: const \(path.text) = ...",
                fix: path.single.map { .init(range: $0.range.start, replacement: "const ") })
            return nil
        }
    }
}
