/// Sorts what stands at the top of a file into a document: imports first, then declarations, the root last.
enum DeclarationReader {
    static func read(
        _ items: [(piece: Lowering.Piece, kind: SyntaxKind)], into document: inout Document, _ issues: inout IssueBag
    ) {
        var hasDeclarations = false
        var hasTextAfterRoot = false
        for (piece, kind) in items where kind != .skipped {
            if document.root != nil, !hasTextAfterRoot {
                hasTextAfterRoot = true
                issues.add(
                    .textAfterRoot, at: piece.range, "nothing may stand after the root object",
                    hint: "declarations stand before the root")
            }
            if kind == .importing, hasDeclarations, document.root == nil {
                issues.add(.importAfterDeclaration, at: piece.range, "imports stand at the top, before the declarations")
            }
            enter(piece, kind, into: &document, &issues)
            if kind != .importing { hasDeclarations = true }
        }
    }

    private static func enter(
        _ piece: Lowering.Piece, _ kind: SyntaxKind, into document: inout Document, _ issues: inout IssueBag
    ) {
        switch piece.content {
        case .imported(let path?, let alias): document.imports.append(Import(path: path, alias: alias, range: piece.range))
        case .declaration(let name?, let value):
            let value = value ?? .invalid(piece.range.end)
            if kind == .constant {
                document.constants.append(Constant(name: name, value: value, range: piece.range))
            } else if let object = object(value, words[kind] ?? "this", &issues) {
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

    private static let words: [SyntaxKind: String] = [
        .style: "a style", .state: "a state", .template: "a template", .preview: "a preview",
    ]

    /// The object that `value` is; a complaint where it is something else.
    private static func object(_ value: Value, _ what: String, _ issues: inout IssueBag) -> ObjectNode? {
        if case .object(let object) = value { return object }
        if case .invalid = value { return nil }
        issues.add(.objectExpected, at: value.range, "\(what) is an object: { ... }")
        return nil
    }

    private static func root(_ assignment: Assignment, _ issues: inout IssueBag) -> Root? {
        let path = assignment.path
        if path.names.count > 1 || path.startsWithSelf {
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
