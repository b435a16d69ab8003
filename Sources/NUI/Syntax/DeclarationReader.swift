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
        } else if let root = document.root, kind == .assignment, isModel(root) {
            takeModel(root, &document, &issues)
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
            // What is no object is kept under its name, which is not reported where it is used.
            if kind != .constant, kind != .type { _ = isObject(value, "a \(kind.noun)", &document, &issues) }
            document.definitions.append(Definition(kind, name: name, value: value, range: piece.range))
        case .property(let property) where property.kind == .model: enterModel(property, into: &document, &issues)
        case .assignment(let assignment) where document.root == nil:
            document.root = root(assignment, document, &issues)
        default: break
        }
    }

    /// Whether a root before another one is a model without its colon.
    private func isModel(_ root: Root) -> Bool {
        root.name.text == "model" && root.object.systemProperties.isEmpty && !hasTextAfterRoot
    }

    private func takeModel(_ root: Root, _ document: inout Document, _ issues: inout IssueBag) {
        issues.add(
            .unexpectedText, at: root.name.range, "the data of a file is declared by ':model', with a colon",
            fix: .init(range: root.name.range.start, replacement: ":"))
        let property = SystemProperty(name: root.name, value: .object(root.object), range: root.range)
        enterModel(property, into: &document, &issues)
        document.root = nil
    }

    private func enterModel(_ property: SystemProperty, into document: inout Document, _ issues: inout IssueBag) {
        guard case .object(let fields) = property.value else {
            _ = isObject(property.value, "a model", &document, &issues)
            return
        }
        if let first = document.model {
            return issues.add(
                .duplicateDefinition, at: property.range, "a file has one ':model'; put its fields into one",
                related: [.init(range: first.range, message: "first declared here")])
        }
        document.model = ModelDeclaration(fields: fields, range: property.range)
    }

    /// True for an object. Reports a value of another kind, and not what the parser reports of an array that should be an object.
    private func isObject(_ value: Value, _ what: String, _ document: inout Document, _ issues: inout IssueBag) -> Bool {
        switch value {
        case .object: return true
        case .invalid: return false
        default: break
        }
        let line = document.source.lineIndex(at: value.range.upper)
        let reported = document.issues.issues.first {
            $0.code == .assignmentInArray && value.range.contains($0.range)
                || $0.code == .unexpectedText && $0.range.lower >= value.range.upper
                    && document.source.lineIndex(at: $0.range.lower) == line
        }
        if let reported { document.issues = document.issues.filter { $0.code != reported.code || $0.range != reported.range } }
        issues.add(
            .objectExpected, at: value.range, "\(what) must be an object: { ... }",
            fix: reported?.code != .assignmentInArray || document.source.bytes[value.range.upper - 1] != ASCII.rightBracket
                ? nil : Self.braces(inPlaceOf: value.range))
        return false
    }

    /// The fix that writes braces in place of the brackets around an array.
    private static func braces(inPlaceOf range: SourceRange) -> Issue.Fix {
        let last = SourceRange(file: range.file, lower: range.upper - 1, upper: range.upper)
        return Issue.Fix(
            range: SourceRange(file: range.file, lower: range.lower, upper: range.lower + 1), replacement: "{",
            more: [.init(range: last, replacement: "}")], isCertain: false)
    }

    private func root(_ assignment: Assignment, _ document: Document, _ issues: inout IssueBag) -> Root? {
        let path = assignment.path
        if path.single == nil || path.startsWithSelf {
            let what = path.startsWithSelf ? "the root cannot be called 'self'" : "the name of the root cannot contain dots"
            issues.add(.invalidRoot, at: path.range, what, hint: "root = { ... }")
        } else if assignment.operation != .assign {
            let sign = assignment.operation.sign
            issues.add(.invalidRoot, at: path.range, "the root is written with '=', not with '\(sign)'", hint: "root = { ... }")
        }
        switch assignment.value {
        case .object(let object): return Root(name: path.first, object: object, range: assignment.range)
        case .invalid: return nil
        case _ where Definition.Kind(keyword: path.text) != nil:
            issues.add(.missingName, at: path.range.end, "a name is missing after '\(path.text)'", hint: "\(path.text) name = ...")
            return nil
        // What stands before the name on its line is the mistake.
        case _ where document.issues.issues.contains(where: { $0.code == .unexpectedText && Self.stands($0.range, before: path, document) }):
            return nil
        default:
            issues.add(
                .invalidRoot, at: assignment.value.range, "the root must be an object: { ... }",
                hint: path.text == "root" ? "write: root = { view = ... }" : "a constant is written as: const \(path.text) = ...",
                fix: path.text == "root" ? nil : path.single.map { .init(range: $0.range.start, replacement: "const ", isCertain: false) })
            return nil
        }
    }

    /// Whether a range ends before a path, on its line.
    private static func stands(_ range: SourceRange, before path: NamePath, _ document: Document) -> Bool {
        range.upper <= path.range.lower && document.source.lineIndex(at: range.upper) == document.source.lineIndex(at: path.range.lower)
    }
}
